package civitas.kernel;

import civitas.kernel.text.Phrase;

/** A question to one player, as nearly all are. The games build their ready-made questions on it: yes or no, which city … */
public interface Solo<T extends Table<T>> extends Question<T> {

    /** Who is asked. */
    int player();

    /** What the player is asked. */
    Phrase prompt(T table);

    @Override
    default int asked(T table) {
        return 1 << player();
    }

    @Override
    default Phrase prompt(T table, int seat) {
        return prompt(table);
    }
}
