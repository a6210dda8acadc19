package civitas.clash.card.great;

import civitas.clash.content.EventCard;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** "Great …" events are offered for culture tokens, to the drawer and then to the others (CC-9.30, CC-9.37, CC-9.34). */
public final class Patronage {

    private Patronage() {}

    public static void befall(ClashTable table, EventCard card, int drawer) {
        offer(table, card.number(), drawer, drawer);
    }

    /** Asks the first player, from one of them on clockwise, who can pay: everybody sees who that is. */
    private static void offer(ClashTable table, int card, int drawer, int first) {
        int player = first;
        do {
            if (Payments.canPay(table, player, price(table, player, drawer), Purpose.OTHER)) {
                table.push(new Offer(player, drawer, card));
                return;
            }
            player = table.next(player);
        } while (player != drawer);
        nobody(table, card);
    }

    private static Goods price(ClashTable table, int player, int drawer) {
        return player == drawer ? table.constants().greatPersonForDrawer : table.constants().greatPersonForOthers;
    }

    private static void nobody(ClashTable table, int card) {
        table.say("log.great-person-declined", table.content().eventCard(card));
    }

    /** Whether a player takes the card. */
    record Offer(int player, int drawer, int card) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-person", table.content().eventCard(card), price(table, player, drawer));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.TAKE, table.content().eventCard(card));
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.TAKE) {
                table.push(Pay.of(player, price(table, player, drawer), Purpose.OTHER, new Taken(player, card)));
            } else if (table.next(player) == drawer) {
                nobody(table, card);
            } else {
                offer(table, card, drawer, table.next(player));
            }
        }
    }

    /** The tokens were paid: the card goes into the hand (CC-9.31). */
    record Taken(int player, int card) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            EventCard person = table.content().eventCard(card);
            table.say("log.great-person", table.name(player), person);
            if (table.book().fixtures().has(person.event())) {
                table.lasting().keep(card);
                table.book().fixtures().of(person.event()).run(table, player);
            } else {
                Player p = table.player(player);
                p.setGreatPeople(p.greatPeople().with(card));
            }
        }
    }
}
