package civitas.clash.first.tactic;

import civitas.clash.ask.Ask;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Tactic;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** Siege: a small bonus; the defender pays food before he rolls or fights worse in this round. */
record Hunger(Tactic card) implements Maneuver {

    private static final Goods PRICE = Goods.of(Good.FOOD, 2);

    /** The besieged side pays, or goes hungry. */
    private record Besieged(int player, int role, Tactic card) {}

    private static final Inquiry<ClashTable, Besieged> ENDURE = Ask.free("prompt.hunger")
            .about(Besieged::player)
            .saying((table, besieged) -> List.of(PRICE))
            .list((table, besieged, out) -> {
                for (Goods payment : Payments.list(table, besieged.player(), PRICE, Purpose.OTHER)) {
                    out.add(Act.PAY, payment);
                }
                out.add(Act.PASS);
            })
            .then((table, besieged, choice) -> {
                if (choice.subject() instanceof Goods payment) {
                    table.player(besieged.player()).spend(payment);
                    table.say("log.pays", table.name(besieged.player()), payment);
                } else {
                    starve(table, besieged.role(), besieged.card());
                }
            });

    @Override
    public void roll(ClashTable table, int role) {
        Battle battle = table.battle();
        int enemy = Battle.other(role);
        int besieged = battle.side(enemy);
        battle.now().addBonus(role, 1, card);
        if (table.isPlayer(besieged) && Payments.canPay(table, besieged, PRICE, Purpose.OTHER)) {
            ENDURE.ask(table, new Besieged(besieged, enemy, card));
        } else {
            starve(table, enemy, card);
        }
    }

    private static void starve(ClashTable table, int role, Tactic card) {
        table.battle().now().addBonus(role, -1, card);
    }
}
