package civitas.clash;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseBuilding;
import civitas.clash.table.ClashTable;
import civitas.kernel.learn.Ledger;

/**
 * What a player stands to lose to armies near his cities, in points: barbarians who come when somebody's event says so, and
 * neighbours who come when they please. A city without soldiers falls to whoever walks in; without his last city a player has lost.
 */
final class Peril {

    /** Armies further away are not looked at. */
    private static final int REACH = 2;

    /** How likely armies come before the end, if the whole game were still to come: from next door, and from beyond that. */
    private static final double[] BARBARIANS = {0, 0.35, 0.1};

    private static final double[] NEIGHBOURS = {0, 0.2, 0};

    /** How likely somebody comes to a city without soldiers who is not to be seen yet. */
    private static final double UNSEEN = 0.03;

    /** The last part of the game in which it becomes less likely that they come at all. */
    private static final double ENDGAME = 0.35;

    /** What a city is worth beyond its structures. */
    private static final double GROWTH = 2;

    private static final double LAST_CITY = 25;
    private static final double LAST_BUT_ONE = 8;

    /** How much more a defender counts than an attacker. */
    private static final double BEHIND_WALLS = 1.5;

    private Peril() {}

    static void enter(Ledger ledger, ClashTable table, int player, double timeLeft) {
        SpaceSet cities = table.cities().of(player);
        int number = table.cities().count(player);
        if (number == 0) {
            ClashEvaluation.add(ledger, ClashFeature.PERIL_OF_ALL, LAST_CITY + LAST_BUT_ONE);
            return;
        }
        double last = number == 1 ? LAST_CITY : number == 2 ? LAST_BUT_ONE : 0;
        double likely = Math.min(1, timeLeft / ENDGAME);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            double risk = likely * risk(table, player, city);
            if (risk > 0) {
                double worth = table.cities().size(city) + GROWTH * timeLeft;
                ClashEvaluation.add(ledger, ClashFeature.PERIL, risk * worth);
                ClashEvaluation.add(ledger, ClashFeature.PERIL_OF_ALL, risk * last);
            }
        }
    }

    /** How likely a city is lost. */
    private static double risk(ClashTable table, int player, int city) {
        int defence = table.units().army(player, city) + (table.cities().has(city, BaseBuilding.FORTRESS) ? 1 : 0);
        boolean open = table.units().army(player, city) == 0;
        double safe = open ? 1 - UNSEEN : 1;
        for (int side = 0; side < table.sides().count(); side++) {
            if (side == player) {
                continue;
            }
            double[] comes = side < table.seats() ? NEIGHBOURS : BARBARIANS;
            SpaceSet armies = table.units().of(side);
            for (int space = armies.next(0); space >= 0; space = armies.next(space + 1)) {
                int distance = table.board().distance(city, space);
                if (distance <= REACH && table.lands().isLand(space)) {
                    safe *= 1 - comes[distance] * odds(table.units().army(space), defence, open);
                }
            }
        }
        return 1 - safe;
    }

    private static double odds(int attackers, int defence, boolean open) {
        if (attackers == 0) {
            return 0;
        }
        double attack = attackers * attackers;
        return open ? 1 : attack / (attack + BEHIND_WALLS * defence * defence);
    }
}
