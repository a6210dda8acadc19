package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import java.util.Set;

/** Mathematics, Astronomy, Metallurgy; Medicine is with {@link RecruitAbilities}. */
final class ScienceAbilities {

    private static final int ORE_FOR_METALLURGY = 2;

    private ScienceAbilities() {}

    static void join(Hooks hooks) {
        hooks.waiver.join(BaseAdvance.MATH, new Free(Set.of(BaseAdvance.ENGINEERING, BaseAdvance.ROADS)));
        hooks.waiver.join(BaseAdvance.ASTRONOMY, new Free(Set.of(BaseAdvance.NAVIGATION, BaseAdvance.CARTOGRAPHY)));
        hooks.afterCollect.join(BaseAdvance.METALLURGY, ScienceAbilities::offerGold);
    }

    /** Advances that cost nothing (CC-4.25). */
    private record Free(Set<Advance> advances) implements Hooks.Waiver {

        @Override
        public boolean covers(ClashTable table, int player, Advance advance) {
            return advances.contains(advance);
        }
    }

    /** A Collect with at least 2 ore: one of them may become gold (CC-4.65). */
    private static void offerGold(ClashTable table, int player, int city, Goods collected) {
        if (collected.get(Good.ORE) >= ORE_FOR_METALLURGY
                && table.player(player).get(Good.ORE) > 0) {
            table.push(new OreForGold(player));
        }
    }
}
