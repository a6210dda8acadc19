package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;

/** A Good, Awesome or Fantastic Year: food for the drawer, for everybody, or for those the drawer gives it to. */
final class Years {

    private Years() {}

    static void befall(ClashTable table, EventCard card, int player) {
        feed(table, player, card.amount());
        share(table, player, card.distribute());
    }

    private static void feed(ClashTable table, int player, int number) {
        int kept = table.gain(player, Good.FOOD, number);
        table.say("log.gains", table.name(player), Goods.of(Good.FOOD, kept));
    }

    /** Food goes only to opponents who still have room for it; if nobody has, it is not given. */
    private static void share(ClashTable table, int drawer, int left) {
        if (left == 0) {
            return;
        }
        for (int other = table.next(drawer); other != drawer; other = table.next(other)) {
            if (hasRoom(table, other)) {
                table.push(new ShareFood(drawer, left));
                return;
            }
        }
    }

    private static boolean hasRoom(ClashTable table, int player) {
        return table.player(player).get(Good.FOOD) < table.cap(player, Good.FOOD);
    }

    /** Which opponent gets the next food. */
    record ShareFood(int drawer, int left) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << drawer;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.share-food", left);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int other = table.next(drawer); other != drawer; other = table.next(other)) {
                if (hasRoom(table, other)) {
                    out.add(Act.CHOOSE, Seat.of(other));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            feed(table, ((Seat) choice.subject()).index(), 1);
            share(table, drawer, left - 1);
        }
    }
}
