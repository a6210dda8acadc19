package civitas.civ.government;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Government;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A government is no longer available: another one is taken at once (CV-04.46). */
record LeaveGovernment(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.leave-government", table.player(player).government());
    }

    /** Anarchy is a transition, not an available government (CV-04.33). */
    @Override
    public void list(CivTable table, int seat, Choices out) {
        int open = table.player(player).unlocked() & ~BaseGovernment.ANARCHY.mask();
        for (; open != 0; open &= open - 1) {
            out.add(Act.GOVERN, table.content().governments().get(Integer.numberOfTrailingZeros(open)));
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Government government
                && !Governments.explainLocked(table, player, government, out)
                && government == BaseGovernment.ANARCHY) {
            out.because("why.government-transition", government);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Governments.change(table, player, choice.subject(Government.class));
    }
}
