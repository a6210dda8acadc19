package civitas.civ.move;

import civitas.civ.battle.Battles;
import civitas.civ.hut.Exploring;
import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.table.CivTable;
import civitas.civ.table.MoveHooks;

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
        if (way.mayDisband(group.square()) && !isHeld(table)) {
            disband(table);
            return;
        }
        boolean stays = way.canStand(group.square());
        int square = stays ? group.square() : group.origin();
        boolean explores = stays && way.explores(square);
        boolean fights = stays && way.isObstacle(square) && !explores;
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
        if (explores && table.lands().hasVillage(square)) {
            Exploring.village(table, player, square);
        } else if (explores) {
            Exploring.hut(table, player, square);
        }
    }

    /** Whether others keep the group from going on, so that nobody knows whether it wanted to stay. */
    private static boolean isHeld(CivTable table) {
        return table.locked().has(table.group().square()) && table.group().points() > 0;
    }

    /** The figures return to the reserve, and abilities make something of it (CV-08.61, CV-08.63). */
    private static void disband(CivTable table) {
        Group group = table.group();
        int player = group.player();
        int members = group.figures();
        int city = table.cities().at(group.square());
        group.end();
        Battles.put(table, player, members, Figures.RESERVE);
        table.say(
                "log.disband",
                table.name(player),
                Party.of(members),
                table.square(table.cities().center(city)));
        for (MoveHooks.Disband voice : table.voices(table.hooks().move.disband, player)) {
            voice.run(table, city, members);
        }
    }
}
