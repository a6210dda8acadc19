package civitas.civ.table;

import civitas.civ.content.Ability;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import java.util.Arrays;

/**
 * The battle that is going on (chapter 11). Sides are {@link #ATTACKER} and {@link #DEFENDER}, either of them a player's
 * own or a wild band's, see {@link Contender}. Plain state: the rules are in {@code civ.battle}.
 *
 * <p>Rules: CV-11.06.
 */
public final class Battle {

    public static final int ATTACKER = 0;
    public static final int DEFENDER = 1;
    public static final int NO_CARD = -1;

    /** More fronts than any two battle forces can open. */
    public static final int FRONTS = 40;

    /** The rank of wild bands where a dump does not tell it. */
    private static final int LOWEST_RANK = 1;

    private boolean active;
    private int square;
    private int city = Cities.NONE;

    /** The figures of a side that take part, as bits by number. */
    private final int[] figures = new int[2];

    private final int[] player = new int[2];

    /** The rank of the units of a wild band, 0 for a player's side. */
    private final int[] wildRank = new int[2];

    private final int[] bonus = new int[2];
    private final long[] hand = new long[2];
    private final long[] killed = new long[2];
    private final Numbers[] used = {Numbers.NONE, Numbers.NONE};
    private final byte[][] card = {new byte[FRONTS], new byte[FRONTS]};
    private final byte[][] wounds = {new byte[FRONTS], new byte[FRONTS]};
    private final byte[][] strength = {new byte[FRONTS], new byte[FRONTS]};
    private int fronts;
    private int turn;
    private boolean played;
    private int nextStrength;
    private int winner = -1;

    Battle copy() {
        Battle copy = new Battle();
        copy.active = active;
        if (!active) {
            return copy;
        }
        copy.square = square;
        copy.city = city;
        copy.fronts = fronts;
        copy.turn = turn;
        copy.played = played;
        copy.nextStrength = nextStrength;
        copy.winner = winner;
        for (int side = 0; side < 2; side++) {
            copy.figures[side] = figures[side];
            copy.player[side] = player[side];
            copy.wildRank[side] = wildRank[side];
            copy.bonus[side] = bonus[side];
            copy.hand[side] = hand[side];
            copy.killed[side] = killed[side];
            copy.used[side] = used[side];
            System.arraycopy(card[side], 0, copy.card[side], 0, fronts);
            System.arraycopy(wounds[side], 0, copy.wounds[side], 0, fronts);
            System.arraycopy(strength[side], 0, copy.strength[side], 0, fronts);
        }
        return copy;
    }

    /** Begins a battle on a square; {@code where} is the attacked city or {@link Cities#NONE}. */
    public void start(Contender attacker, Contender defender, int on, int where) {
        end();
        active = true;
        square = on;
        city = where;
        take(ATTACKER, attacker);
        take(DEFENDER, defender);
    }

    private void take(int side, Contender contender) {
        player[side] = contender.player();
        figures[side] = contender.figures();
        wildRank[side] = contender.wildRank();
    }

    public void end() {
        active = false;
        square = 0;
        city = Cities.NONE;
        fronts = 0;
        turn = 0;
        played = false;
        nextStrength = 0;
        winner = -1;
        Arrays.fill(figures, 0);
        Arrays.fill(player, 0);
        Arrays.fill(wildRank, 0);
        Arrays.fill(bonus, 0);
        Arrays.fill(hand, 0);
        Arrays.fill(killed, 0);
        Arrays.fill(used, Numbers.NONE);
    }

    public boolean isActive() {
        return active;
    }

    public int square() {
        return square;
    }

    /** The attacked city, or {@link Cities#NONE} for a battle outside a city (CV-11.05). */
    public int city() {
        return city;
    }

    /** The player who plays the cards of a side. */
    public int player(int side) {
        return player[side];
    }

    /** The side a player of this battle plays. */
    public int side(int seat) {
        return player[ATTACKER] == seat ? ATTACKER : DEFENDER;
    }

    public static int other(int side) {
        return 1 - side;
    }

    /** Whether a side is a player's own, not a wild band's. */
    public boolean isPlayer(int side) {
        return wildRank[side] == 0;
    }

    /** The rank of the units of a wild band; 0 for a player's side. */
    public int wildRank(int side) {
        return wildRank[side];
    }

    public int figures(int side) {
        return figures[side];
    }

    public void setFigures(int side, int members) {
        figures[side] = members;
    }

