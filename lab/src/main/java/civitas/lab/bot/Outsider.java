package civitas.lab.bot;

/** An agent that is more than an object: it has to be told when its game is over. */
public interface Outsider {

    void dismiss();
}
