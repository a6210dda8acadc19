package civitas.civ.board;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A place for a map tile (CV-02.28).
 *
 * @param x the column of its north-west square
 * @param y the row of its north-west square
 * @param home the home slot's number in seat order, or -1 for a neutral slot
 * @param rotation quarter turns clockwise of a home tile
 */
public record Slot(int index, int x, int y, int home, int rotation) implements Thing {

    public boolean isHome() {
        return home >= 0;
    }

    @Override
    public String code() {
        return "tile-" + (index + 1);
    }

    @Override
    public Phrase title() {
        return Phrase.of("slot.name", index + 1);
    }

    @Override
    public String kind() {
        return "slot";
    }

    @Override
    public String toString() {
        return code();
    }
}
