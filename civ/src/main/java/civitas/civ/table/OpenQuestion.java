package civitas.civ.table;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * A question to one player between two activities: a group is on its way, a battle turn begins. Whoever has something that
 * works at any time may use it here, the player himself among his choices, the others without being waited for. It is not for what happens
 * in the middle of an effect, nor between a declaration and its resolution (CV-03.11, CV-03.15).
 */
public interface OpenQuestion extends Question<CivTable> {

    /** Who is asked. */
    int player(CivTable table);

    /** What he is asked. */
    Phrase prompt(CivTable table);

    /** Writes what he may do, besides what works at any time. */
    void list(CivTable table, Choices out);

    /** Carries out what {@link #list(CivTable, Choices)} wrote. */
    void choose(CivTable table, Choice choice);

    @Override
    default int asked(CivTable table) {
        return 1 << player(table);
    }

    @Override
    default int invited(CivTable table) {
        return AnyTime.invited(table) & ~asked(table);
    }

    @Override
    default Phrase prompt(CivTable table, int seat) {
        return seat == player(table) ? prompt(table) : Phrase.of("prompt.any-time");
    }

    @Override
    default void list(CivTable table, int seat, Choices out) {
        if (seat == player(table)) {
            list(table, out);
        }
        AnyTime.listAll(table, seat, out);
    }

    @Override
    default void choose(CivTable table, int seat, Choice choice) {
        if (AnyTime.wrote(table, choice)) {
            table.push(this);
            AnyTime.beginOne(table, seat, choice);
        } else {
            choose(table, choice);
        }
    }

    /** Not for somebody who may have something to use as far as all can see: that it was not asked would tell that he has not. */
    @Override
    default boolean answersItself(CivTable table) {
        return (AnyTime.invited(table) & asked(table)) == 0;
    }
}
