package civitas.clash.table;

import civitas.clash.content.UnitType;
import civitas.kernel.Dump;

/**
 * The sheet of paper beside the board while a battle is fought: who, where, what was played, rolled and lost. Arrays
 * with two entries are indexed by {@link #ATTACKER} and {@link #DEFENDER}.
 *
 * <p>The attacking units are here, not on the board, until they have won or gone back; the defenders stand in the space.
 * Plain data that the combat chapter writes; it stays readable until the next battle for cards and objectives that ask
 * about the battle just fought.
 */
public final class Battle {

    public static final int ATTACKER = 0;
    public static final int DEFENDER = 1;

    /** How it ended. */
    public enum Result {
        UNDECIDED,
        ATTACKER_WON,
        DEFENDER_WON,
        /** Both destroyed, or the attacker retreated. */
        NOBODY_WON
    }

    public boolean active;
    public int space = Cities.NOBODY;
    /** Where the attackers came from and retreat to; {@link Cities#NOBODY} if they cannot retreat (CC-7.76, CC-7.78). */
    public int origin = Cities.NOBODY;

    public final int[] side = {Cities.NOBODY, Cities.NOBODY};
    public boolean sea;
    /** The attackers came from ships (CC-7.59, CC-7.75). */
    public boolean disembarked;
    /** The battle is about a city. */
    public boolean city;
    /** A fortress defends; switched off parts see below. */
    public boolean fortress;

    public boolean fortressDie;
    public boolean fortressCancel;

    /** Attacking units by type, settlers and cargo included. */
    public final int[] force = new int[UnitType.COUNT];
    /** Fatigue flags the attackers carried into the battle, as a union (Roads and retreat need no more). */
    public int flags;

    public int round;
    /** Bonus of every round: Steel Weapons and the Great Warlord. */
    public final int[] lasting = new int[2];
    /** Whether the once-per-battle bonus of the Great Arena was used. */
    public final boolean[] arenaUsed = new boolean[2];

    /** Action card played this round, 0 for none. */
    public final int[] card = new int[2];
    /** Whether the cards of this round lie open. */
    public boolean revealed;
    /** Whether the card of this round has no effect. */
    public final boolean[] ignored = new boolean[2];

    /** This round: extra dice, bonus, hits that will be cancelled, clash abilities denied. */
    public final int[] dice = new int[2];

    public final int[] bonus = new int[2];
    public final int[] cancels = new int[2];
    public final boolean[] noClash = new boolean[2];

    /** This round, after the roll. */
    public final int[] value = new int[2];

    public final int[] losses = new int[2];

    // --- for cards and objectives -----------------------------------------------------------------------------------

    public Result result = Result.UNDECIDED;
    /** Fighting units at the start. */
    public final int[] strength = new int[2];
    /** Fighting units lost in the whole battle. */
    public final int[] killed = new int[2];
    /** Whether the defender could resist: army, ships or fortress. */
    public boolean resisted;

    public boolean captured;
    /** Owner, size and wonders of the city before the battle. */
    public int cityOwner = Cities.NOBODY;

    public int citySize;
    public boolean cityWonder;
    /** A settler or ship was destroyed with which its owner could have formed a trade route (Scavenger). */
    public final boolean[] tradersKilled = new boolean[2];

    Battle() {}

    private Battle(Battle o) {
        active = o.active;
        space = o.space;
        origin = o.origin;
        sea = o.sea;
        disembarked = o.disembarked;
        city = o.city;
        fortress = o.fortress;
        fortressDie = o.fortressDie;
        fortressCancel = o.fortressCancel;
        flags = o.flags;
        round = o.round;
        revealed = o.revealed;
        result = o.result;
        resisted = o.resisted;
        captured = o.captured;
        cityOwner = o.cityOwner;
        citySize = o.citySize;
        cityWonder = o.cityWonder;
        System.arraycopy(o.force, 0, force, 0, force.length);
        for (int s = 0; s < 2; s++) {
            side[s] = o.side[s];
            lasting[s] = o.lasting[s];
            arenaUsed[s] = o.arenaUsed[s];
            card[s] = o.card[s];
            ignored[s] = o.ignored[s];
            dice[s] = o.dice[s];
            bonus[s] = o.bonus[s];
            cancels[s] = o.cancels[s];
            noClash[s] = o.noClash[s];
            value[s] = o.value[s];
            losses[s] = o.losses[s];
            strength[s] = o.strength[s];
            killed[s] = o.killed[s];
            tradersKilled[s] = o.tradersKilled[s];
        }
    }

    Battle copy() {
        return new Battle(this);
    }

    public static int other(int side) {
        return 1 - side;
    }

    /** The kind of unit that fights: ships at sea, infantry on land. */
    public UnitType fighter() {
        return sea ? UnitType.SHIP : UnitType.INFANTRY;
    }

    /** The role of a player in this battle, or -1. */
    public int roleOf(int player) {
        return side[ATTACKER] == player ? ATTACKER : side[DEFENDER] == player ? DEFENDER : -1;
    }

    public boolean wonBy(int role) {
        return result == (role == ATTACKER ? Result.ATTACKER_WON : Result.DEFENDER_WON);
    }

    void dump(Dump out) {
        out.put("battle", active, space, origin, sea, disembarked, city, fortress, fortressDie, fortressCancel, flags);
        out.put("battleForce", force);
        out.put("battleRound", round, revealed, result, resisted, captured, cityOwner, citySize, cityWonder);
        for (int s = 0; s < 2; s++) {
            out.put("battleSide", side[s], lasting[s], arenaUsed[s], card[s], ignored[s], dice[s], bonus[s]);
            out.put("battleSide2", cancels[s], noClash[s], value[s], losses[s], strength[s], killed[s]);
            out.put("battleSide3", tradersKilled[s]);
        }
    }
}
