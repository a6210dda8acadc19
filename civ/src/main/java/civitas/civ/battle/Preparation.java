package civitas.civ.battle;

import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.BeforeForces;
import civitas.civ.table.CivTable;
import civitas.civ.table.OpenQuestion;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/**
 * Before the battle forces are drawn both sides may use effects, attacker first, until both pass (CV-11.11). Barbarians
 * have none (CV-11.110).
 *
 * @param passes how many sides have passed one after the other
 */
record Preparation(int side, int passes) implements Procedure<CivTable> {

    private static final int BOTH = 2;

    @Override
    public void run(CivTable table) {
        if (passes == BOTH) {
            return;
        }
        if (table.battle().isPlayer(side) && seemsAble(table, table.battle().player(side))) {
            table.push(new Ask(side, passes));
        } else {
            table.push(new Preparation(Battle.other(side), passes + 1));
        }
    }

    private static boolean seemsAble(CivTable table, int player) {
        for (BeforeForces effect : table.book().preparers()) {
            if (effect.seemsAble(table, player)) {
                return true;
            }
        }
        return false;
    }

    /** The question itself. */
    record Ask(int side, int passes) implements OpenQuestion {

        @Override
        public int player(CivTable table) {
            return table.battle().player(side);
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of(
                    "prompt.battle.prepare", table.square(table.battle().square()));
        }

        @Override
        public void list(CivTable table, Choices out) {
            out.add(Act.PASS);
            for (BeforeForces effect : table.book().preparers()) {
                effect.list(table, player(table), out);
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            for (BeforeForces effect : table.book().preparers()) {
                effect.explain(table, seat, thing, out);
            }
        }

        @Override
        public void choose(CivTable table, Choice choice) {
            if (choice.verb() == Act.PASS) {
                table.push(new Preparation(Battle.other(side), passes + 1));
                return;
            }
            for (BeforeForces effect : table.book().preparers()) {
                if (effect.wrote(choice)) {
                    table.push(new Preparation(Battle.other(side), 0));
                    effect.use(table, player(table), choice);
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
            return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
        }
    }
}
