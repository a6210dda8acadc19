package civitas.clash.move;

import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** The main action "move units" (rules chapter 6). */
public final class MoveAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.MOVE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {}

    @Override
    public void begin(ClashTable table, int player, Choice choice) {}

    /** Begins the action, whoever grants it; the first battle started with it has the bonus in every round. */
    public static void start(ClashTable table, int player, int battleBonus) {}
}
