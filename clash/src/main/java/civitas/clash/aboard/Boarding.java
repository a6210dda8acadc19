package civitas.clash.aboard;

import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Units that have embarked go aboard their ships, one after the other; where ships differ the owner chooses (CC-6.61). */
record Boarding(int player, int sea) implements Solo<ClashTable> {

    static void next(ClashTable table, int player, int sea) {
        if (!Holds.at(table, sea).loose().isEmpty()) {
            table.push(new Boarding(player, sea));
        }
    }

    private List<Berth> berths(ClashTable table) {
        return Berth.free(Holds.at(table, sea), table.shipCapacity(player));
    }

    private UnitType who(ClashTable table) {
        return Holds.at(table, sea).loose().getFirst();
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.boarding", who(table), table.space(sea));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (Berth berth : berths(table)) {
            out.add(Act.BOARD, berth.look());
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        for (Berth berth : berths(table)) {
            if (berth.look().equals(choice.subject())) {
                berth.take(Holds.at(table, sea), who(table));
                next(table, player, sea);
                return;
            }
        }
        throw new IllegalArgumentException(choice.code());
    }
}
