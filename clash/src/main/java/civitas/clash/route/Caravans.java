package civitas.clash.route;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Settlers;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Trade routes that are named one by one, where abilities make it matter who trades with whom (rules 6.9, CC-16.72).
 *
 * @param made the routes so far
 * @param counted how many of them count towards the limit
 */
record Caravans(int player, List<Route> made, int counted) implements Solo<ClashTable> {

    private static final int FARTHEST = 3;

    /** A trader in a space and the city he trades with; each is used once (CC-6.89). */
    record Route(int from, int city) {}

    Caravans {
        made = List.copyOf(made);
    }

    static void begin(ClashTable table, int player) {
        new Caravans(player, List.of(), 0).goOn(table);
    }

    /** The most routes that could be formed, with all that abilities make of traders and partners (CC-6.90). */
    static int most(ClashTable table, int player, boolean shipsOnly) {
        Caravans none = new Caravans(player, List.of(), 0);
        int[] cities = none.partners(table);
        int[] choices = IntStream.range(0, table.board().size())
                .flatMap(from -> IntStream.of(none.tradersIn(table, from, cities, shipsOnly)))
                .toArray();
        return new TradeRoutes.Pairing(choices, choices.length, cities.length).size();
    }

    private int[] partners(ClashTable table) {
        List<Integer> found = new ArrayList<>();
        for (int side = 0; side < table.sides().count(); side++) {
            SpaceSet cities = table.cities().of(side);
            for (int city = cities.next(0); side != player && city >= 0; city = cities.next(city + 1)) {
                if (isPartner(table, side, city)) {
                    found.add(city);
                }
            }
        }
        return found.stream().mapToInt(Integer::intValue).limit(Integer.SIZE).toArray();
    }

    /** The partners that a unit in a space reaches, as a mask. */
    private int reached(ClashTable table, UnitType type, int from, int[] cities) {
        int mask = 0;
        if (table.units().count(player, type, from) > 0) {
            for (int i = 0; i < cities.length; i++) {
                mask |= trades(table, type, from, cities[i]) ? 1 << i : 0;
            }
        }
        return mask;
    }

    private int reachedFromPort(ClashTable table, int from, int[] cities) {
        int mask = 0;
        for (CollectHooks.Caravan voice : voices(table)) {
            for (int i = 0; i < cities.length; i++) {
                boolean port = voice.isTradingCity(table, player, from, cities[i]);
                mask |= port && reaches(table, from, cities[i], range(table, true, cities[i])) ? 1 << i : 0;
            }
        }
        return mask;
    }

    private void goOn(ClashTable table) {
        Choices out = new Choices();
        list(table, player, out);
        if (out.size() > 1) {
            table.push(this);
        } else {
            finish(table);
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.caravan", table.constants().tradeRoutes - counted);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int side = 0; side < table.sides().count(); side++) {
            SpaceSet cities = table.cities().of(side);
            for (int city = cities.next(0); side != player && city >= 0; city = cities.next(city + 1)) {
                if (isPartner(table, side, city)) {
                    listTraders(table, city, out);
                }
            }
        }
        out.add(Act.DONE);
    }

    private boolean isPartner(ClashTable table, int side, int city) {
        if (table.cities().mood(city) == Mood.ANGRY || made.stream().anyMatch(route -> route.city() == city)) {
            return false;
        }
        if (table.isPlayer(side)) {
            return true;
        }
        for (CollectHooks.Caravan voice : voices(table)) {
            if (voice.tradesWithBarbarians()) {
                return true;
            }
        }
        return false;
    }

    private Iterable<CollectHooks.Caravan> voices(ClashTable table) {
        return table.hooks().collect.caravan.of(table.abilitiesAnywhere(player));
    }

    private void listTraders(ClashTable table, int city, Choices out) {
        for (int from = 0; from < table.board().size(); from++) {
            if (isOpen(table, from, city)) {
                out.add(Act.ROUTE, table.space(from), table.space(city));
            }
        }
    }

    private boolean isOpen(ClashTable table, int from, int city) {
        boolean limited = counted >= table.constants().tradeRoutes && !isUncounted(table, from);
        if (limited || table.board().distance(from, city) > FARTHEST) {
            return false;
        }
        return canServe(table, from, citiesServed(from, city));
    }

