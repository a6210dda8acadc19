package civitas.clash.combat;

import civitas.clash.card.Reactions;
import civitas.clash.city.PlaceUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.objective.Occasions;
import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/**
 * What a side gets after the battle, in the order of CC-7.108: gold for barbarians, abilities, the settler for a lost
 * city, cards that react to a capture.
 *
 * <p>Rules: CC-7.112.
 */
record Spoils(int role) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        Battle battle = table.battle();
        int side = battle.side[role];
        if (!ClashTable.isPlayer(side)) {
            return;
        }
        rewardForBarbarians(table, side);
        if (battle.captured) {
            react(table, side);
        }
        AskAbilities.push(table, AskAbilities.Window.AFTER_BATTLE, role);
    }

    /** Whoever beats at least one barbarian gains gold, whoever attacked (CC-8.39). */
    private void rewardForBarbarians(ClashTable table, int side) {
        Battle battle = table.battle();
        int enemy = Battle.other(role);
        if (battle.side[enemy] == ClashTable.BARBARIANS && battle.wonBy(role) && battle.killed[enemy] > 0) {
            gainGold(table, side, table.constants().combat.goldForBarbarians());
        }
    }

    private void react(ClashTable table, int side) {
        Battle battle = table.battle();
        if (role == Battle.DEFENDER) {
            PlaceUnit.ask(table, side, UnitType.SETTLER);
        } else if (ClashTable.isPlayer(battle.cityOwner)) {
            Reactions.captured(table, side, battle.cityOwner);
        }
    }

    static void gainGold(ClashTable table, int player, int number) {
        int kept = table.gain(player, Good.GOLD, number);
        if (kept > 0) {
            table.say("log.gains", table.name(player), Goods.of(Good.GOLD, kept));
        }
    }

    /** Everything that follows from the battle has happened: objectives look at it. */
    record Over() implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Occasions.battleOver(table);
        }
    }
}
