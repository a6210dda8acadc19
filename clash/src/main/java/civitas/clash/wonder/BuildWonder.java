package civitas.clash.wonder;

import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** Building a wonder as an action (rules 12.2). */
public final class BuildWonder implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.BUILD);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {}

    @Override
    public void begin(ClashTable table, int player, Choice choice) {}
}
