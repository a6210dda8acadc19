package civitas.civ.reaction;

import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Once;
import civitas.civ.table.CivTable;
import civitas.civ.table.Interrupter;
import civitas.civ.table.OpenQuestion;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Occasion;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/**
 * After a step of a moving group everybody who seems able may interrupt, clockwise from the mover (CV-03.18, CV-03.19).
 * The move goes on below on the agenda and has to look whether its group is still there.
 *
 * @param player who is asked next
 * @param left how many players have not been asked yet
 */
public record InterruptWindow(int player, int left) implements Procedure<CivTable> {

    /** Opens the window for everybody. */
    public static void open(CivTable table) {
        table.push(new InterruptWindow(table.group().player(), table.seats()));
    }

    @Override
    public void run(CivTable table) {
        int seat = player;
        for (int i = left; i > 0; i--) {
            if (isAsked(table, seat)) {
                table.push(new Ask(seat, i - 1));
                return;
            }
            seat = table.next(seat);
        }
    }

    private static boolean isAsked(CivTable table, int seat) {
        if (table.player(seat).has(Once.SILENT)) {
            return false;
        }
        for (Interrupter interrupter : table.book().interrupters()) {
            if (interrupter.seemsAble(table, seat)) {
                return true;
            }
        }
        return false;
    }

    /** The question itself. */
    record Ask(int asked, int left) implements OpenQuestion {

        @Override
        public int player(CivTable table) {
            return asked;
        }

        @Override
        public Phrase prompt(CivTable table) {
            int mover = table.group().player();
            Square square = table.square(table.group().square());
            return asked == mover
                    ? Phrase.of("prompt.interrupt.own", square)
                    : Phrase.of("prompt.interrupt", table.name(mover), square);
        }

        @Override
        public void list(CivTable table, Choices out) {
            out.add(Act.PASS);
            out.add(Act.PASS_STEP);
            for (Interrupter interrupter : table.book().interrupters()) {
                interrupter.list(table, asked, out);
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            for (Interrupter interrupter : table.book().interrupters()) {
                interrupter.explain(table, seat, thing, out);
            }
        }

        @Override
        public void choose(CivTable table, Choice choice) {
            if (choice.verb() == Act.PASS || choice.verb() == Act.PASS_STEP) {
                if (choice.verb() == Act.PASS_STEP) {
                    table.player(asked).set(Once.SILENT);
                }
                table.push(new InterruptWindow(table.next(asked), left));
                return;
            }
            for (Interrupter interrupter : table.book().interrupters()) {
                if (interrupter.wrote(choice)) {
                    table.push(new InterruptWindow(asked, left + 1));
                    interrupter.use(table, asked, choice);
                    return;
                }
            }
            throw new IllegalArgumentException("nobody wrote " + choice);
        }

        /** Passing must look like a decision. */
        @Override
        public boolean answersItself(CivTable table) {
            return false;
        }

        @Override
        public Weight weight(Choice choice) {
            return choice.verb() == Act.PASS || choice.verb() == Act.PASS_STEP ? Weight.SILENT : Weight.OPEN;
        }

        /** Who moves next to a city or onto figures of a player means that player, as far as he can tell. */
        @Override
        public Occasion occasion(CivTable table, int seat) {
            if (seat == table.group().player()) {
                return Occasion.OWN;
            }
            int square = table.group().square();
            boolean threatened = table.figures().holder(square) == seat
                    || isCityOf(seat, table.cities().at(square))
                    || isCityOf(seat, table.cities().around(square));
            return threatened ? Occasion.AIMED : Occasion.DISTANT;
        }

        private static boolean isCityOf(int seat, int city) {
            return city != Cities.NONE && Cities.owner(city) == seat;
        }
    }
}
