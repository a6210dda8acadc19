package civitas.clash.advance;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Collecting;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Free Economy: which city collects without using a main action (CC-4.62). */
public record FreeCollect(int player) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.free-collect");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Collecting.isPossible(table, player, city)) {
                out.add(Act.COLLECT, table.space(city));
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        table.turn().endCollects();
        Collecting.begin(table, player, ((Space) choice.subject()).index());
    }
}
