package civitas.clash.civilizations.celts;

import static civitas.clash.civilizations.content.CivAdvance.CELTS_TRIBAL_ALLIES;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Which barbarian armies stay where they are. */
record HoldBack(int player) implements Solo<ClashTable> {

    static void forget(ClashTable table) {
        for (int space = 0; space < table.board().size(); space++) {
            table.turn().memory().set(CELTS_TRIBAL_ALLIES, space, 0);
        }
    }

    static boolean holds(ClashTable table, int army) {
        return table.turn().memory().has(CELTS_TRIBAL_ALLIES, army);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.tribal-allies");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet armies = Barbarians.armiesNear(table, player);
        for (int army = armies.next(0); army >= 0; army = armies.next(army + 1)) {
            if (!holds(table, army)) {
                out.add(Act.STAY, table.space(army));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.STAY) {
            Space army = choice.subject(Space.class);
            table.turn().memory().mark(CELTS_TRIBAL_ALLIES, army.index());
            table.say("log.barbarians-stay", army);
            table.push(this);
        }
    }
}
