package civitas.clash.move;

import civitas.clash.board.SpaceSet;
import civitas.clash.city.Activation;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.MoveHooks;
import civitas.clash.table.Voices;
import civitas.kernel.Procedure;

/**
 * Cities that move like units: alone or with a group, by land, and each time activated. What such a city has done this turn is
 * remembered like the fatigue of a unit.
 *
 * <p>Rules: CC-16.57, CC-16.59, CC-16.61, CC-16.62.
 */
final class Wandering {

    private Wandering() {}

    /** Whether any city of a player moves at all. */
    private static boolean exists(ClashTable table, int player) {
        return !table.hooks().move.nomad.joined().isEmpty()
                && table.hooks().move.nomad.isHeard(table.abilities(player));
    }

    /** The spaces from which something of a player may set out; only for reading. */
    static SpaceSet starts(ClashTable table, int player) {
        SpaceSet units = table.units().of(player);
        if (!exists(table, player)) {
            return units;
        }
        SpaceSet all = units.copy();
        all.addAll(table.cities().of(player));
        return all;
    }

    /** Whether the city of a space is one that moves and has not moved in this action (CC-6.3). */
    static boolean isFree(ClashTable table, int player, int space) {
        return isNomadic(table, player, space)
                && (flags(table, space) & Fatigue.MOVED) == 0
                && Activation.isPossible(table, space);
    }

    private static boolean isNomadic(ClashTable table, int player, int space) {
        if (!exists(table, player) || !table.cities().isOf(player, space)) {
            return false;
        }
        for (Voices.CityCheck voice : table.hooks().move.nomad.of(table.abilities(player))) {
            if (voice.holds(table, player, space)) {
                return true;
            }
        }
        return false;
    }

    /** What the city of a space has done this turn, as {@link Fatigue} flags. */
    static int flags(ClashTable table, int space) {
        return table.turn().memory().get(TheCity.CITY, space);
    }

    /** Another Move action may move it again. */
    static void rest(ClashTable table, int player) {
        if (!exists(table, player)) {
            return;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            table.turn().memory().set(TheCity.CITY, city, flags(table, city) & ~Fatigue.MOVED);
        }
    }

    /** The city of a group arrives: it is activated, and abilities say what it finds there. */
    static void arrive(ClashTable table, int player, Group group, int to) {
        int gained = Fatigue.MOVED | Group.flagsOf(table.lands().terrain(to)) & (Fatigue.MOUNTAIN | Fatigue.FOREST);
        table.turn().memory().set(TheCity.CITY, group.from(), 0);
        table.turn().memory().set(TheCity.CITY, to, group.cityFlags() | gained);
        table.cities().move(group.from(), to);
        Activation.begin(table, to, Work.MOVE);
        for (MoveHooks.CityMoved voice : table.hooks().move.cityMoved.of(table.abilitiesAnywhere(player))) {
            voice.moved(table, player, group.from(), to);
        }
    }

    /** After a battle the city follows those who won the space (CC-16.62). */
    record Follow(int player, Group group, int to) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (table.units().army(player, to) > 0
                    && !table.cities().isCity(to)
                    && table.cities().isOf(player, group.from())) {
                table.say("log.city-follows", table.name(player), table.space(group.from()), table.space(to));
                arrive(table, player, group, to);
            }
        }
    }
}
