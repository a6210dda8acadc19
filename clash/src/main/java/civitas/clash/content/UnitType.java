package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The kinds of unit (CC-1.52). */
public enum UnitType implements Thing {
    SETTLER,
    INFANTRY,
    SHIP;

    public static final int COUNT = 3;

    private static final UnitType[] ALL = values();

    private final String code = Codes.of(this);

    public static UnitType of(int index) {
        return ALL[index];
    }

    /** Every unit except a ship (CC-1.54). */
    public boolean isLand() {
        return this != SHIP;
    }

    /** Units that fight on land and need Tactics to move. */
    public boolean isMilitary() {
        return this == INFANTRY;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("unit." + code + ".name");
    }

    @Override
    public String kind() {
        return "unit";
    }
}
