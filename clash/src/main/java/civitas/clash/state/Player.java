package civitas.clash.state;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.kernel.Ability;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;
import java.util.List;

/** What one player has besides the pieces on the board. Sets of cards are by printed number. */
public final class Player extends Sheet {

    /** More kinds of buildings than all boxes have together. */
    private static final int BUILDINGS = 16;

    private static final Form FORM = new Form("player");
    private static final Form.Row GOODS = FORM.row("goods", Good.COUNT);
    private static final Form.Value<Numbers> ADVANCES = FORM.numbers("advances");

    /** An advance used through the Great Library until the end of the turn (CC-12.31). */
    private static final Form.Value<Numbers> BORROWED = FORM.numbers("borrowed");

    private static final Form.Value<Numbers> WONDERS = FORM.numbers("wonders");
    private static final Form.Count EVENT_TRACK = FORM.count("eventTrack");
    private static final Form.Value<Numbers> ACTION_CARDS = FORM.numbers("actionCards");
    private static final Form.Value<Numbers> GREAT_PEOPLE = FORM.numbers("greatPeople");
    private static final Form.Value<Numbers> OBJECTIVE_CARDS = FORM.numbers("objectiveCards");
    private static final Form.Value<Numbers> WONDER_CARDS = FORM.numbers("wonderCards");

    /** Completed objective cards, and for which of them the lower half was used. */
    private static final Form.Value<Numbers> COMPLETED = FORM.numbers("completed");

    private static final Form.Value<Numbers> COMPLETED_LOWER = FORM.numbers("completedLower");

    /** Pieces removed from the game for good (CC-1.22). */
    private static final Form.Row LOST = FORM.row("lost", BUILDINGS);

    private static final Form.Count LOST_SETTLEMENTS = FORM.count("lostSettlements");
    private static final Form.Count EVENT_HALF_POINTS = FORM.count("eventHalfPoints");

    /** Actions that the next turn is shorter by (CC-3.13). */
    private static final Form.Count LOST_ACTIONS = FORM.count("lostActions");

    /** The space of the first city. */
    private static final Form.Count HOME = FORM.count("home", Cities.NOBODY);

    /** Advances and wonders together, kept up to date because rules ask for them all the time. */
    private Numbers abilities = Numbers.NONE;

    /** What the boxes say about abilities that bring the use of others. */
    private final List<Implication> implications;

    public Player(List<Implication> implications) {
        super(FORM);
        this.implications = implications;
    }

    private Player(Player other) {
        super(other);
        implications = other.implications;
        abilities = other.abilities;
    }

    public Player copy() {
        return new Player(this);
    }

    // --- goods ------------------------------------------------------------------------------------------------------

    public int get(Good good) {
        return get(GOODS, good.ordinal());
    }

    /** Sets a number of goods; the caller keeps the caps ({@link ClashTable#gain}). */
    public void set(Good good, int number) {
        if (number < 0 || number > Byte.MAX_VALUE) {
            throw new IllegalStateException(number + " " + good);
        }
        set(GOODS, good.ordinal(), number);
    }

    public boolean has(Goods price) {
        for (int i = 0; i < Good.COUNT; i++) {
            if (get(GOODS, i) < price.get(Good.of(i))) {
                return false;
            }
        }
        return true;
    }

    public void spend(Goods price) {
        for (int i = 0; i < Good.COUNT; i++) {
            int number = price.get(Good.of(i));
            if (number > get(GOODS, i)) {
                throw new IllegalStateException("cannot pay " + price);
            }
            if (number > 0) {
                add(GOODS, i, -number);
            }
        }
    }

    /** Puts goods back that were just spent, whatever the caps: the caller tried a payment out. */
    public void receive(Goods back) {
        for (int i = 0; i < Good.COUNT; i++) {
            add(GOODS, i, back.get(Good.of(i)));
        }
    }

    public Goods goods() {
        Goods all = Goods.NOTHING;
        for (int i = 0; i < Good.COUNT; i++) {
            all = all.plus(Good.of(i), get(GOODS, i));
        }
        return all;
    }

