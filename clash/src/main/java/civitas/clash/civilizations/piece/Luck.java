package civitas.clash.civilizations.piece;

import civitas.clash.content.Face;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import java.util.ArrayList;
import java.util.List;

/** A leader: one die with his symbol is rolled again until it shows another. Rules: CC-7.29, OQ-16. */
record Luck() implements BattleHooks.Clash {

    @Override
    public List<Face> rerolled(ClashTable table, int role, int units, List<Face> faces) {
        List<Face> all = new ArrayList<>(faces);
        int left = units;
        for (int die = 0; die < all.size() && left > 0; die++) {
            if (isHis(all.get(die))) {
                all.set(die, another(table));
                left--;
            }
        }
        return all;
    }

    private static Face another(ClashTable table) {
        Face face = roll(table);
        while (isHis(face)) {
            face = roll(table);
        }
        return face;
    }

    private static Face roll(ClashTable table) {
        return table.content().face(table.chance().roll(table.content().faces()));
    }

    private static boolean isHis(Face face) {
        return face.symbol() == Face.ClashSymbol.LEADER;
    }

    @Override
    public int strike(ClashTable table, int role, int units, List<Face> faces) {
        return 0;
    }
}
