package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.event.LowerMood.Where;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;

/** Famine and Severe Famine: food is lost, and a city becomes angry where it does not suffice (CC-9.22). */
public final class Famine {

    private Famine() {}

    public static void befall(ClashTable table, EventCard card, int player) {
        Player p = table.player(player);
        int lost = Math.min(p.get(Good.FOOD), card.amount());
        p.spend(Goods.of(Good.FOOD, lost));
        table.say("log.loses", table.name(player), Goods.of(Good.FOOD, lost));
        if (lost < card.amount()) {
            LowerMood.ask(table, player, Where.ANYWHERE, Fall.TO_ANGRY, 1);
        }
    }
}
