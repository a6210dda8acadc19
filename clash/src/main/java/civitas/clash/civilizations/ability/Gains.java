package civitas.clash.civilizations.ability;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Goods that an ability brings, with a line that says so. */
public final class Gains {

    public static final Goods CULTURE = Goods.of(Good.CULTURE, 1);
    public static final Goods MOOD = Goods.of(Good.MOOD, 1);
    public static final Goods IDEA = Goods.of(Good.IDEAS, 1);
    public static final Goods GOLD = Goods.of(Good.GOLD, 1);
    public static final Goods FOOD = Goods.of(Good.FOOD, 1);

    private Gains() {}

    public static void take(ClashTable table, int player, Goods goods, Ability source) {
        if (!goods.isEmpty()) {
            table.gain(player, goods);
            table.say("log.gains-by", table.name(player), goods, source);
        }
    }

    /** The player chooses one of these. */
    public static void choose(ClashTable table, int player, Ability source, Goods... options) {
        table.push(new TakeOne(player, source, List.of(options)));
    }

    /** Which of some goods an ability brings. */
    record TakeOne(int player, Ability source, List<Goods> options) implements Solo<ClashTable> {

        TakeOne {
            options = List.copyOf(options);
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.take-one", source);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            options.forEach(goods -> out.add(Act.TAKE, goods));
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            take(table, player, choice.subject(Goods.class), source);
        }
    }
}
