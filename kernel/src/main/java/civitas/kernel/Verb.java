package civitas.kernel;

/** What is done by a choice. Each game lists its verbs in one enum: its vocabulary. */
public interface Verb {

    /** One word, stable for ever: the first word of a choice's code. */
    String code();
}
