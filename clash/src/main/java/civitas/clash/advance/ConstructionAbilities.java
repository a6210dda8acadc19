package civitas.clash.advance;

import civitas.clash.card.Drawing;
import civitas.clash.content.Advance;
import civitas.clash.content.EventKind;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.event.Pestilence;
import civitas.clash.table.Hooks;
import civitas.clash.table.Licence;

/** Mining, Engineering, Sanitation (its price for settlers is with {@link RecruitAbilities}), Roads. */
final class ConstructionAbilities {

    private ConstructionAbilities() {}

    static void join(Hooks hooks) {
        hooks.yield.join(
                Advance.MINING,
                (table, player, city, space) -> table.lands().terrain(space) == Terrain.MOUNTAIN ? Good.ORE.mask() : 0);
        hooks.grant(Advance.ENGINEERING, Licence.BUILD_WONDERS);
        hooks.whenGained.join(Advance.ENGINEERING, Drawing::wonderCard);
        hooks.immunity.join(Advance.SANITATION, event -> event == EventKind.PESTILENCE || event == EventKind.EPIDEMICS);
        hooks.whenGained.join(Advance.SANITATION, (table, player) -> Pestilence.liftIfOver(table));
        hooks.grant(Advance.ROADS, Licence.USE_ROADS);
    }
}
