package civitas.clash.barbarian;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import java.util.ArrayList;
import java.util.List;

/** Where barbarians may be put and which way they go. Rules: CC-8.14, CC-8.15, CC-8.16. */
final class Spaces {

    private Spaces() {}

    static List<Integer> list(SpaceSet set) {
        List<Integer> spaces = new ArrayList<>();
        for (int space = set.next(0); space >= 0; space = set.next(space + 1)) {
            spaces.add(space);
        }
        return List.copyOf(spaces);
    }

    /** Everything within range of a player's cities. */
    static SpaceSet near(ClashTable table, int player) {
        SpaceSet near = table.cities().of(player).copy();
        table.lands()
                .spread(
                        near,
                        table.constants().combat.barbarianRange(),
                        table.lands().explored());
        return near;
    }

    /**
     * Where a new settlement may stand, for the player who places it: two land spaces from one of his cities and next to
     * none; if there is no such space, next to one. Next to barbarian cities only if it must be (CC-8.13 to CC-8.17,
     * OQ-5).
     */
    static SpaceSet forSettlement(ClashTable table, int player) {
        SpaceSet free = free(table, player);
        SpaceSet touching = aroundCities(table, player);
        SpaceSet apart = apart(table, player);
        apart.keepAll(free);
        apart.removeAll(touching);
        if (!apart.isEmpty()) {
            return sparing(table, apart);
        }
        touching.keepAll(free);
        return sparing(table, touching);
    }

    /** Empty land, not barren, not exhausted, not next to a city of another player. */
    private static SpaceSet free(ClashTable table, int player) {
        SpaceSet free = new SpaceSet();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.lands().isLand(space)
                    && table.lands().terrain(space) != Terrain.BARREN
                    && !table.lands().isExhausted(space)
                    && table.units().isEmpty(space)
                    && !table.cities().isCity(space)) {
                free.add(space);
            }
        }
        for (int other = 0; other < table.seats(); other++) {
            if (other != player) {
                free.removeAll(aroundCities(table, other));
            }
        }
        return free;
    }

    private static SpaceSet aroundCities(ClashTable table, int side) {
        SpaceSet around = new SpaceSet();
        SpaceSet cities = table.cities().of(side);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            around.addAll(table.board().around(city));
        }
        return around;
    }

    /** The spaces two steps from a player's cities with land between. */
    private static SpaceSet apart(ClashTable table, int player) {
        SpaceSet between = aroundCities(table, player);
        SpaceSet apart = new SpaceSet();
        for (int space = between.next(0); space >= 0; space = between.next(space + 1)) {
            if (table.lands().isLand(space)) {
                apart.addAll(table.board().around(space));
            }
        }
        return apart;
    }

    private static SpaceSet sparing(ClashTable table, SpaceSet spaces) {
        SpaceSet spared = spaces.copy();
        spared.removeAll(aroundCities(table, ClashTable.BARBARIANS));
        return spared.isEmpty() ? spaces : spared;
    }

    /**
     * The next spaces on the shortest ways over land from an army to the nearest of some cities within range, whatever
     * stands there; empty if there is no way (CC-8.22, CC-8.23, CC-8.29).
     */
    static SpaceSet towards(ClashTable table, SpaceSet cities, int army) {
        SpaceSet reached = cities.copy();
        SpaceSet land = table.lands().explored().copy();
        land.removeAll(table.lands().sea());
        SpaceSet ways = new SpaceSet();
        for (int step = 0; step < table.constants().combat.barbarianRange() && ways.isEmpty(); step++) {
            if (step > 0) {
                table.lands().spread(reached, 1, land);
            }
            ways = reached.copy();
            ways.keepAll(table.board().around(army));
        }
        return ways;
    }
}
