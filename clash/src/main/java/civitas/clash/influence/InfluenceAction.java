package civitas.clash.influence;

import civitas.clash.board.Space;
import civitas.clash.influence.Influence.Kind;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** The main action "cultural influence" (rules 4.7). */
public final class InfluenceAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.INFLUENCE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (Actions.left(table) && Influence.isPossible(table, player, Kind.NORMAL)) {
            out.add(Act.INFLUENCE);
        }
    }

    /** About the cities of others; nobody wonders why he cannot influence his own. */
    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Space space
                && table.cities().isCity(space.index())
                && !table.cities().isOf(player, space.index())) {
            Actions.explain(table, out);
            Influence.explain(table, player, Kind.NORMAL, space.index(), Targets.sources(table, player), out);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        Influence.begin(table, player, Kind.NORMAL);
    }
}
