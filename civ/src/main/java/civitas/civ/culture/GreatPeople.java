package civitas.civ.culture;

import civitas.civ.table.CivTable;

/** Great people (rules 7.4). */
public final class GreatPeople {

    private GreatPeople() {}

    /** A player gains a random great person; an empty supply gives none (CV-07.25, CV-07.32). */
    public static void gain(CivTable table, int player) {
        if (!table.market().people().isExhausted()) {
            table.player(player).addPerson(table.market().people().draw(table.chance()));
            table.reveal();
        }
    }
}
