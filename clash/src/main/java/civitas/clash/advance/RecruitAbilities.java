package civitas.clash.advance;

import civitas.clash.ask.Ask;
import civitas.clash.city.GainToken;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.ask.Inquiry;

/** What changes recruiting: Sanitation, Draft (dearer with Civil Liberties), Medicine, Nationalism. */
final class RecruitAbilities {

    /** What a player has just paid. */
    private record Payment(int player, Goods goods) {}

    /** Medicine: which of the resources just paid comes back (CC-4.103). */
    private static final Inquiry<ClashTable, Payment> TAKE_BACK = Ask.good(Act.TAKE, "prompt.take-back")
            .about(Payment::player)
            .where((table, paid, good) -> good.isResource() && paid.goods().get(good) > 0)
            .then((table, paid, good) -> {
                table.gain(paid.player(), good, 1);
                table.say("log.takes-back", table.name(paid.player()), Goods.of(good, 1));
            });

    private RecruitAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.recruit.unitPrice.join(BaseAdvance.DRAFT, RecruitAbilities::draft);
        hooks.recruit.afterRecruit.join(BaseAdvance.NATIONALISM, (table, player, city, units, paid) -> {
            if (units.size() > units.count(BaseUnit.SETTLER)) {
                table.push(new GainToken(player));
            }
        });
    }

    static void join(Hooks hooks) {
        common(hooks);
        hooks.recruit.unitPrice.join(
                BaseAdvance.SANITATION,
                (table, player, type) -> type == BaseUnit.SETTLER ? Goods.of(Good.MOOD, 1) : Goods.NOTHING);
        hooks.recruit.afterRecruit.join(BaseAdvance.MEDICINE, (table, player, city, units, paid) -> {
            if (hasResource(paid)) {
                TAKE_BACK.ask(table, new Payment(player, paid));
            }
        });
    }

    /** One infantry for 1 mood token, 2 with Civil Liberties (CC-4.101, CC-4.102). */
    private static Goods draft(ClashTable table, int player, UnitType type) {
        if (type != BaseUnit.INFANTRY) {
            return Goods.NOTHING;
        }
        return Goods.of(Good.MOOD, table.player(player).uses(BaseAdvance.CIVIL_LIBERTIES) ? 2 : 1);
    }

    /** Tokens are not returned (CC-4.103). */
    private static boolean hasResource(Goods paid) {
        for (int i = 0; i <= Good.GOLD.ordinal(); i++) {
            if (paid.get(Good.of(i)) > 0) {
                return true;
            }
        }
        return false;
    }
}
