package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A side of a policy card. It works while it is adopted, but not in Anarchy (CV-16.36, CV-16.48, CV-04.38). */
public interface Policy extends Ability {

    /** The number of the first one. */
    int FIRST = 224;

    /** This one alone, as a set. */
    default int mask() {
        return 1 << index();
    }

    @Override
    default int number() {
        return FIRST + index();
    }

    @Override
    default boolean inForce(Holdings table, int player) {
        return table.adopted(player, this) && table.government(player) != BaseGovernment.ANARCHY;
    }

    @Override
    default Phrase title() {
        return Phrase.of("policy." + code() + ".name");
    }

    @Override
    default String kind() {
        return "policy";
    }
}
