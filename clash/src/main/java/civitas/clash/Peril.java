package civitas.clash;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.learn.Ledger;

/**
 * What a player stands to lose to armies near his cities, in points: barbarians who come when an event of his says so, and
 * neighbours who come when they please. A city without soldiers falls to whoever walks in; without his last city a player has lost.
 *
 * <p>Two fears are weighed apart. To lose some city is a loss like others, and whoever fears it more than it costs guards what he should
 * rather have grown. To lose all is the end: for that, whoever is near is thought to become stronger first, and one city falls after the
 * other, so that a second city that would hold out is what helps most.
 */
final class Peril {

    /** Armies further away are not looked at. */
    private static final int REACH = 2;

    /** How likely barbarians come before the end, if the whole game were still to come: from next door, and from beyond that. */
    private static final double[] BARBARIANS = {0, 0.35, 0.1};

    /** The same as somebody sees it who would lose all. */
    private static final double[] LAST_BARBARIANS = {0, 0.5, 0.2};

    /** By how many they will have become more until then. */
    private static final double[] REINFORCED = {0, 0.5, 1};

    private static final double[] NEIGHBOURS = {0, 0.2, 0};

    /**
     * How much likelier barbarians come to a last city by how many advances are left to the player's next event: the next one may let them. So
     * soldiers come first. With several cities this would only keep players from advancing.
     */
    private static final double[] ADVANCES_LEFT = {1, 1.4, 1, 0.7};

    /** How likely somebody comes to a city without soldiers who is not to be seen yet. */
    private static final double UNSEEN = 0.03;

    /** The last part of the game in which it becomes less likely that they come at all. */
    private static final double ENDGAME = 0.35;

    /** What a city is worth beyond its structures. */
    private static final double GROWTH = 2;

    /** What it is worth to be in the game at all. */
    private static final double LAST_CITY = 40;

    /** What somebody lacks who has no city any more, beyond that. */
    private static final double NO_CITY = 8;

    /** How likely whoever took one city goes on to the next, in such a number, if that is open. */
    private static final double GOES_ON = 0.35;

    private static final int GOING_ON = 2;

    /**
     * Soldiers who are not there but whose price is together count for so much of one who is, and so many of them. Who looks one action ahead
     * would otherwise spend on something else what his last city could have been held with.
     */
    private static final double RECRUIT = 0.5;

    private static final int RECRUITS = 2;

    /** How much more a defender counts than an attacker. */
    private static final double BEHIND_WALLS = 1.5;

    private Peril() {}

    static void enter(Ledger ledger, ClashTable table, int player, double timeLeft) {
        SpaceSet cities = table.cities().of(player);
        int number = table.cities().count(player);
        if (number == 0) {
            ClashEvaluation.add(ledger, ClashFeature.PERIL_OF_ALL, LAST_CITY + NO_CITY);
            return;
        }
        double likely = Math.min(1, timeLeft / ENDGAME);
        double soon = number == 1 ? soon(table, player) : 1;
        double recruits = RECRUIT * recruits(table, player);
        double first = 0;
        double others = 1;
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            boolean open = table.units().army(player, city) == 0;
            double defence = open ? 0 : defence(table, player, city);
            Danger danger = new Danger(soon, defence, open ? recruits : defence + recruits, open);
            look(table, player, city, danger);
            double worth = table.cities().size(city) + GROWTH * timeLeft;
            ClashEvaluation.add(ledger, ClashFeature.PERIL, likely * (1 - danger.holds) * worth);
            double next = GOES_ON * odds(GOING_ON, danger.lastDefence);
            others *= next;
            first = Math.max(first, (1 - danger.holdsToTheLast) / next);
        }
        ClashEvaluation.add(ledger, ClashFeature.PERIL_OF_ALL, likely * first * others * LAST_CITY);
    }

    private static double soon(ClashTable table, int player) {
        int left = table.player(player).eventTrack();
        return left >= 0 && left < ADVANCES_LEFT.length ? ADVANCES_LEFT[left] : 1;
    }

    private static int defence(ClashTable table, int player, int city) {
        return table.units().army(player, city) + (table.cities().has(city, BaseBuilding.FORTRESS) ? 1 : 0);
    }

    /** How many soldiers a player could pay for. */
    private static int recruits(ClashTable table, int player) {
        Goods cost = table.roster().spec(BaseUnit.INFANTRY).cost();
        int number = 0;
        while (number < RECRUITS && canPay(table.player(player), cost, number + 1)) {
            number++;
        }
        return number;
    }

    /** Gold stands for other resources; what else may stand for them is not looked at. */
    private static boolean canPay(Player player, Goods cost, int times) {
        int missing = 0;
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            missing += good == Good.GOLD ? 0 : Math.max(0, times * cost.get(good) - player.get(good));
        }
        return missing <= player.get(Good.GOLD) - times * cost.get(Good.GOLD);
    }

    /** All armies that might come to a city. */
    private static void look(ClashTable table, int player, int city, Danger danger) {
        for (int side = 0; side < table.sides().count(); side++) {
            if (side == player) {
                continue;
            }
            SpaceSet armies = table.units().of(side);
            for (int space = armies.next(0); space >= 0; space = armies.next(space + 1)) {
                int distance = table.board().distance(city, space);
                int army = table.units().army(space);
                if (distance <= REACH && army > 0 && table.lands().isLand(space)) {
                    danger.add(side < table.seats(), army, distance);
                }
            }
        }
    }

    /** How likely a city holds out against everybody near it. */
    private static final class Danger {
        private final double soon;
        private final double defence;
        private final double lastDefence;
        private double holds;

        /** The same as somebody sees it who would lose all. */
        private double holdsToTheLast;

        Danger(double soon, double defence, double lastDefence, boolean open) {
            this.soon = soon;
            this.defence = defence;
            this.lastDefence = lastDefence;
            holds = open ? 1 - UNSEEN : 1;
            holdsToTheLast = holds;
        }

        void add(boolean neighbour, int army, int distance) {
            double now = odds(army, defence);
            if (neighbour) {
                holds *= 1 - NEIGHBOURS[distance] * now;
                holdsToTheLast *= 1 - NEIGHBOURS[distance] * now;
            } else {
                double later = odds(army + REINFORCED[distance], lastDefence);
                holds *= 1 - BARBARIANS[distance] * now;
                holdsToTheLast *= 1 - soon * LAST_BARBARIANS[distance] * later;
            }
        }
    }

    /** Nobody keeps attackers away from where nobody is. */
    private static double odds(double attackers, double defence) {
        double attack = attackers * attackers;
        return attack / (attack + BEHIND_WALLS * defence * defence);
    }
}
