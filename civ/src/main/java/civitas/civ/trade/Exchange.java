package civitas.civ.trade;

import civitas.civ.content.Back;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.culture.HandLimit;
import civitas.civ.state.Goods;
import civitas.civ.state.Hand;
import civitas.civ.table.CivTable;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.Event;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import civitas.kernel.trade.Settling;
import java.util.Optional;

/** The exchange itself: everything changes hands at once (CV-05.14, CV-05.15). */
final class Exchange {

    private Exchange() {}

    /** Whether the proposer has what he gives. An open offer is taken away as soon as he has not. */
    static boolean canGive(CivTable table, Terms terms) {
        return Goods.of(table.player(terms.from())).contain(terms.give())
                && Secrets.of(table, terms.from()).contain(terms.hidden());
    }

    /** Whether the receiver has what he is asked for. Everybody can see that: hidden things are only counted. */
    static boolean canAnswer(CivTable table, Terms terms) {
        if (!Goods.of(table.player(terms.to())).contain(terms.ask())) {
            return false;
        }
        return hasBacks(table, terms, Secrets.of(table, terms.to()));
    }

    /** Whether he may give it as well, which only he knows. */
    static boolean mayAnswer(CivTable table, Terms terms) {
        return canAnswer(table, terms) && hasBacks(table, terms, Secrets.givable(table, terms.to()));
    }

    private static boolean hasBacks(CivTable table, Terms terms, Secrets own) {
        if (!terms.asksHidden()) {
            return true;
        }
        for (int i = 0; i < Back.COUNT; i++) {
            if (own.count(table.content(), Back.of(i)) < terms.asked(Back.of(i))) {
                return false;
            }
        }
        return true;
    }

    /** Both give before either receives, so that the dial meets what is left (CV-05.14, CV-05.17, CV-05.18). */
    static void carryOut(CivTable table, OpenOffer<Terms> offer, Secrets picked) {
        Terms terms = offer.terms();
        int from = terms.from();
        int to = terms.to();
        table.deals().book().close(offer);
        table.addTrade(from, -terms.give().trade());
        table.addTrade(to, -terms.ask().trade());
        table.addTrade(to, terms.give().trade());
        table.addTrade(from, terms.ask().trade());
        table.addCulture(from, terms.ask().culture() - terms.give().culture());
        table.addCulture(to, terms.give().culture() - terms.ask().culture());
        hand(table, from, to, terms.give());
        hand(table, to, from, terms.ask());
        hand(table, from, to, terms.hidden());
        hand(table, to, from, picked);
        tell(table, terms, picked);
        // Whoever has to discard now is asked at a table on which no impossible offer lies.
        review(table);
        HandLimit.check(table, to);
        HandLimit.check(table, from);
    }

    private static void hand(CivTable table, int from, int to, Goods goods) {
        for (int i = 0; i < Resource.MARKET; i++) {
            for (int n = goods.get(Resource.of(i)); n > 0; n--) {
                table.giveResource(from, to, Resource.of(i));
            }
        }
    }

    /** Cards and tokens go over face down; their new owner looks at them (CV-05.19, CV-05.21). */
    private static void hand(CivTable table, int from, int to, Secrets secrets) {
        for (CultureEvent event : secrets.events()) {
            int card = find(table, from, event);
            table.player(from).hand().remove(card);
            table.player(to).hand().add(card);
        }
        for (long left = secrets.tokens(); left != 0; left &= left - 1) {
            int token = Long.numberOfTrailingZeros(left);
            table.player(from).removeToken(token);
            table.player(to).addToken(token);
        }
    }

    private static int find(CivTable table, int player, CultureEvent event) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            if (table.content().event(hand.get(i)).equals(event)) {
                return hand.get(i);
            }
        }
        throw new IllegalStateException("no " + event + " in the hand of " + player);
    }

    private static void tell(CivTable table, Terms terms, Secrets picked) {
        Seat from = table.name(terms.from());
        Seat to = table.name(terms.to());
        Phrase masked = Phrase.of(
                "log.trades",
                from,
                to,
                Wording.counted(table, terms.give(), terms.hidden()),
                Wording.counted(table, terms.ask(), picked));
        if (terms.hidden().isEmpty() && picked.isEmpty()) {
            table.whisper(Event.EVERYBODY, masked, Phrase.NONE);
            return;
        }
        table.reveal();
        Phrase open = Phrase.of(
                "log.trades",
                from,
                to,
                Wording.named(table, terms.give(), terms.hidden()),
                Wording.named(table, terms.ask(), picked));
        table.whisper(from.mask() | to.mask(), open, masked);
    }

    // --- offers that have become impossible
    // ---------------------------------------------------------------------------

    /** After anything happened: who made an offer may no longer have what he gives, who picks may not either. */
    static void review(CivTable table) {
        for (OpenOffer<Terms> offer : table.deals().book().open()) {
            if (!canGive(table, offer.terms())) {
                table.deals().book().close(offer);
                table.say("log.offer-void", table.name(offer.from()), table.name(offer.to()));
            }
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            Optional<Settling<Terms, Secrets>> settling = table.deals().book().settling(seat);
            if (settling.isPresent() && !isSound(table, seat, settling.get())) {
                restart(table, seat, settling.get());
            }
        }
    }

    private static boolean isSound(CivTable table, int seat, Settling<Terms, Secrets> settling) {
        return canAnswer(table, settling.offer().terms())
                && Secrets.of(table, seat).contain(settling.picked());
    }

    private static void restart(CivTable table, int seat, Settling<Terms, Secrets> settling) {
        boolean possible = canAnswer(table, settling.offer().terms());
        table.deals()
                .book()
                .setSettling(
                        seat,
                        possible ? Optional.of(new Settling<>(settling.offer(), Secrets.NONE)) : Optional.empty());
    }
}
