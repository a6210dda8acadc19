package civitas.kernel.text;

/** Anything that has a name people can read. */
public interface Named {

    Phrase title();
}
