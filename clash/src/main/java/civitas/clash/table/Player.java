package civitas.clash.table;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.kernel.Ability;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import java.util.List;

/** What one player has besides the pieces on the board. Sets of cards are by printed number. */
public final class Player {

    private final byte[] goods = new byte[Good.COUNT];
    private Numbers advances = Numbers.NONE;

    /** An advance used through the Great Library until the end of the turn (CC-12.31). */
    private Numbers borrowed = Numbers.NONE;

    private Numbers wonders = Numbers.NONE;

    /** All of these together, kept up to date because rules ask for it all the time. */
    private Numbers abilities = Numbers.NONE;

    private int eventTrack;

    private Numbers actionCards = Numbers.NONE;
    private Numbers greatPeople = Numbers.NONE;
    private Numbers objectiveCards = Numbers.NONE;
    private Numbers wonderCards = Numbers.NONE;

    /** Completed objective cards, and for which of them the lower half was used. */
    private Numbers completed = Numbers.NONE;

    private Numbers completedLower = Numbers.NONE;

    /** Pieces removed from the game for good (CC-1.22): buildings by type, then settlements. */
    private final byte[] lost;

    private int eventHalfPoints;

    /** Actions that the next turn is shorter by (CC-3.13). */
    private int lostActions;

    /** The space of the first city. */
    private int home = Cities.NOBODY;

    /** What the boxes say about abilities that bring the use of others. */
    private final List<Implication> implications;

    Player(Content content, List<Implication> implications) {
        this.implications = implications;
        lost = new byte[content.buildings().size() + 1];
    }

    private Player(Player other) {
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        implications = other.implications;
        lost = other.lost.clone();
        advances = other.advances;
        borrowed = other.borrowed;
        wonders = other.wonders;
        abilities = other.abilities;
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

    /** Everything that changes the rules for this player right now, wherever he is. */
    public Numbers abilities() {
        return abilities;
    }

    private void reckonAbilities() {
        abilities = advances.or(borrowed).or(wonders);
        for (Implication implication : implications) {
            abilities = abilities.or(implication.of(abilities));
        }
    }

    /** Whether the player may use an ability: owned, or an advance borrowed through the Great Library (CC-12.32). */
    public boolean uses(Ability ability) {
        return abilities.has(ability.number());
    }

    /** The advances really owned. */
    public Numbers advances() {
        return advances;
    }

    public boolean owns(Advance advance) {
        return advances.has(advance.number());
    }

    public int advanceCount() {
        return advances.size();
    }

    public int advanceCount(Category category) {
        return advances.common(category.advances());
    }

    public void setAdvances(Numbers value) {
        advances = value;
        reckonAbilities();
    }

    public void borrow(Numbers value) {
        borrowed = value;
        reckonAbilities();
    }

    public Numbers borrowed() {
        return borrowed;
    }

    public boolean holds(Wonder wonder) {
        return wonders.has(wonder.number());
    }

    /** Lays the card of a wonder in front of the player, or takes it away from there. */
    public void setWonder(Wonder wonder, boolean held) {
        wonders = wonders.with(wonder.number(), held);
        reckonAbilities();
    }

    public int eventTrack() {
        return eventTrack;
    }

    public void setEventTrack(int markers) {
        eventTrack = markers;
    }

    // --- hand -------------------------------------------------------------------------------------------------------

    /** Action cards in hand. */
    public Numbers actionCards() {
        return actionCards;
    }

    public void setActionCards(Numbers cards) {
        actionCards = cards;
    }

    /** "Great …" events in hand (CC-9.31). */
    public Numbers greatPeople() {
        return greatPeople;
    }

    public void setGreatPeople(Numbers cards) {
        greatPeople = cards;
    }

    /** Cards that count as action cards: action cards and great people. */
    public int actionHandSize() {
        return actionCards.size() + greatPeople.size();
    }

    public Numbers objectiveCards() {
        return objectiveCards;
    }

    public void setObjectiveCards(Numbers cards) {
        objectiveCards = cards;
    }

    /** Wonder cards in hand. */
    public Numbers wonderCards() {
        return wonderCards;
    }

    public void setWonderCards(Numbers cards) {
        wonderCards = cards;
    }

    /** Completed objective cards. */
    public Numbers completed() {
        return completed;
    }

    public boolean completedLower(int card) {
        return completedLower.has(card);
    }

    public void complete(int card, boolean lower) {
        objectiveCards = objectiveCards.without(card);
        completed = completed.with(card);
        if (lower) {
            completedLower = completedLower.with(card);
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
        out.put(name + ".advances", advances, borrowed, wonders.bits() >>> Wonder.FIRST, eventTrack);
        out.put(name + ".hand", actionCards, greatPeople, objectiveCards, wonderCards.bits() >>> 1);
        out.put(name + ".completed", completed, completedLower);
        out.put(name + ".lost", lost);
        out.put(name + ".rest", eventHalfPoints, lostActions, home);
    }

    void restore(String name, DumpReader in) {
        in.line(name + ".goods").numbers(goods);
        advances = in.line(name + ".advances").set();
        borrowed = in.set();
        wonders = Numbers.ofBits((long) in.number() << Wonder.FIRST);
        reckonAbilities();
        eventTrack = in.number();
        actionCards = in.line(name + ".hand").set();
        greatPeople = in.set();
        objectiveCards = in.set();
        wonderCards = Numbers.ofBits((long) in.number() << 1);
        completed = in.line(name + ".completed").set();
        completedLower = in.set();
        in.line(name + ".lost").numbers(lost);
        eventHalfPoints = in.line(name + ".rest").number();
        lostActions = in.number();
        home = in.number();
    }
}
