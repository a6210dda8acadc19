package civitas.clash.move;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;

/**
 * How ships come to a region that they explore: it is fixed before the region is turned up (CC-6.79, CC-6.80).
 *
 * @param home sea they reach in their own area
 * @param abroad sea they reach by Navigation
 * @param edge whether they meet the region on the way round the board, so that any of its edge spaces will do
 */
record Approach(SpaceSet home, SpaceSet abroad, boolean edge) {

    /** Whether the ships get directly into a space, if it is sea. */
    boolean opens(ClashTable table, int space) {
        return isNextToHome(table, space)
                || table.board().around(space).meets(abroad)
                || (edge && table.board().atEdge(space));
    }

    private boolean isNextToHome(ClashTable table, int space) {
        return table.board().around(space).meets(home);
    }

    /** The sea spaces of the explored region that the ships may take (CC-6.82). */
    SpaceSet harbours(ClashTable table, int slot) {
        SpaceSet sea = seaOf(table, slot);
        SpaceSet found = new SpaceSet();
        for (int space = sea.next(0); space >= 0; space = sea.next(space + 1)) {
            if (opens(table, space)) {
                found.add(space);
            }
        }
        table.lands().spread(found, sea.size(), sea);
        return found;
    }

    /** How far the ships travel to a sea space of the region. */
    Progress.Travel travelTo(ClashTable table, int slot, int harbour) {
        SpaceSet sea = seaOf(table, slot);
        SpaceSet connected = new SpaceSet();
        connected.add(harbour);
        table.lands().spread(connected, sea.size(), sea);
        for (int space = connected.next(0); space >= 0; space = connected.next(space + 1)) {
            if (isNextToHome(table, space)) {
                return Progress.Travel.SEA;
            }
        }
        return Progress.Travel.ROUND_THE_BOARD;
    }

    /** How far the ships have travelled to look at the region from outside. */
    Progress.Travel travelInVain(ClashTable table, int slot) {
        for (int space : table.board().slots().get(slot).cells()) {
            if (isNextToHome(table, space)) {
                return Progress.Travel.SEA;
            }
        }
        return Progress.Travel.ROUND_THE_BOARD;
    }

    private static SpaceSet seaOf(ClashTable table, int slot) {
        SpaceSet sea = new SpaceSet();
        for (int space : table.board().slots().get(slot).cells()) {
            if (table.lands().isSea(space)) {
                sea.add(space);
            }
        }
        return sea;
    }
}
