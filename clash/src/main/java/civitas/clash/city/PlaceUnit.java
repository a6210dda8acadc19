package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A player places a free unit from his supply in one of his cities that has room (CC-6.24, CC-7.87). */
public record PlaceUnit(int player, UnitType type) implements Solo<ClashTable> {

    /** Asks if there is a piece in supply and a city with room; otherwise nothing is placed. */
    public static void ask(ClashTable table, int player, UnitType type) {
        if (isPossible(table, player, type)) {
            table.push(new PlaceUnit(player, type));
        }
    }

    public static boolean isPossible(ClashTable table, int player, UnitType type) {
        if (table.unitsLeft(player, type) == 0) {
            return false;
        }
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isRoom(table, player, type, city)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRoom(ClashTable table, int player, UnitType type, int city) {
        return !type.isMilitary() || table.hasRoom(player, city);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.place-unit", type);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (isRoom(table, player, type, city)) {
                out.add(Act.PLACE, table.space(city));
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Space city = choice.subject(Space.class);
        table.units().add(player, type, city.index(), 1);
        table.say("log.places-unit", table.name(player), type, city);
    }
}
