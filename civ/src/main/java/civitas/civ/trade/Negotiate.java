package civitas.civ.trade;

import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.state.Once;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OfferBook;

/**
 * Everybody who has not declared himself finished is asked at the same time: he may use abilities of the phase, make
 * offers to anybody, answer those made to him, and show tokens (CV-03.04, CV-05.10, CV-05.20, CV-05.23). An offer made to
 * somebody who had finished gives him the word again.
 *
 * <p>Rules: CV-03.11.
 */
public record Negotiate() implements Question<CivTable> {

    /** The players who have not declared themselves finished, as a mask. */
    static int unfinished(CivTable table) {
        int seats = 0;
        for (int player = 0; player < table.seats(); player++) {
            seats |= table.player(player).has(Once.DONE_TRADING) ? 0 : 1 << player;
        }
        return seats;
    }

    @Override
    public int asked(CivTable table) {
        return unfinished(table);
    }

    @Override
    public int invited(CivTable table) {
        return AnyTime.invited(table) & ~unfinished(table);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        if (table.player(seat).has(Once.DONE_TRADING)) {
            return Phrase.of("prompt.any-time");
        }
        OfferBook<Terms, Secrets> book = table.deals().book();
        if (book.settling(seat).isPresent()) {
            return Answers.prompt(table, seat);
        }
        return book.draft(seat).isPresent() ? Drafts.prompt(table, seat) : Phrase.of("prompt.negotiate");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        if (table.player(seat).has(Once.DONE_TRADING)) {
            AnyTime.listAll(table, seat, out);
            return;
        }
        OfferBook<Terms, Secrets> book = table.deals().book();
        if (book.settling(seat).isPresent()) {
            Answers.listPicks(table, seat, out);
            return;
        }
        if (book.draft(seat).isPresent()) {
            Drafts.list(table, seat, out);
            Answers.list(table, seat, out);
            return;
        }
        for (Offer offer : table.book().offers(Phase.TRADE)) {
            offer.list(table, seat, out);
        }
        if (table.rules().options().negotiation()) {
            listTalk(table, seat, out);
        }
        out.add(Act.DONE);
    }

    private static void listTalk(CivTable table, int seat, Choices out) {
        if (table.deals().book().mayBegin(seat)) {
            for (int partner = 0; partner < table.seats(); partner++) {
                if (partner != seat) {
                    out.add(Act.TRADE, table.name(partner));
                }
            }
        }
        Showing.list(table, seat, out);
        Answers.list(table, seat, out);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        TradeReasons.explain(table, seat, thing, out);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        table.push(new Talk());
        OfferBook<Terms, Secrets> book = table.deals().book();
        switch ((Act) choice.verb()) {
            case DONE -> finish(table, seat);
            case TRADE ->
                book.begin(Terms.between(seat, choice.subject(Seat.class).index()));
            case WITHDRAW -> book.drop(seat);
            case ACCEPT, DECLINE, RECALL -> Answers.choose(table, seat, choice);
            case SHOW -> Showing.choose(table, seat, choice);
            case GIVE -> give(table, seat, choice);
            case ASK -> Drafts.ask(table, seat, choice);
            case OFFER -> Drafts.send(table, seat);
            default -> table.book().offer(Phase.TRADE, (Act) choice.verb()).begin(table, seat, choice);
        }
    }

    private static void give(CivTable table, int seat, Choice choice) {
        if (table.deals().book().settling(seat).isPresent()) {
            Answers.pick(table, seat, choice);
        } else {
            Drafts.give(table, seat, choice);
        }
    }

    /** Whoever has finished refuses what lies before him; his own offers stand. */
    private static void finish(CivTable table, int seat) {
        table.player(seat).set(Once.DONE_TRADING);
        table.say("log.done-trading", table.name(seat));
        Answers.declineAll(table, seat);
    }

    /** That nobody has anything to say must look like a decision. */
    @Override
    public boolean answersItself(CivTable table) {
        return false;
    }

    @Override
    public boolean atRest() {
        return true;
    }
}
