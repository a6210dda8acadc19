package civitas.civ.table;

import civitas.kernel.Thing;

/**
 * An effect of a player that is due.
 *
 * @param card whose effect it is
 */
public record Due(Thing card, Hooks.Effect effect) {

    /** Says whose effect it is, not by which function. */
    @Override
    public String toString() {
        return card.code();
    }
}
