package civitas.civ.table;

import civitas.civ.state.Act;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Effects of one player that are due at the same moment, in the order he chooses: he is asked which comes next as long as that can make a
 * difference ({@link Bearing}), and the next one waits until everything that the last one asked is answered. Those whose moment makes
 * none act in the order of their cards.
 *
 * <p>Rules: CV-03.20.
 */
record InOrder(int player, List<Due> due) implements Procedure<CivTable> {

    InOrder {
        due = List.copyOf(due);
    }

    @Override
    public void run(CivTable table) {
        if (due.stream().anyMatch(one -> matters(table, one))) {
            table.push(new WhichNext(this));
        } else {
            due.forEach(one -> one.effect().run(table, player));
        }
    }

    /** Whether it can make a difference when an effect acts. */
    private boolean matters(CivTable table, Due one) {
        Bearing bearing = one.effect().bearing(table, player);
        for (Due other : due) {
            if (!other.equals(one) && bearing.matters(other.effect().bearing(table, player))) {
                return true;
            }
        }
        return false;
    }

    /** Cards lie open whose effects are due, so everybody sees what there is to choose. */
    private record WhichNext(InOrder effects) implements Solo<CivTable> {

        @Override
        public int player() {
            return effects.player;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.which-next");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (Due one : effects.due) {
                if (effects.matters(table, one)) {
                    out.add(Act.CHOOSE, one.card());
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            for (Due one : effects.due) {
                if (one.card().equals(thing) && !effects.matters(table, one)) {
                    out.because("why.any-moment", thing);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            List<Due> rest = new ArrayList<>(effects.due);
            Due next = rest.stream()
                    .filter(one -> one.card().equals(choice.subject()))
                    .findFirst()
                    .orElseThrow();
            rest.remove(next);
            table.push(new InOrder(effects.player, rest));
            next.effect().run(table, effects.player);
        }
    }
}
