package civitas.clash.trade;

import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** Trading as a free action of the active player (rules chapter 14). */
public final class Trading implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.TRADE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {}

    @Override
    public void begin(ClashTable table, int player, Choice choice) {}

    /** The other players who may speak in this turn, as a mask. */
    public static int invited(ClashTable table, int active) {
        return 0;
    }

    public static void listInvited(ClashTable table, int seat, Choices out) {}

    public static void chooseInvited(ClashTable table, int seat, Choice choice) {}
}
