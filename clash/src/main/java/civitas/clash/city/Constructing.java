package civitas.clash.city;

import civitas.clash.content.Ability;
import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.pay.Price;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import java.util.ArrayList;
import java.util.List;

/** Where a building may be constructed, and for what price (CC-4.67 to CC-4.73, CC-4.78). */
public final class Constructing {

    private Constructing() {}

    /** Every condition but the price and the activation. */
    public static boolean isLegal(ClashTable table, int player, int city, Building building) {
        return mayConstruct(table, player)
                && isUnlocked(table, player, building)
                && Moods.working(table, city) != Mood.ANGRY
                && hasRoomToGrow(table, player, city)
                && !table.cities().has(city, building)
                && table.buildingsLeft(player, building) > 0
                && (building != Building.PORT || isCoastal(table, city));
    }

    /** Nobody whom the pestilence holds constructs anything (event Pestilence). */
    public static boolean mayConstruct(ClashTable table, int player) {
        if (!table.lasting().isPestilence()) {
            return true;
        }
        Hook<Hooks.Immunity> hook = table.hooks().immunity;
        for (long m = hook.of(table.player(player)); m != 0; m &= m - 1) {
            if (hook.first(m).against(civitas.clash.content.EventKind.PESTILENCE)) {
                return true;
            }
        }
        return false;
    }

    /** A new structure may not make the city larger than 5 or than the number of the owner's cities (CC-5.3, CC-5.4). */
    public static boolean hasRoomToGrow(ClashTable table, int player, int city) {
        int size = table.cities().size(city) + 1;
        return size <= table.constants().maxCitySize && size <= table.cities().count(player);
    }

    private static boolean isUnlocked(ClashTable table, int player, Building building) {
        return (table.player(player).abilities() & table.content().unlockers(building)) != 0;
    }

    /** A city with at least one adjacent sea space (CC-1.59). */
    public static boolean isCoastal(ClashTable table, int city) {
        return table.board().around(city).meets(table.lands().sea());
    }

    /** The normal price, then those of abilities that lower it. */
    public static List<Price> prices(ClashTable table, int player, Building building) {
        Goods cost = table.constants().buildingCost;
        List<Price> prices = new ArrayList<>(2);
        prices.add(Price.normal(cost));
        Hook<Hooks.BuildingPrice> hook = table.hooks().buildingPrice;
        for (long m = hook.of(table.player(player)); m != 0; m &= m - 1) {
            Goods other = hook.first(m).price(table, player, building, cost);
            if (!other.equals(cost)) {
                prices.add(new Price(other, Ability.of(Long.numberOfTrailingZeros(m))));
            }
        }
        return prices;
    }
}
