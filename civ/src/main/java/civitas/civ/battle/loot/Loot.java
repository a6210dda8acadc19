package civitas.civ.battle.loot;

import civitas.civ.table.CivTable;

/**
 * The winner's reward from the loser: the base rules, or loot points if the table plays so (CV-11.95).
 *
 * <p>Rules: CV-12.15.
 */
public final class Loot {

    private Loot() {}

    /** Offers loot for a lost city, or for any other victory; nothing if the loser has nothing (CV-11.85). */
    public static void offer(CivTable table, int winner, int loser, boolean lostCity) {
        if (table.rules().options().revised()) {
            int points = lostCity ? table.constants().lootCityPoints : table.constants().lootPoints;
            new SpendLootPoints(winner, loser, points).offer(table);
        } else {
            table.push(new TakeLoot(winner, loser, lostCity));
        }
    }
}
