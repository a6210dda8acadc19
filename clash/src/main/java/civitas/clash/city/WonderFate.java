package civitas.clash.city;

import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;

/** What becomes of wonders when their city changes hands or falls (rules 12.3). Rules: CC-8.37. */
public final class WonderFate {

    private WonderFate() {}

    /**
     * The city was captured; {@code owner} may be the barbarians, who use nothing (CC-12.20, CC-12.21, CC-12.25). A card whose
     * points are undivided stays with the builder; the new owner has the structure only (OQ-50).
     */
    public static void passTo(ClashTable table, int city, int owner) {
        for (Wonder wonder : table.content().wonders()) {
            if (table.cities().has(city, wonder)
                    && !table.content().spec(wonder).undivided()) {
                takeCard(table, wonder);
                giveCard(table, wonder, owner);
            }
        }
    }

    private static void giveCard(ClashTable table, Wonder wonder, int owner) {
        table.wonders().setHolder(wonder, owner);
        if (table.isPlayer(owner)) {
            table.player(owner).setWonder(wonder, true);
            table.say("log.wonder-taken", table.name(owner), wonder);
        } else {
            table.say("log.wonder-set-aside", wonder);
        }
    }

    /** Whoever has the card before him can no longer use it. */
    private static void takeCard(ClashTable table, Wonder wonder) {
        int holder = table.wonders().holder(wonder);
        if (table.isPlayer(holder)) {
            table.player(holder).setWonder(wonder, false);
        }
    }

    /** The city is about to be destroyed: its wonders leave the game with their points (CC-12.24). */
    public static void lostWith(ClashTable table, int city) {
        for (Wonder wonder : table.content().wonders()) {
            if (table.cities().has(city, wonder)) {
                takeCard(table, wonder);
                table.wonders().lose(wonder);
                table.cities().removeWonder(city, wonder);
                table.say("log.wonder-lost", wonder);
            }
        }
    }
}
