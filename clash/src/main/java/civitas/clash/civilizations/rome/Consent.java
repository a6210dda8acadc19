package civitas.clash.civilizations.rome;

import static civitas.clash.civilizations.content.LeaderAbility.SULLA_DICTATOR;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Barbarians within 2 spaces of Sulla move only if Rome agrees: which of them have to stay. */
record Consent(int owner, int mover) implements Question<ClashTable> {

    private static final int NEAR = 2;

    /** Asks before barbarians move because of anybody's event. */
    static void ask(ClashTable table, int owner, int mover) {
        for (int space = 0; space < table.board().size(); space++) {
            table.turn().memory().set(SULLA_DICTATOR, space, 0);
        }
        if (!armies(table, owner, mover).isEmpty()) {
            table.push(new Consent(owner, mover));
        }
    }

    static boolean isRefused(ClashTable table, int owner, int army) {
        return table.turn().memory().has(SULLA_DICTATOR, army);
    }

    private static SpaceSet armies(ClashTable table, int owner, int mover) {
        int place = Leaders.place(table, owner);
        SpaceSet near = Barbarians.armiesNear(table, mover);
        if (place == ClashTable.NOBODY) {
            return new SpaceSet();
        }
        near.keepAll(table.lands().within(place, NEAR));
        return near;
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << owner;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.dictator");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet armies = armies(table, owner, mover);
        for (int army = armies.next(0); army >= 0; army = armies.next(army + 1)) {
            if (!isRefused(table, owner, army)) {
                out.add(Act.STAY, table.space(army));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.STAY) {
            Space army = (Space) choice.subject();
            table.turn().memory().mark(SULLA_DICTATOR, army.index());
            table.say("log.barbarians-stay", army);
            table.push(this);
        }
    }
}
