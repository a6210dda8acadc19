package civitas.clash.barbarian;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import java.util.List;

/**
 * Barbarian armies that have still to move, and how they stand in each other's way (CC-8.24 to CC-8.28).
 *
 * @param player whose cities they move towards
 * @param waiting spaces whose armies have not had their move yet
 */
record Column(ClashTable table, int player, List<Integer> waiting) {

    /**
     * Where an army can go now. It does not join one that has still to move: no army is split and none moves twice
     * (CC-8.24, CC-8.26), so the one in front goes first (OQ-70).
     */
    SpaceSet ways(int army) {
        SpaceSet ways = towards(army);
        for (int space = ways.next(0); space >= 0; space = ways.next(space + 1)) {
            if (waiting.contains(space) || !Barbarians.canMarch(table, army, space)) {
                ways.remove(space);
            }
        }
        return ways;
    }

    private SpaceSet towards(int army) {
        if (!isGone(army) && isDirected()) {
            return table.board().around(army).copy();
        }
        return isGone(army)
                ? new SpaceSet()
                : Spaces.towards(table, table.cities().of(player), army);
    }

    /** Whether the player says himself where the armies go. */
    private boolean isDirected() {
        if (table.hooks().event.directsBarbarians.joined().isEmpty()) {
            return false;
        }
        for (EventHooks.Check voice : table.hooks().event.directsBarbarians.of(table.abilities(player))) {
            if (voice.holds(table, player)) {
                return true;
            }
        }
        return false;
    }

    private boolean isGone(int army) {
        return table.units().army(ClashTable.BARBARIANS, army) == 0;
    }

    /**
     * Whether the player may name an army now although it has no room on any of its ways, so that its move is not made
     * (CC-8.25, CC-8.28). Only if another army that has still to move is in its way: otherwise it stays in any case, and
     * there is nothing to decide.
     */
    boolean mayLoseItsMove(int army) {
        SpaceSet towards = towards(army);
        return waiting.stream().anyMatch(towards::has) && isFull(army, towards);
    }

    private boolean isFull(int army, SpaceSet towards) {
        for (int space = towards.next(0); space >= 0; space = towards.next(space + 1)) {
            if (Barbarians.canMarch(table, army, space)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the moves come to the same in any order: nobody fights or has a choice, and there is room for all. */
    boolean isPlain() {
        int[] arriving = new int[table.board().size()];
        for (int army : waiting) {
            SpaceSet ways = ways(army);
            if (ways.size() > 1 || mayLoseItsMove(army)) {
                return false;
            }
            int to = ways.next(0);
            if (to >= 0) {
                arriving[to] += table.units().army(army);
                if (Barbarians.wouldFight(table, to) || arriving[to] + standing(to) > table.constants().stackLimit) {
                    return false;
                }
            }
        }
        return true;
    }

    private int standing(int space) {
        return table.units().army(ClashTable.BARBARIANS, space);
    }
}
