package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;

/**
 * Wild sides whose ships let those of a player in: while he is with them they sail with him as followers, a kind of unit that
 * moves only in his company and falls first. Rules: CC-16.37, CC-16.39, CC-16.44.
 */
public final class Allies {

    private Allies() {}

    /** Whether the units in a space are of a wild side that lets the units of a player in. */
    public static boolean at(ClashTable table, int player, int space) {
        if (table.hooks().move.ally.joined().isEmpty() || table.units().isEmpty(space) || !table.isPlayer(player)) {
            return false;
        }
        int side = table.units().owner(space);
        for (MoveHooks.Ally voice : table.hooks().move.ally.of(table.abilities(player))) {
            if (voice.isAlly(side)) {
                return true;
            }
        }
        return false;
    }

    /** Takes the spaces out in which nobody hinders a player. */
    public static void spare(ClashTable table, int player, SpaceSet enemies) {
        if (table.hooks().move.ally.joined().isEmpty()) {
            return;
        }
        for (int space = enemies.next(0); space >= 0; space = enemies.next(space + 1)) {
            if (at(table, player, space)) {
                enemies.remove(space);
            }
        }
    }

    /** Whoever is in a space and lets a player in sails with him from now on; he is about to enter. */
    public static void join(ClashTable table, int player, int space) {
        if (at(table, player, space)) {
            for (MoveHooks.Ally voice : table.hooks().move.ally.of(table.abilities(player))) {
                voice.join(table, player, space);
            }
        }
    }

    /** Whether followers of a player are in a space. */
    public static boolean follow(ClashTable table, int player, int space) {
        return followers(table, player, space) > 0;
    }

    private static int followers(ClashTable table, int player, int space) {
        if (table.hooks().move.ally.joined().isEmpty() || table.units().owner(space) != player) {
            return 0;
        }
        int sum = 0;
        for (UnitType type : table.roster().all()) {
            sum += table.roster().spec(type).isFollower() ? table.units().count(type, space) : 0;
        }
        return sum;
    }

    /** A player attacks those who have sailed with him: all his units there are lifted off for the battle. */
    public static Force turnOn(ClashTable table, int player, int space) {
        if (!follow(table, player, space)) {
            return Force.NONE;
        }
        Force own = Force.NONE;
        for (UnitType type : table.roster().all()) {
            if (!table.roster().spec(type).isFollower()) {
                own = own.plus(type, table.units().count(type, space));
            }
        }
        table.removeUnits(own, space);
        for (MoveHooks.Ally voice : table.hooks().move.ally.of(table.abilities(player))) {
            voice.part(table, player, space);
        }
        return own;
    }
}
