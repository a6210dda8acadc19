package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The lower, tactics halves of the action cards (CC-10.1). */
public enum Tactic implements Component {
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

    private static final Tactic[] ALL = values();

    private final String code = Codes.of(this);

    public static Tactic of(int index) {
        return ALL[index];
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("tactic." + code + ".name");
    }

    @Override
    public String kind() {
        return "tactic";
    }
}
