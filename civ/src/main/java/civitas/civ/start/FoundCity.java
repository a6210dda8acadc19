package civitas.civ.start;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/**
 * Cities are founded where scouts stand, or armies where an ability says so (CV-04.07 to CV-04.09).
 *
 * <p>Rules: CV-04.08.
 */
public final class FoundCity implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.FOUND);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (!Founding.hasMarker(table, player)) {
            return;
        }
        int first = table.may(player, Licence.ARMIES_FOUND_CITIES) ? 0 : Figures.ARMIES;
        for (int figure = first; figure < Figures.PER_PLAYER; figure++) {
            int square = table.figures().where(player, figure);
            if (square >= 0
                    && isFirstOfKind(table, player, figure, square)
                    && Founding.mayFound(table, player, square)) {
                out.add(Act.FOUND, table.square(square), Figures.kind(figure));
            }
        }
    }

    /** Figures that are alike are one choice. */
    private static boolean isFirstOfKind(CivTable table, int player, int figure, int square) {
        for (int other = Figures.first(Figures.kind(figure)); other < figure; other++) {
            if (table.figures().where(player, other) == square) {
                return false;
            }
        }
        return true;
    }

    /** About every square but own cities: a founder, a marker and the land are needed. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Square square && !isOwnCity(table, player, square.index())) {
            FoundingReasons.explain(table, player, square, out);
        }
    }

    private static boolean isOwnCity(CivTable table, int player, int square) {
        int city = table.cities().at(square);
        return city >= 0 && Cities.owner(city) == player;
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Founding.found(
                table,
                player,
                choice.object(Figure.class),
                choice.subject(Square.class).index());
    }
}
