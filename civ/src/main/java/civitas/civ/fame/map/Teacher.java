package civitas.civ.fame.map;

import civitas.civ.content.Tech;
import civitas.civ.content.TokenKind;
import civitas.civ.research.LearnOne;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/** A kept token teaches a tech of level I in the own Start of Turn step (CV-08.45). */
final class Teacher implements Offer {

    private static final String CONTENT = "teacher";

    @Override
    public List<Act> verbs() {
        return List.of(Act.REVEAL);
    }

    /** The techs of level I, as a set. */
    private static long lessons(CivTable table) {
        long techs = 0;
        for (Tech tech : table.content().techs().all()) {
            techs |= table.content().spec(tech).level() == 1 ? tech.mask() : 0;
        }
        return techs;
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (Kept.has(table, player, CONTENT) && LearnOne.possible(table, player, lessons(table))) {
            out.add(Act.REVEAL, Kept.kind(table, player, CONTENT));
        }
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof TokenKind kind
                && kind.content().equals(CONTENT)
                && !LearnOne.possible(table, player, lessons(table))) {
            out.because("why.nothing-to-teach", kind);
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Kept.spend(table, player, CONTENT);
        table.push(new LearnOne(player, lessons(table), false));
    }
}
