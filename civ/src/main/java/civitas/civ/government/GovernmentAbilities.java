package civitas.civ.government;

import civitas.civ.content.Content;
import civitas.civ.content.Government;
import civitas.civ.content.GovernmentSpec;
import civitas.civ.table.Hook;
import civitas.civ.table.Hooks;
import civitas.civ.table.Licence;
import java.util.ArrayList;
import java.util.List;

/** Where governments join their hooks, as their cards say: another box brings other cards, not other code. */
public final class GovernmentAbilities {

    private GovernmentAbilities() {}

    public static void join(Hooks hooks, Content content) {
        for (Government government : content.governments().all()) {
            GovernmentSpec card = content.spec(government);
            add(hooks.coins, government, card.coins());
            add(hooks.hand, government, card.hand());
            add(hooks.arts, government, card.arts());
            add(hooks.trade, government, card.trade());
            add(hooks.production, government, card.production());
            add(hooks.force, government, card.force());
            license(hooks, government, card);
        }
    }

    private static void add(Hook<Hooks.Bonus> hook, Government government, int amount) {
        if (amount != 0) {
            hook.join(government, (table, player) -> amount);
        }
    }

    private static void license(Hooks hooks, Government government, GovernmentSpec card) {
        List<Licence> granted = new ArrayList<>();
        if (card.idleCapital()) {
            granted.add(Licence.IDLE_CAPITAL);
        }
        if (card.armiesFoundCities()) {
            granted.add(Licence.ARMIES_FOUND_CITIES);
        }
        if (card.scoutsExploreHuts()) {
            granted.add(Licence.SCOUTS_EXPLORE_HUTS);
        }
        if (card.harvestAnywhere()) {
            granted.add(Licence.HARVEST_ANYWHERE);
        }
        if (card.sparesCities()) {
            granted.add(Licence.SPARES_CITIES);
        }
        if (!granted.isEmpty()) {
            hooks.license(government, granted.toArray(Licence[]::new));
        }
    }
}
