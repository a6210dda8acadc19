package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.reaction.Declaring;
import civitas.civ.state.Cities;
import civitas.civ.state.Declaration;
import civitas.civ.state.Licence;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * A city action as it is declared: what is done and where, and how much trade is converted (CV-06.08).
 *
 * @param city the city
 * @param center the square of the city, for people
 * @param orders one thing, or two where an ability allows it
 * @param trade the trade to convert (CV-06.19)
 */
public record CityAction(int city, Square center, List<Order> orders, int trade) implements Thing {

    public CityAction {
        orders = List.copyOf(orders);
    }

    /** Declares an action: the city has acted, whether others cancel it or not (CV-03.17). */
    public static void declare(CivTable table, int city, List<Order> orders) {
        int player = Cities.owner(city);
        int cost = 0;
        int targets = 0;
        for (Order order : orders) {
            cost += order.cost(table, player);
            targets |= order.targets(table, player);
        }
        int trade = cost == 0 ? 0 : Production.tradeFor(table, player, Production.of(table, city), cost);
        CityAction action = new CityAction(city, table.square(table.cities().center(city)), orders, trade);
        table.act(city, orders.getFirst().action());
        table.say("log.city-action", table.name(player), action, trade);
        if (isFirm(table, player, Cities.marker(city))) {
            table.push(new CarryOut(action));
            return;
        }
        Declaring.declare(
                table, Declaration.Kind.CITY_ACTION, player, targets, action, new CarryOut(action), new Lose(action));
    }

    /** Whether nobody can cancel what a city does now; an action that was given so is used up first. */
    private static boolean isFirm(CivTable table, int player, int marker) {
        Player p = table.player(player);
        if (p.firm(marker) > 0) {
            p.addFirm(marker, -1);
            return true;
        }
        return table.may(player, Licence.ACTIONS_UNCANCELLABLE);
    }

    @Override
    public String code() {
        StringBuilder code = new StringBuilder(center.code());
        for (Order order : orders) {
            code.append('-').append(order.code());
        }
        return code.toString();
    }

    @Override
    public Phrase title() {
        return orders.size() == 1
                ? Phrase.of("city-action.one", center, orders.getFirst())
                : Phrase.of("city-action.two", center, orders.getFirst(), orders.getLast());
    }

    @Override
    public String kind() {
        return "city-action";
    }

    /** Nobody cancelled it: trade is converted, abilities are used up, and one thing after the other is done. */
    record CarryOut(CityAction action) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            int player = Cities.owner(action.city);
            table.addTrade(player, -action.trade);
            boolean build = action.orders.getFirst().isBuild();
            if (action.orders.size() > 1) {
                table.use(build ? table.hooks().city.splitBuild : table.hooks().city.secondHarvest, player);
            }
            if (build) {
                Production.spent(table, action.city);
            }
            for (int i = action.orders.size() - 1; i >= 0; i--) {
                table.push(new Follow(action.city, action.orders.get(i)));
            }
        }
    }

    /** One order is carried out; a battle between two orders may have made the second one impossible (CV-03.26). */
    record Follow(int city, Order order) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (table.cities().exists(city) && order.isPossible(table, city)) {
                order.carryOut(table, city);
            } else {
                table.say("log.order-impossible", table.name(Cities.owner(city)), order);
            }
        }
    }

    /** It was cancelled: nothing is paid, nothing is built or gained, no marker is used up (CV-03.17). */
    record Lose(CityAction action) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.say("log.city-action.lost", table.name(Cities.owner(action.city)), action.center);
            if (action.orders.getFirst().isBuild()) {
                table.hooks().city.cancelled(table, action.city);
            }
        }
    }
}
