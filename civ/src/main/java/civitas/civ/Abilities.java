package civitas.civ;

import civitas.civ.ability.CityTechs;
import civitas.civ.ability.TechAbilities;
import civitas.civ.ability.battle.BattleTechs;
import civitas.civ.civilization.CivilizationAbilities;
import civitas.civ.content.Content;
import civitas.civ.culture.HandLimit;
import civitas.civ.government.GovernmentAbilities;
import civitas.civ.table.Hooks;
import civitas.civ.wonder.WonderAbilities;

/** Where all abilities join their hooks, kind by kind. */
public final class Abilities {

    private Abilities() {}

    public static void join(Hooks hooks) {
        CityTechs.join(hooks);
        WonderAbilities.join(hooks);
        hooks.watch(HandLimit::checkAll);
        TechAbilities.join(hooks);
        BattleTechs.join(hooks);
        GovernmentAbilities.join(hooks, Content.BASE);
        CivilizationAbilities.join(hooks, Content.BASE);
    }
}
