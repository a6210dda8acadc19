package civitas.clash.card.civil;

import civitas.clash.ask.Ask;
import civitas.clash.board.Space;
import civitas.clash.city.Moods;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.ask.Pick;
import java.util.List;

/** Hero General: a land battle won this turn, each for one card of the name (CC-10.9, CC-10.18), cheers cities up. */
final class HeroGeneral implements CivilEffect {

    private static final Goods SECOND_STEP = Goods.of(Good.MOOD, 1);

    /** Which city improves by one step for nothing. */
    private static final Inquiry<ClashTable, Integer> CHEER =
            city("prompt.cheer").ifNothing(Act.PASS).then((table, player, city) -> Moods.improve(table, city.index()));

    /** Which city improves by another step, if the player likes to pay for it. */
    private static final Inquiry<ClashTable, Integer> CHEER_MORE = city("prompt.cheer-more")
            .saying((table, player) -> List.of(SECOND_STEP))
            .when((table, player) -> Payments.canPay(table, player, SECOND_STEP, Purpose.OTHER))
            .or(Act.PASS)
            .first((table, player, city, next) -> Pay.before(table, player, SECOND_STEP, next))
            .then((table, player, city) -> Moods.improve(table, city.index()));

    private static Pick<ClashTable, Integer, Space> city(String prompt) {
        return Ask.city(Act.IMPROVE, prompt).where((table, player, city) -> Moods.canImprove(table, city.index()));
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return table.turn().landBattlesWon() > table.turn().memory().get(BaseCivil.HERO_GENERAL, player)
                && Moods.canImproveAny(table, player);
    }

    /** One step for nothing; then, if the player likes, another one for a mood token. */
    @Override
    public void perform(ClashTable table, int player) {
        table.turn().memory().add(BaseCivil.HERO_GENERAL, player, 1);
        table.then(CHEER.to(player), CHEER_MORE.to(player));
    }
}
