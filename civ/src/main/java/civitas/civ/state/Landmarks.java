package civitas.civ.state;

import civitas.civ.content.Landmark;
import civitas.civ.content.facts.Family;
import civitas.civ.content.facts.LandmarkSpec;
import civitas.kernel.Deck;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;

/**
 * Relics and city-states: where they lie on the map, and the city-states that still lie face down (CV-02.19, CV-17.06).
 *
 * <p>Rules: CV-08.77, CV-08.78, CV-08.79, CV-13.15, CV-16.30, CV-16.32, CV-16.57, CV-16.58, CV-16.59, CV-16.61, CV-16.64.
 */
public final class Landmarks extends Register<Landmarks> {

    private static final Columns.Kind<Deck> DECK = Columns.Kind.unwritten(cards -> new Deck(0, cards), Deck::copy);

    /** Not on the map yet. */
    public static final int SUPPLY = -1;

    /** Removed from the game. */
    public static final int GONE = -2;

    /** Removed from the game, with a reward that the first player still has to get; for the others less. */
    private static final int OWED = -3;

    private static final int NONE = -1;

    private final Family<Landmark, LandmarkSpec> all;
    private final short[] where;
    private final Deck cityStates;

    public Landmarks(Family<Landmark, LandmarkSpec> all) {
        this(new Columns.Blank<>(), all);
        for (int number = 0; number < all.span(); number++) {
            if (!all.has(number) || all.spec(all.get(number)).relic()) {
                cityStates.remove(number);
            }
        }
    }

    private Landmarks(Columns<Landmarks> columns, Family<Landmark, LandmarkSpec> all) {
        this.all = all;
        where = columns.unwritten(Columns.Kind.FAR_PLACES, landmarks -> landmarks.where, all.span(), SUPPLY);
        cityStates = columns.unwritten(DECK, landmarks -> landmarks.cityStates, all.span());
    }

    @Override
    protected Landmarks with(Columns<Landmarks> columns) {
        return new Landmarks(columns, all);
    }

    /** Tables without any share what is empty and never changes. */
    @Override
    public Landmarks copy() {
        return isEmpty() ? this : super.copy();
    }

    /** Whether no box on the table has any. */
    public boolean isEmpty() {
        return where.length == 0;
    }

    /** The city-states that lie face down, by their numbers. */
    public Deck cityStates() {
        return cityStates;
    }

    /** Where one lies: a square, {@link #SUPPLY}, {@link #GONE} or less. */
    public int where(Landmark landmark) {
        return where[landmark.index()];
    }

    /** A relic is gone, but its reward is still owed to a player (CV-16.33). */
    public void owe(Landmark relic, int player) {
        where[relic.index()] = (short) (OWED - player);
    }

    /** The player whom the reward of a relic is owed to, or -1. */
    public int owedTo(Landmark relic) {
        return where(relic) <= OWED ? OWED - where(relic) : NONE;
    }

    /** What was owed is given. */
    public void settle(Landmark relic) {
        where[relic.index()] = GONE;
    }

    public boolean has(int square) {
        return at(square) != NONE;
    }

    /** The one on a square that {@linkplain #has has} one. */
    public Landmark on(int square) {
        return all.get(at(square));
    }

    public boolean isRelic(int square) {
        int number = at(square);
        return number != NONE && all.spec(all.get(number)).relic();
    }

    public boolean isCityState(int square) {
        int number = at(square);
        return number != NONE && !all.spec(all.get(number)).relic();
    }

    /** What the landmark on a square is; only where there {@linkplain #has is} one. */
    public LandmarkSpec spec(int square) {
        return all.spec(on(square));
    }

    private int at(int square) {
        for (int number = 0; number < where.length; number++) {
            if (where[number] == square) {
                return number;
            }
        }
        return NONE;
    }

    public void put(Landmark landmark, int square) {
        where[landmark.index()] = (short) square;
    }

    @Override
    public void dump(Dump out) {
        if (isEmpty()) {
            return;
        }
        cityStates.dump("cityStates", out);
        for (Landmark landmark : all.all()) {
            if (where(landmark) != SUPPLY) {
                out.put("landmark", landmark, where(landmark));
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty. */
    @Override
    public void restore(DumpReader in) {
        if (isEmpty()) {
            return;
        }
        cityStates.restore("cityStates", in);
        while (in.comes("landmark")) {
            Landmark landmark = all.named(in.line("landmark").word());
            put(landmark, in.number());
        }
    }
}
