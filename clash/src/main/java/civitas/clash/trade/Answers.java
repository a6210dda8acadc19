package civitas.clash.trade;

import civitas.clash.content.CardKind;
import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import civitas.kernel.trade.Proposal;
import civitas.kernel.trade.Settling;
import java.util.Optional;

/** What becomes of an open offer: its partner accepts or declines it, or whoever made it takes it back. */
final class Answers {

    private Answers() {}

    static void list(ClashTable table, int seat, Choices out) {
        for (OpenOffer<Terms> offer : table.trade().open()) {
            if (offer.to() == seat) {
                if (Exchange.canAnswer(table, offer.terms())) {
                    out.add(Act.ACCEPT, Wording.proposal(table, offer));
                }
                out.add(Act.DECLINE, Wording.proposal(table, offer));
            } else if (offer.from() == seat) {
                out.add(Act.RECALL, Wording.proposal(table, offer));
            }
        }
    }

    static void choose(ClashTable table, int seat, Choice choice) {
        OpenOffer<Terms> offer = find(table, choice);
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
    private static void accept(ClashTable table, int seat, OpenOffer<Terms> offer) {
        if (offer.terms().asksCards()) {
            table.trade().setSettling(seat, Optional.of(new Settling<>(offer, Cards.NONE)));
            table.say("log.accepts-offer", Seat.of(seat), Seat.of(offer.from()));
        } else {
            Exchange.carryOut(table, offer, Cards.NONE);
        }
    }

    static Phrase prompt(ClashTable table, int seat) {
        Settling<Terms, Cards> settling = table.trade().settling(seat).orElseThrow();
        return Phrase.of("prompt.trade-pick", Wording.proposal(table, settling.offer()));
    }

    /** The cards that may still be picked; he can also think better of it. */
    static void listPicks(ClashTable table, int seat, Choices out) {
        Settling<Terms, Cards> settling = table.trade().settling(seat).orElseThrow();
        Cards left = Cards.inHand(table.player(seat)).minus(settling.picked());
        for (int i = 0; i < CardKind.COUNT; i++) {
            CardKind kind = CardKind.of(i);
            if (wants(settling, kind)) {
                for (Thing card : left.only(kind).list(table.content())) {
                    out.add(Act.GIVE, card);
                }
            }
        }
        out.add(Act.DECLINE, Wording.proposal(table, settling.offer()));
    }

    /** Whether he still has to pick a card of a kind. */
    private static boolean wants(Settling<Terms, Cards> settling, CardKind kind) {
        return settling.picked().count(kind) < settling.offer().terms().asked(kind);
    }

    private static boolean isComplete(Settling<Terms, Cards> settling) {
        for (int i = 0; i < CardKind.COUNT; i++) {
            if (wants(settling, CardKind.of(i))) {
                return false;
            }
        }
        return true;
    }

    static void pick(ClashTable table, int seat, Choice choice) {
        Settling<Terms, Cards> settling = table.trade().settling(seat).orElseThrow();
        Cards picked = settling.picked().plus(Cards.of(choice.subject()));
        Settling<Terms, Cards> further = new Settling<>(settling.offer(), picked);
        if (isComplete(further)) {
            Exchange.carryOut(table, settling.offer(), picked);
        } else {
            table.trade().setSettling(seat, Optional.of(further));
        }
    }

    private static OpenOffer<Terms> find(ClashTable table, Choice choice) {
        return table.trade().find(choice.subject(Proposal.class).number()).orElseThrow();
    }
}
