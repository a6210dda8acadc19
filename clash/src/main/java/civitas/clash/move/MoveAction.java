package civitas.clash.move;

import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.text.Phrase;
import java.util.Set;

/**
 * The main action "move units" (rules chapter 6). It may move nothing, so it can always be chosen (CC-3.5).
 *
 * <p>Rules: CC-4.105, CC-6.7.
 */
public final class MoveAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.MOVE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (Actions.left(table)) {
            out.add(Act.MOVE);
        }
    }

    /** With nobody to move the action is spent on nothing; that is legal, but rarely meant. */
    @Override
    public Phrase loss(ClashTable table, int player, Choice choice) {
        return Muster.canMarch(table, player) ? Phrase.NONE : Phrase.of("loss.nobody-moves");
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        start(table, player, 0);
    }

    /**
     * Starts a Move action, whoever pays for it.
     *
     * @param battleBonus combat value added in every round of the first battle started in this Move action
     */
    public static void start(ClashTable table, int player, int battleBonus) {
        Progress.begin(table, player, battleBonus, Mandate.EVERYBODY).goOn(table);
    }

    /** Whether those units can go anywhere of which a mandate speaks. */
    public static boolean isPossible(ClashTable table, int player, Mandate mandate) {
        return Muster.canMarch(table, player, mandate);
    }

    /** Starts a Move action for some units only, whoever grants it. */
    public static void start(ClashTable table, int player, Mandate mandate) {
        Progress.begin(table, player, 0, mandate).goOn(table);
    }
}
