package civitas.civ;

import civitas.civ.ability.TechAbilities;
import civitas.civ.table.Hooks;

/** Where all abilities join their hooks, kind by kind. */
public final class Abilities {

    private Abilities() {}

    public static void join(Hooks hooks) {
        TechAbilities.join(hooks);
    }
}