    /** The partners of a space with one more. */
    private int[] citiesServed(int from, int city) {
        return IntStream.concat(
                        made.stream().filter(route -> route.from() == from).mapToInt(Route::city), IntStream.of(city))
                .toArray();
    }

    /** Whether there is a trader of its own in a space for each of these cities: not all of them reach as far (CC-6.89). */
    private boolean canServe(ClashTable table, int from, int[] cities) {
        int[] traders = tradersIn(table, from, cities, false);
        return new TradeRoutes.Pairing(traders, traders.length, cities.length).size() == cities.length;
    }

    /** Which of some cities each trader in a space reaches, as masks. */
    private int[] tradersIn(ClashTable table, int from, int[] cities, boolean shipsOnly) {
        IntStream.Builder traders = IntStream.builder();
        for (UnitType type : table.roster().all()) {
            int reached = type.isShip() || !shipsOnly ? reached(table, type, from, cities) : 0;
            for (int i = 0; reached != 0 && i < table.units().count(player, type, from); i++) {
                traders.add(reached);
            }
        }
        int fromPort = shipsOnly ? 0 : reachedFromPort(table, from, cities);
        return (fromPort == 0 ? traders : traders.add(fromPort)).build().toArray();
    }

    private boolean trades(ClashTable table, UnitType type, int from, int city) {
        boolean trader = type == BaseUnit.SETTLER ? !Settlers.isHindered(table, player, from) : type.isShip();
        for (CollectHooks.Caravan voice : voices(table)) {
            trader |= voice.isTrader(table, player, type, from);
        }
        return trader
                && table.units().count(player, type, from) > 0
                && reaches(table, from, city, range(table, type.isShip(), city));
    }

    private int range(ClashTable table, boolean bySea, int city) {
        int range = table.constants().tradeRouteRange;
        for (CollectHooks.Caravan voice : voices(table)) {
            range = bySea ? voice.range(table, player, city, range) : range;
        }
        return range;
    }

    private boolean reaches(ClashTable table, int from, int city, int range) {
        return table.board().distance(from, city) <= range
                && TradeRoutes.waysFrom(table, player, from, range).has(city);
    }

    private boolean isUncounted(ClashTable table, int from) {
        for (CollectHooks.Caravan voice : voices(table)) {
            if (voice.isUncounted(table, player, from) && made.stream().noneMatch(route -> route.from() == from)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            finish(table);
            return;
        }
        int from = choice.subject(Space.class).index();
        int city = choice.object(Space.class).index();
        List<Route> routes = new ArrayList<>(made);
        boolean free = isUncounted(table, from);
        routes.add(new Route(from, city));
        table.push(new Next(new Caravans(player, routes, free ? counted : counted + 1)));
        for (CollectHooks.Caravan voice : voices(table)) {
            voice.formed(table, player, from, city);
        }
        table.push(new Income(player, from, city));
    }

    /** The next route. */
    record Next(Caravans caravans) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            caravans.goOn(table);
        }
    }

    /** All routes are formed: partners hear of it. */
    private void finish(ClashTable table) {
        SpaceSet cities = new SpaceSet();
        made.forEach(route -> cities.add(route.city()));
        table.book().traded(table, player, cities);
    }

    /** What a route brings: food, or gold, or what abilities say. */
    record Income(int player, int from, int city) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.caravan-income", table.space(from), table.space(city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.TAKE, Goods.of(Good.FOOD, 1));
            if (!table.isPlayer(table.cities().owner(city))) {
                return;
            }
            if (table.may(player, Licence.GOLD_INCOME)) {
                out.add(Act.TAKE, Goods.of(Good.GOLD, 1));
            }
            for (CollectHooks.Caravan voice : table.hooks().collect.caravan.of(table.abilitiesAnywhere(player))) {
                voice.incomes(table, player, city).forEach(goods -> out.add(Act.TAKE, goods));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Goods income = choice.subject(Goods.class);
            table.gain(player, income);
            table.say("log.trade-routes", table.name(player), income);
            for (CollectHooks.Caravan voice : table.hooks().collect.caravan.of(table.abilitiesAnywhere(player))) {
                voice.taken(table, player, city, income);
            }
        }
    }
}