    /** The combat bonus of a side; after the comparison at most one side has one (CV-11.33). */
    public int bonus(int side) {
        return bonus[side];
    }

    public void setBonus(int side, int value) {
        bonus[side] = value;
    }

    /** The cards of the battle force not played yet, as a set (CV-17.11). */
    public long hand(int side) {
        return hand[side];
    }

    public void setHand(int side, long cards) {
        hand[side] = cards;
    }

    /** The unit cards of a side killed in this battle, as a set. */
    public long killed(int side) {
        return killed[side];
    }

    public void setKilled(int side, long cards) {
        killed[side] = cards;
    }

    /** Whether a side has used an ability that is limited to once per battle (CV-10.11). */
    public boolean hasUsed(int side, Ability ability) {
        return used[side].has(ability.number());
    }

    public void use(int side, Ability ability) {
        used[side] = used[side].with(ability.number());
    }

    public int fronts() {
        return fronts;
    }

    /** Opens a new, empty front. */
    public int openFront() {
        for (int side = 0; side < 2; side++) {
            card[side][fronts] = NO_CARD;
            wounds[side][fronts] = 0;
            strength[side][fronts] = 0;
        }
        return fronts++;
    }

    /** The unit card of a side on a front, or {@link #NO_CARD}. */
    public int card(int side, int front) {
        return card[side][front];
    }

    public void setCard(int side, int front, int newCard) {
        card[side][front] = (byte) newCard;
        wounds[side][front] = 0;
        strength[side][front] = 0;
    }

    public int wounds(int side, int front) {
        return wounds[side][front];
    }

    public void setWounds(int side, int front, int count) {
        wounds[side][front] = (byte) count;
    }

    /** Extra strength of the unit on a front until the end of the battle (CV-11.63). */
    public int extra(int side, int front) {
        return strength[side][front];
    }

    public void setExtra(int side, int front, int bonusStrength) {
        strength[side][front] = (byte) bonusStrength;
    }

    /** The side whose battle turn it is. */
    public int turn() {
        return turn;
    }

    /** Begins a battle turn of a side. */
    public void setTurn(int side) {
        turn = side;
        played = false;
    }

    /** Whether the unit of this battle turn has been played (CV-11.41). */
    public boolean hasPlayed() {
        return played;
    }

    public void setPlayed(boolean done) {
        played = done;
    }

    /** Extra strength of the unit that is played next (CV-10.31). */
    public int nextStrength() {
        return nextStrength;
    }

    public void setNextStrength(int extra) {
        nextStrength = extra;
    }

    /** The side that won, or -1 before the result. */
    public int winner() {
        return winner;
    }

    public void setWinner(int side) {
        winner = side;
    }

    void dump(Dump out) {
        if (!active) {
            return;
        }
        out.put("battle", wildRank[DEFENDER] > 0, square, city, fronts, turn, played, nextStrength, winner);
        if (wildRank[ATTACKER] > 0 || wildRank[DEFENDER] > LOWEST_RANK) {
            out.put("wild", wildRank);
        }
        for (int side = 0; side < 2; side++) {
            out.put(
                    "side",
                    player[side],
                    figures[side],
                    bonus[side],
                    Long.toHexString(hand[side]),
                    Long.toHexString(killed[side]),
                    used[side]);
            out.put("cards", card[side], fronts);
            out.put("wounds", wounds[side], fronts);
            out.put("extra", strength[side], fronts);
        }
    }

    /** Reads what {@link #dump} wrote: a battle that wins the game is never cleaned up. */
    void restore(DumpReader in) {
        active = in.comes("battle");
        if (!active) {
            return;
        }
        wildRank[DEFENDER] = in.line("battle").flag() ? LOWEST_RANK : 0;
        square = in.number();
        city = in.number();
        fronts = in.number();
        turn = in.number();
        played = in.flag();
        nextStrength = in.number();
        winner = in.number();
        if (in.comes("wild")) {
            in.line("wild").numbers(wildRank);
        }
        for (int side = 0; side < 2; side++) {
            player[side] = in.line("side").number();
            figures[side] = in.number();
            bonus[side] = in.number();
            hand[side] = in.hex();
            killed[side] = in.hex();
            used[side] = in.set();
            restoreFronts(card[side], in.line("cards"));
            restoreFronts(wounds[side], in.line("wounds"));
            restoreFronts(strength[side], in.line("extra"));
        }
    }

    private void restoreFronts(byte[] values, DumpReader in) {
        for (int front = 0; front < fronts; front++) {
            values[front] = (byte) in.number();
        }
    }
}
