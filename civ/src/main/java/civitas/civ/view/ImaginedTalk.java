package civitas.civ.view;

import civitas.civ.content.Back;
import civitas.civ.table.CivTable;
import civitas.civ.table.Secrets;
import civitas.civ.table.Terms;
import civitas.kernel.Chance;
import civitas.kernel.Thing;
import civitas.kernel.trade.OpenOffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Negotiation as a seat imagines it: offers keep what it can see of them, drafts of others vanish. */
final class ImaginedTalk {

    private final CivTable table;
    private final int seat;
    private final Chance chance;

    ImaginedTalk(CivTable table, int seat, Chance chance) {
        this.table = table;
        this.seat = seat;
        this.chance = chance;
    }

    /** Hands and tokens have been dealt anew already. */
    void imagine() {
        for (OpenOffer<Terms> offer : table.deals().book().open()) {
            if (offer.from() != seat && !offer.terms().hidden().isEmpty()) {
                table.deals().book().reimagine(offer, guess(offer.terms()));
            }
        }
        table.deals().book().forgetClosed(terms -> terms.from() == seat ? terms : terms.giving(Secrets.NONE));
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                table.deals().book().forgetPrivate(other, Optional.empty(), Secrets.NONE);
            }
        }
    }

    /** As many things of each back as before; what is offered to the seat and has been seen by it stays. */
    private Terms guess(Terms terms) {
        boolean receives = terms.to() == seat;
        Secrets sure = receives ? terms.hidden().seenBy(table.player(seat)) : Secrets.NONE;
        Secrets open = receives ? unseen(Secrets.of(table, terms.from())) : Secrets.of(table, terms.from());
        Secrets guessed = Secrets.NONE;
        for (int i = 0; i < Back.COUNT; i++) {
            int missing = terms.hidden().count(table.content(), Back.of(i)) - sure.count(table.content(), Back.of(i));
            for (int n = missing; n > 0; n--) {
                guessed = guessed.plus(another(open, guessed, Back.of(i)));
            }
        }
        return terms.giving(sure.plus(guessed));
    }

    private Secrets another(Secrets open, Secrets guessed, Back back) {
        return pick(open.minus(guessed), back)
                .or(() -> pick(unseen(everything()).minus(guessed), back))
                .orElseThrow();
    }

    private Secrets unseen(Secrets secrets) {
        return secrets.minus(secrets.seenBy(table.player(seat)));
    }

    /** Whoever has used up what he offers might have offered anything. It does not matter what: the offer falls before it can be answered. */
    private Secrets everything() {
        return new Secrets(
                table.content().events().all(),
                -1L >>> Long.SIZE - table.content().tokens());
    }

    private Optional<Secrets> pick(Secrets from, Back back) {
        List<Thing> fitting = new ArrayList<>();
        for (Thing thing : from.things(table.content())) {
            if (Secrets.back(table.content(), thing) == back) {
                fitting.add(thing);
            }
        }
        return fitting.isEmpty()
                ? Optional.empty()
                : Optional.of(from.one(table.content(), fitting.get(chance.roll(fitting.size()))));
    }
}
