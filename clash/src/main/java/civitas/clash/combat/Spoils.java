package civitas.clash.combat;

import civitas.clash.city.PlaceUnit;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.WildSide;
import civitas.clash.objective.Occasions;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/**
 * What a side gets after the battle: what a wild side leaves at once, the infantry of Fanaticism, what else a wild side leaves, the
 * settler for a lost city, cards that react to a capture, peoples and leaders.
 *
 * <p>Rules: CC-7.108, CC-7.112, CC-7.115.
 */
record Spoils(int role) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        Battle battle = table.battle();
        int side = battle.side(role);
        if (!table.isPlayer(side)) {
            return;
        }
        // Whatever asks is pushed in front of what comes later.
        AskAbilities.push(table, AskAbilities.Window.AFTERMATH, role);
        if (battle.isCaptured()) {
            react(table, side);
        }
        reward(table);
        AskAbilities.push(table, AskAbilities.Window.AFTER_BATTLE, role);
    }

    private void reward(ClashTable table) {
        Battle battle = table.battle();
        int enemy = battle.side(Battle.other(role));
        if (enemy == Cities.NOBODY || table.isPlayer(enemy)) {
            return;
        }
        WildSide wild = table.sides().wild(enemy);
        if (table.hooks().battle.spoils.has(wild)) {
            table.hooks().battle.spoils.voice(wild).run(table, battle, role);
        }
    }

    private void react(ClashTable table, int side) {
        Battle battle = table.battle();
        if (role == Battle.DEFENDER) {
            if (battle.memory().has(BaseUnit.SETTLER, Battle.DEFENDER)) {
                return;
            }
            PlaceUnit.ask(table, side, BaseUnit.SETTLER);
        } else if (table.isPlayer(battle.cityOwner())) {
            table.book().captured(table, side, battle.cityOwner());
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
            table.book().omens().forEach(omen -> omen.afterBattle(table));
            Occasions.battleOver(table);
        }
    }
}
