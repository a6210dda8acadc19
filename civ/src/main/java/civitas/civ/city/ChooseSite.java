package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Wonder;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * Where in its outskirts a city puts what it builds (CV-06.23, CV-06.42, CV-06.67).
 *
 * @param before what the same action does first
 */
record ChooseSite(int city, List<Order> before, Act act, Thing what) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << Cities.owner(city);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.site", what, table.square(table.cities().center(city)));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        CivTable ahead = Planning.ahead(table, city, before);
        for (int square : Sites.forAction(ahead, city, what)) {
            offer(ahead, square, out);
        }
        offer(ahead, ahead.cities().center(city), out);
    }

    private void offer(CivTable ahead, int square, Choices out) {
        if (order(ahead.square(square)).isPossible(ahead, city)) {
            out.add(Act.PLACE, what, ahead.square(square));
        }
    }

    private Order order(Square square) {
        return switch (what) {
            case Figure figure -> new NewFigure(figure, square);
            case Building building -> new NewBuilding(building, square, act == Act.BUILD_FREE);
            case Wonder wonder -> new NewWonder(wonder, square);
            default -> throw new IllegalStateException("no place for " + what);
        };
    }

    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        int square = choice.object(Square.class).index();
        return what instanceof Figure || table.cities().at(square) == city
                ? Phrase.NONE
                : Replacing.loss(Planning.ahead(table, city, before), square);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Square square)) {
            return;
        }
        CivTable ahead = Planning.ahead(table, city, before);
        if (!order(square).isPossible(ahead, city)) {
            explainSquare(ahead, square, out);
        }
    }

    private void explainSquare(CivTable ahead, Square square, Reasons out) {
        if (ahead.cities().at(square.index()) != city && !Sites.hasForAction(ahead, city, square.index(), what)) {
            out.because("why.not-around", square, ahead.square(ahead.cities().center(city)));
        } else {
            Ground.explain(ahead, Cities.owner(city), square, what, out);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Planning.add(table, city, before, order(choice.object(Square.class)));
    }
}
