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

/** One infantry is added to any barbarian settlement that has room (CC-8.18, CC-8.19). */
record Reinforce(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        SpaceSet cities = table.cities().of(ClashTable.BARBARIANS);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Barbarians.canReinforce(table, city)) {
                table.push(new Where(player));
                return;
            }
        }
    }

    /** The player who drew the event chooses the settlement. */
    record Where(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.barbarians-reinforce");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet cities = table.cities().of(ClashTable.BARBARIANS);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (Barbarians.canReinforce(table, city)) {
                    out.add(Act.PLACE, table.space(city));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Barbarians.reinforce(table, player, choice.subject(Space.class).index());
        }
    }
}
