package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Who dies on the chosen square: a figure that stands there, one of a group on its way, or a great person. Of figures
 * that look alike an enemy's that has not moved yet, or an own one that has, is taken: nobody would want the other.
 *
 * @param first the first victim, or {@link Desertion#NONE}
 */
record ChooseVictim(int by, CultureEvent event, int square, int first) implements Question<CivTable>, Committed {

    @Override
    public int asked(CivTable table) {
        return 1 << by;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.victim", event, table.square(square));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        int holder = table.figures().holder(square);
        boolean moving = Desertion.hasMover(table, by, event, square);
        for (int i = 0; i < Figure.COUNT; i++) {
            Figure kind = Figure.of(i);
            if (holder >= 0 && isAllowed(table, holder) && find(table, holder, kind, false) >= 0) {
                out.add(Act.KILL, kind, table.name(holder));
            }
            if (moving && find(table, table.group().player(), kind, true) >= 0) {
                out.add(Act.KILL_MOVING, kind, table.name(table.group().player()));
            }
        }
        if (first != Desertion.NONE) {
            out.add(Act.DONE);
        } else if (Desertion.hasPerson(table, by, event, square)) {
            out.add(Act.KILL, table.content().person(table.pieces().person(square)));
        }
    }

    private boolean isAllowed(CivTable table, int owner) {
        return Aim.isAllowed(table, by, 1 << owner);
    }

    /** A figure of a kind on the square, in hand or not, that is not a victim yet; -1 if there is none. */
    private int find(CivTable table, int owner, Figure kind, boolean moving) {
        int found = -1;
        for (int figure = Figures.first(kind); figure < Figures.end(kind); figure++) {
            boolean here = moving
                    ? (table.group().figures() >> figure & 1) != 0
                    : table.figures().where(owner, figure) == square;
            if (here && first != Desertion.victim(owner, figure)) {
                boolean moved = (table.player(owner).moved() >> figure & 1) != 0;
                if (moved == (owner == by)) {
                    return figure;
                }
                found = found < 0 ? figure : found;
            }
        }
        return found;
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
            return;
        }
        if (thing instanceof Figure) {
            out.because("why.none-there", thing, table.square(square));
        } else if (thing instanceof Seat owner) {
            if (isAllowed(table, owner.index())) {
                out.because("why.no-figures-of", owner, table.square(square));
            } else {
                Aim.explain(table, by, owner.mask(), out);
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            Desertion.play(table, by, event, square, first, Desertion.NONE);
            return;
        }
        int victim = victim(table, choice);
        if (first != Desertion.NONE) {
            Desertion.play(table, by, event, square, first, victim);
        } else if (victim == Desertion.PERSON || Desertion.mostFigures(event) == 1) {
            Desertion.play(table, by, event, square, victim, Desertion.NONE);
        } else {
            table.push(new ChooseVictim(by, event, square, victim));
        }
    }

    private int victim(CivTable table, Choice choice) {
        if (!(choice.subject() instanceof Figure kind)) {
            return Desertion.PERSON;
        }
        int owner = choice.object(Seat.class).index();
        return Desertion.victim(owner, find(table, owner, kind, choice.verb() == Act.KILL_MOVING));
    }
}
