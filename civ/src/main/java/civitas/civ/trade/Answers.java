package civitas.civ.trade;

import civitas.civ.content.Back;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import civitas.kernel.trade.Proposal;
import civitas.kernel.trade.Settling;
import java.util.Optional;

/** What becomes of an open offer: its receiver accepts or declines it, or whoever made it takes it back (CV-05.23). */
final class Answers {

    private Answers() {}

    static void list(CivTable table, int seat, Choices out) {
        for (OpenOffer<Terms> offer : table.deals().book().open()) {
            if (offer.to() == seat) {
                Proposal proposal = Wording.proposal(table, offer);
                if (Exchange.mayAnswer(table, offer.terms())) {
                    out.add(Act.ACCEPT, proposal);
                }
                out.add(Act.DECLINE, proposal);
            } else if (offer.from() == seat) {
                out.add(Act.RECALL, Wording.proposal(table, offer));
            }
        }
    }

    static void choose(CivTable table, int seat, Choice choice) {
        int number = choice.subject(Proposal.class).number();
        OpenOffer<Terms> offer = table.deals().book().find(number).orElseThrow();
        switch ((Act) choice.verb()) {
            case ACCEPT -> accept(table, seat, offer);
            case DECLINE -> decline(table, offer);
            case RECALL -> {
                table.deals().book().close(offer);
                table.say("log.recalls-offer", table.name(seat), table.name(offer.to()));
            }
            default -> throw new IllegalArgumentException(choice.code() + " is no answer");
        }
    }

    /** Accepting is the deal, unless hidden things were asked for: then he says first which he gives. */
    private static void accept(CivTable table, int seat, OpenOffer<Terms> offer) {
        if (offer.terms().asksHidden()) {
            table.deals().book().setSettling(seat, Optional.of(new Settling<>(offer, Secrets.NONE)));
            table.say("log.accepts-offer", table.name(seat), table.name(offer.from()));
        } else {
            Exchange.carryOut(table, offer, Secrets.NONE);
        }
    }

    private static void decline(CivTable table, OpenOffer<Terms> offer) {
        table.deals().book().close(offer);
        table.say("log.declines-offer", table.name(offer.to()), table.name(offer.from()));
    }

    static void declineAll(CivTable table, int seat) {
        for (OpenOffer<Terms> offer : table.deals().book().open()) {
            if (offer.to() == seat) {
                decline(table, offer);
            }
        }
    }

    // --- picking what was asked for by its back
    // -----------------------------------------------------------------------

    private static Settling<Terms, Secrets> settling(CivTable table, int seat) {
        return table.deals().book().settling(seat).orElseThrow();
    }

    static Phrase prompt(CivTable table, int seat) {
        return Phrase.of(
                "prompt.trade-pick",
                Wording.proposal(table, settling(table, seat).offer()));
    }

    /** The hidden things that may still be picked; he can also think better of it. */
    static void listPicks(CivTable table, int seat, Choices out) {
        Settling<Terms, Secrets> settling = settling(table, seat);
        Secrets left = Secrets.givable(table, seat).minus(settling.picked());
        for (Thing kind : left.kinds(table.content())) {
            if (wants(table, settling, Secrets.back(table.content(), kind))) {
                out.add(Act.GIVE, kind);
            }
        }
        out.add(Act.DECLINE, Wording.proposal(table, settling.offer()));
    }

    private static boolean wants(CivTable table, Settling<Terms, Secrets> settling, Back back) {
        return settling.picked().count(table.content(), back)
                < settling.offer().terms().asked(back);
    }

    private static boolean isComplete(CivTable table, Settling<Terms, Secrets> settling) {
        for (int i = 0; i < Back.COUNT; i++) {
            if (wants(table, settling, Back.of(i))) {
                return false;
            }
        }
        return true;
    }

    static void pick(CivTable table, int seat, Choice choice) {
        Settling<Terms, Secrets> settling = settling(table, seat);
        Secrets left = Secrets.givable(table, seat).minus(settling.picked());
        Secrets picked = settling.picked().plus(left.one(table.content(), choice.subject()));
        Settling<Terms, Secrets> further = new Settling<>(settling.offer(), picked);
        if (isComplete(table, further)) {
            Exchange.carryOut(table, settling.offer(), picked);
        } else {
            table.deals().book().setSettling(seat, Optional.of(further));
        }
    }
}
