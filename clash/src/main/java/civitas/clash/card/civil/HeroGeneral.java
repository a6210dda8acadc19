package civitas.clash.card.civil;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Moods;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Purpose;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Hero General: a land battle won this turn, each for one card of the name (CC-10.9, CC-10.18), cheers cities up. */
final class HeroGeneral implements CivilEffect {

    private static final Goods SECOND_STEP = Goods.of(Good.MOOD, 1);

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return table.turn().landBattlesWon() > table.turn().memory().get(BaseCivil.HERO_GENERAL, player) && canImproveAny(table, player);
    }

    private static boolean canImproveAny(ClashTable table, int player) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (Moods.canImprove(table, city)) {
                return true;
            }
        }
        return false;
    }

    /** One step for nothing; then, if the player likes, another one for a mood token. */
    @Override
    public void perform(ClashTable table, int player) {
        table.turn().memory().add(BaseCivil.HERO_GENERAL, player, 1);
        table.push(new Cheer(player, SECOND_STEP));
        table.push(new Cheer(player, Goods.NOTHING));
    }

    /** Which city improves by one step; a step with a price is optional. */
    record Cheer(int player, Goods price) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return price.isEmpty() ? Phrase.of("prompt.cheer") : Phrase.of("prompt.cheer-more", price);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (Payments.canPay(table, player, price, Purpose.OTHER)) {
                SpaceSet cities = table.cities().of(player);
                for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                    if (Moods.canImprove(table, city)) {
                        out.add(Act.IMPROVE, table.space(city));
                    }
                }
            }
            if (!price.isEmpty() || out.isEmpty()) {
                out.add(Act.PASS);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.IMPROVE) {
                int city = ((Space) choice.subject()).index();
                table.push(Pay.of(player, price, Purpose.OTHER, new Cheered(city)));
            }
        }
    }

    /** The step was paid. */
    record Cheered(int city) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Moods.improve(table, city);
        }
    }
}
