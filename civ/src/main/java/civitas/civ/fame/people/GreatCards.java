package civitas.civ.fame.people;

import civitas.civ.content.Boon;
import civitas.civ.content.GreatPerson;
import civitas.civ.state.OwnCard;
import civitas.civ.state.OwnDeck;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.civ.table.Promises;
import civitas.civ.table.Rules;
import civitas.kernel.Chance;
import civitas.kernel.Deck;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where the great person cards are: in the deck, before their owners face up or face down, or in a tech pyramid.
 *
 * <p>Rules: CV-07.39, CV-07.44, CV-17.13.
 */
public final class GreatCards extends BoxSheet {

    /** The module of the box (CV-01.05). */
    public static final String MODULE = "great-person-deck";

    private static final int COUNT = GreatCard.values().length;

    private final Deck deck;
    private final long[] held;

    /** Cards that lie face up. */
    private long open;

    /** Cards whose owner has said that he will use them at the next occasion. */
    private long ready;

    /** Cards drawn by somebody who still has to choose which of them he keeps (CV-07.40). */
    private long drawn;

    /** Cards that lie in a tech pyramid (CV-07.54). */
    private long laid;

    /** Players whose figures are faster in this turn. */
    private int hasty;

    /** Wonders counted on a card since it was turned up. */
    private int wonders;

    GreatCards(Rules rules, int seats) {
        deck = new Deck(0, rules.options().uses(MODULE) ? COUNT : 0);
        held = new long[seats];
    }

    private GreatCards(GreatCards other) {
        deck = other.deck.copy();
        held = other.held.clone();
        open = other.open;
        ready = other.ready;
        drawn = other.drawn;
        laid = other.laid;
        wonders = other.wonders;
        hasty = other.hasty;
    }

    @Override
    protected GreatCards copy() {
        return new GreatCards(this);
    }

    static GreatCards of(CivTable table) {
        return table.sheet(GreatCards.class);
    }

    public Deck deck() {
        return deck;
    }

    // --- hands ------------------------------------------------------------------------------------------------------

    public boolean holds(int player, GreatCard card) {
        return (held[player] & card.mask()) != 0;
    }

    public boolean isOpen(GreatCard card) {
        return (open & card.mask()) != 0;
    }

    /** The cards of a player as a set. */
    long held(int player) {
        return held[player];
    }

    /** The cards of a player that lie face up, in order. */
    public List<GreatCard> openOf(int player) {
        return list(held[player] & open);
    }

    /** The cards of a player that lie face down, in order: he alone may know more than their types (CV-17.13). */
    public List<GreatCard> hiddenOf(int player) {
        return list(held[player] & ~open);
    }

    /** Cards of which a player still has to choose one: he alone may know them. */
    public List<GreatCard> drawn() {
        return list(drawn);
    }

