package civitas.clash.card.civil;

import civitas.clash.ask.Ask;
import civitas.clash.content.CardKind;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Disclosure;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Spy: looks at an opponent's hand and may exchange one card for one of the same kind. */
final class Spy extends OpponentEffect {

    /** Which card of the same kind goes back in exchange. */
    private static final Inquiry<ClashTable, Loot> REPAY = Ask.card(Act.GIVE, "prompt.spy-repay")
            .about(Loot::player)
            .saying((table, loot) -> List.of(Seat.of(loot.opponent()), loot.taken()))
            .from((table, loot, out) -> loot.alike(table).each(table.content(), out))
            .then((table, loot, card) -> pass(table, card, loot.player(), loot.opponent()));

    /** A card that was taken. */
    private record Loot(int player, int opponent, Thing taken) {

        /** The other cards of its kind in the hand of who has it now. */
        Cards alike(ClashTable table) {
            Cards card = Cards.of(taken);
            return Cards.inHand(table.player(player)).only(card.kind()).minus(card);
        }
    }

    @Override
    int opponents(ClashTable table, int player) {
        int mask = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != player && !Cards.inHand(table.player(other)).isEmpty()) {
                mask |= 1 << other;
            }
        }
        return mask;
    }

    @Override
    void play(ClashTable table, int player, int opponent) {
        table.reveal();
        table.whisper(
                1 << player,
                Phrase.of("log.spy-sees", Seat.of(opponent), hand(table, opponent)),
                Phrase.of("log.spy-looks", Seat.of(player), Seat.of(opponent)));
        table.push(new Look(player, opponent));
    }

    /** All cards of a hand in words. */
    private static Phrase hand(ClashTable table, int player) {
        List<Object> parts = new ArrayList<>();
        for (Thing card : Cards.inHand(table.player(player)).list(table.content())) {
            if (!parts.isEmpty()) {
                parts.add(", ");
            }
            parts.add(card);
        }
        return new Phrase("", parts);
    }

    /** Which of the cards seen is taken, if any. */
    record Look(int player, int opponent) implements Solo<ClashTable>, Disclosure {

        @Override
        public int hand() {
            return opponent;
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.spy", Seat.of(opponent), Spy.hand(table, opponent));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Cards own = Cards.inHand(table.player(player));
            Cards seen = Cards.inHand(table.player(opponent));
            for (int i = 0; i < CardKind.COUNT; i++) {
                CardKind kind = CardKind.of(i);
                if (own.count(kind) > 0) {
                    for (Thing card : seen.only(kind).list(table.content())) {
                        out.add(Act.TAKE, card);
                    }
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.TAKE) {
                REPAY.ask(table, new Loot(player, opponent, choice.subject()));
                pass(table, choice.subject(), opponent, player);
            }
        }

        /** A player who can take nothing still wants to see the hand. */
        @Override
        public boolean answersItself(ClashTable table) {
            return false;
        }
    }

    /** A card changes hands; only the two players concerned learn which one (CC-18.5). */
    private static void pass(ClashTable table, Thing card, int from, int to) {
        Cards.of(card).outOf(table.player(from));
        Cards.of(card).into(table.player(to));
        table.reveal();
        table.whisper(
                1 << from | 1 << to,
                Phrase.of("log.card-passes", card, Seat.of(from), Seat.of(to)),
                Phrase.of("log.card-passes-hidden", Seat.of(from), Seat.of(to)));
    }
}
