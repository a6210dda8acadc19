package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A wonder. What each does is in {@code civ.wonder}. */
public interface Wonder extends Ability {

    /** This one alone, as a set. */
    default int mask() {
        return 1 << index();
    }

    @Override
    default int number() {
        return WONDERS + index();
    }

    @Override
    default boolean inForce(Holdings table, int player) {
        return table.holds(player, this);
    }

    @Override
    default Phrase title() {
        return Phrase.of("wonder." + code() + ".name");
    }

    @Override
    default String kind() {
        return "wonder";
    }
}
