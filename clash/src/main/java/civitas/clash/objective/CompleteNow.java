package civitas.clash.objective;

import civitas.clash.content.Objective;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * A player who has just fulfilled objectives may complete cards that show them, each name once (CC-11.8, CC-11.9).
 *
 * @param fulfilled the objectives that this occasion has fulfilled and that were not completed by it yet
 */
record CompleteNow(int player, List<Objective> fulfilled) implements Solo<ClashTable> {

    /** Asks if everybody must think it possible that the player has such a card. */
    static void ask(ClashTable table, int player, List<Objective> fulfilled) {
        if (!fulfilled.isEmpty() && Objectives.isConceivable(table, player, fulfilled::contains)) {
            table.push(new CompleteNow(player, fulfilled));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.objectives-now");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Completing.list(table, player, fulfilled, out);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.COMPLETE) {
            List<Objective> rest = new ArrayList<>(fulfilled);
            rest.remove(Completing.complete(table, player, choice));
            ask(table, player, List.copyOf(rest));
        }
    }

    /** Whether he has such a card is his secret (CC-18.7). */
    @Override
    public boolean answersItself(ClashTable table) {
        return false;
    }

    @Override
    public Weight weight(Choice choice) {
        return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
    }
}
