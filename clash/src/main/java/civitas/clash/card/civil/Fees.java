package civitas.clash.card.civil;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Payments;
import civitas.clash.pay.Tokens;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** What barbarians are hired for: one of several goods for each army. */
public final class Fees {

    private static final Good[] FEES = {Good.FOOD, Good.WOOD, Good.ORE, Good.CULTURE};

    private Fees() {}

    /** Whether a player can pay for one army. */
    public static boolean canPay(ClashTable table, int player) {
        return held(table, player) != 0 || Tokens.anySpare(table, player);
    }

    /** The ways to pay for one army. */
    public static void list(ClashTable table, int player, Choices out) {
        for (int m = held(table, player); m != 0; m &= m - 1) {
            out.add(Act.PAY, Goods.of(Good.of(Integer.numberOfTrailingZeros(m)), 1));
        }
        Tokens.listSpares(table, player, Good.CULTURE, out);
    }

    /** Pays in a way that was listed. That may ask the player something: what comes after is on the agenda already. */
    public static void pay(ClashTable table, int player, Choice choice) {
        if (choice.subject() instanceof Goods fee) {
            table.player(player).spend(fee);
            table.say("log.pays", table.name(player), fee);
        } else {
            Tokens.spend(table, player, choice);
        }
    }

    /** What the player can pay one army with, as a mask of goods. */
    private static int held(ClashTable table, int player) {
        int accepted = 0;
        for (Good fee : FEES) {
            accepted |= Payments.accepted(table, player, Purpose.OTHER, fee);
        }
        int held = 0;
        for (int i = 0; i < Good.COUNT; i++) {
            if (table.player(player).get(Good.of(i)) > 0) {
                held |= 1 << i;
            }
        }
        return accepted & held;
    }
}
