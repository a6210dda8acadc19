package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * The techs of a player’s deck in order of level, and Space Flight. What each does is in {@code civ.ability} and {@code civ.research}.
 *
 * <p>Rules: CV-01.31.
 */
public enum Tech implements Ability {
    ANIMAL_HUSBANDRY,
    CODE_OF_LAWS,
    CURRENCY,
    HORSEBACK_RIDING,
    MASONRY,
    METALWORKING,
    NAVIGATION,
    PHILOSOPHY,
    POTTERY,
    WRITING,
    CHIVALRY,
    CIVIL_SERVICE,
    CONSTRUCTION,
    DEMOCRACY,
    ENGINEERING,
    IRRIGATION,
    MATHEMATICS,
    MONARCHY,
    PRINTING_PRESS,
    SAILING,
    BANKING,
    BIOLOGY,
    COMMUNISM,
    GUNPOWDER,
    METAL_CASTING,
    MILITARY_SCIENCE,
    RAILROAD,
    STEAM_POWER,
    THEOLOGY,
    ATOMIC_THEORY,
    BALLISTICS,
    COMBUSTION,
    COMPUTERS,
    FLIGHT,
    MASS_MEDIA,
    REPLACEABLE_PARTS,
    SPACE_FLIGHT;

    private static final Tech[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Tech of(int index) {
        return ALL[index];
    }

    public static Optional<Tech> parse(String code) {
        return Codes.find(ALL, code);
    }

    /** This tech alone, as a set of techs. */
    public long mask() {
        return 1L << ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("tech." + code + ".name");
    }

    @Override
    public String kind() {
        return "tech";
    }
}
