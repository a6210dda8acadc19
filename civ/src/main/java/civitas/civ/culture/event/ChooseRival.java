package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** At which player a culture event is aimed. */
record ChooseRival(int by, CultureEvent event) implements Question<CivTable>, Committed {

    @Override
    public int asked(CivTable table) {
        return 1 << by;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.event-player", event);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        OneRival play = OneRival.of(table, event);
        for (int other = 0; other < table.seats(); other++) {
            if (play.fits(table, by, event, other)) {
                out.add(Act.CHOOSE, table.name(other));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Seat other) {
            OneRival.of(table, event).explain(table, by, event, other, out);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Seat other = choice.subject(Seat.class);
        Playing.play(
                table,
                by,
                event,
                other,
                other.mask(),
                OneRival.of(table, event).effect(table, by, event, other.index()));
    }
}
