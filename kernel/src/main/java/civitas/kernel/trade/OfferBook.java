package civitas.kernel.trade;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Talk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Offers on a table: what each seat is drafting, which offers lie open, and who is picking things for an offer he has
 * accepted.
 *
 * <p>Talk is limited by {@link Bounds}, and no offer is made twice. Most of the time nothing is said, so copies share
 * everything: values are replaced, never changed.
 *
 * @param <B> the game's terms
 * @param <P> what an accepter picks
 */
public final class OfferBook<B extends Bargain, P> implements Talk {

    /** What one seat has said and not finished. */
    private record Voice<B extends Bargain, P>(Optional<B> draft, Optional<Settling<B, P>> settling, int begun) {}

    private final Bounds bounds;
    private List<Voice<B, P>> voices;
    private List<OpenOffer<B>> open = List.of();

    /** Every offer made since the book was cleared. */
    private List<B> made = List.of();

    public OfferBook(Bounds bounds, int seats) {
        this.bounds = bounds;
        voices = silence(seats);
    }

    private OfferBook(OfferBook<B, P> other) {
        bounds = other.bounds;
        voices = other.voices;
        open = other.open;
        made = other.made;
    }

    public OfferBook<B, P> copy() {
        return new OfferBook<>(this);
    }

    private static <B extends Bargain, P> List<Voice<B, P>> silence(int seats) {
        return Collections.nCopies(seats, new Voice<>(Optional.empty(), Optional.empty(), 0));
    }

    /** Forgets everything that was said. */
    public void clear() {
        voices = silence(voices.size());
        open = List.of();
        made = List.of();
    }

    // --- drafts -----------------------------------------------------------------------------------------------------

    public Optional<B> draft(int seat) {
        return voices.get(seat).draft;
    }

    @Override
    public boolean isDrafting(int seat) {
        return draft(seat).isPresent();
    }

    @Override
    public int made(int seat) {
        int count = 0;
        for (int i = 0; i < made.size(); i++) {
            count += made.get(i).from() == seat ? 1 : 0;
        }
        return count;
    }

    @Override
    public int partners(int seat) {
        int seats = 0;
        for (OpenOffer<B> offer : open) {
            seats |= offer.from() == seat ? 1 << offer.to() : 0;
        }
        return seats;
    }

    /** Whether a seat may begin a draft: it has none, and neither its drafts nor the room for offers are used up. */
    public boolean mayBegin(int seat) {
        Voice<B, P> voice = voices.get(seat);
        return voice.begun < bounds.drafts() && voice.draft.isEmpty() && open.size() < bounds.open();
    }

    /** Begins a draft with blank terms. */
    public void begin(B blank) {
        Voice<B, P> voice = voices.get(blank.from());
        setVoice(blank.from(), new Voice<>(Optional.of(blank), voice.settling, voice.begun + 1));
    }

    public void edit(B draft) {
        Voice<B, P> voice = voices.get(draft.from());
        setVoice(draft.from(), new Voice<>(Optional.of(draft), voice.settling, voice.begun));
    }

    /** Tears a draft up. */
    public void drop(int seat) {
        Voice<B, P> voice = voices.get(seat);
        setVoice(seat, new Voice<>(Optional.empty(), voice.settling, voice.begun));
    }

    /** Whether a draft may become an offer: there is room, and it has not been made before. */
    public boolean mayOffer(B draft) {
        if (open.size() >= bounds.open()) {
            return false;
        }
        for (int i = 0; i < made.size(); i++) {
            B terms = made.get(i);
            if (terms.from() == draft.from() && terms.to() == draft.to() && terms.equals(draft)) {
                return false;
            }
        }
        return true;
    }

    /** A draft becomes an offer. */
    public OpenOffer<B> offer(int seat) {
        B terms = voices.get(seat).draft.orElseThrow();
        drop(seat);
        made = with(made, terms);
        OpenOffer<B> offer = new OpenOffer<>(made.size(), terms);
        open = with(open, offer);
        return offer;
    }

    // --- offers -----------------------------------------------------------------------------------------------------

    /** The open offers, oldest first. */
    public List<OpenOffer<B>> open() {
        return open;
    }

