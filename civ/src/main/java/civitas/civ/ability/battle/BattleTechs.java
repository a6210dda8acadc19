package civitas.civ.ability.battle;

import civitas.civ.table.Hooks;

/** Where the abilities of battle turns join their hooks. */
public final class BattleTechs {

    private BattleTechs() {}

    public static void join(Hooks hooks) {
        AnimalHusbandry.join(hooks);
        Biology.join(hooks);
        Forging.join(hooks);
        Bombardment.join(hooks);
    }
}
