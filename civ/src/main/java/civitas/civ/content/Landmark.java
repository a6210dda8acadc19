package civitas.civ.content;

import civitas.kernel.text.Phrase;

/**
 * A marker on a square of the map that all can see: a relic, which waits for the first army (rules 16.2), or a city-state, which
 * serves whoever stands on it (rules 16.5).
 */
public interface Landmark extends Ability {

    /** The number of the first one. */
    int FIRST = 232;

    @Override
    default int number() {
        return FIRST + index();
    }

    @Override
    default boolean inForce(Holdings table, int player) {
        return table.controls(player, this);
    }

    @Override
    default Phrase title() {
        return Phrase.of("landmark." + code() + ".name");
    }

    @Override
    default String kind() {
        return "landmark";
    }
}
