package civitas.clash.table;

import civitas.clash.content.Ability;
import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/** What one player has besides the pieces on the board. Sets of cards and advances are bit sets by number. */
public final class Player {

    private final byte[] goods = new byte[Good.COUNT];
    private long advances;

    /** An advance used through the Great Library until the end of the turn (CC-12.31). */
    private long borrowed;

    private int wonders;
    private int eventTrack;

    private long actionCards;
    private long greatPeople;
    private long objectiveCards;
    private int wonderCards;

    /** Completed objective cards, and for which of them the lower half was used. */
    private long completed;

    private long completedLower;

    /** Pieces removed from the game for good (CC-1.22): buildings by type, then settlements. */
    private final byte[] lost;

    private int eventHalfPoints;

    /** Actions that the next turn is shorter by (CC-3.13). */
    private int lostActions;

    /** The space of the first city. */
    private int home = Cities.NOBODY;

    Player(Content content) {
        lost = new byte[content.buildings().size() + 1];
    }

    private Player(Player other) {
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        lost = other.lost.clone();
        advances = other.advances;
        borrowed = other.borrowed;
        wonders = other.wonders;
        eventTrack = other.eventTrack;
        actionCards = other.actionCards;
        greatPeople = other.greatPeople;
        objectiveCards = other.objectiveCards;
        wonderCards = other.wonderCards;
        completed = other.completed;
        completedLower = other.completedLower;
        eventHalfPoints = other.eventHalfPoints;
        lostActions = other.lostActions;
        home = other.home;
    }

    Player copy() {
        return new Player(this);
    }

    // --- goods ------------------------------------------------------------------------------------------------------

    public int get(Good good) {
        return goods[good.ordinal()];
    }

    /** Sets a number of goods; the caller keeps the caps ({@link ClashTable#gain}). */
    public void set(Good good, int number) {
        if (number < 0 || number > Byte.MAX_VALUE) {
            throw new IllegalStateException(number + " " + good);
        }
        goods[good.ordinal()] = (byte) number;
    }

    public boolean has(Goods price) {
        for (int i = 0; i < Good.COUNT; i++) {
            if (goods[i] < price.get(Good.of(i))) {
                return false;
            }
        }
        return true;
    }

    public void spend(Goods price) {
        for (int i = 0; i < Good.COUNT; i++) {
            int number = price.get(Good.of(i));
            if (number > goods[i]) {
                throw new IllegalStateException("cannot pay " + price);
            }
            goods[i] -= (byte) number;
        }
    }

    /** Puts goods back that were just spent, whatever the caps: the caller tried a payment out. */
    public void receive(Goods back) {
        for (int i = 0; i < Good.COUNT; i++) {
            goods[i] += (byte) back.get(Good.of(i));
        }
    }

    public Goods goods() {
        Goods all = Goods.NOTHING;
        for (int i = 0; i < Good.COUNT; i++) {
            all = all.plus(Good.of(i), goods[i]);
        }
        return all;
    }

    // --- advances and wonders ---------------------------------------------------------------------------------------

    /** Everything that changes the rules for this player right now, as a set of {@link Ability} bits. */
    public long abilities() {
        return advances | borrowed | (long) wonders << Advance.COUNT;
    }

    /** Whether the player may use an ability: owned, or an advance borrowed through the Great Library (CC-12.32). */
    public boolean uses(Ability ability) {
        return (abilities() & ability.mask()) != 0;
    }

    /** The advances really owned. */
    public long advances() {
        return advances;
    }

    public boolean owns(Advance advance) {
        return (advances & advance.mask()) != 0;
    }

    public int advanceCount() {
        return Long.bitCount(advances);
    }

    public int advanceCount(Category category) {
        return Long.bitCount(advances & category.mask());
    }

    public void setAdvances(long value) {
        advances = value;
    }

    public void borrow(long mask) {
        borrowed = mask;
    }

