package civitas.kernel;

import java.util.Arrays;

/**
 * A draw pile with its discard pile. Cards are small numbers that the game gives a meaning; the last of an array is the
 * top. An empty draw pile is renewed from the discards.
 */
public final class Deck {

    private final byte[] cards;
    private int size;
    private final byte[] discards;
    private int discarded;

    /** A full, unshuffled deck of the cards {@code first} to {@code first + count - 1}. */
    public Deck(int first, int count) {
        this(Numbers.range(first, first + count));
    }

    /** A full, unshuffled deck of these cards. */
    public Deck(Numbers all) {
        size = all.size();
        cards = new byte[size];
        int place = 0;
        for (int card = all.next(0); card >= 0; card = all.next(card + 1)) {
            cards[place++] = (byte) card;
        }
        discards = new byte[size];
    }

    private Deck(Deck other) {
        cards = other.cards.clone();
        size = other.size;
        discards = other.discards.clone();
        discarded = other.discarded;
    }

    public Deck copy() {
        return new Deck(this);
    }

    public void shuffle(Chance chance) {
        chance.shuffle(cards, 0, size);
    }

    /** Shuffles the draw pile as somebody imagines it who does not know its order; see {@link Chance#shuffled}. */
    public void imagine(Chance chance) {
        replace(chance.shuffled(left()));
    }

    /** The cards still to draw, as a set: what they are without their order. */
    public Numbers left() {
        return Numbers.of(cards, size);
    }

    /** Cards left to draw before the discard pile has to be shuffled. */
    public int size() {
        return size;
    }

    public int discarded() {
        return discarded;
    }

    /** Whether no card can be drawn at all. */
    public boolean isExhausted() {
        return size == 0 && discarded == 0;
    }

    /** Takes the top card; an empty deck is renewed from the discard pile first. */
    public int draw(Chance chance) {
        if (size == 0) {
            System.arraycopy(discards, 0, cards, 0, discarded);
            size = discarded;
            discarded = 0;
            shuffle(chance);
        }
        return cards[--size];
    }

    public void discard(int card) {
        discards[discarded++] = (byte) card;
    }

    /** Puts a card under the discard pile. */
    public void discardUnder(int card) {
        System.arraycopy(discards, 0, discards, 1, discarded);
        discards[0] = (byte) card;
        discarded++;
    }

    /** The card on top of a discard pile that is not empty: everybody may see it. */
    public int topDiscard() {
        return discards[discarded - 1];
    }

    public int takeTopDiscard() {
        return discards[--discarded];
    }

    /** The discard pile, oldest card first. */
    public byte[] discardPile() {
        return Arrays.copyOf(discards, discarded);
    }

    /** The cards still to draw, top card last: a secret of the table. */
    public byte[] drawPile() {
        return Arrays.copyOf(cards, size);
    }

    /** Takes a particular card out of the draw pile, as positions and imagined tables do; false if it is not there. */
    public boolean remove(int card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                System.arraycopy(cards, i + 1, cards, i, size - i - 1);
                size--;
                return true;
            }
        }
        return false;
    }

    /** Takes a particular card out of the discard pile; false if it is not there. */
    public boolean removeDiscard(int card) {
        for (int i = 0; i < discarded; i++) {
            if (discards[i] == card) {
                System.arraycopy(discards, i + 1, discards, i, discarded - i - 1);
                discarded--;
                return true;
            }
        }
        return false;
    }

    /** Replaces the draw pile, top card last, as positions and imagined tables do. */
    public void replace(byte[] pile) {
        System.arraycopy(pile, 0, cards, 0, pile.length);
        size = pile.length;
    }

    /** Puts a card under the draw pile. */
    public void putUnder(int card) {
        System.arraycopy(cards, 0, cards, 1, size);
        cards[0] = (byte) card;
        size++;
    }

    /** Puts a card on top of the draw pile. */
    public void putOnTop(int card) {
        cards[size++] = (byte) card;
    }

    /** Puts a card back and shuffles. */
    public void shuffleIn(int card, Chance chance) {
        putOnTop(card);
        shuffle(chance);
    }

    public void dump(String name, Dump out) {
        out.put(name, cards, size);
        out.put(name + "Discards", discards, discarded);
    }

    /** Reads what {@link #dump} wrote. */
    public void restore(String name, DumpReader in) {
        size = fill(cards, in.line(name).rest());
        discarded = fill(discards, in.line(name + "Discards").rest());
    }

    private static int fill(byte[] pile, byte[] read) {
        if (read.length > pile.length) {
            throw new DumpException(read.length + " cards in a deck of " + pile.length);
        }
        System.arraycopy(read, 0, pile, 0, read.length);
        return read.length;
    }
}
