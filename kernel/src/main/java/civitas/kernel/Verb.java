package civitas.kernel;

/** What is done by a choice. Each game lists its verbs in one enum: its vocabulary. */
public interface Verb {

    /** The kind of things that stand for a verb, where a person points at what cannot be done at all. */
    String KIND = "verb";

    /** One word, stable for ever: the first word of a choice's code. */
    String code();
}
