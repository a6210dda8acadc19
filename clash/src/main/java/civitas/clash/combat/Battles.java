package civitas.clash.combat;

import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;

/** How battles begin (rules 7.1). */
public final class Battles {

    private Battles() {}

    /** Fights for a space: at once if nobody can resist, otherwise round by round. Pushes its steps. */
    public static void attack(ClashTable table, Assault assault) {}

    /** Recruited ships attack the enemy ships in their port space; they cannot retreat (CC-4.99, CC-7.76). */
    public static void fromPort(ClashTable table, int player, int port, int ships) {
        table.units().add(player, UnitType.SHIP, port, ships);
    }
}
