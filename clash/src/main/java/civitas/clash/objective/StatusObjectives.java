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
 * Step 1 of the status phase: a player completes as many objectives as he likes, in an order of his own (CC-13.4, OQ-46).
 *
 * <p>Rules: CC-11.13.
 *
 * @param done names completed in this status phase, and those of the last round that bar others (CC-11.10, CC-11.11)
 */
public record StatusObjectives(int player, List<Objective> done) implements Solo<ClashTable> {

    /** Asks if everybody must think it possible that the player completes something. */
    public static void ask(ClashTable table, int player) {
        ask(table, player, Exclusions.remembered(table, player));
    }

    private static void ask(ClashTable table, int player, List<Objective> done) {
        StatusObjectives question = new StatusObjectives(player, done);
        if (Objectives.isConceivable(table, player, objective -> question.isOpen(table, objective))) {
            table.push(question);
        }
    }

    /** Whether the condition of an objective holds at this moment. */
    private boolean isOpen(ClashTable table, Objective objective) {
        return !Exclusions.isBarred(table, objective, done) && Objectives.holds(table, player, objective);
    }

    /** The objectives whose condition holds at this moment. */
    private List<Objective> open(ClashTable table) {
        List<Objective> open = new ArrayList<>();
        for (Objective objective : table.content().objectives()) {
            if (isOpen(table, objective)) {
                open.add(objective);
            }
        }
        return open;
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.objectives-status");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Completing.list(table, player, open(table), out);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.COMPLETE) {
            List<Objective> names = new ArrayList<>(done);
            names.add(Completing.complete(table, player, choice));
            ask(table, player, List.copyOf(names));
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
