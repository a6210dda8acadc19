package civitas.civ.state;

import civitas.civ.content.Ability;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;
import java.util.List;

/**
 * The battle that is going on (chapter 11). Sides are {@link #ATTACKER} and {@link #DEFENDER}, either of them a player's
 * own or a wild band's, see {@link Contender}. Plain state: the rules are in {@code civ.battle}.
 *
 * <p>Rules: CV-11.06.
 */
public final class Battle extends Sheet {

    public static final int ATTACKER = 0;
    public static final int DEFENDER = 1;
    public static final int NO_CARD = -1;

    private static final int SIDES = 2;

    /** Card, wounds and extra strength. */
    private static final int PER_UNIT = 3;

    private static final Form FORM = new Form("battle");
    private static final Form.Flag ACTIVE = FORM.flag("active");
    private static final Form.Count SQUARE = FORM.count("square");
    private static final Form.Count CITY = FORM.count("city", Cities.NONE);
    private static final Form.Row PLAYER = FORM.row("player", SIDES);
    private static final Form.Row FIGURES = FORM.row("figures", SIDES);
    private static final Form.Row WILD_RANK = FORM.row("wildRank", SIDES);
    private static final Form.Row BONUS = FORM.row("bonus", SIDES);
    private static final List<Form.Value<Numbers>> HAND = bySide("hand");
    private static final List<Form.Value<Numbers>> KILLED = bySide("killed");
    private static final List<Form.Value<Numbers>> USED = bySide("used");

    /** Killed units that nothing can save. */
    private static final List<Form.Value<Numbers>> DOOMED = bySide("doomed");

    /** How many killed units of a side were saved after the battle. */
    private static final Form.Row SAVED = FORM.row("saved", SIDES);

    private static final Form.Count FRONTS = FORM.count("fronts");

    /** For each side of each front the number of its card from 1, its wounds and its extra strength. */
    private static final Form.Value<Counts> UNITS = FORM.value("units", Counts.NONE, Counts::toString, Counts::parse);

    private static final Form.Count TURN = FORM.count("turn");
    private static final Form.Flag PLAYED = FORM.flag("played");
    private static final Form.Count NEXT_STRENGTH = FORM.count("nextStrength");
    private static final Form.Count WINNER = FORM.count("winner", -1);

    private static List<Form.Value<Numbers>> bySide(String field) {
        return List.of(FORM.numbers(field + ATTACKER), FORM.numbers(field + DEFENDER));
    }

    public Battle() {
        super(FORM);
    }

    private Battle(Battle other) {
        super(other);
    }

    public Battle copy() {
        return new Battle(this);
    }

    /** Begins a battle on a square; {@code city} is the attacked city or {@link Cities#NONE}. */
    public void start(Contender attacker, Contender defender, int square, int city) {
        clear();
        set(ACTIVE, true);
        set(SQUARE, square);
        set(CITY, city);
        take(ATTACKER, attacker);
        take(DEFENDER, defender);
    }

    private void take(int side, Contender contender) {
        set(PLAYER, side, contender.player());
        set(FIGURES, side, contender.figures());
        set(WILD_RANK, side, contender.wildRank());
    }

    public void end() {
        clear();
    }

    public boolean isActive() {
        return get(ACTIVE);
    }

    public int square() {
        return get(SQUARE);
    }

    /** The attacked city, or {@link Cities#NONE} for a battle outside a city (CV-11.05). */
    public int city() {
        return get(CITY);
    }

    /** The player who plays the cards of a side. */
    public int player(int side) {
        return get(PLAYER, side);
    }

    /** The side a player of this battle plays. */
    public int side(int seat) {
        return player(ATTACKER) == seat ? ATTACKER : DEFENDER;
    }

    public static int other(int side) {
        return 1 - side;
    }

    /** Whether a side is a player's own, not a wild band's. */
    public boolean isPlayer(int side) {
        return wildRank(side) == 0;
    }

    /** The rank of the units of a wild band; 0 for a player's side. */
    public int wildRank(int side) {
        return get(WILD_RANK, side);
    }

    public int figures(int side) {
        return get(FIGURES, side);
    }

