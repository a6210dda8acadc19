package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.pay.Price;
import civitas.clash.table.Ban;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a building may be constructed, and for what price (CC-4.67 to CC-4.73, CC-4.78).
 *
 * <p>Rules: CC-4.68, CC-4.69, CC-4.70, CC-4.71, CC-4.72.
 */
public final class Constructing {

    private Constructing() {}

    /** What keeps a player from constructing a building in a city. */
    enum Obstacle {
        NONE,
        BANNED,
        LOCKED,
        NO_PIECE,
        ANGRY,
        MAX_SIZE,
        CITY_COUNT,
        BUILT,
        NOT_COASTAL;

        /** Whether it is the same in all cities. */
        boolean isEverywhere() {
            return this == BANNED || this == LOCKED || this == NO_PIECE;
        }
    }

    /** Every condition but the price and the activation. */
    public static boolean isLegal(ClashTable table, int player, int city, Building building) {
        return obstacle(table, player, city, building) == Obstacle.NONE;
    }

    /** Whether a building may take the place of another one: every condition that the mood and the size do not touch. */
    public static boolean isReplacement(ClashTable table, int player, int city, Building building) {
        return mayConstruct(table, player)
                && isUnlocked(table, player, building)
                && table.buildingsLeft(player, building) > 0
                && !table.cities().has(city, building)
                && (!table.content().buildings().spec(building).coastal() || isCoastal(table, city));
    }

    /** What keeps a player from constructing a building wherever it is. */
    static Obstacle obstacle(ClashTable table, int player, Building building) {
        if (!mayConstruct(table, player)) {
            return Obstacle.BANNED;
        }
        if (!isUnlocked(table, player, building)) {
            return Obstacle.LOCKED;
        }
        return table.buildingsLeft(player, building) == 0 ? Obstacle.NO_PIECE : Obstacle.NONE;
    }

    static Obstacle obstacle(ClashTable table, int player, int city, Building building) {
        Obstacle everywhere = obstacle(table, player, building);
        if (everywhere != Obstacle.NONE) {
            return everywhere;
        }
        if (Moods.working(table, city) == Mood.ANGRY) {
            return Obstacle.ANGRY;
        }
        Obstacle growth = growth(table, player, city);
        if (growth != Obstacle.NONE) {
            return growth;
        }
        if (table.cities().has(city, building)) {
            return Obstacle.BUILT;
        }
        boolean wet = table.content().buildings().spec(building).coastal();
        return !wet || isCoastal(table, city) ? Obstacle.NONE : Obstacle.NOT_COASTAL;
    }

    static void explain(ClashTable table, int player, int city, Building building, Reasons out) {
        Space space = table.space(city);
        switch (obstacle(table, player, city, building)) {
            case NONE -> {}
            case BANNED -> explainBans(table, player, out);
            case LOCKED -> out.because("why.locked", building, unlockers(table, building));
            case NO_PIECE -> out.because("why.no-building-piece", building);
            case ANGRY -> out.because("why.angry", space);
            case MAX_SIZE, CITY_COUNT -> explainGrowth(table, player, city, out);
            case BUILT -> out.because("why.built", space, building);
            case NOT_COASTAL -> out.because("why.not-coastal", space);
        }
    }

    /** Says why a city may not get one more structure. */
    public static void explainGrowth(ClashTable table, int player, int city, Reasons out) {
        switch (growth(table, player, city)) {
            case MAX_SIZE -> out.because("why.max-size", table.space(city), table.constants().maxCitySize);
            case CITY_COUNT ->
                out.because("why.city-count", table.space(city), table.cities().count(player));
            default -> {}
        }
    }

    private static Phrase unlockers(ClashTable table, Building building) {
        List<Object> names = new ArrayList<>();
        Numbers advances = table.content().unlockers(building);
        for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
            if (!names.isEmpty()) {
                names.add(", ");
            }
            names.add(table.content().advance(number));
        }
        return new Phrase("", names);
    }

    /** Whether nothing keeps a player from constructing at all. */
    public static boolean mayConstruct(ClashTable table, int player) {
        for (Ban ban : table.book().bans()) {
            if (ban.binds(table, player)) {
                return false;
            }
        }
        return true;
    }

    /** Says what keeps a player from constructing at all. */
    public static void explainBans(ClashTable table, int player, Reasons out) {
        for (Ban ban : table.book().bans()) {
            if (ban.binds(table, player)) {
                out.because(ban.reason());
            }
        }
    }

    /** A new structure may not make the city larger than 5 or than the number of the owner's cities (CC-5.3, CC-5.4). */
    public static boolean hasRoomToGrow(ClashTable table, int player, int city) {
        return growth(table, player, city) == Obstacle.NONE;
    }

    private static Obstacle growth(ClashTable table, int player, int city) {
        int size = table.cities().size(city) + 1;
        if (size > table.constants().maxCitySize) {
            return Obstacle.MAX_SIZE;
        }
        return size <= table.cities().count(player) ? Obstacle.NONE : Obstacle.CITY_COUNT;
    }

    private static boolean isUnlocked(ClashTable table, int player, Building building) {
        return table.abilities(player).meets(table.content().unlockers(building));
    }

    /** A city with at least one adjacent sea space (CC-1.59). */
    public static boolean isCoastal(ClashTable table, int city) {
        return table.board().around(city).meets(table.lands().sea());
    }

    /** The normal price, then those of abilities that lower it. */
    public static List<Price> prices(ClashTable table, int player, int city, Building building) {
        Goods cost = table.constants().buildingCost;
        List<Price> prices = new ArrayList<>(2);
        prices.add(Price.normal(cost));
        Hook.Walk<CityHooks.BuildingPrice> walk = table.hooks()
                .city
                .buildingPrice
                .of(table.abilities(player, city))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            for (Goods other : walk.next().prices(table, player, city, building, cost)) {
                prices.add(new Price(other, ability));
            }
        }
        return prices;
    }
}
