package civitas.clash.trade;

import civitas.clash.content.CardKind;
import civitas.clash.state.Cards;
import civitas.clash.state.Player;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.kernel.Event;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import civitas.kernel.trade.Settling;
import java.util.Optional;

/** The exchange itself, at once and complete (CC-14.9). */
final class Exchange {

    private Exchange() {}

    /** Whether the proposer has what he gives (CC-14.14). An open offer is taken away as soon as he has not. */
    static boolean canGive(ClashTable table, Terms terms) {
        Player giver = table.player(terms.from());
        return giver.has(terms.give()) && terms.cards().areAmong(Cards.inHand(giver));
    }

    /** Whether the partner has what he is asked for (CC-14.14). Everybody can see that: cards are only counted. */
    static boolean canAnswer(ClashTable table, Terms terms) {
        Player partner = table.player(terms.to());
        Cards hand = Cards.inHand(partner);
        return partner.has(terms.ask())
                && hand.count(CardKind.ACTION) >= terms.actions()
                && hand.count(CardKind.OBJECTIVE) >= terms.objectives()
                && hand.count(CardKind.WONDER) >= terms.wonders();
    }

    /** Both give before either receives, so that caps meet what is left (CC-14.12, CC-14.13). */
    static void carryOut(ClashTable table, OpenOffer<Terms> offer, Cards picked) {
        Terms terms = offer.terms();
        Player giver = table.player(terms.from());
        Player partner = table.player(terms.to());
        table.trade().close(offer);
        giver.spend(terms.give());
        partner.spend(terms.ask());
        terms.cards().outOf(giver);
        picked.outOf(partner);
        terms.cards().into(partner);
        picked.into(giver);
        table.gain(terms.to(), terms.give());
        table.gain(terms.from(), terms.ask());
        if (!terms.cards().isEmpty() || !picked.isEmpty()) {
            table.reveal();
        }
        if (table.heard()) {
            tell(table, terms, picked);
        }
        for (OpenOffer<Terms> other : table.trade().open()) {
            review(table, other);
        }
    }

    private static void tell(ClashTable table, Terms terms, Cards picked) {
        Seat from = Seat.of(terms.from());
        Seat to = Seat.of(terms.to());
        Phrase masked = Phrase.of(
                "log.trades",
                from,
                to,
                Wording.counted(terms.give(), terms.cards()),
                Wording.counted(terms.ask(), picked));
        if (terms.cards().isEmpty() && picked.isEmpty()) {
            table.whisper(Event.EVERYBODY, masked, Phrase.NONE);
            return;
        }
        Phrase open = Phrase.of(
                "log.trades",
                from,
                to,
                Wording.named(table, terms.give(), terms.cards()),
                Wording.named(table, terms.ask(), picked));
        table.whisper(from.mask() | to.mask(), open, masked);
    }

    /** After a trade: who made an offer may no longer have what he gives, who picks cards may not have them any more. */
    private static void review(ClashTable table, OpenOffer<Terms> offer) {
        if (!canGive(table, offer.terms())) {
            table.trade().close(offer);
            table.say("log.offer-void", Seat.of(offer.from()), Seat.of(offer.to()));
            return;
        }
        Optional<Settling<Terms, Cards>> settling = table.trade().settling(offer.to());
        if (settling.isPresent() && settling.get().offer().equals(offer)) {
            boolean possible = canAnswer(table, offer.terms());
            table.trade()
                    .setSettling(
                            offer.to(), possible ? Optional.of(new Settling<>(offer, Cards.NONE)) : Optional.empty());
        }
    }
}