    public long borrowed() {
        return borrowed;
    }

    /** Wonders whose card the player holds in front of him, as bits by ordinal. */
    public int wonders() {
        return wonders;
    }

    public boolean holds(Wonder wonder) {
        return (wonders >> wonder.ordinal() & 1) != 0;
    }

    public void setWonder(Wonder wonder, boolean held) {
        if (held) {
            wonders |= 1 << wonder.ordinal();
        } else {
            wonders &= ~(1 << wonder.ordinal());
        }
    }

    public int eventTrack() {
        return eventTrack;
    }

    public void setEventTrack(int markers) {
        eventTrack = markers;
    }

    // --- hand -------------------------------------------------------------------------------------------------------

    /** Action cards in hand, as bits by printed number. */
    public long actionCards() {
        return actionCards;
    }

    public void setActionCards(long cards) {
        actionCards = cards;
    }

    /** "Great …" events in hand, as bits by printed event number (CC-9.31). */
    public long greatPeople() {
        return greatPeople;
    }

    public void setGreatPeople(long cards) {
        greatPeople = cards;
    }

    /** Cards that count as action cards: action cards and great people. */
    public int actionHandSize() {
        return Long.bitCount(actionCards) + Long.bitCount(greatPeople);
    }

    public long objectiveCards() {
        return objectiveCards;
    }

    public void setObjectiveCards(long cards) {
        objectiveCards = cards;
    }

    /** Wonder cards in hand, as bits by ordinal. */
    public int wonderCards() {
        return wonderCards;
    }

    public void setWonderCards(int cards) {
        wonderCards = cards;
    }

    /** Completed objective cards, as bits by printed number. */
    public long completed() {
        return completed;
    }

    public boolean completedLower(int card) {
        return (completedLower >> card & 1) != 0;
    }

    public void complete(int card, boolean lower) {
        objectiveCards &= ~(1L << card);
        completed |= 1L << card;
        if (lower) {
            completedLower |= 1L << card;
        }
    }

    // --- the rest ---------------------------------------------------------------------------------------------------

    public int lost(Building building) {
        return lost[building.number()];
    }

    public void lose(Building building) {
        lost[building.number()]++;
    }

    public int lostSettlements() {
        return lost[lost.length - 1];
    }

    public void loseSettlement() {
        lost[lost.length - 1]++;
    }

    public int eventHalfPoints() {
        return eventHalfPoints;
    }

    public void addEventHalfPoints(int halves) {
        eventHalfPoints += halves;
    }

    public int lostActions() {
        return lostActions;
    }

    public void setLostActions(int number) {
        lostActions = number;
    }

    public int home() {
        return home;
    }

    public void setHome(int space) {
        home = space;
    }

    void dump(String name, Dump out) {
        out.put(name + ".goods", goods);
        out.put(name + ".advances", Long.toHexString(advances), Long.toHexString(borrowed), wonders, eventTrack);
        out.put(
                name + ".hand",
                Long.toHexString(actionCards),
                Long.toHexString(greatPeople),
                Long.toHexString(objectiveCards),
                wonderCards);
        out.put(name + ".completed", Long.toHexString(completed), Long.toHexString(completedLower));
        out.put(name + ".lost", lost);
        out.put(name + ".rest", eventHalfPoints, lostActions, home);
    }

    void restore(String name, DumpReader in) {
        in.line(name + ".goods").numbers(goods);
        advances = in.line(name + ".advances").hex();
        borrowed = in.hex();
        wonders = in.number();
        eventTrack = in.number();
        actionCards = in.line(name + ".hand").hex();
        greatPeople = in.hex();
        objectiveCards = in.hex();
        wonderCards = in.number();
        completed = in.line(name + ".completed").hex();
        completedLower = in.hex();
        in.line(name + ".lost").numbers(lost);
        eventHalfPoints = in.line(name + ".rest").number();
        lostActions = in.number();
        home = in.number();
    }
}
