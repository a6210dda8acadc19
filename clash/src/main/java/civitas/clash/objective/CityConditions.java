package civitas.clash.objective;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Building;
import civitas.clash.content.Mood;
import civitas.clash.content.facts.Check;
import civitas.clash.state.Occasion;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Condition;
import civitas.clash.table.Goals;

/** Objectives that look at cities. A building counts for the owner of its city, whatever its colour (CC-11.15). */
final class CityConditions {

    private CityConditions() {}

    static void join(Goals goals) {
        goals.join("city-count", check -> count(check.number("min")));
        goals.join("city-mood-count", CityConditions::inMood);
        goals.join("city-mood-count", Occasion.UNREST, check -> {
            Condition mood = inMood(check);
            return (table, player, space) -> mood.holds(table, player);
        });
        goals.join("building-lead", check -> buildingLead(check.building("building")));
        goals.join("own-building-types", check -> ownBuildingTypes(check.number("min")));
        goals.join("city-of-size", check -> ofSize(check.number("size"), check.number("min")));
        goals.join("isolated-cities", check -> isolated(check.number("min")));
        goals.join("city-distance-from-start", check -> farFromHome(check.number("min")));
        goals.join("found-city-distance-from-start", Occasion.CITY_FOUNDED, check -> {
            int min = check.number("min");
            return (table, player, space) -> isFarFromHome(table, player, space, min);
        });
        goals.join("foreign-cities-influenced", check -> foreignCities(check.number("min")));
        goals.join("influenced-buildings-lead", check -> influenceLead(check.number("min")));
    }

    /** Something about one city. */
    @FunctionalInterface
    private interface CityTest {
        boolean is(ClashTable table, int player, int city);
    }

    private static Condition count(int min) {
        return Condition.atLeast(min, (table, player) -> table.cities().count(player));
    }

    private static Condition inMood(Check check) {
        Mood mood = check.constant(Mood.class, "mood");
        return atLeast(
                check.number("min"), (table, player, city) -> table.cities().mood(city) == mood);
    }

    private static Condition buildingLead(Building building) {
        CityTest has = (table, player, city) -> table.serves(player, city, building);
        return Condition.lead(0, 1, (table, player) -> cities(table, player, has));
    }

    private static Condition ownBuildingTypes(int min) {
        return Condition.atLeast(min, (table, player) -> {
            int types = 0;
            for (Building building : table.content().buildings().all()) {
                if (cities(table, player, (t, p, city) -> t.cities().builder(city, building) == p) > 0) {
                    types++;
                }
            }
            return types;
        });
    }

    private static Condition ofSize(int size, int min) {
        return atLeast(min, (table, player, city) -> table.cities().size(city) >= size);
    }

    /** Cities that no other city touches, whoever owns it. */
    private static Condition isolated(int min) {
        return atLeast(min, (table, player, city) -> !touchesCity(table, city));
    }

    static boolean touchesCity(ClashTable table, int space) {
        for (int neighbour : table.board().neighbours(space)) {
            if (table.cities().isCity(neighbour)) {
                return true;
            }
        }
        return false;
    }

    private static Condition farFromHome(int distance) {
        return atLeast(1, (table, player, city) -> isFarFromHome(table, player, city, distance));
    }

    /** Spaces are counted over explored regions only, here as everywhere (CC-1.60). */
    private static boolean isFarFromHome(ClashTable table, int player, int space, int distance) {
        return !table.lands().isWithin(table.player(player).home(), space, distance - 1);
    }

    /** Cities of others, barbarians included, that hold a building of the player's colour. */
    private static Condition foreignCities(int min) {
        return Condition.atLeast(min, (table, player) -> {
            int found = 0;
            if (abroad(table, player) > 0) {
                for (int city = 0; city < table.board().size(); city++) {
                    if (!table.cities().isOf(player, city) && table.cities().pieces(player, city) > 0) {
                        found++;
                    }
                }
            }
            return found;
        });
    }

    private static Condition influenceLead(int min) {
        return Condition.lead(min, 1, CityConditions::abroad);
    }

    /** Buildings of a colour in cities of others. */
    private static int abroad(ClashTable table, int player) {
        int atHome = 0;
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            atHome += table.cities().pieces(player, city);
        }
        return table.cities().pieces(player) - atHome;
    }

    private static Condition atLeast(int min, CityTest test) {
        return Condition.atLeast(min, (table, player) -> cities(table, player, test));
    }

    private static int cities(ClashTable table, int player, CityTest test) {
        int found = 0;
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (test.is(table, player, city)) {
                found++;
            }
        }
        return found;
    }
}
