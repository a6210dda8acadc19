package civitas.kernel.toy;

import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.Seed;
import civitas.kernel.StepBook;
import civitas.kernel.Table;
import java.util.Arrays;

/** Hands and discards are counts by pips; the deck is drawn from its end. */
public final class ToyTable extends Table<ToyTable> {

    static final int MAX_PIPS = 6;
    static final int COINS = 40;

    final int dice;
    final boolean market;
    final int copies;
    final int maxPips;

    final byte[] deck;
    int deckSize;
    final byte[][] hands;
    final byte[] bids;
    final byte[] discard = new byte[MAX_PIPS + 1];
    final int[] coins;
    int bank = COINS;
    int round;
    boolean over;

    ToyTable(int seats, Seed seed, int dice, Market market, int maxPips) {
        super(seats, seed);
        this.dice = dice;
        this.market = market == Market.OPEN;
        this.copies = 6;
        this.maxPips = maxPips;
        deck = new byte[copies * maxPips];
        hands = new byte[seats][MAX_PIPS + 1];
        bids = new byte[seats];
        coins = new int[seats];
    }

    private ToyTable(ToyTable other) {
        super(other);
        dice = other.dice;
        market = other.market;
        copies = other.copies;
        maxPips = other.maxPips;
        deck = other.deck.clone();
        deckSize = other.deckSize;
        hands = new byte[other.hands.length][];
        Arrays.setAll(hands, seat -> other.hands[seat].clone());
        bids = other.bids.clone();
        System.arraycopy(other.discard, 0, discard, 0, discard.length);
        coins = other.coins.clone();
        bank = other.bank;
        round = other.round;
        over = other.over;
    }

    /** Whether there is a market after each award. */
    enum Market {
        OPEN,
        CLOSED
    }

    @Override
    public ToyTable copy() {
        return new ToyTable(this);
    }

    @Override
    protected ToyTable self() {
        return this;
    }

    @Override
    public boolean over() {
        return over;
    }

    int handSize(int seat) {
        int size = 0;
        for (byte count : hands[seat]) {
            size += count;
        }
        return size;
    }

    void earn(int seat, int wanted) {
        int earned = Math.min(wanted, bank);
        bank -= earned;
        coins[seat] += earned;
    }

    void pay(int seat) {
        coins[seat]--;
        bank++;
    }

    /** Draws a card into the hand, if there is one; returns its pips or 0. */
    int draw(int seat) {
        if (deckSize == 0) {
            return 0;
        }
        int pips = deck[--deckSize];
        hands[seat][pips]++;
        reveal();
        return pips;
    }

    /** Empties the agenda for a position of a scenario. */
    void startOver() {
        clearAgenda();
    }

    @Override
    protected void write(Dump out) {
        out.put("deck", deck, deckSize);
        for (byte[] hand : hands) {
            out.put("hand", hand);
        }
        out.put("bids", bids);
        out.put("discard", discard);
        out.put("coins", coins);
        out.put("bank", bank, "round", round, "over", over);
    }

    @Override
    protected void read(DumpReader in) {
        byte[] left = in.line("deck").rest();
        deckSize = left.length;
        System.arraycopy(left, 0, deck, 0, deckSize);
        for (byte[] hand : hands) {
            in.line("hand").numbers(hand);
        }
        in.line("bids").numbers(bids);
        in.line("discard").numbers(discard);
        in.line("coins").numbers(coins);
        bank = in.line("bank").number();
        round = named(in, "round").number();
        over = named(in, "over").flag();
    }

    private static DumpReader named(DumpReader in, String name) {
        if (!in.word().equals(name)) {
            throw new DumpException("expected " + name);
        }
        return in;
    }

    @Override
    protected StepBook<ToyTable> stepBook() {
        return Steps.BOOK;
    }
}
