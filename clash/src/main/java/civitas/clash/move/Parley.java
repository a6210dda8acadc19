package civitas.clash.move;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Ships come to others that would sail with them: are these attacked, or joined? Rules: CC-16.37, CC-16.44. */
record Parley(Departure departure, int to, Progress.Travel travel) implements Solo<ClashTable> {

    @Override
    public int player() {
        return departure.progress().player();
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.parley", table.space(to));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            departure.attack(table, ClashTable.NOBODY, to, travel);
        } else {
            departure.arrive(table, to, travel);
        }
    }
}
