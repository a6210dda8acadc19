package civitas.clash.wonder;

import civitas.clash.table.ClashTable;

/** What becomes of wonders when their city changes hands or falls (rules 12.3). */
public final class WonderFate {

    private WonderFate() {}

    /** The city was captured; {@code owner} may be the barbarians (CC-12.20, CC-12.21). */
    public static void passTo(ClashTable table, int city, int owner) {}

    /** The city is about to be destroyed: its wonders leave the game with their points (CC-12.24). */
    public static void lostWith(ClashTable table, int city) {}
}
