package civitas.civ.reaction;

import civitas.civ.state.Act;
import civitas.civ.state.Declaration;
import civitas.civ.state.Once;
import civitas.civ.table.Canceller;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Occasion;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/** Asks the others clockwise whether they cancel a declaration; the first who does closes the window (CV-03.13). */
record CancelWindow(Declaration declaration, int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        for (int next = player; next != declaration.by(); next = table.next(next)) {
            if (isAsked(table, next)) {
                table.push(new Ask(declaration, next));
                return;
            }
        }
    }

    private boolean isAsked(CivTable table, int seat) {
        if (table.player(seat).has(Once.SILENT)) {
            return false;
        }
        for (Canceller canceller : table.book().cancellers()) {
            if (canceller.seemsAble(table, seat, declaration)) {
                return true;
            }
        }
        return false;
    }

    /** The question itself. */
    record Ask(Declaration declaration, int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.cancel", table.name(declaration.by()), declaration.what());
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            out.add(Act.PASS);
            out.add(Act.PASS_STEP);
            for (Canceller canceller : table.book().cancellers()) {
                canceller.list(table, player, declaration, out);
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            for (Canceller canceller : table.book().cancellers()) {
                canceller.explain(table, player, declaration, thing, out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS || choice.verb() == Act.PASS_STEP) {
                if (choice.verb() == Act.PASS_STEP) {
                    table.player(player).set(Once.SILENT);
                }
                table.push(new CancelWindow(declaration, table.next(player)));
                return;
            }
            for (Canceller canceller : table.book().cancellers()) {
                if (canceller.wrote(choice)) {
                    canceller.use(table, player, declaration, choice);
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

        @Override
        public Occasion occasion(CivTable table, int seat) {
            return (declaration.targets() >> seat & 1) != 0 ? Occasion.AIMED : Occasion.DISTANT;
        }
    }
}
