package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A government. What each does is in {@code civ.government}. */
public interface Government extends Ability {

    /** This one alone, as a set. */
    default int mask() {
        return 1 << index();
    }

    @Override
    default int number() {
        return GOVERNMENTS + index();
    }

    @Override
    default boolean inForce(Holdings table, int player) {
        return table.government(player).equals(this);
    }

    @Override
    default Phrase title() {
        return Phrase.of("government." + code() + ".name");
    }

    @Override
    default String kind() {
        return "government";
    }
}
