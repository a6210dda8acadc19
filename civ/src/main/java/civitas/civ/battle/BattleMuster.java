package civitas.civ.battle;

import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Changes of a battle force and of the order of battle turns that cards bring about; all name the player who acts. */
public final class BattleMuster {

    private BattleMuster() {}

    /** Whether a battle force has units and there are others to be had for them. */
    public static boolean isPossible(CivTable table, int player) {
        Battle battle = table.battle();
        return battle.hand(battle.side(player)) != 0 && isAnyLeft(table, player);
    }

    private static boolean isAnyLeft(CivTable table, int player) {
        for (int type = 0; type < UnitType.COUNT; type++) {
            if (isAvailable(table, player, UnitType.of(type))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAvailable(CivTable table, int player, UnitType type) {
        return table.player(player).rank(type) > 0
                && !table.market().units(type).isExhausted();
    }

    /** All units of a battle force are killed and cannot be saved, and as many unlocked ones take their places at once. */
    public static void replace(CivTable table, int player) {
        Battle battle = table.battle();
        int side = battle.side(player);
        long lost = battle.hand(side);
        battle.doom(side, lost);
        battle.setHand(side, 0);
        table.reveal();
        table.say("log.battle.replaced", table.name(player), Long.bitCount(lost));
        next(table, player, Long.bitCount(lost));
    }

    private static void next(CivTable table, int player, int left) {
        if (left > 0 && isAnyLeft(table, player)) {
            table.push(new Reinforce(player, left));
        }
    }

    /** The player whose battle turn it is plays no unit in it. */
    public static void passTurn(CivTable table) {
        table.battle().setPlayed(true);
    }

    /** Which unit takes a place in the battle force. */
    record Reinforce(int player, int left) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.battle.reinforce", left);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int type = 0; type < UnitType.COUNT; type++) {
                if (isAvailable(table, player, UnitType.of(type))) {
                    out.add(Act.MUSTER, UnitType.of(type));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof UnitType type && !isAvailable(table, player, type)) {
                out.because("why.no-unit-left", type);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            UnitType type = choice.subject(UnitType.class);
            Battle battle = table.battle();
            int side = battle.side(player);
            int card = table.market().units(type).draw(table.chance());
            battle.setHand(side, battle.hand(side) | 1L << card);
            table.reveal();
            table.say("log.unit-built", table.name(player), type);
            next(table, player, left - 1);
        }
    }
}
