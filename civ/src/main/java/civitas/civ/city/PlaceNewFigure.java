package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A player places a figure that costs him nothing in the outskirts of a city, as if the city had built it (CV-03.24). If
 * that is impossible nothing happens (CV-03.25): use {@link #offer}.
 *
 * @param city the city, or {@link Cities#NONE} for any own one
 */
public record PlaceNewFigure(int player, Figure figure, int city) implements Solo<CivTable> {

    /** Asks for the square if there is a figure in the reserve and a legal square. */
    public static void offer(CivTable table, int player, Figure figure, int city) {
        if (isPossible(table, player, figure, city)) {
            table.push(new PlaceNewFigure(player, figure, city));
        }
    }

    public static boolean isPossible(CivTable table, int player, Figure figure, int city) {
        Choices sites = new Choices();
        new PlaceNewFigure(player, figure, city).list(table, player, sites);
        return table.figures().inReserve(player, figure) >= 0 && !sites.isEmpty();
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.place-new", figure);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int own = Cities.of(player, marker);
            if (table.cities().exists(own) && (city == Cities.NONE || city == own)) {
                for (int square : Sites.of(table, own)) {
                    if (Placing.mayPlace(table, player, square, figure)) {
                        out.add(Act.PLACE, figure, table.square(square));
                    }
                }
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            if (city != Cities.NONE && !Sites.has(table, city, square.index())) {
                out.because(
                        "why.not-around", square, table.square(table.cities().center(city)));
            } else {
                Ground.explain(table, player, square, figure, out);
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Square square = choice.object(Square.class);
        table.say("log.place-figure", table.name(player), figure, square);
        Placing.put(table, player, square.index(), figure);
    }
}