    public void setFigures(int side, int members) {
        set(FIGURES, side, members);
    }

    /** The combat bonus of a side; after the comparison at most one side has one (CV-11.33). */
    public int bonus(int side) {
        return get(BONUS, side);
    }

    public void setBonus(int side, int value) {
        set(BONUS, side, value);
    }

    /** The cards of the battle force not played yet, as a set (CV-17.11). */
    public long hand(int side) {
        return get(HAND.get(side)).bits();
    }

    public void setHand(int side, long cards) {
        set(HAND.get(side), Numbers.ofBits(cards));
    }

    /** The unit cards of a side killed in this battle, as a set. */
    public long killed(int side) {
        return get(KILLED.get(side)).bits();
    }

    public void setKilled(int side, long cards) {
        set(KILLED.get(side), Numbers.ofBits(cards));
    }

    /** Kills units that nothing can save. */
    public void doom(int side, long cards) {
        setKilled(side, killed(side) | cards);
        set(DOOMED.get(side), Numbers.ofBits(get(DOOMED.get(side)).bits() | cards));
    }

    /** The killed units of a side that may still be saved, as a set. */
    public long savable(int side) {
        return killed(side) & ~get(DOOMED.get(side)).bits();
    }

    /** Killed units are saved: where they go is the caller's business. */
    public void save(int side, long cards) {
        setKilled(side, killed(side) & ~cards);
        set(SAVED, side, get(SAVED, side) + Long.bitCount(cards));
    }

    /** How many units of a side were killed in this battle, those among them that were saved afterwards too. */
    public int fallen(int side) {
        return Long.bitCount(killed(side)) + get(SAVED, side);
    }

    /** Whether a side has used an ability that is limited to once per battle (CV-10.11). */
    public boolean hasUsed(int side, Ability ability) {
        return get(USED.get(side)).has(ability.number());
    }

    public void use(int side, Ability ability) {
        set(USED.get(side), get(USED.get(side)).with(ability.number()));
    }

    public int fronts() {
        return get(FRONTS);
    }

    /** Opens a new, empty front. */
    public int openFront() {
        add(FRONTS, 1);
        return fronts() - 1;
    }

    /** Where the unit of a side on a front is told. */
    private static int at(int side, int front) {
        return (front * SIDES + side) * PER_UNIT;
    }

    /** The unit card of a side on a front, or {@link #NO_CARD}. */
    public int card(int side, int front) {
        return get(UNITS).get(at(side, front)) - 1;
    }

    public void setCard(int side, int front, int card) {
        set(UNITS, get(UNITS).with(at(side, front), card + 1));
        setWounds(side, front, 0);
        setExtra(side, front, 0);
    }

    public int wounds(int side, int front) {
        return get(UNITS).get(at(side, front) + 1);
    }

    public void setWounds(int side, int front, int wounds) {
        set(UNITS, get(UNITS).with(at(side, front) + 1, wounds));
    }

    /** Extra strength of the unit on a front until the end of the battle (CV-11.63). */
    public int extra(int side, int front) {
        return get(UNITS).get(at(side, front) + 2);
    }

    public void setExtra(int side, int front, int extra) {
        set(UNITS, get(UNITS).with(at(side, front) + 2, extra));
    }

    /** The side whose battle turn it is. */
    public int turn() {
        return get(TURN);
    }

    /** Begins a battle turn of a side. */
    public void setTurn(int side) {
        set(TURN, side);
        set(PLAYED, false);
    }

    /** Whether the unit of this battle turn has been played (CV-11.41). */
    public boolean hasPlayed() {
        return get(PLAYED);
    }

    public void setPlayed(boolean done) {
        set(PLAYED, done);
    }

    /** Extra strength of the unit that is played next (CV-10.31). */
    public int nextStrength() {
        return get(NEXT_STRENGTH);
    }

    public void setNextStrength(int extra) {
        set(NEXT_STRENGTH, extra);
    }

    /** The side that won, or -1 before the result. */
    public int winner() {
        return get(WINNER);
    }

    public void setWinner(int side) {
        set(WINNER, side);
    }
}
