package civitas.clash.event;

import civitas.clash.city.Moods;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** An event lowers the mood of a city, unless its owner can pay to prevent it and does (CC-5.19, CC-5.20). */
public record MoodLoss(int player, int city, Fall fall) implements Procedure<ClashTable> {

    /** How deep the mood falls. */
    public enum Fall {
        ONE_STEP,
        TO_ANGRY
    }

    @Override
    public void run(ClashTable table) {
        if (!Moods.canWorsen(table, city) || Shelters.protectMood(table, player, city)) {
            return;
        }
        if (Pay.isPossible(table, player, prices(table), Purpose.OTHER)) {
            table.push(new Insure(this));
        } else {
            strike(table);
        }
    }

    private List<Price> prices(ClashTable table) {
        List<Price> prices = new ArrayList<>(1);
        Hook.Walk<Voices.Price> walk = table.hooks()
                .event
                .moodInsurance
                .of(table.abilities(player, city))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            prices.add(new Price(walk.next().price(table, player), ability));
        }
        return prices;
    }

    private void strike(ClashTable table) {
        switch (fall) {
            case ONE_STEP -> Moods.worsen(table, city);
            case TO_ANGRY -> Moods.set(table, city, Mood.ANGRY);
        }
    }

    /** Whether the owner pays for this city. */
    record Insure(MoodLoss loss) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << loss.player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            Price price = loss.prices(table).getFirst();
            return Phrase.of("prompt.mood-insurance", table.space(loss.city), price.cost(), price.source());
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.YES);
            out.add(Act.NO);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.NO) {
                loss.strike(table);
                return;
            }
            table.push(Pay.of(loss.player, loss.prices(table), Purpose.OTHER, new Insured(loss.player, loss.city)));
        }
    }

    /** The price was paid: the mood stays. */
    record Insured(int player, int city) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            table.say("log.mood-insured", table.name(player), table.space(city), source);
        }
    }
}
