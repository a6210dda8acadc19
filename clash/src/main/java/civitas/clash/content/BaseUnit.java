package civitas.clash.content;

import civitas.kernel.Codes;

/** The units of the base game. */
public enum BaseUnit implements UnitType {
    SETTLER(Role.SETTLER),
    INFANTRY(Role.MILITARY),
    SHIP(Role.SHIP);

    private final Role role;
    private final String code = Codes.of(this);

    BaseUnit(Role role) {
        this.role = role;
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public Role role() {
        return role;
    }

    @Override
    public String code() {
        return code;
    }
}
