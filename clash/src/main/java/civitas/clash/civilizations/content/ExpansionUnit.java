package civitas.clash.civilizations.content;

import civitas.clash.content.UnitType;
import civitas.kernel.Codes;

/** Three more military units (CC-1.53). */
public enum ExpansionUnit implements UnitType {
    CAVALRY,
    ELEPHANT,
    LEADER;

    private static final int FIRST = 3;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Role role() {
        return Role.MILITARY;
    }
}
