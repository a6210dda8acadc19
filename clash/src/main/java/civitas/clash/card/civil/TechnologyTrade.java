package civitas.clash.card.civil;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** Technology Trade: the player gains an advance of an opponent in range, then the opponent one of his. */
final class TechnologyTrade extends OpponentEffect {

    @Override
    int opponents(ClashTable table, int player) {
        return Contacts.teachers(table, player);
    }

    @Override
    void play(ClashTable table, int player, int opponent) {
        table.push(new Learn(opponent, player));
        new Learn(player, opponent).run(table);
    }

    /** One side takes an advance of the other, if there is one it may gain. */
    record Learn(int pupil, int teacher) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            ChooseAdvance.ask(table, pupil, table.player(teacher).advances(), Marker.SUPPLY, false);
        }
    }
}
