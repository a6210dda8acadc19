package civitas.civ.content;

import civitas.kernel.Codes;

/**
 * The techs of a player’s deck in order of level, and Space Flight.
 *
 * <p>Rules: CV-01.31.
 */
public enum BaseTech implements Tech {
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

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
