package civitas.clash.civilizations.event;

import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Omen;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Trojan Horse: whoever first attacks a defended city may pay for the card; the defender plays no card in the first round. */
record TrojanHorse() implements Omen {

    private static final Goods PRICE = Goods.of(Good.WOOD, 1, Good.CULTURE, 1);
    private static final int HALVES = 2;

    static void befall(ClashTable table, EventCard card, int player) {
        table.lasting().keep(card.number());
        Happenings.of(table).setHorse(card.number());
        table.say("log.horse");
    }

    @Override
    public void beforeBattle(ClashTable table) {
        Battle battle = table.battle();
        int attacker = battle.side(Battle.ATTACKER);
        if (Happenings.of(table).horse() != 0
                && battle.isCity()
                && table.isPlayer(attacker)
                && Payments.canPay(table, attacker, PRICE, Purpose.OTHER)) {
            table.push(new Build(attacker));
        }
    }

    @Override
    public boolean silences(ClashTable table, int role) {
        Battle battle = table.battle();
        return role == Battle.DEFENDER
                && battle.isFirstRound()
                && battle.memory().has(ExpansionEvent.TROJAN_HORSE, battle.side(Battle.ATTACKER));
    }

    /** Whether the attacker pays. */
    record Build(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.horse", PRICE);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.YES);
            out.add(Act.NO);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.YES) {
                table.push(Pay.of(player, PRICE, Purpose.OTHER, new Built(player)));
            }
        }
    }

    /** The horse stands before the gate. */
    record Built(int player) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Happenings.of(table).setHorse(0);
            table.player(player).addEventHalfPoints(HALVES);
            table.battle().memory().mark(ExpansionEvent.TROJAN_HORSE, player);
            table.say("log.takes-event", table.name(player), ExpansionEvent.TROJAN_HORSE);
        }
    }
}
