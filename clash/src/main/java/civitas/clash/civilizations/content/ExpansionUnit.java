package civitas.clash.civilizations.content;

import civitas.clash.content.UnitType;
import civitas.kernel.Codes;

/** Three more military units (CC-1.3, CC-1.6, CC-1.53) with their prices (CC-4.92), and a ship of the pirates that sails with a player (CC-16.39). */
public enum ExpansionUnit implements UnitType {
    CAVALRY(Role.MILITARY),
    ELEPHANT(Role.MILITARY),
    LEADER(Role.MILITARY),
    PIRATE_SHIP(Role.SHIP);

    private static final int FIRST = 3;

    private final Role role;
    private final String code = Codes.of(this);

    ExpansionUnit(Role role) {
        this.role = role;
    }

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
        return role;
    }
}