    /** The open offer with a number, if it is still there. */
    public Optional<OpenOffer<B>> find(int number) {
        for (OpenOffer<B> offer : open) {
            if (offer.number() == number) {
                return Optional.of(offer);
            }
        }
        return Optional.empty();
    }

    /** Takes an offer off the table: it was carried out, declined or taken back. */
    public void close(OpenOffer<B> offer) {
        open = open.size() == 1 ? List.of() : without(open, offer.number());
        for (int seat = 0; seat < voices.size(); seat++) {
            if (isSettling(seat, offer)) {
                setSettling(seat, Optional.empty());
            }
        }
    }

    /** Every open offer lapses. Drafts stay: nobody has seen them. */
    public void lapse() {
        while (!open.isEmpty()) {
            close(open.getFirst());
        }
    }

    public Optional<Settling<B, P>> settling(int seat) {
        return voices.get(seat).settling;
    }

    public void setSettling(int seat, Optional<Settling<B, P>> settling) {
        Voice<B, P> voice = voices.get(seat);
        setVoice(seat, new Voice<>(voice.draft, settling, voice.begun));
    }

    private boolean isSettling(int seat, OpenOffer<B> offer) {
        Optional<Settling<B, P>> settling = voices.get(seat).settling;
        return settling.isPresent() && settling.get().offer().number() == offer.number();
    }

    // --- imagining --------------------------------------------------------------------------------------------------

    /**
     * Forgets what a seat has not said aloud: its draft, how many it tore up, the things it has picked.
     *
     * @param blank the blank draft it has instead, where the agenda goes on asking it for one
     * @param nothing the empty pick
     */
    public void forgetPrivate(int seat, Optional<B> blank, P nothing) {
        int begun = made(seat) + (blank.isPresent() ? 1 : 0);
        Optional<Settling<B, P>> settling =
                voices.get(seat).settling.map(picking -> new Settling<>(picking.offer(), nothing));
        setVoice(seat, new Voice<>(blank, settling, Math.min(bounds.drafts(), begun)));
    }

    /** Replaces the terms of an open offer by others that look the same to whoever imagines. */
    public void reimagine(OpenOffer<B> offer, B terms) {
        OpenOffer<B> other = new OpenOffer<>(offer.number(), terms);
        List<OpenOffer<B>> offers = new ArrayList<>(open);
        offers.set(offers.indexOf(offer), other);
        open = List.copyOf(offers);
        List<B> all = new ArrayList<>(made);
        all.set(offer.number() - 1, terms);
        made = List.copyOf(all);
        for (int seat = 0; seat < voices.size(); seat++) {
            if (isSettling(seat, offer)) {
                P picked = settling(seat).orElseThrow().picked();
                setSettling(seat, Optional.of(new Settling<>(other, picked)));
            }
        }
    }

    /** Forgets what only its maker knew of an offer that was made and is off the table. */
    public void forgetClosed(UnaryOperator<B> masked) {
        List<B> all = new ArrayList<>(made);
        for (int i = 0; i < all.size(); i++) {
            if (find(i + 1).isEmpty()) {
                all.set(i, masked.apply(all.get(i)));
            }
        }
        made = List.copyOf(all);
    }

    private void setVoice(int seat, Voice<B, P> voice) {
        List<Voice<B, P>> all = new ArrayList<>(voices);
        all.set(seat, voice);
        voices = Collections.unmodifiableList(all);
    }

    private static <B extends Bargain> List<OpenOffer<B>> without(List<OpenOffer<B>> offers, int number) {
        List<OpenOffer<B>> left = new ArrayList<>(offers);
        left.removeIf(offer -> offer.number() == number);
        return List.copyOf(left);
    }

    private static <E> List<E> with(List<E> list, E last) {
        List<E> longer = new ArrayList<>(list);
        longer.add(last);
        return List.copyOf(longer);
    }

    public void dump(Dump out) {
        out.put("trade", voices);
        out.put("offers", open);
        out.put("offersMade", made);
    }

    /** Whether nothing has been said since the book was cleared: only then can it be read back. */
    public boolean isSilent() {
        return open.isEmpty() && made.isEmpty() && voices.equals(silence(voices.size()));
    }

    /** Reads what {@link #dump} wrote of a silent book; of another one nothing comes back, so its dump will differ. */
    public void restore(DumpReader in) {
        in.line("trade").line("offers").line("offersMade");
        clear();
    }
}
