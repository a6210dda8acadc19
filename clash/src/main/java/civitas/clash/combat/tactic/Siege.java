package civitas.clash.combat.tactic;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Tactic;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** A small bonus; the defender pays food before he rolls or uses no clash abilities this round. */
record Siege(Tactic card) implements Maneuver {

    private static final Goods PRICE = Goods.of(Good.FOOD, 2);

    @Override
    public void roll(ClashTable table, int role) {
        Battle battle = table.battle();
        int enemy = Battle.other(role);
        int besieged = battle.side(enemy);
        battle.now().addBonus(role, 1, card);
        if (table.isPlayer(besieged) && Payments.canPay(table, besieged, PRICE, Purpose.OTHER)) {
            table.push(new Endure(enemy));
        } else {
            battle.now().denyClash(enemy);
        }
    }

    /** The besieged side pays, or goes without clash abilities. */
    record Endure(int role) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << table.battle().side(role);
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.siege", PRICE);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Goods payment : Payments.list(table, seat, PRICE, Purpose.OTHER)) {
                out.add(Act.PAY, payment);
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.subject() instanceof Goods payment) {
                table.player(seat).spend(payment);
                table.say("log.pays", table.name(seat), payment);
            } else {
                table.battle().now().denyClash(role);
            }
        }
    }
}
