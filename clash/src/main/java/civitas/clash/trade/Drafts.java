package civitas.clash.trade;

import civitas.clash.content.CardKind;
import civitas.clash.content.Good;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.state.Player;
import civitas.clash.state.Terms;
import civitas.clash.state.Trade;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Writing an offer: each choice adds one thing to a side of it (CC-14.4, CC-14.5, CC-14.7). Rules: CC-14.6. */
final class Drafts {

    private Drafts() {}

    static Phrase prompt(ClashTable table, int seat) {
        Terms draft = table.trade().draft(seat).orElseThrow();
        return Phrase.of(
                "prompt.trade-draft",
                Seat.of(draft.to()),
                Wording.named(table, draft.give(), draft.cards()),
                Wording.asked(draft));
    }

    static void list(ClashTable table, int seat, Choices out) {
        Terms draft = table.trade().draft(seat).orElseThrow();
        boolean full = draft.lines() >= Trade.LINES;
        listGifts(table, draft, full, out);
        listWishes(table, draft, full, out);
        if (!draft.isEmpty() && Exchange.canGive(table, draft) && table.trade().mayOffer(draft)) {
            out.add(Act.OFFER);
        }
        out.add(Act.WITHDRAW);
    }

    private static void listGifts(ClashTable table, Terms draft, boolean full, Choices out) {
        Player giver = table.player(draft.from());
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            int given = draft.give().get(good);
            if (giver.get(good) > given && (given > 0 || !full)) {
                out.add(Act.GIVE, good);
            }
        }
        if (full) {
            return;
        }
        Cards.inHand(giver).minus(draft.hidden()).minus(draft.shown()).each(table.content(), card -> {
            out.add(Act.GIVE, card);
            out.add(Act.SHOW, card);
        });
    }

    private static void listWishes(ClashTable table, Terms draft, boolean full, Choices out) {
        Player partner = table.player(draft.to());
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            int asked = draft.ask().get(good);
            if (partner.get(good) > asked && (asked > 0 || !full)) {
                out.add(Act.ASK, good);
            }
        }
        Cards hand = Cards.inHand(partner);
        for (int i = 0; i < CardKind.COUNT; i++) {
            CardKind kind = CardKind.of(i);
            int asked = draft.asked(kind);
            if (hand.count(kind) > asked && (asked > 0 || !full)) {
                out.add(Act.ASK, kind);
            }
        }
    }

    /** Adds a line, or sends the offer. */
    static void choose(ClashTable table, int seat, Choice choice) {
        Terms draft = table.trade().draft(seat).orElseThrow();
        Thing thing = choice.subject();
        switch ((Act) choice.verb()) {
            case GIVE ->
                table.trade()
                        .edit(thing instanceof Good good ? draft.giving(good) : draft.givingHidden(Cards.of(thing)));
            case SHOW -> table.trade().edit(draft.givingShown(Cards.of(thing)));
            case ASK ->
                table.trade().edit(thing instanceof Good good ? draft.asking(good) : draft.asking((CardKind) thing));
            case OFFER -> send(table, seat);
            default -> throw new IllegalArgumentException(choice.code() + " is no line of an offer");
        }
    }

    /** Everybody hears the offer; cards are counted, and the partner is shown those the giver wants to show. */
    private static void send(ClashTable table, int seat) {
        Terms terms = table.trade().offer(seat).terms();
        if (!terms.shown().isEmpty()) {
            table.reveal();
        }
        if (table.heard()) {
            tell(table, terms);
        }
    }

    private static void tell(ClashTable table, Terms terms) {
        Phrase masked = Phrase.of(
                "log.offers",
                Seat.of(terms.from()),
                Seat.of(terms.to()),
                Wording.counted(terms.give(), terms.cards()),
                Wording.asked(terms));
        if (terms.shown().isEmpty()) {
            table.whisper(civitas.kernel.Event.EVERYBODY, masked, Phrase.NONE);
            return;
        }
        Phrase open = Phrase.of(
                "log.offers",
                Seat.of(terms.from()),
                Seat.of(terms.to()),
                Wording.given(table, terms),
                Wording.asked(terms));
        table.whisper(1 << terms.from() | 1 << terms.to(), open, masked);
    }
}
