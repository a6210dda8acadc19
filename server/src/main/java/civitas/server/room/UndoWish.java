package civitas.server.room;

/** The ways to take choices back. Plies are numbers of choices: those there are now, and those that would remain. */
public sealed interface UndoWish {

    /** One's own choices that have shown nothing to anybody. */
    record Own(int toPly) implements UndoWish {}

    /** With everybody's consent. */
    record Ask(int toPly) implements UndoWish {}

    /** Consent to exactly the wish that was seen. */
    record Agree(int fromPly, int toPly) implements UndoWish {}

    /** No, or not any more. */
    record Decline() implements UndoWish {}
}
