package civitas.clash.board;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * One hexagon of the board.
 *
 * @param index its number on the board, used by the rules
 * @param label its name for people: column letter and row
 * @param q axial column, for drawing
 * @param r axial row
 */
public record Space(int index, String label, int q, int r) implements Thing {

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
        return "space";
    }

    @Override
    public String toString() {
        return label;
    }
}
