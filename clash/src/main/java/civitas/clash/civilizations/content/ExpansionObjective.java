package civitas.clash.civilizations.content;

import civitas.clash.content.Objective;
import civitas.kernel.Codes;

/** The twelve objectives on the six cards of the expansion (CC-1.11, CC-2.22). */
public enum ExpansionObjective implements Objective {
    STAR_GAZERS,
    HORSE_POWER,
    TRADERS,
    GREAT_COMMANDER,
    VERSATILITY,
    BRUTUS,
    LEGACY,
    IVORY_TOWER,
    MIGRATION,
    TRAMPLE,
    HIGH_CULTURE,
    SEA_CLEANSING;

    private static final int FIRST = 54;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
