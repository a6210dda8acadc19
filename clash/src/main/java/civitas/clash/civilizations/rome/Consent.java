package civitas.clash.civilizations.rome;

import static civitas.clash.civilizations.content.LeaderAbility.SULLA_DICTATOR;

import civitas.clash.ask.Ask;
import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;

/** Barbarians within 2 spaces of Sulla move only if Rome agrees: which of them have to stay. */
record Consent(int owner, int mover) {

    private static final int NEAR = 2;

    private static final Inquiry<ClashTable, Consent> QUESTION = Ask.space(Act.STAY, "prompt.dictator")
            .about(Consent::owner)
            .from((table, consent, out) -> Ask.each(table, consent.armies(table), out))
            .where((table, consent, army) -> !isRefused(table, consent.owner, army.index()))
            .or(Act.DONE)
            .then((table, consent, army) -> {
                table.turn().memory().mark(SULLA_DICTATOR, army.index());
                table.say("log.barbarians-stay", army);
                consent.ask(table);
            });

    /** Asks before barbarians move because of anybody's event. */
    static void ask(ClashTable table, int owner, int mover) {
        for (int space = 0; space < table.board().size(); space++) {
            table.turn().memory().set(SULLA_DICTATOR, space, 0);
        }
        Consent consent = new Consent(owner, mover);
        if (!consent.armies(table).isEmpty()) {
            consent.ask(table);
        }
    }

    private void ask(ClashTable table) {
        QUESTION.ask(table, this);
    }

    static boolean isRefused(ClashTable table, int owner, int army) {
        return table.turn().memory().has(SULLA_DICTATOR, army);
    }

    /** Whether a barbarian army is near enough to him to obey. */
    static boolean isNear(ClashTable table, int owner, int army) {
        int place = Leaders.place(table, owner);
        return place != ClashTable.NOBODY && table.lands().isWithin(place, army, NEAR);
    }

    private SpaceSet armies(ClashTable table) {
        int place = Leaders.place(table, owner);
        if (place == ClashTable.NOBODY) {
            return new SpaceSet();
        }
        SpaceSet near = Barbarians.armiesNear(table, mover);
        near.keepAll(table.lands().within(place, NEAR));
        return near;
    }
}