    static List<GreatCard> list(long cards) {
        if (cards == 0) {
            return List.of();
        }
        List<GreatCard> list = new ArrayList<>(Long.bitCount(cards));
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            list.add(GreatCard.of(Long.numberOfTrailingZeros(rest)));
        }
        return list;
    }

    public void give(int player, GreatCard card) {
        deck.remove(card.ordinal());
        held[player] |= card.mask();
    }

    void draw(GreatCard card) {
        drawn |= card.mask();
    }

    /** The drawn cards are no longer in the balance. */
    void settle() {
        drawn = 0;
    }

    public void turnUp(GreatCard card) {
        open |= card.mask();
    }

    /** Puts a card face up under the deck (CV-07.44, CV-07.49). */
    void discard(int player, GreatCard card) {
        forget(player, card);
        deck.discard(card.ordinal());
    }

    /** Lays a card into the tech pyramid of its owner for the rest of the game (CV-07.54). */
    void lay(int player, GreatCard card) {
        forget(player, card);
        laid |= card.mask();
    }

    private void forget(int player, GreatCard card) {
        held[player] &= ~card.mask();
        open &= ~card.mask();
        ready &= ~card.mask();
        if (card == GreatCard.JIM_HENSON) {
            wonders = 0;
        }
    }

    boolean isReady(GreatCard card) {
        return (ready & card.mask()) != 0;
    }

    void setReady(GreatCard card, boolean on) {
        ready = on ? ready | card.mask() : ready & ~card.mask();
    }

    boolean isHasty(int player) {
        return (hasty >> player & 1) != 0;
    }

    void setHasty(int player) {
        hasty |= 1 << player;
    }

    int wonders() {
        return wonders;
    }

    void addWonder() {
        wonders++;
    }

    // --- tokens -----------------------------------------------------------------------------------------------------

    /** Whether a player has cards that lie face down. */
    boolean hides(int player) {
        return (held[player] & ~open) != 0;
    }

    /** Whether a player has cards of a type that lie face down. */
    boolean hides(int player, GreatPerson type) {
        return (held[player] & ~open & GreatCard.all(type)) != 0;
    }

    /** How many cards of a set are of a type. */
    static int count(long cards, GreatPerson type) {
        return Long.bitCount(cards & GreatCard.all(type));
    }

    // --- writing and reading ----------------------------------------------------------------------------------------

    @Override
    protected void dump(Dump out) {
        deck.dump("greatDeck", out);
        for (int seat = 0; seat < held.length; seat++) {
            out.put("greatCards" + seat, Long.toHexString(held[seat]));
        }
        out.put(
                "greatCards",
                Long.toHexString(open),
                Long.toHexString(ready),
                Long.toHexString(drawn),
                Long.toHexString(laid),
                wonders,
                hasty);
    }

    @Override
    protected void restore(DumpReader in) {
        deck.restore("greatDeck", in);
        for (int seat = 0; seat < held.length; seat++) {
            held[seat] = in.line("greatCards" + seat).hex();
        }
        open = in.line("greatCards").hex();
        ready = in.hex();
        drawn = in.hex();
        laid = in.hex();
        wonders = in.number();
        hasty = in.number();
    }

    /** What was announced for this turn and not done is forgotten. */
    @Override
    protected void renew() {
        ready = 0;
        hasty = 0;
    }

    /**
     * Face-down cards of others may be any of their type that the seat has not seen; the deck is shuffled. Cards among which
     * another player is choosing are of types that have tokens left (CV-17.13).
     */
    @Override
    public void imagine(CivTable table, int seat, Chance chance) {
        new ImaginedCards(table, seat, chance, deck, held, open, drawn).imagine(this);
    }

    void redeal(int seat, long cards) {
        held[seat] = cards;
    }

    void redraw(long cards) {
        drawn = cards;
    }

    /** Of face-down cards others know the types alone, in the order of the types (CV-17.13). */
    @Override
    public List<OwnCard> cards(CivTable table, int player, boolean own) {
        List<OwnCard> cards = new ArrayList<>();
        for (GreatCard card : openOf(player)) {
            cards.add(card(table, player, card, true));
        }
        List<GreatCard> hidden = new ArrayList<>(hiddenOf(player));
        hidden.sort(Comparator.comparingInt(card -> card.type().index()));
        for (GreatCard card : hidden) {
            cards.add(card(table, player, card, own));
        }
        return cards;
    }

    @Override
    public void promise(CivTable table, int player, boolean own, Promises out) {
        for (long rest = held[player]; rest != 0; rest &= rest - 1) {
            GreatCard card = GreatCard.of(Long.numberOfTrailingZeros(rest));
            if (own || isOpen(card)) {
                Prospects.enter(table, player, card, out);
            } else {
                out.add(Boon.UNKNOWN, 1);
            }
        }
    }

    /** A card works only while a token of its type stands on the map, which all can see (CV-07.45). */
    private OwnCard card(CivTable table, int player, GreatCard card, boolean known) {
        return new OwnCard(
                card.kind(),
                known ? card.code() : "",
                card.type().code(),
                isOpen(card),
                table.inspires(player, card.type()),
                isReady(card),
                isOpen(card) && card == GreatCard.JIM_HENSON ? wonders : 0,
                List.of());
    }

    /** What was drawn and not kept lies face up under the deck (CV-07.44). */
    @Override
    public List<OwnDeck> decks() {
        if (deck.size() + deck.discardPile().length == 0) {
            return List.of();
        }
        List<String> discards = new ArrayList<>();
        for (byte card : deck.discardPile()) {
            discards.add(GreatCard.of(card).code());
        }
        return List.of(new OwnDeck(GreatCard.KIND, deck.size(), List.copyOf(discards)));
    }

    @Override
    public boolean lay(int player, String code, boolean up, int markers) {
        Optional<GreatCard> card = GreatCard.parse(code).filter(one -> deck.remove(one.ordinal()));
        card.ifPresent(one -> {
            held[player] |= one.mask();
            open |= up ? one.mask() : 0;
        });
        return card.isPresent();
    }

    @Override
    public boolean putOnTop(String code) {
        Optional<GreatCard> card = GreatCard.parse(code).filter(one -> deck.remove(one.ordinal()));
        card.ifPresent(one -> deck.putOnTop(one.ordinal()));
        return card.isPresent();
    }

    @Override
    public void audit(CivTable table) {
        CardCount count = new CardCount();
        for (byte card : deck.drawPile()) {
            count.add(1L << card);
        }
        for (byte card : deck.discardPile()) {
            count.add(1L << card);
        }
        for (long cards : held) {
            count.add(cards);
        }
        count.add(drawn);
        count.add(laid);
        count.nothingMissing(table.rules().options().uses(MODULE) ? COUNT : 0);
    }
}
