package civitas.civ.culture;

import civitas.civ.board.Square;
import civitas.civ.city.Ground;
import civitas.civ.city.Placing;
import civitas.civ.city.Replacing;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/** Great people: gained at random, placed like buildings (rules 7.4). Rules: CV-07.29, CV-07.30, CV-07.31. */
public final class GreatPeople {

    private GreatPeople() {}

    /** A player gains a great person and may place it at once; an empty supply gives none (CV-07.25, CV-07.32). */
    public static void gain(CivTable table, int player) {
        table.book().personSupply().gain(table, player, false);
    }

    /** Great people with whom a player begins the game (CV-02.53). */
    public static void gainFirst(CivTable table, int player, int count) {
        for (int i = 0; i < count; i++) {
            table.book().personSupply().gain(table, player, true);
        }
    }

    /** A player takes a token, which is in no supply any more, and places it or keeps it for later (CV-07.26, CV-07.55). */
    public static void take(CivTable table, int player, int token, boolean first) {
        table.player(player).addPerson(token);
        table.push(new Gained(player));
        if (first) {
            table.push(new PlaceFirstPerson(player, token));
        } else {
            table.say("log.great-person", table.name(player), table.content().person(token));
            table.push(new PlacePerson(player, token));
        }
    }

    /** What abilities make of a great person, once it is clear where he stands. */
    record Gained(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.run(table.hooks().culture.afterPerson, player);
        }
    }

    /** Says why a great person may not stand on a square, if so. */
    public static void explainPlace(CivTable table, int player, Square square, Reasons out) {
        if (!Placing.mayPlacePerson(table, player, square.index())) {
            Ground.explainDryLand(table, player, square, out);
        }
    }

    /** Writes every way to place a token of the reserve. */
    public static void listPlaces(CivTable table, int player, int token, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                listPlaces(table, player, token, city, out);
            }
        }
    }

    private static void listPlaces(CivTable table, int player, int token, int city, Choices out) {
        for (int square : table.cities().outskirts(city)) {
            if (Placing.mayPlacePerson(table, player, square)) {
                out.add(Act.PLACE, table.content().person(token), table.square(square));
            }
        }
    }

    /** Places a token from the reserve; an own piece on the square makes room for it (CV-07.27). */
    public static void place(CivTable table, int player, int token, int square) {
        Replacing.clear(table, player, square);
        table.player(player).removePerson(token);
        table.putPerson(square, token);
        table.say("log.great-person.place", table.name(player), table.content().person(token), table.square(square));
    }
}
