package civitas.civ.fame.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.culture.event.Aim;
import civitas.civ.culture.event.Committed;
import civitas.civ.culture.event.Playing;
import civitas.civ.government.Governments;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The Citizens are Revolting!: another player is put into Anarchy, unless he is immune (CV-04.37, CV-04.42, CV-04.45). */
final class Revolt implements EventPlay {

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        for (int other = 0; other < table.seats(); other++) {
            if (fits(table, by, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fits(CivTable table, int by, int other) {
        return other != by && Aim.isAllowed(table, by, 1 << other) && !Governments.isImmune(table, other);
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        table.push(new ChooseRival(by, event));
    }

    /** Whose citizens. */
    record ChooseRival(int by, CultureEvent event) implements Solo<CivTable>, Committed {

        @Override
        public int player() {
            return by;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.event-player", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = 0; other < table.seats(); other++) {
                if (fits(table, by, other)) {
                    out.add(Act.CHOOSE, table.name(other));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Seat other)) {
                return;
            }
            if (other.index() == by) {
                out.because("why.not-yourself");
            } else if (Governments.isImmune(table, other.index())) {
                out.because("why.immune-to-anarchy", other);
            } else {
                Aim.explain(table, by, other.mask(), out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Seat other = choice.subject(Seat.class);
            Playing.play(table, by, event, other, other.mask(), new Unrest(other.index()));
        }
    }

    /** The government falls. */
    record Unrest(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Governments.force(table, player);
        }
    }
}
