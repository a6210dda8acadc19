package civitas.civ.trade;

import civitas.civ.content.Back;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.content.Wealth;
import civitas.civ.culture.event.PlayEvent;
import civitas.civ.state.Act;
import civitas.civ.state.Intent;
import civitas.civ.table.CivTable;
import civitas.civ.table.Deals;
import civitas.civ.table.Offer;
import civitas.civ.table.OtherPhases;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.trade.OfferBook;
import civitas.kernel.trade.OpenOffer;

/** Why something cannot be said or done in a negotiation. Rests on what the asking player has and has said himself. */
final class TradeReasons {

    private TradeReasons() {}

    static void explain(CivTable table, int seat, Thing thing, Reasons out) {
        OfferBook<Terms, Secrets> book = table.deals().book();
        if (thing instanceof AskedOffer asked) {
            book.find(asked.number()).ifPresent(offer -> explainOffer(table, seat, offer, out));
        } else if (table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
            return;
        } else if (book.settling(seat).isPresent()) {
            explainPick(table, seat, thing, out);
        } else if (book.draft(seat).isPresent()) {
            explainDraft(table, book.draft(seat).get(), thing, out);
        } else {
            explainTalk(table, seat, thing, out);
        }
    }

    /** Somebody can accept what he is offered only if he has what he is asked for (CV-05.15). */
    private static void explainOffer(CivTable table, int seat, OpenOffer<Terms> offer, Reasons out) {
        if (offer.to() != seat) {
            out.because("why.trade-not-yours", table.name(offer.to()));
        } else if (!Exchange.canAnswer(table, offer.terms())) {
            out.because("why.trade-cannot-answer", Wording.asked(offer.terms()));
        }
    }

    private static void explainPick(CivTable table, int seat, Thing thing, Reasons out) {
        if (Secrets.of(table, seat).kinds(table.content()).contains(thing)) {
            out.because("why.trade-not-asked", thing);
        }
    }

    private static void explainDraft(CivTable table, Terms draft, Thing thing, Reasons out) {
        if (thing instanceof Intent intent && intent.act() == Act.OFFER) {
            explainSending(table, draft, out);
        } else if (isGood(thing)) {
            if (draft.lines() >= Deals.LINES) {
                out.because("why.trade-lines", Deals.LINES);
            } else {
                out.because("why.trade-no-more", thing);
            }
        } else {
            out.because("why.trade-draft", table.name(draft.to()));
        }
    }

    private static boolean isGood(Thing thing) {
        return thing instanceof Wealth
                || thing instanceof Resource
                || thing instanceof Back
                || thing instanceof CultureEvent
                || thing instanceof TokenKind;
    }

    private static void explainSending(CivTable table, Terms draft, Reasons out) {
        if (draft.isEmpty()) {
            out.because("why.trade-empty");
        } else if (!Exchange.canGive(table, draft)) {
            out.because("why.trade-cannot-give", Wording.named(table, draft.give(), draft.hidden()));
        } else if (isFull(table)) {
            out.because("why.trade-open", Deals.OPEN);
        } else {
            out.because("why.trade-made");
        }
    }

    private static boolean isFull(CivTable table) {
        return table.deals().book().open().size() >= Deals.OPEN;
    }

    private static void explainTalk(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Seat partner) {
            explainPartner(table, seat, partner, out);
            return;
        }
        if (thing instanceof Resource || thing instanceof Wealth || thing instanceof Intent) {
            out.because(table.rules().options().negotiation() ? "why.trade-begin" : "why.no-negotiation");
            return;
        }
        for (Offer offer : table.book().offers(Phase.TRADE)) {
            offer.explain(table, seat, thing, out);
        }
        PlayEvent.explain(table, seat, Phase.TRADE, thing, out);
        OtherPhases.explain(table, seat, thing, out);
    }

    private static void explainPartner(CivTable table, int seat, Seat partner, Reasons out) {
        if (!table.rules().options().negotiation()) {
            out.because("why.no-negotiation");
        } else if (partner.index() == seat) {
            out.because("why.not-yourself");
        } else if (isFull(table)) {
            out.because("why.trade-open", Deals.OPEN);
        } else {
            out.because("why.trade-drafts", Deals.DRAFTS);
        }
    }
}
