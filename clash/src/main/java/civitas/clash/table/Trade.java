package civitas.clash.table;

import civitas.clash.content.CardKind;
import civitas.kernel.Dump;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Offers on the table (chapter 14, OQ-45): what each seat is drafting, which offers lie open, and who is picking the
 * cards for an offer he has accepted. Everything is forgotten at the end of the turn.
 *
 * <p>Nothing may stall a turn, so talk is limited: a seat begins at most {@value #DRAFTS} drafts a turn, a draft names at
 * most {@value #LINES} different things (any number of each, CC-14.7), at most {@value #OPEN} offers lie open, and no
 * offer is made twice in a turn. Most turns pass without a word, so copies share everything: values are replaced, never
 * changed.
 */
public final class Trade {

    /** Drafts a seat may begin in a turn. */
    public static final int DRAFTS = 2;

    /** Different things named in a draft. */
    public static final int LINES = 8;

    /** Offers that lie open at the same time. */
    public static final int OPEN = 3;

    /** An accepted offer whose accepter still picks the cards that were asked for. */
    public record Settling(Offer offer, Cards picked) {

        /** Whether he still has to pick a card of a kind. */
        public boolean wants(CardKind kind) {
            return picked.count(kind) < offer.terms().asked(kind);
        }

        public boolean isComplete() {
            return !wants(CardKind.ACTION) && !wants(CardKind.OBJECTIVE) && !wants(CardKind.WONDER);
        }
    }

    /** What one seat has said and not finished. */
    private record Voice(Optional<Terms> draft, Optional<Settling> settling, int begun) {
        static final Voice SILENT = new Voice(Optional.empty(), Optional.empty(), 0);
    }

    private static final List<Voice> SILENCE = Collections.nCopies(ClashTable.BARBARIANS, Voice.SILENT);

    private List<Voice> voices = SILENCE;
    private List<Offer> open = List.of();

    /** Every offer made this turn. */
    private List<Terms> made = List.of();

    Trade() {}

    Trade copy() {
        Trade copy = new Trade();
        copy.voices = voices;
        copy.open = open;
        copy.made = made;
        return copy;
    }

    /** Forgets everything offered: a new turn begins or the old one is over. */
    public void startTurn() {
        voices = SILENCE;
        open = List.of();
        made = List.of();
    }

    // --- drafts -----------------------------------------------------------------------------------------------------

    public Optional<Terms> draft(int seat) {
        return voices.get(seat).draft;
    }

    /** Whether a seat may begin a draft: it has none, and neither its drafts nor the room for offers are used up. */
    public boolean mayBegin(int seat) {
        Voice voice = voices.get(seat);
        return voice.begun < DRAFTS && voice.draft.isEmpty() && open.size() < OPEN;
    }

    public void begin(int from, int to) {
        Voice voice = voices.get(from);
        setVoice(from, new Voice(Optional.of(Terms.between(from, to)), voice.settling, voice.begun + 1));
    }

    public void edit(Terms draft) {
        Voice voice = voices.get(draft.from());
        setVoice(draft.from(), new Voice(Optional.of(draft), voice.settling, voice.begun));
    }

    /** Tears a draft up. */
    public void drop(int seat) {
        Voice voice = voices.get(seat);
        setVoice(seat, new Voice(Optional.empty(), voice.settling, voice.begun));
    }

    /** Whether a draft may become an offer: there is room, and it has not been made this turn. */
    public boolean mayOffer(Terms draft) {
        return open.size() < OPEN && !made.contains(draft);
    }

    /** A draft becomes an offer. */
    public Offer offer(int seat) {
        Terms terms = voices.get(seat).draft.orElseThrow();
        drop(seat);
        made = with(made, terms);
        Offer offer = new Offer(made.size(), terms);
        open = with(open, offer);
        return offer;
    }

    // --- offers -----------------------------------------------------------------------------------------------------

    /** The open offers, oldest first. */
    public List<Offer> open() {
        return open;
    }

    /** The open offer with a number, if it is still there. */
    public Optional<Offer> find(int number) {
        for (Offer offer : open) {
            if (offer.number() == number) {
                return Optional.of(offer);
            }
        }
        return Optional.empty();
    }

    /** Takes an offer off the table: it was carried out, declined or withdrawn. */
    public void close(Offer offer) {
        List<Offer> left = new ArrayList<>(open);
        left.remove(offer);
        open = List.copyOf(left);
        for (int seat = 0; seat < voices.size(); seat++) {
            Optional<Settling> settling = voices.get(seat).settling;
            if (settling.isPresent() && settling.get().offer().equals(offer)) {
                setSettling(seat, Optional.empty());
            }
        }
    }

    /** Every open offer lapses with the active player's next action (OQ-45). Drafts stay: nobody has seen them. */
    public void lapse() {
        while (!open.isEmpty()) {
            close(open.getFirst());
        }
    }

    public Optional<Settling> settling(int seat) {
        return voices.get(seat).settling;
    }

    public void setSettling(int seat, Optional<Settling> settling) {
        Voice voice = voices.get(seat);
        setVoice(seat, new Voice(voice.draft, settling, voice.begun));
    }

    // --- imagining --------------------------------------------------------------------------------------------------

    /**
     * Forgets what a seat has not said aloud: its draft, how many it tore up, the cards it has picked. What the agenda
     * goes on asking it about begins anew.
     *
     * @param partner whom the blank draft is for, or nobody if there is to be none
     */
    public void forgetPrivate(int seat, int partner) {
        int offers = 0;
        for (Terms terms : made) {
            offers += terms.from() == seat ? 1 : 0;
        }
        boolean drafting = partner != Cities.NOBODY;
        Voice voice = voices.get(seat);
        setVoice(
                seat,
                new Voice(
                        drafting ? Optional.of(Terms.between(seat, partner)) : Optional.empty(),
                        voice.settling.map(settling -> new Settling(settling.offer(), Cards.NONE)),
                        Math.min(DRAFTS, offers + (drafting ? 1 : 0))));
    }

    /** Replaces the terms of an open offer by others that look the same to whoever imagines. */
    public void reimagine(Offer offer, Terms terms) {
        Offer other = new Offer(offer.number(), terms);
        List<Offer> offers = new ArrayList<>(open);
        offers.set(offers.indexOf(offer), other);
        open = List.copyOf(offers);
        List<Terms> all = new ArrayList<>(made);
        all.set(offer.number() - 1, terms);
        made = List.copyOf(all);
        for (int seat = 0; seat < voices.size(); seat++) {
            Optional<Settling> settling = voices.get(seat).settling;
            if (settling.isPresent() && settling.get().offer().equals(offer)) {
                setSettling(seat, Optional.of(new Settling(other, settling.get().picked())));
            }
        }
    }

    private void setVoice(int seat, Voice voice) {
        List<Voice> all = new ArrayList<>(voices);
        all.set(seat, voice);
        voices = List.copyOf(all);
    }

    private static <E> List<E> with(List<E> list, E last) {
        List<E> longer = new ArrayList<>(list);
        longer.add(last);
        return List.copyOf(longer);
    }

    void dump(Dump out) {
        out.put("trade", voices);
        out.put("offers", open);
        out.put("offersMade", made);
    }
}
