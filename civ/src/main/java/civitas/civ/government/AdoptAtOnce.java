package civitas.civ.government;

import civitas.civ.content.Government;
import civitas.civ.state.Act;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A government unlocked in Start of Turn, after the own step, is adopted at once or needs Anarchy later (CV-04.35). */
record AdoptAtOnce(int player, Government government) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.adopt-at-once", government);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        out.add(Act.GOVERN, government);
        out.add(Act.NO);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Player p = table.player(player);
        p.setFresh(p.fresh() & ~government.mask());
        if (choice.verb() == Act.GOVERN) {
            Governments.choose(table, player, government);
        }
    }
}
