package civitas.clash.table;

import civitas.clash.content.CardKind;

/** Cards that somebody gets instead of one from the deck. */
@FunctionalInterface
public interface Waiting {

    /** Sees to a draw itself, if there is such a card for the player; otherwise he draws from the deck. */
    boolean draws(ClashTable table, int player, CardKind kind);

    /** Gives up a card that lies open, for somebody who takes it from wherever it is (CC-16.32). */
    default boolean givesUp(ClashTable table, CardKind kind, int card) {
        return false;
    }
}
