package civitas.clash.card.civil;

import civitas.clash.content.BaseCivil;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;

/** Assassination: an opponent whom no such card waits for has one action fewer in his next turn (CC-3.13). */
final class Assassination extends OpponentEffect {

    @Override
    int opponents(ClashTable table, int player) {
        int mask = others(table, player);
        for (int other = 0; other < table.seats(); other++) {
            if (table.lasting().untilTurn().has(BaseCivil.ASSASSINATION, other)) {
                mask &= ~(1 << other);
            }
        }
        return mask;
    }

    @Override
    void play(ClashTable table, int player, int opponent) {
        Actions.lose(table, opponent);
        table.lasting().untilTurn().mark(BaseCivil.ASSASSINATION, opponent);
    }
}
