package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** What an event card tells (its text); cards of one name may differ in symbol and amount. */
public enum EventKind implements Component {
    PESTILENCE,
    EPIDEMICS,
    FAMINE,
    SEVERE_FAMINE,
    GOOD_YEAR,
    AWESOME_YEAR,
    FANTASTIC_YEAR,
    GREAT_EXPLORER,
    GREAT_ARTIST,
    GREAT_PROPHET,
    GREAT_PHILOSOPHER,
    GREAT_SCIENTIST,
    ELDER_STATESMAN,
    GREAT_WARLORD,
    GREAT_MERCHANT,
    GREAT_ENGINEER,
    POPULATION_BOOM,
    VOLCANO,
    EARTHQUAKE,
    HEAVY_EARTHQUAKE,
    FLOOD,
    HEAVY_FLOOD,
    MIGRATION,
    CIVIL_WAR,
    REVOLUTION;

    private static final EventKind[] ALL = values();

    private final String code = Codes.of(this);

    public static EventKind of(int index) {
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
        return Phrase.of("event." + code + ".name");
    }

    @Override
    public String kind() {
        return "event";
    }
}
