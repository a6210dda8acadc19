package civitas.clash.influence;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.influence.Influence.Kind;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** From which city the influence goes out (CC-4.116). It is not activated (CC-4.144). */
record ChooseSource(int player, Kind kind) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.influence-source");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Targets targets = Targets.of(table, player, kind);
        SpaceSet cities = Targets.sources(table, player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (targets.isReachedFrom(city)) {
                out.add(Act.FROM, table.space(city));
            }
        }
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Space space)) {
            return;
        }
        if (!Targets.sources(table, player).has(space.index())) {
            out.because("why.not-your-city", space);
        } else if (!Targets.of(table, player, kind).isReachedFrom(space.index())) {
            out.because("why.reaches-no-target", space);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        table.push(new ChooseTarget(player, kind, choice.subject(Space.class).index()));
    }
}
