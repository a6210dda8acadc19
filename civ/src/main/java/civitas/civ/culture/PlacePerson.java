package civitas.civ.culture;

import civitas.civ.board.Square;
import civitas.civ.city.Replacing;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A great person token of the reserve is placed on the map or kept for a later turn (CV-07.26). */
public record PlacePerson(int player, int token) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.place-person", table.content().person(token));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        GreatPeople.listPlaces(table, player, token, out);
        out.add(Act.KEEP);
    }

    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        return choice.verb() == Act.PLACE
                ? Replacing.loss(table, choice.object(Square.class).index())
                : Phrase.NONE;
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            GreatPeople.explainPlace(table, player, square, out);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PLACE) {
            GreatPeople.place(table, player, token, choice.object(Square.class).index());
        }
    }
}
