package civitas.clash.content;

import civitas.kernel.Codes;

/** The lower halves of the action cards of the base game. */
public enum BaseTactic implements Tactic {
    PELTASTS,
    ENCIRCLED,
    WEDGE_FORMATION,
    HIGH_MORALE,
    HEAVY_RESISTANCE,
    HIGH_GROUND,
    SURPRISE,
    SIEGE,
    FOR_THE_PEOPLE,
    IMPROVED_DEFENSES,
    TACTICAL_RETREAT,
    DEFENSIVE_FORMATION,
    SCOUT,
    MARTYR,
    ARCHERS,
    FLANKING;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
