package civitas.clash.move;

import civitas.clash.board.Space;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;

/**
 * Where a group of land units can go: adjacent land, ships beside the shore, the unknown, and along roads (rules 6.2,
 * 6.3, 6.6, 6.7). Aboard ships it can only disembark. All its units are free to move.
 *
 * <p>Rules: CC-6.11, CC-6.19, CC-6.52, CC-6.56, CC-6.57, CC-6.62.
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

    /** What keeps the group from an ordinary move to an adjacent space. */
    private enum Obstacle {
        NONE,
        /** A unit that entered a mountain this turn stays there (CC-6.14). */
        MOUNTAIN,
        /** A unit that entered a forest this turn does not attack (CC-6.15). */
        FOREST,
        FROM_SHIP_TO_SHIP,
        /** No own ships there, or too few for the group. */
        NO_SHIPS,
        NO_ARMY,
        ARMY_TOO_LARGE,
        FORBIDDEN,
        FULL,
        /** A city neither sails nor enters another city (CC-16.59). */
        NOT_FOR_CITIES
    }

    /** Whether an ordinary move leads to an adjacent space. */
    boolean isOpen(int to) {
        return obstacle(to) == Obstacle.NONE;
    }

    private Obstacle obstacle(int to) {
        if ((flags & Fatigue.MOUNTAIN) != 0) {
            return Obstacle.MOUNTAIN;
        }
        if (group.hasCity() && (table.lands().isSea(to) || table.cities().isCity(to))) {
            return Obstacle.NOT_FOR_CITIES;
        }
        if (table.lands().isSea(to)) {
            return embarking(to);
        }
        if (Attacks.isEnemy(table, player, to)) {
            return (flags & Fatigue.FOREST) == 0 ? attacking(to, 0) : Obstacle.FOREST;
        }
        return hasRoom(to) ? Obstacle.NONE : Obstacle.FULL;
    }

    /** Onto own ships beside the shore, as far as they have room (CC-6.51, CC-6.60). */
    private Obstacle embarking(int sea) {
        if (table.lands().isSea(group.from())) {
            return Obstacle.FROM_SHIP_TO_SHIP;
        }
        int room = ships(sea) * table.shipCapacity(player) - table.units().landUnits(sea);
        return group.size() <= room ? Obstacle.NONE : Obstacle.NO_SHIPS;
    }

    private int ships(int sea) {
        boolean open = table.units().owner(sea) == player || Allies.at(table, player, sea);
        return open ? table.units().ships(sea) : 0;
    }

    private Obstacle attacking(int to, int crossed) {
        if (army == 0) {
            return Obstacle.NO_ARMY;
        }
        if (army > table.stackLimit(player, to, group.force())) {
            return Obstacle.ARMY_TOO_LARGE;
        }
        return Attacks.isAllowed(table, player, to, army, group.armyFlags() | crossed)
                ? Obstacle.NONE
                : Obstacle.FORBIDDEN;
    }

    /** Says why the group cannot go to a space, whatever the way. */
    void explain(int to, Reasons out) {
        Space space = table.space(to);
        if (!table.board().adjacent(group.from(), to)) {
            out.because("why.too-far", space);
            return;
        }
        switch (obstacle(to)) {
            case NONE -> {}
            case MOUNTAIN -> out.because("why.mountain");
            case FOREST -> out.because("why.forest");
            case FROM_SHIP_TO_SHIP -> out.because("why.ship-to-ship");
            case NO_SHIPS -> out.because("why.no-ships", space);
            case NO_ARMY -> out.because("why.no-army", space);
            case ARMY_TOO_LARGE -> out.because("why.army-too-large", table.stackLimit(player, to, group.force()));
            case FORBIDDEN -> Attacks.explain(table, player, to, army, group.armyFlags(), out);
            case NOT_FOR_CITIES -> out.because("why.not-for-cities", space);
            case FULL -> out.because("why.stack", space, table.stackLimit(player, to, group.force()));
        }
    }

    /**
     * Only with a military unit (CC-6.18), within the limit, and if nothing forbids it.
     *
     * @param crossed what the military units will have done on the way, besides what they have done before
     */
    boolean canAttack(int to, int crossed) {
        return attacking(to, crossed) == Obstacle.NONE;
    }

    /** The limit of military units in a land space without enemies (CC-6.20, CC-6.21). */
    boolean hasRoom(int space) {
        return army == 0 || table.units().army(space) + army <= table.stackLimit(player, space, group.force());
    }
}
