package civitas.civ.start;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Government;
import civitas.civ.government.Governments;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Governments are changed, at most once in the phase (CV-04.34 to CV-04.42). */
public final class ChangeGovernment implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.GOVERN);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        for (int open = Governments.open(table, player); open != 0; open &= open - 1) {
            out.add(Act.GOVERN, table.content().governments().get(Integer.numberOfTrailingZeros(open)));
        }
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Government government) {
            Governments.explain(table, player, government, out);
        }
    }

    /** Nobody should stumble into anarchy: a turn of the capital is gone with it (CV-04.37). */
    @Override
    public Phrase loss(CivTable table, int player, Choice choice) {
        return choice.subject() == BaseGovernment.ANARCHY ? Phrase.of("loss.anarchy") : Phrase.NONE;
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Governments.choose(table, player, choice.subject(Government.class));
        StartStep.adopted(table, player);
    }
}
