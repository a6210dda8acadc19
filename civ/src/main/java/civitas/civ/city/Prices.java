package civitas.civ.city;

import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.WonderSpec;
import civitas.civ.table.CityHooks;
import civitas.civ.table.CivTable;
import civitas.kernel.Thing;

/** What things cost in production. */
public final class Prices {

    private Prices() {}

    /** What anything that cities build costs a player. */
    static int of(CivTable table, int player, Thing what) {
        return switch (what) {
            case Figure figure -> of(table, figure);
            case UnitType type -> of(table, player, type);
            case Building building -> of(table, building);
            case Wonder wonder -> of(table, player, wonder);
            default -> throw new IllegalArgumentException(what + " is not built");
        };
    }

    /** Armies 4, scouts 6 (CV-06.20, CV-06.21). */
    public static int of(CivTable table, Figure figure) {
        return switch (figure) {
            case ARMY -> table.constants().armyCost;
            case SCOUT -> table.constants().scoutCost;
        };
    }

    /** A unit costs what its owner's rank says (CV-06.31 to CV-06.33). */
    public static int of(CivTable table, int player, UnitType type) {
        int cost = table.constants().unitCost(type, table.player(player).rank(type));
        for (CityHooks.UnitPrice voice : table.voices(table.hooks().city.unitCost, player)) {
            cost = voice.of(table, player, type, cost);
        }
        return cost;
    }

    public static int of(CivTable table, Building building) {
        return table.content().spec(building).cost();
    }

    /** The price on the card, with the discount of its tech and of other effects (CV-06.66, CV-14.18). */
    public static int of(CivTable table, int player, Wonder wonder) {
        WonderSpec spec = table.content().spec(wonder);
        boolean cheap = spec.discountTech().isPresent()
                && table.player(player).knows(spec.discountTech().get());
        int cost = cheap ? spec.discountCost() : spec.cost();
        return Math.max(0, cost + table.sum(table.hooks().city.wonderCost, player));
    }
}
