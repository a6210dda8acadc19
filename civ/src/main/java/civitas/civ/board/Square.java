package civitas.civ.board;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * One square of the map.
 *
 * @param index its number on the board, used by the rules
 * @param label its name for people: column letter and row
 * @param x the column from the west
 * @param y the row from the north
 */
public record Square(int index, String label, int x, int y) implements Thing {

    @Override
    public String code() {
        return label;
    }

    @Override
    public Phrase title() {
        return Phrase.literal(label);
    }

    @Override
    public String kind() {
        return "square";
    }

    @Override
    public String toString() {
        return label;
    }
}
