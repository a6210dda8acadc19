package civitas.civ.state;

import civitas.civ.content.BuildingFamily;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.Content;
import civitas.kernel.Deck;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The shared supplies: building tokens, resources, wonders on offer, and all decks (rules 1.4).
 *
 * <p>Rules: CV-01.35, CV-14.02.
 */
public final class Market extends Register<Market> {

    public static final int NO_WONDER = -1;

    /** The decks in the order in which they are shuffled at first, by the names dumps give them. */
    private static final List<String> DECKS = List.of(
            "wonderDeck",
            "units0",
            "units1",
            "units2",
            "units3",
            "events0",
            "events1",
            "events2",
            "people",
            "huts",
            "villages");

    private static final int WONDERS = 0;
    private static final int UNITS = 1;
    private static final int EVENTS = UNITS + UnitType.COUNT;
    private static final int PEOPLE = EVENTS + CultureEvent.LEVELS;
    private static final int HUTS = PEOPLE + 1;
    private static final int VILLAGES = HUTS + 1;

    private static final Columns.Kind<Deck[]> PILES = new Columns.Kind<>(
            (length, initial) -> new Deck[length],
            Market::copies,
            (decks, length, name, out) -> {
                for (int i = 0; i < length; i++) {
                    decks[i].dump(DECKS.get(i), out);
                }
            },
            (decks, length, name, in) -> {
                for (int i = 0; i < length; i++) {
                    decks[i].restore(DECKS.get(i), in);
                }
            });

    private final byte[] buildings;
    private final byte[] resources;
    private final byte[] wonders;
    private final Deck[] decks;

    public Market(Content content, int players) {
        this(
                new Columns.Blank<>(),
                content.buildingFamilies().span(),
                players * content.constants().resourceTokensPerPlayer,
                content.constants().wonderSpaces);
        for (BuildingFamily family : content.buildingFamilies().all()) {
            buildings[family.index()] = (byte) content.count(family);
        }
        decks[WONDERS] =
                deck(content.wonders().span(), number -> content.wonders().has(number));
        for (UnitType type : UnitType.values()) {
            decks[UNITS + type.ordinal()] =
                    deck(content.unitCards(), card -> content.unit(card).type() == type);
        }
        for (int level = 1; level <= CultureEvent.LEVELS; level++) {
            int wanted = level;
            decks[EVENTS + level - 1] = deck(
                    content.eventCards(),
                    card -> content.spec(content.event(card)).level() == wanted);
        }
        decks[PEOPLE] = new Deck(0, content.peopleTokens());
        decks[HUTS] = deck(content.tokens(), token -> !content.token(token).village());
        decks[VILLAGES] = deck(content.tokens(), token -> content.token(token).village());
    }

    /** The cards with numbers up to a count that belong into a deck. */
    private static Deck deck(int count, IntPredicate belongs) {
        Deck deck = new Deck(0, count);
        for (int card = 0; card < count; card++) {
            if (!belongs.test(card)) {
                deck.remove(card);
            }
        }
        return deck;
    }

    private Market(Columns<Market> columns, int families, int tokens, int spaces) {
        buildings = columns.bytes("buildings", market -> market.buildings, families, 0);
        resources = columns.bytes("resources", market -> market.resources, Resource.MARKET, tokens);
        wonders = columns.bytes("wonders", market -> market.wonders, spaces, NO_WONDER);
        decks = columns.column(PILES, "", market -> market.decks, DECKS.size(), 0);
    }

    @Override
    protected Market with(Columns<Market> columns) {
        return new Market(columns, buildings.length, 0, wonders.length);
    }

    private static Deck[] copies(Deck[] decks) {
        Deck[] copies = new Deck[decks.length];
        for (int i = 0; i < decks.length; i++) {
            copies[i] = decks[i].copy();
        }
        return copies;
    }

    public int buildings(BuildingFamily family) {
        return buildings[family.index()];
    }

    public void addBuilding(BuildingFamily family, int change) {
        buildings[family.index()] += (byte) change;
    }

    public int resources(Resource resource) {
        return resource.isOnMarket() ? resources[resource.ordinal()] : 0;
    }

    public void addResource(Resource resource, int change) {
        resources[resource.ordinal()] += (byte) change;
    }

    /** How many spaces for wonders the market has (CV-02.21). */
    public int wonderSpaces() {
        return wonders.length;
    }

    /** The wonder lying face up on a space, or {@link #NO_WONDER}. */
    public int wonder(int space) {
        return wonders[space];
    }

    public void setWonder(int space, int wonder) {
        wonders[space] = (byte) wonder;
    }

    public boolean offers(Wonder wonder) {
        return space(wonder) >= 0;
    }

    /** The space a wonder lies on, or -1. */
    public int space(Wonder wonder) {
        for (int space = 0; space < wonders.length; space++) {
            if (wonders[space] == wonder.index()) {
                return space;
            }
        }
        return -1;
    }

    public Deck wonderDeck() {
        return decks[WONDERS];
    }

    /** The deck of a unit type; returned cards are its discards (CV-06.37). */
    public Deck units(UnitType type) {
        return decks[UNITS + type.ordinal()];
    }

    /** The culture deck of a level, 1 to 3. */
    public Deck events(int level) {
        return decks[EVENTS + level - 1];
    }

    public Deck people() {
        return decks[PEOPLE];
    }

    public Deck huts() {
        return decks[HUTS];
    }

    public Deck villages() {
        return decks[VILLAGES];
    }

    /** Every deck, for shuffling and checking. */
    public List<Deck> decks() {
        return List.of(decks);
    }
}
