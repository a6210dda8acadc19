package civitas.clash.route;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.state.Act;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.Arrays;

/**
 * Trade routes: settlers and ships paired with cities of other players that are not angry (rules 6.9).
 *
 * <p>Rules: CC-6.90.
 */
public final class TradeRoutes {

    private static final int TRADERS = 16;

    /** Who trades. */
    private enum Traders {
        SHIPS,
        SHIPS_AND_SETTLERS
    }

    private TradeRoutes() {}

    /** The most routes a player can form now; 0 without the right to form any. */
    public static int count(ClashTable table, int player) {
        return table.may(player, Licence.TRADE_ROUTES) ? possible(table, player) : 0;
    }

    /** The most routes that the units of a player could form, whether he has the right to form any or not. */
    public static int possible(ClashTable table, int player) {
        return most(table, player, Traders.SHIPS_AND_SETTLERS);
    }

    /** The most routes a player can form with ships alone. */
    public static int countByShips(ClashTable table, int player) {
        return table.may(player, Licence.TRADE_ROUTES) ? most(table, player, Traders.SHIPS) : 0;
    }

    /** Whether a settler or ship of a player in a space can be, or could have been, part of a trade route. */
    public static boolean couldTrade(ClashTable table, int unitOwner, int space) {
        return table.may(unitOwner, Licence.TRADE_ROUTES) && new Partners(table, unitOwner).near(table, space) != 0;
    }

    /** The player takes the income of his trade routes (CC-6.87, CC-6.91, CC-6.92, CC-6.95). */
    public static void income(ClashTable table, int player) {
        if (table.book().namesRoutes()) {
            Caravans.begin(table, player);
            return;
        }
        int routes = Math.min(count(table, player), table.constants().tradeRoutes);
        if (routes > 0) {
            table.push(new TakeIncome(player, routes));
        }
    }

    private static int most(ClashTable table, int player, Traders who) {
        if (table.book().namesRoutes()) {
            return Caravans.most(table, player, who == Traders.SHIPS);
        }
        Partners partners = new Partners(table, player);
        int[] traders = new int[TRADERS];
        int number = 0;
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            int here = table.units().ships(space)
                    + (who == Traders.SHIPS ? 0 : table.units().count(BaseUnit.SETTLER, space));
            if (here > 0) {
                Arrays.fill(traders, number, number + here, partners.near(table, space));
                number += here;
            }
        }
        return new Pairing(traders, number, partners.number).size();
    }

    /** The cities a player can trade with (CC-6.88); barbarian cities are none (CC-6.94). */
    private static final class Partners {

        private final int[] cities = new int[Integer.SIZE];
        private final int player;
        private int number;

        Partners(ClashTable table, int player) {
            this.player = player;
            for (int other = 0; other < table.seats(); other++) {
                if (other != player) {
                    addAll(table, table.cities().of(other));
                }
            }
        }

        private void addAll(ClashTable table, SpaceSet all) {
            for (int city = all.next(0); city >= 0; city = all.next(city + 1)) {
                if (table.cities().mood(city) != Mood.ANGRY) {
                    cities[number++] = city;
                }
            }
        }

        /** What a route from a space can reach: it neither begins in nor passes a sea under blockade (CC-6.93, OQ-41). */
        private SpaceSet waysFrom(ClashTable table, int space) {
            return TradeRoutes.waysFrom(table, player, space, table.constants().tradeRouteRange);
        }

        /** The partners within range of a space, as a mask. */
        int near(ClashTable table, int space) {
            int mask = 0;
            SpaceSet around = waysFrom(table, space);
            for (int i = 0; i < number; i++) {
                mask |= around.has(cities[i]) ? 1 << i : 0;
            }
            return mask;
        }
    }

    /** What a route from a space can reach: it neither begins in nor passes a sea under blockade (CC-6.93, OQ-41). */
    static SpaceSet waysFrom(ClashTable table, int player, int space, int range) {
        if (table.hooks().collect.blockade.joined().isEmpty()) {
            return table.lands().within(space, range);
        }
        SpaceSet open = table.lands().explored().copy();
        SpaceSet sea = table.lands().sea();
        for (int wet = sea.next(0); wet >= 0; wet = sea.next(wet + 1)) {
            if (table.hooks().collect.isBlockaded(table, player, wet)) {
                open.remove(wet);
            }
        }
        SpaceSet reached = new SpaceSet();
        if (open.has(space)) {
            reached.add(space);
            table.lands().spread(reached, range, open);
        }
        return reached;
    }

    /** A largest pairing of traders and cities, each used once (CC-6.89), by augmenting paths. */
    static final class Pairing {

        private final int[] choices;
        private final int[] traderOf;
        private int tried;
        private int size;

        Pairing(int[] choices, int traders, int cities) {
            this.choices = choices;
            traderOf = new int[cities];
            Arrays.fill(traderOf, -1);
            for (int trader = 0; trader < traders; trader++) {
                tried = 0;
                size += findCity(trader) ? 1 : 0;
            }
        }

        int size() {
            return size;
        }

        private boolean findCity(int trader) {
            for (int open = choices[trader]; open != 0; open &= open - 1) {
                int city = Integer.numberOfTrailingZeros(open);
                if ((tried >> city & 1) == 0) {
                    tried |= 1 << city;
                    if (traderOf[city] < 0 || findCity(traderOf[city])) {
                        traderOf[city] = trader;
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /**
     * The player says what his routes bring: food, or gold if he may, or less than he could have. What he has no room
     * for is not offered.
     */
    record TakeIncome(int player, int routes) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.trade-routes", routes);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            int food = room(table, Good.FOOD);
            int gold = table.may(player, Licence.GOLD_INCOME) ? room(table, Good.GOLD) : 0;
            for (int total = Math.min(routes, food + gold); total >= 0; total--) {
                for (int asGold = Math.max(0, total - food); asGold <= Math.min(gold, total); asGold++) {
                    out.add(Act.TAKE, Goods.of(Good.FOOD, total - asGold, Good.GOLD, asGold));
                }
            }
        }

        private int room(ClashTable table, Good good) {
            int free = table.cap(player, good) - table.player(player).get(good);
            return Math.max(0, Math.min(routes, free));
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Goods income = choice.subject(Goods.class);
            table.gain(player, income);
            table.say("log.trade-routes", table.name(player), income);
        }
    }
}
