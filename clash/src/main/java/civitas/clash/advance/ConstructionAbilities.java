package civitas.clash.advance;

import civitas.clash.card.Drawing;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.event.Pestilence;
import civitas.clash.state.Licence;
import civitas.clash.table.Hooks;

/** Mining, Engineering, Sanitation (its price for settlers is with {@link RecruitAbilities}), Roads. */
final class ConstructionAbilities {

    private ConstructionAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.collect.yield.join(
                BaseAdvance.MINING,
                (table, player, city, space) -> table.lands().terrain(space) == Terrain.MOUNTAIN ? Good.ORE.mask() : 0);
        hooks.grant(BaseAdvance.ENGINEERING, Licence.BUILD_WONDERS);
        hooks.event.immunity.join(
                BaseAdvance.SANITATION, event -> event == BaseEvent.PESTILENCE || event == BaseEvent.EPIDEMICS);
        hooks.advance.whenGained.join(BaseAdvance.SANITATION, (table, player) -> Pestilence.liftIfOver(table));
        hooks.grant(BaseAdvance.ROADS, Licence.USE_ROADS);
    }

    static void join(Hooks hooks) {
        common(hooks);
        hooks.advance.whenGained.join(BaseAdvance.ENGINEERING, Drawing::wonderCard);
    }
}
