package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A civilization. What each does is in {@code civ.civilization}. */
public interface Civilization extends Ability {

    @Override
    default int number() {
        return CIVILIZATIONS + index();
    }

    @Override
    default boolean inForce(Holdings table, int player) {
        return table.civilization(player).equals(this);
    }

    @Override
    default Phrase title() {
        return Phrase.of("civilization." + code() + ".name");
    }

    @Override
    default String kind() {
        return "civilization";
    }
}
