package civitas.clash.card.civil;

import civitas.clash.card.Reactions;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Teach Us: never played between actions, only right after a capture; see {@link Reactions#captured}. */
final class TeachUs implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return false;
    }

    @Override
    public void perform(ClashTable table, int player) {
        throw new IllegalStateException("Teach Us answers a capture");
    }
}
