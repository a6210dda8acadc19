package civitas.civ.fame.people;

import civitas.civ.content.GreatPerson;
import civitas.civ.table.CivTable;
import civitas.kernel.Chance;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;

/** Deals the great person cards anew that a seat cannot know (CV-17.13, CV-17.18). */
final class ImaginedCards {

    private final CivTable table;
    private final int seat;
    private final Chance chance;
    private final Deck deck;
    private final long[] held;
    private final long open;
    private final long drawn;

    /** What nobody told the seat: it follows from what lies open and what the seat holds itself. */
    private long pool;

    ImaginedCards(CivTable table, int seat, Chance chance, Deck deck, long[] held, long open, long drawn) {
        this.table = table;
        this.seat = seat;
        this.chance = chance;
        this.deck = deck;
        this.held = held;
        this.open = open;
        this.drawn = isOwn() ? 0 : drawn;
    }

    /** Whether it is the seat itself that is choosing among drawn cards. */
    private boolean isOwn() {
        return (table.asked() >> seat & 1) != 0;
    }

    void imagine(GreatCards sheet) {
        pool = deck.left().bits() | drawn;
        for (int other = 0; other < held.length; other++) {
            pool |= other == seat ? 0 : held[other] & ~open;
        }
        for (int other = 0; other < held.length; other++) {
            if (other != seat) {
                sheet.redeal(other, held[other] & open | exchange(held[other] & ~open));
            }
        }
        if (drawn != 0) {
            sheet.redraw(exchangeDrawn());
        }
        deck.replace(chance.shuffled(Numbers.ofBits(pool)));
    }

    private long exchange(long cards) {
        long dealt = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            GreatPerson type = GreatCard.of(Long.numberOfTrailingZeros(rest)).type();
            dealt |= take(ofType(type));
        }
        return dealt;
    }

    private long ofType(GreatPerson type) {
        long found = 0;
        for (long rest = pool; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            found |= GreatCard.of(card).type().equals(type) ? 1L << card : 0;
        }
        return found;
    }

    private long exchangeDrawn() {
        long dealt = 0;
        for (int i = Long.bitCount(drawn); i > 0; i--) {
            long possible = 0;
            for (long rest = pool; rest != 0; rest &= rest - 1) {
                int card = Long.numberOfTrailingZeros(rest);
                possible |= CardSupply.hasToken(table, GreatCard.of(card).type()) ? 1L << card : 0;
            }
            dealt |= take(possible);
        }
        return dealt;
    }

    private long take(long candidates) {
        long card = 1L << chance.shuffled(Numbers.ofBits(candidates))[0];
        pool &= ~card;
        return card;
    }
}
