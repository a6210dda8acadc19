package civitas.clash.wonder;

import civitas.clash.content.Wonder;
import civitas.clash.table.Hooks;

/** Its owner may draw from the discard piles, and what he uses goes under them (CC-12.29, OQ-37). */
final class GreatMausoleum {

    private GreatMausoleum() {}

    static void join(Hooks hooks) {
        hooks.turn.gravedigger.join(Wonder.GREAT_MAUSOLEUM, (table, player) -> {});
    }
}