    // --- advances and wonders ---------------------------------------------------------------------------------------

    /** Everything that changes the rules for this player right now, wherever he is. */
    public Numbers abilities() {
        return abilities;
    }

    private void reckonAbilities() {
        abilities = advances().or(borrowed()).or(get(WONDERS));
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
        return get(ADVANCES);
    }

    public boolean owns(Advance advance) {
        return advances().has(advance.number());
    }

    public int advanceCount() {
        return advances().size();
    }

    public int advanceCount(Category category) {
        return advances().common(category.advances());
    }

    public void setAdvances(Numbers value) {
        set(ADVANCES, value);
        reckonAbilities();
    }

    public void borrow(Numbers value) {
        set(BORROWED, value);
        reckonAbilities();
    }

    public Numbers borrowed() {
        return get(BORROWED);
    }

    public boolean holds(Wonder wonder) {
        return get(WONDERS).has(wonder.number());
    }

    /** Lays the card of a wonder in front of the player, or takes it away from there. */
    public void setWonder(Wonder wonder, boolean held) {
        set(WONDERS, get(WONDERS).with(wonder.number(), held));
        reckonAbilities();
    }

    public int eventTrack() {
        return get(EVENT_TRACK);
    }

    public void setEventTrack(int markers) {
        set(EVENT_TRACK, markers);
    }

    // --- hand -------------------------------------------------------------------------------------------------------

    /** Action cards in hand. */
    public Numbers actionCards() {
        return get(ACTION_CARDS);
    }

    public void setActionCards(Numbers cards) {
        set(ACTION_CARDS, cards);
    }

    /** "Great …" events in hand (CC-9.31). */
    public Numbers greatPeople() {
        return get(GREAT_PEOPLE);
    }

    public void setGreatPeople(Numbers cards) {
        set(GREAT_PEOPLE, cards);
    }

    /** Cards that count as action cards: action cards and great people. */
    public int actionHandSize() {
        return actionCards().size() + greatPeople().size();
    }

    public Numbers objectiveCards() {
        return get(OBJECTIVE_CARDS);
    }

    public void setObjectiveCards(Numbers cards) {
        set(OBJECTIVE_CARDS, cards);
    }

    /** Wonder cards in hand. */
    public Numbers wonderCards() {
        return get(WONDER_CARDS);
    }

    public void setWonderCards(Numbers cards) {
        set(WONDER_CARDS, cards);
    }

    /** Completed objective cards. */
    public Numbers completed() {
        return get(COMPLETED);
    }

    public boolean completedLower(int card) {
        return get(COMPLETED_LOWER).has(card);
    }

    public void complete(int card, boolean lower) {
        setObjectiveCards(objectiveCards().without(card));
        set(COMPLETED, completed().with(card));
        if (lower) {
            set(COMPLETED_LOWER, get(COMPLETED_LOWER).with(card));
        }
    }

    // --- the rest ---------------------------------------------------------------------------------------------------

    public int lost(Building building) {
        return get(LOST, building.number());
    }

    public void lose(Building building) {
        add(LOST, building.number(), 1);
    }

    public int lostSettlements() {
        return get(LOST_SETTLEMENTS);
    }

    public void loseSettlement() {
        add(LOST_SETTLEMENTS, 1);
    }

    public int eventHalfPoints() {
        return get(EVENT_HALF_POINTS);
    }

    public void addEventHalfPoints(int halves) {
        add(EVENT_HALF_POINTS, halves);
    }

    public int lostActions() {
        return get(LOST_ACTIONS);
    }

    public void setLostActions(int number) {
        set(LOST_ACTIONS, number);
    }

    public int home() {
        return get(HOME);
    }

    public void setHome(int space) {
        set(HOME, space);
    }

    /** Reads back what {@link #dump(String, civitas.kernel.Dump)} wrote. */
    public void read(String name, DumpReader in) {
        restore(name, in);
        reckonAbilities();
    }
}
