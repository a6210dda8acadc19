package civitas.civ.move;

import civitas.civ.battle.Battles;
import civitas.civ.hut.Exploring;
import civitas.civ.table.CivTable;
import civitas.civ.table.Group;

/**
 * The end of a move and what comes of it: standing, exploring, fighting (rules 8.5 to 8.7).
 *
 * <p>Rules: CV-08.39, CV-08.47, CV-08.60.
 */
final class Halting {

    private Halting() {}

    /**
     * The group's move is over where it is. Only an interruption can stop a group where it could not end its move by
     * itself: then it stays if it can at all (CV-08.22), surplus figures leave (CV-08.15), and a group that cannot stand
     * there (scouts over an enemy, an own city's center) goes back to where it started.
     */
    static void halt(CivTable table) {
        Group group = table.group();
        int player = group.player();
        int members = group.figures();
        Way way = Way.ofGroup(table);
        boolean stays = way.canStand(group.square());
        int square = stays ? group.square() : group.origin();
        boolean fights = stays && way.isObstacle(square) && !isHut(table, square);
        boolean explores = stays && isHut(table, square);
        group.end();
        if (Party.hasArmy(members)) {
            table.push(new EndMove(player, square));
        }
        if (fights) {
            Battles.attack(table, player, members, square);
            return;
        }
        for (int left = members; left != 0; left &= left - 1) {
            table.putFigure(player, Integer.numberOfTrailingZeros(left), square);
        }
        if (explores) {
            Exploring.hut(table, player, square);
        }
        Stacking.check(table, player);
    }

    private static boolean isHut(CivTable table, int square) {
        return table.lands().hasToken(square) && !table.lands().hasVillage(square);
    }
}
