package civitas.civ.state;

import civitas.civ.content.Ability;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;

/** What a player has done in this turn and may still do; all of it is forgotten when the next one begins (CV-03.22). */
public abstract sealed class Doings extends Sheet permits Player {

    static final Form FORM = new Form("player");

    private static final Form.Value<Numbers> USED = FORM.numbers("used");
    private static final Form.Value<Numbers> USED_SECOND = FORM.numbers("usedSecond");
    private static final Form.Count ONCE = FORM.count("once");
    private static final Form.Count REFUSED = FORM.count("refused");
    private static final Form.Count MOVED = FORM.count("moved");
    private static final Form.Count FROZEN = FORM.count("frozen");
    private static final Form.Count SENT = FORM.count("sent");
    private static final Form.Count PLACED = FORM.count("placed");
    private static final Form.Row ACTIONS = FORM.row("actions", Cities.PER_PLAYER);
    private static final Form.Row PRODUCTION = FORM.row("production", Cities.PER_PLAYER);
    private static final Form.Row ACTED = FORM.row("acted", Cities.PER_PLAYER);
    private static final Form.Row FIRM = FORM.row("firm", Cities.PER_PLAYER);
    private static final Form.Head TURN = FORM.head();

    /** Room for the number of actions of one kind in a packed number. */
    private static final int BITS = 4;

    public Doings() {
        super(FORM);
    }

    public Doings(Doings other) {
        super(other);
    }

    /** Whether an ability that is limited to once per turn has been used in this one (CV-03.22). */
    public boolean hasUsed(Ability ability) {
        return get(USED).has(ability.number());
    }

    public void use(Ability ability) {
        set(USED, get(USED).with(ability.number()));
    }

    /** The same of one of the two abilities of a card, 0 or 1. */
    public boolean hasUsed(Ability card, int ability) {
        return get(ability == 0 ? USED : USED_SECOND).has(card.number());
    }

    /** Whether any ability has been used. */
    public boolean hasUsedAny() {
        return !get(USED).isEmpty() || !get(USED_SECOND).isEmpty();
    }

    public void use(Ability card, int ability) {
        Form.Value<Numbers> used = ability == 0 ? USED : USED_SECOND;
        set(used, get(used).with(card.number()));
    }

    public boolean has(Once flag) {
        return (get(ONCE) & flag.mask()) != 0;
    }

    public void set(Once flag) {
        set(ONCE, get(ONCE) | flag.mask());
    }

    public void clear(Once flag) {
        set(ONCE, get(ONCE) & ~flag.mask());
    }

    /** The players who refused in this turn to be targets of this player's culture events, as a mask (CV-10.19). */
    public int refused() {
        return get(REFUSED);
    }

    public void setRefused(int players) {
        set(REFUSED, players);
    }

    /** A new turn: everything that is limited to once per turn may be used again (CV-03.22). */
    public void renew() {
        clear(TURN);
    }

    /** Figures that have moved in this Movement phase, as bits by number. */
    public int moved() {
        return get(MOVED);
    }

    public void setMoved(int figures) {
        set(MOVED, figures);
    }

    /** Figures that may not move in this turn, as bits by number. */
    public int frozen() {
        return get(FROZEN);
    }

    public void setFrozen(int figures) {
        set(FROZEN, figures);
    }

    /** A figure may not move in this turn. */
    public void freeze(int figure) {
        setFrozen(frozen() | 1 << figure);
    }

    /** Scouts whose assignment was changed in this turn, as bits by number: each is decided once. */
    public int sent() {
        return get(SENT);
    }

    public void setSent(int figures) {
        set(SENT, figures);
    }

    /** Great person tokens placed from the reserve in this turn, as a set: each is placed once. */
    public int placed() {
        return get(PLACED);
    }

    public void setPlaced(int tokens) {
        set(PLACED, tokens);
    }

    /** City actions left for the city of a marker in this turn (CV-06.01). */
    public int actions(int marker) {
        return get(ACTIONS, marker);
    }

    public void setActions(int marker, int count) {
        set(ACTIONS, marker, count);
    }

    /** How many actions of a kind the city of a marker has taken in this turn, where an ability asks for it. */
    public int acted(int marker, ActionKind kind) {
        return get(ACTED, marker) >> BITS * kind.ordinal() & (1 << BITS) - 1;
    }

    public void act(int marker, ActionKind kind) {
        add(ACTED, marker, 1 << BITS * kind.ordinal());
    }

    /** How many actions of the city of a marker nobody can cancel in this turn. */
    public int firm(int marker) {
        return get(FIRM, marker);
    }

    public void addFirm(int marker, int count) {
        add(FIRM, marker, count);
    }

    /** Extra production of a city until the end of the turn (CV-06.14). */
    public int production(int marker) {
        return get(PRODUCTION, marker);
    }

    public void addProduction(int marker, int extra) {
        add(PRODUCTION, marker, extra);
    }
}
