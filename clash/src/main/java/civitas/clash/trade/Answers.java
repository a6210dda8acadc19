package civitas.clash.trade;

import civitas.clash.content.CardKind;
import civitas.clash.table.Act;
import civitas.clash.table.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Offer;
import civitas.clash.table.Trade;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** What becomes of an open offer: its partner accepts or declines it, or whoever made it takes it back. */
final class Answers {

    private Answers() {}

    static void list(ClashTable table, int seat, Choices out) {
        for (Offer offer : table.trade().open()) {
            if (offer.to() == seat) {
                if (Exchange.canAnswer(table, offer.terms())) {
                    out.add(Act.ACCEPT, Proposal.of(table, offer));
                }
                out.add(Act.DECLINE, Proposal.of(table, offer));
            } else if (offer.from() == seat) {
                out.add(Act.RECALL, Proposal.of(table, offer));
            }
        }
    }

    static void choose(ClashTable table, int seat, Choice choice) {
        Offer offer = find(table, choice);
        switch ((Act) choice.verb()) {
            case ACCEPT -> accept(table, seat, offer);
            case DECLINE -> {
                table.trade().close(offer);
                table.say("log.declines-offer", Seat.of(seat), Seat.of(offer.from()));
            }
            case RECALL -> {
                table.trade().close(offer);
                table.say("log.recalls-offer", Seat.of(seat), Seat.of(offer.to()));
            }
            default -> throw new IllegalArgumentException(choice.code() + " is no answer");
        }
    }

    /** Accepting is the deal, unless cards were asked for: then he says first which he gives. */
    private static void accept(ClashTable table, int seat, Offer offer) {
        if (offer.terms().asksCards()) {
            table.trade().setSettling(seat, Optional.of(new Trade.Settling(offer, Cards.NONE)));
            table.say("log.accepts-offer", Seat.of(seat), Seat.of(offer.from()));
        } else {
            Exchange.carryOut(table, offer, Cards.NONE);
        }
    }

    static Phrase prompt(ClashTable table, int seat) {
        Trade.Settling settling = table.trade().settling(seat).orElseThrow();
        return Phrase.of("prompt.trade-pick", Proposal.of(table, settling.offer()));
    }

    /** The cards that may still be picked; he can also think better of it. */
    static void listPicks(ClashTable table, int seat, Choices out) {
        Trade.Settling settling = table.trade().settling(seat).orElseThrow();
        Cards left = Cards.inHand(table.player(seat)).minus(settling.picked());
        for (int i = 0; i < CardKind.COUNT; i++) {
            CardKind kind = CardKind.of(i);
            if (settling.wants(kind)) {
                for (Thing card : left.only(kind).list(table.content())) {
                    out.add(Act.GIVE, card);
                }
            }
        }
        out.add(Act.DECLINE, Proposal.of(table, settling.offer()));
    }

    static void pick(ClashTable table, int seat, Choice choice) {
        Trade.Settling settling = table.trade().settling(seat).orElseThrow();
        Cards picked = settling.picked().plus(Cards.of(choice.subject()));
        Trade.Settling further = new Trade.Settling(settling.offer(), picked);
        if (further.isComplete()) {
            Exchange.carryOut(table, settling.offer(), picked);
        } else {
            table.trade().setSettling(seat, Optional.of(further));
        }
    }

    private static Offer find(ClashTable table, Choice choice) {
        return table.trade().find(((Proposal) choice.subject()).number()).orElseThrow();
    }
}
