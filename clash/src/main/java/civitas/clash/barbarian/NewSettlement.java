package civitas.clash.barbarian;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A barbarian settlement with one infantry is placed, if there is a piece and a legal space (CC-8.12, CC-8.17). */
record NewSettlement(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (table.settlementsLeft(ClashTable.BARBARIANS) > 0
                && !table.edition().wilds().sites(table, player).isEmpty()) {
            table.push(new Where(player));
        } else {
            table.say("log.barbarians-none-appear");
        }
    }

    /** The player who drew the event chooses the space. */
    record Where(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.barbarians-settle");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet spaces = table.edition().wilds().sites(table, player);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                out.add(Act.PLACE, table.space(space));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Barbarians.found(table, choice.subject(Space.class).index());
        }
    }
}
