package civitas.kernel.toy;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.StepBook;
import civitas.kernel.text.Phrase;

/** The procedure of the toy game: bid, award, bonus, market; four times. */
final class Steps {

    static final int ROUNDS = 4;

    /** A table is at rest while the market is open, and then only the next round waits. */
    static final StepBook<ToyTable> BOOK = new StepBook<ToyTable>()
            .with(Round.class, fields -> new Round(fields.number("number")))
            .with(
                    Market.class,
                    fields -> new Market(
                            fields.number("seat"),
                            fields.number("offeredTo"),
                            fields.number("offers"),
                            fields.number("gambles")));

    private static final int OFFERS = 2;
    private static final int GAMBLES = 3;

    private Steps() {}

    record Round(int number) implements Procedure<ToyTable> {
        @Override
        public void run(ToyTable table) {
            int bidders = biddersLeft(table);
            if (number > ROUNDS || bidders == 0) {
                table.over = true;
                table.say("toy.over");
                return;
            }
            table.round = number;
            table.say("toy.round", number);
            table.push(new Award());
            table.push(new Bids());
        }
    }

    /** Everybody bids at once, face down. */
    record Bids() implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return biddersLeft(table);
        }

        @Override
        public Phrase prompt(ToyTable table, int seat) {
            return Phrase.of("toy.ask.bid", table.round);
        }

        @Override
        public void list(ToyTable table, int seat, Choices out) {
            for (int pips = 1; pips <= table.maxPips; pips++) {
                if (table.hands[seat][pips] > 0) {
                    out.add(ToyVerb.BID, Card.of(pips));
                }
            }
        }

        @Override
        public void choose(ToyTable table, int seat, Choice choice) {
            Card card = choice.subject(Card.class);
            table.hands[seat][card.pips()]--;
            table.bids[seat] = (byte) card.pips();
            Seat who = Seat.of(seat);
            table.whisper(who.mask(), Phrase.of("toy.bid.own", card), Phrase.of("toy.bid", who));
            if (biddersLeft(table) != 0) {
                table.push(this);
            }
        }

        @Override
        public boolean answersItself(ToyTable table) {
            return false;
        }
    }

    private static int biddersLeft(ToyTable table) {
        int left = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.bids[seat] == 0 && table.handSize(seat) > 0) {
                left |= 1 << seat;
            }
        }
        return left;
    }

    /** The highest bid earns the dice, everybody else one coin, and everybody draws. */
    record Award() implements Procedure<ToyTable> {
        @Override
        public void run(ToyTable table) {
            table.reveal();
            int winner = highest(table);
            int rolled = 0;
            for (int i = 0; i < table.dice; i++) {
                rolled += 1 + table.chance().roll(6);
            }
            table.say("toy.award", Seat.of(winner), Card.of(table.bids[winner]), rolled);
            for (int seat = 0; seat < table.seats(); seat++) {
                table.discard[table.bids[seat]]++;
                table.bids[seat] = 0;
                table.earn(seat, seat == winner ? rolled : 1);
                drawAndTell(table, seat);
            }
            table.discard[0] = 0;
            table.push(new Round(table.round + 1));
            if (table.market) {
                table.push(new Market(winner, -1, 0, 0));
            }
            table.push(new Bonus(winner));
        }

        private static int highest(ToyTable table) {
            int best = 0;
            for (int seat = 1; seat < table.seats(); seat++) {
                if (table.bids[seat] > table.bids[best]) {
                    best = seat;
                }
            }
            return best;
        }
    }

    private static void drawAndTell(ToyTable table, int seat) {
        int pips = table.draw(seat);
        if (pips > 0) {
            Seat who = Seat.of(seat);
            table.whisper(who.mask(), Phrase.of("toy.draw.own", Card.of(pips)), Phrase.of("toy.draw", who));
        }
    }

    /** A coin or a card; without cards in the deck it answers itself. */
    record Bonus(int seat) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.ask.bonus");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.TAKE);
            if (table.deckSize > 0) {
                out.add(ToyVerb.DRAW);
            }
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            if (choice.verb() == ToyVerb.DRAW) {
                drawAndTell(table, seat);
            } else {
                table.earn(seat, 1);
                table.say("toy.take", Seat.of(seat), 1);
            }
        }
    }

    /** The winner may gamble, or offer a coin for somebody's card; whoever has an offer is invited to answer. */
    record Market(int seat, int offeredTo, int offers, int gambles) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public int invited(ToyTable table) {
            return offeredTo < 0 ? 0 : 1 << offeredTo;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return asked == seat ? Phrase.of("toy.ask.market") : Phrase.of("toy.ask.offer", Seat.of(seat));
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            if (asked == seat) {
                listForSeller(table, out);
            } else {
                listAnswers(table, out);
            }
        }

        private void listForSeller(ToyTable table, Choices out) {
            out.add(ToyVerb.DONE);
            if (offeredTo >= 0) {
                out.add(ToyVerb.WITHDRAW);
                return;
            }
            if (table.coins[seat] > 0 && gambles < GAMBLES) {
                out.add(ToyVerb.GAMBLE);
            }
            for (int other = 0; other < table.seats(); other++) {
                if (other != seat && table.coins[seat] > 0 && offers < OFFERS && table.handSize(other) > 0) {
                    out.add(ToyVerb.OFFER, Seat.of(other));
                }
            }
        }

        private void listAnswers(ToyTable table, Choices out) {
            out.add(ToyVerb.DECLINE);
            for (int pips = 1; pips <= table.maxPips; pips++) {
                if (table.hands[offeredTo][pips] > 0) {
                    out.add(ToyVerb.ACCEPT, Card.of(pips));
                }
            }
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            switch ((ToyVerb) choice.verb()) {
                case GAMBLE -> gamble(table);
                case OFFER -> offer(table, choice.subject(Seat.class));
                case ACCEPT -> accept(table, choice.subject(Card.class));
                case WITHDRAW, DECLINE -> table.push(new Market(seat, -1, offers, gambles));
                case DONE, BID, TAKE, DRAW -> {}
            }
        }

        private void gamble(ToyTable table) {
            table.pay(seat);
            int rolled = 1 + table.chance().roll(6);
            table.say("toy.gamble", Seat.of(seat), rolled);
            if (rolled > 4) {
                table.earn(seat, 3);
            }
            table.push(new Market(seat, -1, offers, gambles + 1));
        }

        private void offer(ToyTable table, Seat to) {
            table.say("toy.offer", Seat.of(seat), to);
            table.push(new Market(seat, to.index(), offers + 1, gambles));
        }

        private void accept(ToyTable table, Card card) {
            table.hands[offeredTo][card.pips()]--;
            table.hands[seat][card.pips()]++;
            table.coins[seat]--;
            table.coins[offeredTo]++;
            table.reveal();
            table.whisper(
                    1 << seat | 1 << offeredTo,
                    Phrase.of("toy.sold.own", Seat.of(offeredTo), card),
                    Phrase.of("toy.sold", Seat.of(offeredTo)));
            table.push(new Market(seat, -1, offers, gambles));
        }

        @Override
        public boolean answersItself(ToyTable table) {
            return false;
        }

        @Override
        public boolean atRest() {
            return true;
        }
    }
}
