package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_LIBRARY;

import civitas.clash.card.GainIdeas;
import civitas.clash.content.Advance;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** Ideas when it is built, and one whenever the player to the left learns something new in his turn (CC-12.37). */
final class Library {

    private static final int WHEN_BUILT = 2;

    private Library() {}

    static void join(Hooks hooks) {
        hooks.city.whenBuilt.join(GREAT_LIBRARY, (table, player) -> new GainIdeas(player, WHEN_BUILT).run(table));
        hooks.advance.otherGain.join(GREAT_LIBRARY, Library::copy);
    }

    /** Once in a turn of his, and not for what the owner knows himself. */
    private static void copy(ClashTable table, int owner, int other, Advance advance) {
        if (table.next(owner) == other
                && Actions.isTurnOf(table, other)
                && !table.player(owner).advances().has(advance.number())
                && !table.turn().memory().has(GREAT_LIBRARY, owner)) {
            table.turn().memory().mark(GREAT_LIBRARY, owner);
            new GainIdeas(owner, 1).run(table);
        }
    }
}
