package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A tech. What each does is in {@code civ.ability} and {@code civ.research}. */
public interface Tech extends Ability {

    /** How many levels there are; on the last one is Space Flight alone (CV-09.02). */
    int LEVELS = 5;

    /** This one alone, as a set. */
    default long mask() {
        return 1L << index();
    }

    @Override
    default int number() {
        return index();
    }

    @Override
    default boolean inForce(Holdings table, int player) {
        return table.knows(player, this);
    }

    @Override
    default Phrase title() {
        return Phrase.of("tech." + code() + ".name");
    }

    @Override
    default String kind() {
        return "tech";
    }
}
