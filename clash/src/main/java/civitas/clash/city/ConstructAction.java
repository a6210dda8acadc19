package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Building;
import civitas.clash.pay.Pay;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.state.Work;
import civitas.clash.table.Actions;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** The main action "activate a city to construct a building" (rules 4.4.2). */
public final class ConstructAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.CONSTRUCT);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!Actions.left(table)) {
            return;
        }
        for (Building building : table.content().buildings().all()) {
            if (Constructing.obstacle(table, player, building) != Constructing.Obstacle.NONE) {
                continue;
            }
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (isPossible(table, player, city, building)) {
                    out.add(Act.CONSTRUCT, building, table.space(city));
                }
            }
        }
    }

    private static boolean isPossible(ClashTable table, int player, int city, Building building) {
        return (Activation.isPossible(table, city) || isLeisurely(table, player, city, building))
                && Constructing.isLegal(table, player, city, building)
                && Pay.isPossible(
                        table,
                        player,
                        Constructing.prices(table, player, city, building),
                        Purpose.constructing(building));
    }

    /** Whether the city need not be activated for the building. */
    private static boolean isLeisurely(ClashTable table, int player, int city, Building building) {
        for (CityHooks.Leisure voice : table.hooks().city.leisure.of(table.abilities(player, city))) {
            if (voice.holds(table, player, city, building)) {
                return true;
            }
        }
        return false;
    }

    /** About a city: why nothing can be constructed there. About a building: why it can be constructed nowhere. */
    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Building building) {
            Actions.explain(table, out);
            explainBuilding(table, player, building, out);
        } else if (thing instanceof Space space && table.cities().isOf(player, space.index())) {
            Actions.explain(table, out);
            explainCity(table, player, space.index(), out);
        }
    }

    private static void explainBuilding(ClashTable table, int player, Building building, Reasons out) {
        Reasons all = new Reasons();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isPossible(table, player, city, building)) {
                return;
            }
            explain(table, player, city, building, all);
        }
        if (cities.isEmpty()) {
            all.because("why.no-city");
        }
        all.toList().forEach(out::because);
    }

    /** What holds for every city is left out: it is said about the building. */
    private static void explainCity(ClashTable table, int player, int city, Reasons out) {
        Reasons all = new Reasons();
        for (Building building : table.content().buildings().all()) {
            if (isPossible(table, player, city, building)) {
                return;
            }
            if (!Constructing.obstacle(table, player, city, building).isEverywhere()) {
                explain(table, player, city, building, all);
            }
        }
        if (all.isEmpty()) {
            all.because("why.nothing-to-construct", table.space(city));
        }
        all.toList().forEach(out::because);
    }

    private static void explain(ClashTable table, int player, int city, Building building, Reasons out) {
        Activation.explain(table, city, out);
        Constructing.explain(table, player, city, building, out);
        Pay.explain(
                table, player, Constructing.prices(table, player, city, building), Purpose.constructing(building), out);
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        int city = choice.object(Space.class).index();
        Building building = choice.subject(Building.class);
        if (!isLeisurely(table, player, city, building)) {
            Activation.begin(table, city, Work.CONSTRUCT);
        }
        Construct.forPrice(table, player, city, building);
    }
}
