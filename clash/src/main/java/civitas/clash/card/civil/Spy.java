package civitas.clash.card.civil;

import civitas.clash.card.CardKind;
import civitas.clash.content.Civil;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Disclosure;
import civitas.clash.table.Player;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Spy: looks at an opponent's hand and may exchange one card for one of the same kind. */
final class Spy extends OpponentEffect {

    Spy() {
        super(Civil.SPY);
    }

    @Override
    int opponents(ClashTable table, int player) {
        int mask = 0;
        for (int other = 0; other < table.seats(); other++) {
            Player p = table.player(other);
            if (other != player && (p.actionHandSize() > 0 || p.objectiveCards() != 0 || p.wonderCards() != 0)) {
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
        for (CardKind kind : CardKind.values()) {
            for (Thing card : kind.cards(table, player)) {
                if (!parts.isEmpty()) {
                    parts.add(", ");
                }
                parts.add(card);
            }
        }
        return new Phrase("", parts);
    }

    /** Which of the cards seen is taken, if any. */
    record Look(int player, int opponent) implements Question<ClashTable>, Disclosure {

        @Override
        public int hand() {
            return opponent;
        }

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.spy", Seat.of(opponent), Spy.hand(table, opponent));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (CardKind kind : CardKind.values()) {
                if (kind.count(table.player(player)) > 0) {
                    for (Thing card : kind.cards(table, opponent)) {
                        out.add(Act.TAKE, card);
                    }
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.TAKE) {
                Thing card = choice.subject();
                CardKind.move(table, card, opponent, player);
                table.push(new Repay(player, opponent, CardKind.of(card), card));
                tell(table, card, opponent, player);
            }
        }

        /** A player who can take nothing still wants to see the hand. */
        @Override
        public boolean answersItself() {
            return false;
        }
    }

    /** Which card of the same kind goes back in exchange. */
    record Repay(int player, int opponent, CardKind kind, Thing taken) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.spy-repay", Seat.of(opponent), taken);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Thing card : kind.cards(table, player)) {
                if (!card.equals(taken)) {
                    out.add(Act.GIVE, card);
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            CardKind.move(table, choice.subject(), player, opponent);
            tell(table, choice.subject(), player, opponent);
        }
    }

    /** Only the two players concerned learn which card changed hands (CC-18.5). */
    private static void tell(ClashTable table, Thing card, int from, int to) {
        table.whisper(
                1 << from | 1 << to,
                Phrase.of("log.card-passes", card, Seat.of(from), Seat.of(to)),
                Phrase.of("log.card-passes-hidden", Seat.of(from), Seat.of(to)));
    }
}
