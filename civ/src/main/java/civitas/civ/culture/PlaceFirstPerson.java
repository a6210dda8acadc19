package civitas.civ.culture;

import civitas.civ.board.Square;
import civitas.civ.city.Ground;
import civitas.civ.city.Placing;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A random great person stands in the capital's outskirts from the start (CV-02.53). */
record PlaceFirstPerson(int player, int token) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.first-piece", table.content().person(token));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            if (Placing.mayPlacePerson(table, player, square)) {
                out.add(Act.PLACE, table.content().person(token), table.square(square));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            Ground.explainDryLand(table, player, square, out);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        GreatPeople.place(table, player, token, choice.object(Square.class).index());
    }
}
