package civitas.civ.state;

import civitas.civ.content.Ability;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.Family;
import civitas.civ.content.facts.WonderSpec;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;

/** What became of the wonders that were built (chapter 14). */
public final class Wonders extends Register<Wonders> {

    public static final int NOWHERE = -1;

    private final Family<Wonder, WonderSpec> all;
    private final short[] where;
    private final byte[] coins;
    private int coinTokens;
    private int obsolete;
    private int promised;
    private Numbers asked;
    private int unseen;

    public Wonders(Family<Wonder, WonderSpec> all) {
        this(new Columns.Blank<>(), all);
    }

    private Wonders(Columns<Wonders> columns, Family<Wonder, WonderSpec> all) {
        this.all = all;
        where = columns.unwritten(Columns.Kind.FAR_PLACES, wonders -> wonders.where, all.span(), NOWHERE);
        coins = columns.unwritten(Columns.Kind.PLACES, wonders -> wonders.coins, all.span());
        coinTokens = columns.number(wonders -> wonders.coinTokens, 0);
        obsolete = columns.number(wonders -> wonders.obsolete, 0);
        promised = columns.number(wonders -> wonders.promised, 0);
        asked = columns.value(wonders -> wonders.asked, Ability.ASKED);
        unseen = columns.number(wonders -> wonders.unseen, 0);
    }

    @Override
    protected Wonders with(Columns<Wonders> columns) {
        return new Wonders(columns, all);
    }

    /** The square of a wonder's marker, or {@link #NOWHERE}. */
    public int where(Wonder wonder) {
        return where[wonder.index()];
    }

    public void put(Wonder wonder, int square) {
        where[wonder.index()] = (short) square;
        promised &= ~wonder.mask();
        asked = asked.with(wonder.number(), isStanding(wonder));
    }

    private boolean isStanding(Wonder wonder) {
        return where(wonder) >= 0 && !isObsolete(wonder);
    }

    /** The abilities that have to be asked whether they are in force: wonders that stand, and those of other kinds. */
    public Numbers asked() {
        return asked;
    }

    public boolean isObsolete(Wonder wonder) {
        return (obsolete & wonder.mask()) != 0;
    }

    /** The ability is lost for the rest of the game, with the coin tokens on the card (CV-14.10, CV-12.10). */
    public void makeObsolete(Wonder wonder) {
        obsolete |= wonder.mask();
        setCoins(wonder, 0);
        asked = asked.without(wonder.number());
    }

    public int coins(Wonder wonder) {
        return coins[wonder.index()];
    }

    /** Coin tokens on all wonders together. */
    public int coinTokens() {
        return coinTokens;
    }

    public void setCoins(Wonder wonder, int count) {
        coinTokens += count - coins(wonder);
        coins[wonder.index()] = (byte) count;
    }

    /** Wonders taken before the market was laid out, whose markers wait for a city to stand in (CV-02.22), as a set. */
    public int promised() {
        return promised;
    }

    public void promise(Wonder wonder) {
        promised |= wonder.mask();
    }

    /** The wonders that were removed before the game, as a set: nobody knows which they are (CV-02.23, CV-17.19). */
    public int unseen() {
        return unseen;
    }

    public void removeUnseen(Wonder wonder) {
        unseen |= wonder.mask();
    }

    /** Other wonders might have been removed, as whoever imagines a table thinks. */
    public void setUnseen(int wonders) {
        unseen = wonders;
    }

    @Override
    public void dump(Dump out) {
        if (unseen != 0) {
            out.put("unseenWonders", unseen);
        }
        if (promised != 0) {
            out.put("promised", promised);
        }
        for (Wonder wonder : all.all()) {
            if (where(wonder) >= 0 || isObsolete(wonder)) {
                out.put("wonder", wonder, where(wonder), isObsolete(wonder), coins(wonder));
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty. */
    @Override
    public void restore(DumpReader in) {
        unseen = in.comes("unseenWonders") ? in.line("unseenWonders").number() : 0;
        promised = in.comes("promised") ? in.line("promised").number() : 0;
        while (in.comes("wonder")) {
            Wonder wonder = all.named(in.line("wonder").word());
            where[wonder.index()] = (short) in.number();
            obsolete |= in.flag() ? wonder.mask() : 0;
            setCoins(wonder, in.number());
            asked = asked.with(wonder.number(), isStanding(wonder));
        }
    }
}
