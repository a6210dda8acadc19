package civitas.clash.wonder;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.pay.Tokens;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Culture and mood tokens stand in for each other; once per land battle a token raises the combat value (CC-12.30). */
final class GreatArena {

    private GreatArena() {}

    static void join(Hooks hooks) {
        hooks.turn.substitute.join(
                Wonder.GREAT_ARENA,
                (table, player, purpose, good) -> purpose.is(Purpose.Kind.WONDER) ? 0 : swapped(good));
        hooks.battle.afterRoll.join(Wonder.GREAT_ARENA, GreatArena::offer);
    }

    private static int swapped(Good good) {
        return switch (good) {
            case CULTURE -> Good.MOOD.mask();
            case MOOD -> Good.CULTURE.mask();
            case FOOD, ORE, WOOD, IDEAS, GOLD -> 0;
        };
    }

    /** Asks only if a token would change the number of hits (CC-EX-53). */
    private static void offer(ClashTable table, Battle battle, int side) {
        if (battle.isSea() || battle.memory().has(Wonder.GREAT_ARENA, side)) {
            return;
        }
        int value = battle.now().value(side);
        boolean matters = hits(table, value + table.constants().greatArenaBonus) > hits(table, value);
        if (matters && Tokens.any(table, battle.side(side))) {
            table.push(new Cheer(battle.side(side), side));
        }
    }

    private static int hits(ClashTable table, int value) {
        return value / table.constants().hitDivisor;
    }

    /** Which token the owner spends for the combat value, if any. */
    record Cheer(int player, int side) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-arena", table.battle().now().value(side));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Good token : Tokens.KINDS) {
                Tokens.list(table, player, Act.SPEND, token, out);
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                return;
            }
            Goods token = Goods.of(choice.subject(Good.class), 1);
            Tokens.spend(table, player, choice);
            Battle battle = table.battle();
            battle.memory().mark(Wonder.GREAT_ARENA, side);
            battle.now().setValue(side, battle.now().value(side) + table.constants().greatArenaBonus);
            table.say("log.great-arena", table.name(player), token, battle.now().value(side));
        }
    }
}
