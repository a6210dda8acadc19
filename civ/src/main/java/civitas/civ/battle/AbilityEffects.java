package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** What battle abilities do, as steps and conditions for the abilities' own files. All name the player who acts. */
public final class AbilityEffects {

    private AbilityEffects() {}

    /** Whether the player's unit of this battle turn is still to be played (CV-10.31). */
    public static boolean canStrengthen(CivTable table, int player) {
        Battle battle = table.battle();
        return !battle.hasPlayed() && battle.turn() == battle.side(player) && battle.hand(battle.turn()) != 0;
    }

    /** Whether enemy units are in play that could be wounded. */
    public static boolean canWound(CivTable table, int player) {
        return Units.hasAny(table, Battle.other(table.battle().side(player)));
    }

    /** The player's enemy in this battle as a set of players; barbarians are nobody. */
    public static int enemies(CivTable table, int player) {
        Battle battle = table.battle();
        int enemy = Battle.other(battle.side(player));
        return battle.isPlayer(enemy) ? 1 << battle.player(enemy) : 0;
    }

    /** Whether own units in play are wounded. */
    public static boolean canHeal(CivTable table, int player) {
        return Units.hasWounded(table, table.battle().side(player));
    }

    /** Lets the player heal up to a number of wounds. */
    public static void heal(CivTable table, int player, int wounds) {
        if (canHeal(table, player)) {
            table.push(new Heal(table.battle().side(player), wounds));
        }
    }

    /** Removes all wounds from the player's units in play. */
    public static void healAll(CivTable table, int player) {
        int side = table.battle().side(player);
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (Units.isWounded(table, side, front)) {
                Heal.remove(table, side, front, table.battle().wounds(side, front));
            }
        }
    }

    /** Changes the combat bonus of the player explicitly; the difference is taken anew (CV-11.35, CV-11.36). */
    public static void addCombatBonus(CivTable table, int player, int change) {
        Battle battle = table.battle();
        boolean attacks = battle.side(player) == Battle.ATTACKER;
        CombatBonus.set(
                table,
                battle.bonus(Battle.ATTACKER) + (attacks ? change : 0),
                battle.bonus(Battle.DEFENDER) + (attacks ? 0 : change));
        table.say("log.battle.bonus-changed", table.name(player), change);
    }

    /** The unit the player plays next has more strength until the end of the battle (CV-10.31, CV-11.63). */
    public record Strengthen(int player, int extra) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Battle battle = table.battle();
            battle.setNextStrength(battle.nextStrength() + extra);
            table.say("log.battle.strengthened", table.name(player), extra);
        }
    }

    /** The player distributes wounds among enemy units in play, if there still are any (CV-11.65). */
    public record Wounding(int player, int wounds) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (canWound(table, player)) {
                table.push(new DealWounds(table.battle().side(player), wounds));
            }
        }
    }
}
