package civitas.clash.move;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Ships that explored a region are placed in one of its sea spaces (CC-6.82). */
record ChooseHarbour(Departure departure, int slot, Approach approach) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << departure.progress().player();
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.harbour");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet harbours = approach.harbours(table, slot);
        for (int space = harbours.next(0); space >= 0; space = harbours.next(space + 1)) {
            out.add(Act.GO, table.space(space));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        departure.anchor(table, slot, approach, choice.subject(Space.class).index());
    }
}
