package civitas.civ.move;

import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Which of the figures on a square go together, the biggest group first (CV-08.09). Rules: CV-08.12. */
record TakeGroup(int player, int square) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.take-group", table.square(square));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        int ready = MoveFigures.readyOn(table, player, square);
        Party most = Party.of(ready);
        for (int armies = most.armies(); armies >= 0; armies--) {
            for (int scouts = most.scouts(); scouts >= 0; scouts--) {
                Party party = new Party(armies, scouts);
                if (armies + scouts > 0 && MoveFigures.canStart(table, player, square, party.among(ready))) {
                    out.add(Act.TAKE, party);
                }
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square other) {
            out.because("why.group-first", other, table.square(square));
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        int members = choice.subject(Party.class).among(MoveFigures.readyOn(table, player, square));
        MoveFigures.start(table, player, square, members);
    }
}
