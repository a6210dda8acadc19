package civitas.clash.civilizations.piece;

import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;

import civitas.clash.content.Face;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import java.util.List;

/**
 * War elephants: for each that is activated the lowest die with its symbol does not count, and a hit of the enemy is cancelled.
 *
 * <p>Rules: CC-7.28, CC-7.30, OQ-16.
 */
record Trample() implements BattleHooks.Clash {

    @Override
    public int strike(ClashTable table, int role, int units, List<Face> faces) {
        int[] numbers = faces.stream()
                .filter(face -> face.symbol() == Face.ClashSymbol.ELEPHANT)
                .mapToInt(Face::number)
                .sorted()
                .limit(units)
                .toArray();
        if (numbers.length == 0) {
            return 0;
        }
        table.battle().now().addCancels(role, numbers.length, ELEPHANT);
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return -sum;
    }
}
