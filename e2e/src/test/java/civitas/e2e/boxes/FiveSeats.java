package civitas.e2e.boxes;

import civitas.civ.BaseBox;
import civitas.civ.content.facts.BoxContent;
import civitas.civ.table.CivBox;
import civitas.civ.table.Rulebook;
import civitas.kernel.Box;
import java.util.List;

/** A made-up box of Civilization: a map for five, and unit cards that show their health. */
final class FiveSeats implements CivBox {

    static final String ID = "five";

    @Override
    public Box box() {
        return Box.expansion(ID, "X", BaseBox.ID).upTo(5).inWordsOf(List.of("civitas/e2e/boxes/five/words"));
    }

    @Override
    public BoxContent content() {
        return new BoxContent("civitas/e2e/boxes/five", List.of());
    }

    @Override
    public void contribute(Rulebook.Builder book) {}
}
