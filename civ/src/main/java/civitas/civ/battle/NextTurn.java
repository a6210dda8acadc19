package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * The next battle turn: sides alternate, and a side without cards takes no turn (CV-11.38, CV-11.44, CV-11.45).
 *
 * @param side the side whose turn it would be
 */
record NextTurn(int side) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Battle battle = table.battle();
        int next = battle.hand(side) != 0 ? side : Battle.other(side);
        if (battle.hand(next) == 0) {
            return;
        }
        battle.setTurn(next);
        table.push(new NextTurn(Battle.other(next)));
        if (isForced(table, next)) {
            Fighting.open(table, next, Long.numberOfTrailingZeros(battle.hand(next)));
            table.push(new EndTurn.Window(next));
        } else {
            table.push(new PlayUnit(next));
        }
    }

    /** Whether everybody sees that nothing can be chosen: the last card, no enemy to attack, no ability, no great person. */
    private static boolean isForced(CivTable table, int side) {
        boolean mayInterject = (AnyTime.invited(table) >> table.battle().player(side) & 1) != 0;
        if (mayInterject || Long.bitCount(table.battle().hand(side)) > 1) {
            return false;
        }
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (Fighting.mayAttack(table, side, front)) {
                return false;
            }
        }
        return !BattleAbilities.seemUsable(table, side);
    }
}
