package civitas.civ.table;

import civitas.civ.content.BuildingFamily;
import civitas.civ.content.Content;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.kernel.Deck;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;
import java.util.List;

/**
 * The shared supplies: building tokens, resources, wonders on offer, and all decks (rules 1.4).
 *
 * <p>Rules: CV-01.35, CV-14.02.
 */
public final class Market {

    public static final int NO_WONDER = -1;

    private final byte[] buildings;
    private final byte[] resources = new byte[Resource.MARKET];
    private final byte[] wonders;
    private final Deck wonderDeck;
    private final Deck[] units;
    private final Deck[] events;
    private final Deck people;
    private final Deck huts;
    private final Deck villages;

    Market(Content content, int players) {
        buildings = new byte[content.buildingFamilies().span()];
        for (BuildingFamily family : content.buildingFamilies().all()) {
            buildings[family.index()] = (byte) content.count(family);
        }
        Arrays.fill(resources, (byte) (players * content.constants().resourceTokensPerPlayer));
        wonders = new byte[content.constants().wonderSpaces];
        Arrays.fill(wonders, (byte) NO_WONDER);
        wonderDeck = wonderDeck(content);
        units = decks(
                UnitType.COUNT,
                content.unitCards(),
                card -> content.unit(card).type().ordinal());
        events = decks(
                CultureEvent.LEVELS,
                content.eventCards(),
                card -> content.spec(content.event(card)).level() - 1);
        people = new Deck(0, content.peopleTokens());
        Deck[] tokens = decks(2, content.tokens(), token -> content.token(token).village() ? 1 : 0);
        huts = tokens[0];
        villages = tokens[1];
    }

    private static Deck wonderDeck(Content content) {
        Deck deck = new Deck(0, content.wonders().span());
        for (int number = 0; number < content.wonders().span(); number++) {
            if (!content.wonders().has(number)) {
                deck.remove(number);
            }
        }
        return deck;
    }

    private static Deck[] decks(int count, int cards, java.util.function.IntUnaryOperator deckOf) {
        Deck[] decks = new Deck[count];
        for (int i = 0; i < count; i++) {
            decks[i] = new Deck(0, cards);
            for (int card = 0; card < cards; card++) {
                if (deckOf.applyAsInt(card) != i) {
                    decks[i].remove(card);
                }
            }
        }
        return decks;
    }

    private Market(Market other) {
        buildings = other.buildings.clone();
        System.arraycopy(other.resources, 0, resources, 0, resources.length);
        wonders = other.wonders.clone();
        wonderDeck = other.wonderDeck.copy();
        units = copy(other.units);
        events = copy(other.events);
        people = other.people.copy();
        huts = other.huts.copy();
        villages = other.villages.copy();
    }

    private static Deck[] copy(Deck[] decks) {
        Deck[] copies = new Deck[decks.length];
        for (int i = 0; i < decks.length; i++) {
            copies[i] = decks[i].copy();
        }
        return copies;
    }

    Market copy() {
        return new Market(this);
    }

    public int buildings(BuildingFamily family) {
        return buildings[family.index()];
    }

    void addBuilding(BuildingFamily family, int change) {
        buildings[family.index()] += (byte) change;
    }

    public int resources(Resource resource) {
        return resource.isOnMarket() ? resources[resource.ordinal()] : 0;
    }

    void addResource(Resource resource, int change) {
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
        return wonderDeck;
    }

    /** The deck of a unit type; returned cards are its discards (CV-06.37). */
    public Deck units(UnitType type) {
        return units[type.ordinal()];
    }

    /** The culture deck of a level, 1 to 3. */
    public Deck events(int level) {
        return events[level - 1];
    }

    public Deck people() {
        return people;
    }

    public Deck huts() {
        return huts;
    }

    public Deck villages() {
        return villages;
    }

    /** Every deck, for shuffling and checking. */
    public List<Deck> decks() {
        return List.of(
                wonderDeck,
                units[0],
                units[1],
                units[2],
                units[3],
                events[0],
                events[1],
                events[2],
                people,
                huts,
                villages);
    }

    void dump(Dump out) {
        out.put("buildings", buildings);
        out.put("resources", resources);
        out.put("wonders", wonders);
        wonderDeck.dump("wonderDeck", out);
        for (int i = 0; i < units.length; i++) {
            units[i].dump("units" + i, out);
        }
        for (int i = 0; i < events.length; i++) {
            events[i].dump("events" + i, out);
        }
        people.dump("people", out);
        huts.dump("huts", out);
        villages.dump("villages", out);
    }

    /** Reads what {@link #dump} wrote. */
    void restore(DumpReader in) {
        in.line("buildings").numbers(buildings);
        in.line("resources").numbers(resources);
        in.line("wonders").numbers(wonders);
        wonderDeck.restore("wonderDeck", in);
        for (int i = 0; i < units.length; i++) {
            units[i].restore("units" + i, in);
        }
        for (int i = 0; i < events.length; i++) {
            events[i].restore("events" + i, in);
        }
        people.restore("people", in);
        huts.restore("huts", in);
        villages.restore("villages", in);
    }
}
