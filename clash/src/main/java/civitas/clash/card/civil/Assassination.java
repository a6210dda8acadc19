package civitas.clash.card.civil;

import civitas.clash.content.BaseCivil;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;

/** Assassination: an opponent whom no such card waits for has one action fewer in his next turn (CC-3.13). */
final class Assassination extends OpponentEffect {

    Assassination() {
        super(BaseCivil.ASSASSINATION);
    }

    @Override
    int opponents(ClashTable table, int player) {
        return others(table, player) & ~table.lasting().assassinated();
    }

    @Override
    void play(ClashTable table, int player, int opponent) {
        Actions.lose(table, opponent);
        table.lasting().setAssassinated(opponent, true);
    }
}
