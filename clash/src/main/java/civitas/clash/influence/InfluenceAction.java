package civitas.clash.influence;

import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** The main action "cultural influence" (rules 4.7). */
public final class InfluenceAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.INFLUENCE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {}

    @Override
    public void begin(ClashTable table, int player, Choice choice) {}
}
