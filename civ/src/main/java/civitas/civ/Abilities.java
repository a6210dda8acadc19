package civitas.civ;

import civitas.civ.ability.TechAbilities;
import civitas.civ.civilization.CivilizationAbilities;
import civitas.civ.content.Content;
import civitas.civ.culture.HandLimit;
import civitas.civ.government.GovernmentAbilities;
import civitas.civ.table.Hooks;

/** Where all abilities join their hooks, kind by kind. */
public final class Abilities {

    private Abilities() {}

    public static void join(Hooks hooks) {
        hooks.watch(HandLimit::checkAll);
        TechAbilities.join(hooks);
        GovernmentAbilities.join(hooks, Content.BASE);
        CivilizationAbilities.join(hooks, Content.BASE);
    }
}
