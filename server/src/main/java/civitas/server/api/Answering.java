package civitas.server.api;

/**
 * What is answered for the viewer, and only the viewer sees it.
 *
 * @param empty whether questions are answered for them to which there is only one answer
 * @param until how long they pass whatever they could do: {@code turn}, {@code attack} or nothing
 * @param held the choice they have made that leaves the table in a moment
 */
public record Answering(boolean empty, String until, String held) {

    /** Everything is asked. */
    public static final Answering NOTHING = new Answering(false, "", "");
}
