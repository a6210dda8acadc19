package civitas.clash.table;

/**
 * A step that knows more than everybody may: it shows hidden cards to somebody, or keeps cards that lie nowhere else
 * while it waits. Imagined tables deal nothing anew that such a step shows to the one who imagines, views tell him what
 * he is shown, and the audit finds the cards that a step keeps.
 *
 * <p>A step implements it beside {@link civitas.kernel.Question} or {@link civitas.kernel.Procedure}, and overrides what
 * applies. It need not name what everybody knows, or a seat's own hand.
 */
public interface Secret {

    /** Cards in hands, decks or this step that a seat may look at while the step is on the agenda (Spy, New Plans). */
    default Cards seenBy(int seat) {
        return Cards.NONE;
    }

    /**
     * Cards that lie in this step and in no hand, deck or discard pile, or that it names by number: they stay as they are
     * in imagined tables. {@link Cards#people()} stands for events of every kind here.
     */
    default Cards held() {
        return Cards.NONE;
    }

    /** Slots of the map whose region lies face up already but has not been turned into place, as bits by index. */
    default int slotsSeen() {
        return 0;
    }
}
