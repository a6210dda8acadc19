package civitas.clash.advance;

import civitas.clash.ask.Ask;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.ask.Inquiry;
import java.util.Set;

/** Mathematics, Astronomy, Metallurgy; Medicine is with {@link RecruitAbilities}. */
final class ScienceAbilities {

    private static final int ORE_FOR_METALLURGY = 2;

    /** Metallurgy: whether one of the ore just collected becomes gold. */
    private static final Inquiry<ClashTable, Integer> ORE_FOR_GOLD = Ask.yesNo("prompt.ore-for-gold")
            .then((table, player) -> {
                table.player(player).spend(Goods.of(Good.ORE, 1));
                table.gain(player, Good.GOLD, 1);
                table.say("log.ore-for-gold", table.name(player));
            });

    private ScienceAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.advance.waiver.join(BaseAdvance.MATH, new Free(Set.of(BaseAdvance.ENGINEERING, BaseAdvance.ROADS)));
        hooks.advance.waiver.join(
                BaseAdvance.ASTRONOMY, new Free(Set.of(BaseAdvance.NAVIGATION, BaseAdvance.CARTOGRAPHY)));
    }

    static void join(Hooks hooks) {
        common(hooks);
        // CC-4.65: after a Collect of at least 2 ore.
        hooks.collect.afterCollect.join(BaseAdvance.METALLURGY, (table, player, city, collected, spaces) -> {
            if (collected.get(Good.ORE) >= ORE_FOR_METALLURGY
                    && table.player(player).get(Good.ORE) > 0) {
                ORE_FOR_GOLD.ask(table, player);
            }
        });
    }

    /** Advances that cost nothing (CC-4.25). */
    record Free(Set<Advance> advances) implements AdvanceHooks.Waiver {

        @Override
        public boolean covers(ClashTable table, int player, Advance advance) {
            return advances.contains(advance);
        }
    }
}
