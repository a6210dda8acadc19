package civitas.clash.card;

import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** Playing an action card or a great person for its civil effect (rules chapter 10). */
public final class PlayCivil implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.PLAY);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {}

    @Override
    public void begin(ClashTable table, int player, Choice choice) {}
}
