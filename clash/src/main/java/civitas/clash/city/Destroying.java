package civitas.clash.city;

import civitas.clash.table.ClashTable;

/** A city leaves the board (rules 5.3). Rules: CC-5.23. */
public final class Destroying {

    private Destroying() {}

    /** Structures go back to their owners' supplies, wonders are lost, units stay (CC-5.22 to CC-5.24). */
    public static void destroy(ClashTable table, int city) {
        table.say("log.city-destroyed", table.space(city));
        table.book().cityLost(table, city);
        WonderFate.lostWith(table, city);
        table.cities().clear(city);
    }
}
