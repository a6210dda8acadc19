package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The four types of units (CV-01.40). */
public enum UnitType implements Thing {
    ARTILLERY,
    INFANTRY,
    MOUNTED,
    AIRCRAFT;

    private static final UnitType[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static UnitType of(int index) {
        return ALL[index];
    }

    public static Optional<UnitType> parse(String code) {
        return Codes.find(ALL, code);
    }

    /** The types that have ranks and that barbarians draw: all but aircraft. */
    public static final int RANKED = 3;

    /** Whether a unit of this type strikes first against the other (CV-11.59, CV-11.61). */
    public boolean trumps(UnitType other) {
        return switch (this) {
            case ARTILLERY -> other == INFANTRY;
            case INFANTRY -> other == MOUNTED;
            case MOUNTED -> other == ARTILLERY;
            case AIRCRAFT -> false;
        };
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("unit-type." + code + ".name");
    }

    @Override
    public String kind() {
        return "unit-type";
    }
}
