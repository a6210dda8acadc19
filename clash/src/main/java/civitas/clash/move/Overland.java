package civitas.clash.move;

import civitas.clash.content.UnitType;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Fatigue;
import civitas.kernel.Choices;

/**
 * Where a group of land units can go: adjacent land, ships beside the shore, the unknown, and along roads (rules 6.2,
 * 6.3, 6.6, 6.7). Aboard ships it can only disembark. All its units are free to move.
 */
final class Overland {

    private final ClashTable table;
    private final int player;
    private final Group group;
    private final int army;
    private final int flags;

    Overland(ClashTable table, int player, Group group) {
        this.table = table;
        this.player = player;
        this.group = group;
        army = group.army();
        flags = group.flags();
    }

    boolean leadsAnywhere() {
        for (int to : table.board().neighbours(group.from())) {
            if (isOpen(to)) {
                return true;
            }
        }
        return new Roads(table, player, group, this).leadAnywhere();
    }

    void list(Choices out) {
        for (int to : table.board().neighbours(group.from())) {
            if (isOpen(to)) {
                out.add(table.lands().isExplored(to) ? Act.GO : Act.EXPLORE, table.space(to));
            }
        }
        new Roads(table, player, group, this).list(out);
    }

    /** Whether an ordinary move leads to an adjacent space. */
    boolean isOpen(int to) {
        if ((flags & Fatigue.MOUNTAIN) != 0) {
            return false;
        }
        if (table.lands().isSea(to)) {
            return canEmbark(to);
        }
        if (Attacks.isEnemy(table, player, to)) {
            return (flags & Fatigue.FOREST) == 0 && canAttack(to, 0);
        }
        return hasRoom(to);
    }

    /** Onto own ships beside the shore, as far as they have room (CC-6.51, CC-6.60). */
    private boolean canEmbark(int sea) {
        int room = table.units().count(player, UnitType.SHIP, sea) * table.constants().shipCapacity
                - table.units().landUnits(sea);
        return group.size() <= room && !table.lands().isSea(group.from());
    }

    /**
     * Only with a military unit (CC-6.18), within the limit, and if nothing forbids it.
     *
     * @param crossed what the military units will have done on the way, besides what they have done before
     */
    boolean canAttack(int to, int crossed) {
        return army > 0
                && army <= table.constants().stackLimit
                && Attacks.isAllowed(table, player, to, group.armyFlags() | crossed);
    }

    /** The limit of military units in a land space without enemies (CC-6.20, CC-6.21). */
    boolean hasRoom(int space) {
        return army == 0 || table.units().army(space) + army <= table.constants().stackLimit;
    }
}
