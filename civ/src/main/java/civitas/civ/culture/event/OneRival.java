package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** An event that is aimed at one other player. */
public interface OneRival extends RivalPlay {

    /** What an event does that is aimed at a player. */
    static OneRival of(CivTable table, CultureEvent event) {
        if (table.book().play(event) instanceof OneRival play) {
            return play;
        }
        throw new IllegalArgumentException(event + " is not aimed at a player");
    }

    /** What it does to the chosen player. */
    Procedure<CivTable> effect(CivTable table, int by, CultureEvent event, int other);

    @Override
    default void begin(CivTable table, int by, CultureEvent event) {
        table.push(new ChooseRival(by, event));
    }
}
