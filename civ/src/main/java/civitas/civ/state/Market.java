package civitas.civ.state;

import civitas.civ.content.BuildingFamily;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.Content;
import civitas.kernel.Deck;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The shared supplies: building tokens, resources, wonders on offer, and all decks (rules 1.4).
 *
 * <p>Rules: CV-01.35, CV-14.02.
 */
public final class Market {

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

    private final byte[] buildings;
    private final byte[] resources;
    private final byte[] wonders;
    private final Deck[] decks = new Deck[DECKS.size()];

    public Market(Content content, int players) {
        buildings = new byte[content.buildingFamilies().span()];
        for (BuildingFamily family : content.buildingFamilies().all()) {
            buildings[family.index()] = (byte) content.count(family);
        }
        resources = new byte[Resource.MARKET];
        Arrays.fill(resources, (byte) (players * content.constants().resourceTokensPerPlayer));
        wonders = new byte[content.constants().wonderSpaces];
        Arrays.fill(wonders, (byte) NO_WONDER);
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

    private Market(Market other) {
        buildings = other.buildings.clone();
        resources = other.resources.clone();
        wonders = other.wonders.clone();
        for (int i = 0; i < decks.length; i++) {
            decks[i] = other.decks[i].copy();
        }
    }

    public Market copy() {
        return new Market(this);
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

    public void dump(Dump out) {
        out.put("buildings", buildings);
        out.put("resources", resources);
        out.put("wonders", wonders);
        for (int i = 0; i < decks.length; i++) {
            decks[i].dump(DECKS.get(i), out);
        }
    }

    /** Reads what {@link #dump} wrote. */
    public void restore(DumpReader in) {
        in.line("buildings").numbers(buildings);
        in.line("resources").numbers(resources);
        in.line("wonders").numbers(wonders);
        for (int i = 0; i < decks.length; i++) {
            decks[i].restore(DECKS.get(i), in);
        }
    }
}
