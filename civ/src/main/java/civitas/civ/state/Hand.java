package civitas.civ.state;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/** Cards in a hand, in ascending order: how a hand came about is nobody's business. */
public final class Hand {

    private byte[] cards = new byte[8];
    private int size;

    Hand copy() {
        Hand hand = new Hand();
        hand.cards = cards.clone();
        hand.size = size;
        return hand;
    }

    public int size() {
        return size;
    }

    public int get(int index) {
        return cards[index];
    }

    public void add(int card) {
        if (size == cards.length) {
            cards = Arrays.copyOf(cards, size * 2);
        }
        int i = size++;
        while (i > 0 && cards[i - 1] > card) {
            cards[i] = cards[i - 1];
            i--;
        }
        cards[i] = (byte) card;
    }

    public void remove(int card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                System.arraycopy(cards, i + 1, cards, i, size - i - 1);
                size--;
                return;
            }
        }
        throw new IllegalArgumentException("card " + card + " is not in hand");
    }

    public void clear() {
        size = 0;
    }

    public void dump(String name, Dump out) {
        out.put(name, cards, size);
    }

    /** Reads what {@link #dump} wrote. */
    public void restore(String name, DumpReader in) {
        clear();
        for (byte card : in.line(name).rest()) {
            add(card);
        }
    }
}
