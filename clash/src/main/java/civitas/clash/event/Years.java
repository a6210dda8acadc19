package civitas.clash.event;

import civitas.clash.ask.Ask;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** A Good, Awesome or Fantastic Year: food for the drawer, for everybody, or for those the drawer gives it to. */
final class Years {

    /** Food that the drawer has still to give away. */
    private record Gift(int drawer, int left) {}

    /** Which opponent gets the next food. */
    private static final Inquiry<ClashTable, Gift> SHARE = Ask.seat("prompt.share-food")
            .about(Gift::drawer)
            .saying((table, gift) -> List.of(gift.left()))
            .where((table, gift, other) -> hasRoom(table, other.index()))
            .then((table, gift, other) -> {
                feed(table, other.index(), 1);
                share(table, gift.drawer(), gift.left() - 1);
            });

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
                SHARE.ask(table, new Gift(drawer, left));
                return;
            }
        }
    }

    private static boolean hasRoom(ClashTable table, int player) {
        return table.player(player).get(Good.FOOD) < table.cap(player, Good.FOOD);
    }
}
