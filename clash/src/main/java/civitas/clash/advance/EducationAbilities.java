package civitas.clash.advance;

import civitas.clash.card.Drawing;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Payments;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** Writing, Public Education, Free Education, Philosophy. Rules: CC-4.64. */
final class EducationAbilities {

    private static final Goods ONE_IDEA = Goods.of(Good.IDEAS, 1);

    private EducationAbilities() {}

    static void join(Hooks hooks) {
        hooks.advance.whenGained.join(BaseAdvance.WRITING, (table, player) -> {
            Drawing.objectiveCard(table, player);
            Drawing.actionCard(table, player);
        });
        hooks.collect.afterCollect.join(BaseAdvance.PUBLIC_EDUCATION, (table, player, city, collected, spaces) -> {
            if (!table.turn().hasUsed(BaseAdvance.PUBLIC_EDUCATION)
                    && table.serves(player, city, BaseBuilding.ACADEMY)) {
                table.turn().use(BaseAdvance.PUBLIC_EDUCATION);
                gainIdea(table, player, BaseAdvance.PUBLIC_EDUCATION);
            }
        });
        hooks.advance.afterGain.join(BaseAdvance.FREE_EDUCATION, EducationAbilities::offerExchange);
        hooks.advance.whenGained.join(
                BaseAdvance.PHILOSOPHY, (table, player) -> gainIdea(table, player, BaseAdvance.PHILOSOPHY));
        hooks.advance.afterGain.join(BaseAdvance.PHILOSOPHY, (table, player, advance, paid) -> {
            if (advance.isIn(Category.SCIENCE)) {
                gainIdea(table, player, BaseAdvance.PHILOSOPHY);
            }
        });
    }

    private static void gainIdea(ClashTable table, int player, Advance source) {
        table.gain(player, ONE_IDEA);
        table.say("log.gains-by", table.name(player), ONE_IDEA, source);
    }

    /** Once per turn, after paying an idea or gold for an advance: an idea for a mood token (CC-4.27). */
    private static void offerExchange(ClashTable table, int player, Advance advance, Goods paid) {
        boolean paidSmartly = paid.get(Good.IDEAS) + paid.get(Good.GOLD) > 0;
        if (paidSmartly
                && advance != BaseAdvance.FREE_EDUCATION
                && !table.turn().hasUsed(BaseAdvance.FREE_EDUCATION)
                && Payments.canPay(table, player, ONE_IDEA, Purpose.OTHER)) {
            table.push(new Exchange(player, ONE_IDEA, Goods.of(Good.MOOD, 1), BaseAdvance.FREE_EDUCATION));
        }
    }
}
