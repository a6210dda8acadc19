package civitas.civ.table;

import civitas.civ.content.Wonder;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/** What became of the wonders that were built (chapter 14). */
public final class Wonders {

    public static final int NOWHERE = -1;

    private final short[] where = new short[Wonder.COUNT];
    private final byte[] coins = new byte[Wonder.COUNT];
    private int obsolete;
    private int promised;

    Wonders() {
        Arrays.fill(where, (short) NOWHERE);
    }

    private Wonders(Wonders other) {
        System.arraycopy(other.where, 0, where, 0, where.length);
        System.arraycopy(other.coins, 0, coins, 0, coins.length);
        obsolete = other.obsolete;
        promised = other.promised;
    }

    Wonders copy() {
        return new Wonders(this);
    }

    /** The square of a wonder's marker, or {@link #NOWHERE}. */
    public int where(Wonder wonder) {
        return where[wonder.ordinal()];
    }

    void put(Wonder wonder, int square) {
        where[wonder.ordinal()] = (short) square;
        promised &= ~wonder.mask();
    }

    public boolean isObsolete(Wonder wonder) {
        return (obsolete & wonder.mask()) != 0;
    }

    /** The ability is lost for the rest of the game, with the coin tokens on the card (CV-14.10, CV-12.10). */
    void makeObsolete(Wonder wonder) {
        obsolete |= wonder.mask();
        coins[wonder.ordinal()] = 0;
    }

    public int coins(Wonder wonder) {
        return coins[wonder.ordinal()];
    }

    void setCoins(Wonder wonder, int count) {
        coins[wonder.ordinal()] = (byte) count;
    }

    /** Wonders taken before the market was laid out, whose markers wait for a city to stand in (CV-02.22), as a set. */
    public int promised() {
        return promised;
    }

    public void promise(Wonder wonder) {
        promised |= wonder.mask();
    }

    void dump(Dump out) {
        if (promised != 0) {
            out.put("promised", promised);
        }
        for (Wonder wonder : Wonder.values()) {
            if (where(wonder) >= 0 || isObsolete(wonder)) {
                out.put("wonder", wonder, where(wonder), isObsolete(wonder), coins(wonder));
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty. */
    void restore(DumpReader in) {
        promised = in.comes("promised") ? in.line("promised").number() : 0;
        while (in.comes("wonder")) {
            Wonder wonder = in.line("wonder").constant(Wonder.class);
            where[wonder.ordinal()] = (short) in.number();
            obsolete |= in.flag() ? wonder.mask() : 0;
            coins[wonder.ordinal()] = (byte) in.number();
        }
    }
}
