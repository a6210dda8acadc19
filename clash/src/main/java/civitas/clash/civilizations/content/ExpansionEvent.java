package civitas.clash.civilizations.content;

import civitas.clash.content.EventKind;
import civitas.kernel.Codes;

/** The twenty events of the expansion (CC-1.11, CC-2.22). */
public enum ExpansionEvent implements EventKind {
    UPRISING,
    ENVOY,
    SOLAR_ECLIPSE,
    TROJAN_HORSE,
    GUILLOTINE,
    ANARCHY,
    SCIENTIFIC_TRADE,
    FLOURISHING_TRADE,
    ERA_OF_STABILITY,
    REFORMATION,
    PANDEMICS,
    BLACK_DEATH,
    FAMINE_VERMIN,
    FAMINE_DROUGHT,
    FIRE,
    SUCCESSFUL_YEAR,
    GREAT_ARCHITECT,
    GREAT_ATHLETE,
    GREAT_DIPLOMAT,
    GREAT_SEER;

    private static final int FIRST = 25;

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
