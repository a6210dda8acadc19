package civitas.clash.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Licence;
import civitas.clash.table.Hooks;

/** Fishing, Navigation, Cartography; War Ships is with the other abilities of battle. */
final class SeafaringAbilities {

    private SeafaringAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.collect.yield.join(
                BaseAdvance.FISHING,
                (table, player, city, space) -> table.lands().isSea(space) ? Good.FOOD.mask() : 0);
        hooks.grant(BaseAdvance.NAVIGATION, Licence.NAVIGATE);
    }

    static void join(Hooks hooks) {
        common(hooks);
        // CC-6.96: an idea for moving ships, and a culture token if they went round the board.
        hooks.move.afterMove.join(BaseAdvance.CARTOGRAPHY, (table, player, shipMoved, navigated) -> {
            if (shipMoved) {
                Goods gain = navigated ? Goods.of(Good.IDEAS, 1, Good.CULTURE, 1) : Goods.of(Good.IDEAS, 1);
                table.gain(player, gain);
                table.say("log.gains-by", table.name(player), gain, BaseAdvance.CARTOGRAPHY);
            }
        });
    }
}
