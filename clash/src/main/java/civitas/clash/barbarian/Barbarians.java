package civitas.clash.barbarian;

import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;

/** What the event symbols make barbarians do (rules 8.2 and 8.3). Each method pushes its steps. */
public final class Barbarians {

    private Barbarians() {}

    /** Symbol "barbarians appear", for the player who drew the event. */
    public static void appear(ClashTable table, int player) {}

    /** Symbol "barbarians move", for the player who drew the event. */
    public static void move(ClashTable table, int player) {}

    /** A whole army goes to an adjacent land space and fights whatever player it meets there. */
    public static void march(ClashTable table, int from, int to) {
        if (table.units().hasEnemy(ClashTable.BARBARIANS, to)
                || ClashTable.isPlayer(table.cities().owner(to))) {
            return;
        }
        int army = table.units().army(from);
        table.removeUnits(UnitType.INFANTRY, from, army);
        table.units().add(ClashTable.BARBARIANS, UnitType.INFANTRY, to, army);
    }

    /** A barbarian settlement receives 1 unit, as far as pieces and room allow (CC-8.30). */
    public static void reinforce(ClashTable table, int city) {
        if (table.hasRoom(ClashTable.BARBARIANS, city)
                && table.unitsLeft(ClashTable.BARBARIANS, UnitType.INFANTRY) > 0) {
            table.units().add(ClashTable.BARBARIANS, UnitType.INFANTRY, city, 1);
        }
    }
}
