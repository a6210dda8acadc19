package civitas.clash.influence;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Goods;
import civitas.clash.influence.Influence.Kind;
import civitas.clash.pay.Pay;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Which city is influenced: within range, or farther away for culture tokens paid before the roll (CC-4.126). */
record ChooseTarget(int player, Kind kind, int source) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.influence-target", table.space(source), Targets.range(table, player, source));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Targets.of(table, player, kind).list(source, out);
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Space space)) {
            return;
        }
        if (table.cities().isCity(space.index())) {
            SpaceSet from = new SpaceSet();
            from.add(source);
            Influence.explain(table, player, kind, space.index(), from, out);
        } else {
            out.because("why.no-city-there", space);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Attempt attempt =
                new Attempt(player, kind, source, choice.subject(Space.class).index());
        if (choice.object() instanceof Goods boost) {
            table.push(Pay.of(player, boost, Purpose.OTHER, attempt));
        } else {
            attempt.roll(table);
        }
    }

    /** By the roll alone; culture tokens may lift it afterwards. */
    @Override
    public int odds(ClashTable table, int seat, Choice choice) {
        return new Attempt(player, kind, source, choice.subject(Space.class).index()).odds(table);
    }

    /** An attempt rolls a die and may cost tokens: nobody makes it by accident. */
    @Override
    public boolean answersItself(ClashTable table) {
        return false;
    }
}
