package civitas.civ.content;

import civitas.kernel.Numbers;

/**
 * Something a player can have that changes the rules for him, and that knows when it does. Abilities speak in the order of
 * their numbers: techs first, then wonders, governments, civilizations and what boxes add.
 */
public interface Ability extends Component, civitas.kernel.Ability {

    /** The number of the first wonder; techs begin at 0. */
    int WONDERS = 64;

    /** The number of the first government. */
    int GOVERNMENTS = 128;

    /** The number of the first civilization. */
    int CIVILIZATIONS = 144;

    /** The number of the first ability of another kind. */
    int OTHERS = 176;

    /** Abilities of other kinds: only they know whether they are in force, so they are asked whenever it matters. */
    Numbers ASKED = Numbers.range(OTHERS, Numbers.LIMIT);

    /** Whether it is in force for a player now (CV-10.10, CV-13.03, CV-14.10). */
    boolean inForce(Holdings table, int player);
}
