package civitas.civ.culture;

import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A free advance of a player who may skip spaces with markers of others (CV-07.53). */
record AdvanceFree(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.advance-free");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        Track.listLeaps(table, player, position -> true, out);
        out.add(Act.ADVANCE);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Track.advance(table, player, Track.target(table, player, choice));
    }
}
