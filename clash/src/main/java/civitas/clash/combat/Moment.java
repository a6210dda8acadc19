package civitas.clash.combat;

import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** The moments of a round at which tactics cards act, in order (CC-7.51 to CC-7.54, CC-7.80). */
enum Moment {
    /** Before everything else: the enemy's card is taken. */
    STEAL,
    /** Then: the enemy's card has no effect. */
    IGNORE,
    /** "On reveal", before the combat roll. */
    REVEAL,
    /** After all other effects on reveal: the defender leaves the field. */
    WITHDRAW,
    /** Changes of the combat roll. */
    ROLL,
    /** The dice lie on the table, and the combat values are known. */
    ROLLED,
    /** After the losses of the round. */
    AFTER_LOSSES;

    void play(Maneuver maneuver, ClashTable table, int role) {
        switch (this) {
            case STEAL -> maneuver.steal(table, role);
            case IGNORE -> maneuver.ignore(table, role);
            case REVEAL -> maneuver.reveal(table, role);
            case WITHDRAW -> maneuver.withdraw(table, role);
            case ROLL -> maneuver.roll(table, role);
            case ROLLED -> maneuver.rolled(table, role);
            case AFTER_LOSSES -> maneuver.afterLosses(table, role);
        }
    }
}
