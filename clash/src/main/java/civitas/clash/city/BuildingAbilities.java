package civitas.clash.city;

import civitas.clash.content.BaseBuilding;
import civitas.clash.table.Hooks;

/** What buildings do for their city; what they do in battle is in the chapter of battles. */
public final class BuildingAbilities {

    private BuildingAbilities() {}

    public static void join(Hooks hooks) {
        PortAbility.join(hooks);
        hooks.city.whenConstructed.join(
                BaseBuilding.TEMPLE, (table, player, city) -> table.push(new GainToken(player)));
    }
}
