package civitas.civ.trade;

import civitas.civ.content.Back;
import civitas.civ.content.Resource;
import civitas.civ.content.Wealth;
import civitas.civ.state.Act;
import civitas.civ.state.Goods;
import civitas.civ.state.Once;
import civitas.civ.table.CivTable;
import civitas.civ.table.Deals;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Count;
import civitas.kernel.Event;
import civitas.kernel.Thing;
import civitas.kernel.Verb;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;

/** Writing an offer: each choice adds something to a side of it (CV-05.11, CV-05.12, CV-05.15). Rules: CV-05.16, CV-05.22. */
final class Drafts {

    /** Amounts grow by one, or faster by five. */
    private static final int MANY = 5;

    private Drafts() {}

    static Phrase prompt(CivTable table, int seat) {
        Terms draft = draft(table, seat);
        return Phrase.of(
                "prompt.trade-draft",
                table.name(draft.to()),
                Wording.named(table, draft.give(), draft.hidden()),
                Wording.asked(draft));
    }

    private static Terms draft(CivTable table, int seat) {
        return table.deals().book().draft(seat).orElseThrow();
    }

    static void list(CivTable table, int seat, Choices out) {
        Terms draft = draft(table, seat);
        boolean full = draft.lines() >= Deals.LINES;
        listGoods(Act.GIVE, Goods.of(table.player(seat)), draft.give(), full, out);
        Secrets own = Secrets.givable(table, seat);
        if (!full) {
            for (Thing kind : own.minus(draft.hidden()).kinds(table.content())) {
                out.add(Act.GIVE, kind);
            }
        }
        listGoods(Act.ASK, Goods.of(table.player(draft.to())), draft.ask(), full, out);
        listBacks(table, draft, full, out);
        if (!draft.isEmpty()
                && Exchange.canGive(table, draft)
                && table.deals().book().mayOffer(draft)) {
            out.add(Act.OFFER);
        }
        out.add(Act.WITHDRAW);
    }

    private static void listGoods(Verb verb, Goods owned, Goods named, boolean full, Choices out) {
        for (int i = 0; i < Wealth.COUNT; i++) {
            Wealth wealth = Wealth.of(i);
            int left = owned.get(wealth) - named.get(wealth);
            if (left > 0 && (named.get(wealth) > 0 || !full)) {
                out.add(verb, wealth, Count.of(1));
                if (left >= MANY) {
                    out.add(verb, wealth, Count.of(MANY));
                }
            }
        }
        for (int i = 0; i < Resource.MARKET; i++) {
            Resource resource = Resource.of(i);
            if (owned.get(resource) > named.get(resource) && (named.get(resource) > 0 || !full)) {
                out.add(verb, resource);
            }
        }
    }

    /** Hidden things of the partner are asked for by what everybody can see of them (CV-05.19). */
    private static void listBacks(CivTable table, Terms draft, boolean full, Choices out) {
        Secrets theirs = Secrets.of(table, draft.to());
        for (int i = 0; i < Back.COUNT; i++) {
            Back back = Back.of(i);
            int asked = draft.asked(back);
            if (theirs.count(table.content(), back) > asked && (asked > 0 || !full)) {
                out.add(Act.ASK, back);
            }
        }
    }

    static void give(CivTable table, int seat, Choice choice) {
        Terms draft = draft(table, seat);
        table.deals()
                .book()
                .edit(
                        switch (choice.subject()) {
                            case Wealth wealth -> draft.giving(draft.give().plus(wealth, amount(choice)));
                            case Resource resource -> draft.giving(draft.give().plus(resource));
                            default -> {
                                Secrets left = Secrets.givable(table, seat).minus(draft.hidden());
                                yield draft.giving(draft.hidden().plus(left.one(table.content(), choice.subject())));
                            }
                        });
    }

    static void ask(CivTable table, int seat, Choice choice) {
        Terms draft = draft(table, seat);
        table.deals()
                .book()
                .edit(
                        switch (choice.subject()) {
                            case Wealth wealth -> draft.asking(draft.ask().plus(wealth, amount(choice)));
                            case Resource resource -> draft.asking(draft.ask().plus(resource));
                            default -> draft.asking(choice.subject(Back.class));
                        });
    }

    private static int amount(Choice choice) {
        return choice.object(Count.class).value();
    }

    /** Everybody hears the offer; who it is made to has the word again, even if he had finished (CV-05.23). */
    static void send(CivTable table, int seat) {
        OpenOffer<Terms> offer = table.deals().book().offer(seat);
        Terms terms = offer.terms();
        table.player(terms.to()).clear(Once.DONE_TRADING);
        Phrase masked = phrase(table, terms, Wording.counted(table, terms.give(), terms.hidden()));
        if (Wording.isKnown(table, terms)) {
            Phrase open = phrase(table, terms, Wording.given(table, terms));
            table.whisper(1 << terms.from() | 1 << terms.to(), open, masked);
        } else {
            table.whisper(Event.EVERYBODY, masked, Phrase.NONE);
        }
    }

    private static Phrase phrase(CivTable table, Terms terms, Phrase given) {
        return Phrase.of("log.offers", table.name(terms.from()), table.name(terms.to()), given, Wording.asked(terms));
    }
}
