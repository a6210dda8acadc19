package civitas.clash.objective;

import civitas.clash.content.Ability;
import civitas.clash.table.ClashTable;

/** The moments at which "immediately" objectives can be completed (CC-11.5, CC-11.12). */
public final class Occasions {

    private Occasions() {}

    /** A city was founded. */
    public static void founded(ClashTable table, int player, int space) {}

    /** A unit was recruited for the special price of an ability. */
    public static void specialPrice(ClashTable table, int player, Ability ability) {}

    /** The battle on {@link ClashTable#battle()} is over, with everything that follows from it. */
    public static void battleOver(ClashTable table) {}

    /** A wonder was built. */
    public static void wonderBuilt(ClashTable table, int player) {}
}
