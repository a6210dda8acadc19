package civitas.civ.city;

import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Map;

/** Puts a city action together, order by order, until it can be declared as a whole (CV-06.08). */
final class Planning {

    private Planning() {}

    /** A city will also do what a choice of the {@link Menu} says. */
    static void choose(CivTable table, int city, List<Order> before, Choice choice) {
        Act act = (Act) choice.verb();
        switch (act) {
            case BUILD_FIGURE, BUILD, BUILD_FREE, BUILD_WONDER ->
                table.push(new ChooseSite(city, before, act, choice.object()));
            case BUILD_UNIT -> add(table, city, before, new NewUnit(choice.object(UnitType.class)));
            case HARVEST -> add(table, city, before, new Harvest(choice.object(Resource.class)));
            case ARTS -> add(table, city, before, new Arts());
            default -> throw new IllegalArgumentException(choice.code());
        }
    }

    /** What a choice of the {@link Menu} would lose: with a single site, nobody is asked for it any more. */
    static Phrase loss(CivTable table, int city, List<Order> before, Choice choice) {
        Act act = (Act) choice.verb();
        if (act != Act.BUILD && act != Act.BUILD_FREE && act != Act.BUILD_WONDER) {
            return Phrase.NONE;
        }
        ChooseSite site = new ChooseSite(city, before, act, choice.object());
        Choices sites = new Choices();
        site.list(table, Cities.owner(city), sites);
        return sites.size() == 1
                ? site.loss(table, Cities.owner(city), sites.toList().getFirst())
                : Phrase.NONE;
    }

    /**
     * What a choice of the {@link Menu} costs: production, and the trade that makes up for what the city lacks (CV-06.16, CV-06.19).
     *
     * @param before the production that an earlier order of the same action costs
     */
    static Map<String, Integer> price(CivTable table, int city, int before, Choice choice) {
        return switch ((Act) choice.verb()) {
            case BUILD_FIGURE, BUILD_UNIT, BUILD, BUILD_WONDER -> {
                int player = Cities.owner(city);
                int cost = Prices.of(table, player, choice.object());
                int production = Production.of(table, city);
                int trade = Production.tradeFor(table, player, production, before + cost)
                        - Production.tradeFor(table, player, production, before);
                yield trade == 0 ? Map.of("production", cost) : Map.of("production", cost, "trade", trade);
            }
            default -> Map.of();
        };
    }

    /** Adds an order; if an ability allows a second one, it is asked for, else the action is declared. */
    static void add(CivTable table, int city, List<Order> before, Order order) {
        if (!before.isEmpty()) {
            CityAction.declare(table, city, List.of(before.getFirst(), order));
        } else if (mayHaveSecond(table, Cities.owner(city), order)) {
            table.push(new AddOrder(city, order));
        } else {
            CityAction.declare(table, city, List.of(order));
        }
    }

    private static boolean mayHaveSecond(CivTable table, int player, Order order) {
        return order.isBuild()
                ? table.mayUse(table.hooks().city.splitBuild, player)
                : order instanceof Harvest && table.mayUse(table.hooks().city.secondHarvest, player);
    }

    /** The table as it will be when orders that are not declared yet have been carried out. */
    static CivTable ahead(CivTable table, int city, List<Order> orders) {
        if (orders.isEmpty()) {
            return table;
        }
        CivTable copy = table.copy();
        for (Order order : orders) {
            order.foresee(copy, city);
        }
        return copy;
    }
}
