package civitas.civ.battle.loot;

import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;

/**
 * The winner's reward from the loser: the base rules, or loot points if the table plays so (CV-11.95).
 *
 * <p>Rules: CV-12.15.
 */
public final class Loot {

    private Loot() {}

    /**
     * Offers loot for a lost city, or for any other victory; nothing if the loser has nothing (CV-11.85).
     *
     * @param attacking whether the winner had attacked
     */
    public static void offer(CivTable table, int winner, int loser, boolean lostCity, boolean attacking) {
        if (table.rules().revised()) {
            new SpendLootPoints(winner, loser, points(table, winner, loser, lostCity, attacking)).offer(table);
        } else {
            table.push(new TakeLoot(winner, loser, lostCity));
        }
    }

    /** What the loser lessens comes first, then what the winner adds (CV-11.87, CV-11.88, CV-11.122). */
    private static int points(CivTable table, int winner, int loser, boolean lostCity, boolean attacking) {
        int points = lostCity ? table.constants().lootCityPoints : table.constants().lootPoints;
        for (BattleHooks.LootChange voice : table.voices(table.hooks().battle.lootGiven, loser)) {
            points = voice.points(table, loser, points, attacking);
        }
        for (BattleHooks.LootChange voice : table.voices(table.hooks().battle.lootTaken, winner)) {
            points = voice.points(table, winner, points, attacking);
        }
        return points;
    }
}
