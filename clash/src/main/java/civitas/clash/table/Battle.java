package civitas.clash.table;

import civitas.clash.content.Building;
import civitas.clash.content.Content;
import civitas.clash.content.Face;
import civitas.clash.content.Force;
import civitas.clash.content.Roster;
import civitas.clash.content.UnitType;
import civitas.kernel.Codes;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

    /** What a {@link Part} changes. */
    public enum Kind {
        BONUS,
        DIE,
        CANCEL
    }

    /** Why a side's roll is changed where no component says so. */
    public enum Reason implements Thing {
        /** Whoever leads the attack brings a bonus for the whole battle. */
        COMMANDER,
        /** Changed on the sheet without a reason given. */
        OTHER;

        @Override
        public String code() {
            return Codes.of(this);
        }

        @Override
        public Phrase title() {
            return Phrase.of("battle-reason." + code() + ".name");
        }

        @Override
        public String kind() {
            return "battle-reason";
        }
    }

    /** A change of one side's roll in a round with what it comes from, so that every total explains itself. */
    public record Part(int role, Kind kind, int number, Thing source) {}

    private final Roster roster;

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
    public Force force = Force.NONE;
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

    /** The action card turned up this round, 0 for none: it is remembered when the card itself is gone. */
    public final int[] shown = new int[2];

    /** This round, after the roll. */
    public final int[] value = new int[2];

    /** What clash abilities added to it. */
    public final int[] clash = new int[2];

    private List<Face> attackerFaces = List.of();
    private List<Face> defenderFaces = List.of();
    private List<Round> earlier = List.of();

    /** Fighting units lost this round, for whatever reason. */
    public final int[] losses = new int[2];

    /** The defender has left the field by a card: the battle ends without a roll (CC-7.80). */
    public boolean withdrawn;

    private List<Part> lastingParts = List.of();
    private List<Part> parts = List.of();

    // --- for cards and objectives -----------------------------------------------------------------------------------

    public Result result = Result.UNDECIDED;
    /** Fighting units at the start. */
    public final int[] strength = new int[2];
    /** Fighting units destroyed by the enemy in the whole battle; a sacrifice of one's own is none. */
    public final int[] killed = new int[2];
    /** Whether the defender could resist: army, ships or fortress. */
    public boolean resisted;

    public boolean captured;
    /** Owner, size and wonders of the city before the battle. */
    public int cityOwner = Cities.NOBODY;

    public int citySize;
    public boolean cityWonder;
    /** Buildings of the city before the battle, as bits by number. */
    public int cityBuildings;
    /** A settler or ship was destroyed with which its owner could have formed a trade route (Scavenger). */
    public final boolean[] tradersKilled = new boolean[2];

    Battle(Roster roster) {
        this.roster = roster;
    }

    private Battle(Battle o) {
        roster = o.roster;
        force = o.force;
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
        cityBuildings = o.cityBuildings;
        withdrawn = o.withdrawn;
        lastingParts = o.lastingParts;
        parts = o.parts;
        attackerFaces = o.attackerFaces;
        defenderFaces = o.defenderFaces;
        earlier = o.earlier;
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
            shown[s] = o.shown[s];
            value[s] = o.value[s];
            clash[s] = o.clash[s];
            losses[s] = o.losses[s];
            strength[s] = o.strength[s];
            killed[s] = o.killed[s];
            tradersKilled[s] = o.tradersKilled[s];
        }
    }

    Battle copy() {
        return new Battle(this);
    }

    /** Takes a fresh sheet. */
    public void clear() {
        active = false;
        space = Cities.NOBODY;
        origin = Cities.NOBODY;
        sea = false;
        disembarked = false;
        city = false;
        fortress = false;
        fortressDie = false;
        fortressCancel = false;
        flags = 0;
        round = 0;
        result = Result.UNDECIDED;
        resisted = false;
        captured = false;
        cityOwner = Cities.NOBODY;
        citySize = 0;
        cityWonder = false;
        cityBuildings = 0;
        lastingParts = List.of();
        earlier = List.of();
        Arrays.fill(side, Cities.NOBODY);
        force = Force.NONE;
        Arrays.fill(lasting, 0);
        Arrays.fill(arenaUsed, false);
        Arrays.fill(strength, 0);
        Arrays.fill(killed, 0);
        Arrays.fill(tradersKilled, false);
        clearRound();
    }

    /** The next round begins: what held for one round only is forgotten. */
    public void nextRound() {
        if (round > 0) {
            earlier = rounds();
        }
        round++;
        clearRound();
    }

    private void clearRound() {
        withdrawn = false;
        revealed = false;
        parts = lastingParts;
        Arrays.fill(card, 0);
        Arrays.fill(ignored, false);
        Arrays.fill(dice, 0);
        Arrays.fill(bonus, 0);
        Arrays.fill(cancels, 0);
        Arrays.fill(noClash, false);
        attackerFaces = List.of();
        defenderFaces = List.of();
        Arrays.fill(shown, 0);
        Arrays.fill(value, 0);
        Arrays.fill(clash, 0);
        Arrays.fill(losses, 0);
    }

    /** A side has rolled. */
    public void rolled(int role, List<Face> faces, int byClash) {
        if (role == ATTACKER) {
            attackerFaces = List.copyOf(faces);
        } else {
            defenderFaces = List.copyOf(faces);
        }
        clash[role] = byClash;
    }

    /** The rounds before this one. */
    public List<Round> earlier() {
        return earlier;
    }

    /** All rounds so far, this one included. */
    public List<Round> rounds() {
        List<Round> all = new ArrayList<>(earlier);
        all.add(new Round(round, List.of(side(ATTACKER), side(DEFENDER))));
        return List.copyOf(all);
    }

    /** What a side has done in this round. */
    public Round.Side side(int role) {
        return new Round.Side(
                shown[role],
                ignored[role],
                noClash[role],
                role == ATTACKER ? attackerFaces : defenderFaces,
                clash[role],
                parts.stream().filter(part -> part.role == role).toList(),
                value[role],
                cancels[role],
                losses[role]);
    }

    public boolean isFirstRound() {
        return round == 1;
    }

    // --- changes of the roll, with their reasons --------------------------------------------------------------------

    /** Combat value of a side in this round; negative for a penalty. */
    public void addBonus(int role, int number, Thing source) {
        bonus[role] += number;
        parts = with(parts, new Part(role, Kind.BONUS, number, source));
    }

    /** Combat value of a side in every round from now on. */
    public void addLasting(int role, int number, Thing source) {
        lasting[role] += number;
        Part part = new Part(role, Kind.BONUS, number, source);
        lastingParts = with(lastingParts, part);
        parts = with(parts, part);
    }

    /** Extra dice of a side in this round. */
    public void addDice(int role, int number, Thing source) {
        dice[role] += number;
        parts = with(parts, new Part(role, Kind.DIE, number, source));
    }

    /** Hits on a side that will be cancelled in this round. */
    public void addCancels(int role, int number, Thing source) {
        cancels[role] += number;
        parts = with(parts, new Part(role, Kind.CANCEL, number, source));
    }

    /** What changes the rolls of this round, in the order in which it came. */
    public List<Part> parts() {
        return parts;
    }

    private static List<Part> with(List<Part> list, Part part) {
        if (part.number == 0) {
            return list;
        }
        List<Part> longer = new ArrayList<>(list);
        longer.add(part);
        return List.copyOf(longer);
    }

    public static int other(int side) {
        return 1 - side;
    }

    /** Whether units of a type fight in this battle, rather than come along (CC-7.11, CC-7.102). */
    public boolean fights(UnitType type) {
        return sea ? type.isShip() : type.isMilitary();
    }

    /** The buildings of the city that is fought for, as they were. */
    public Numbers cityBuildings() {
        return Numbers.ofBits(cityBuildings);
    }

    /** Whether the city that is fought for had a building. */
    public boolean hadBuilding(Building building) {
        return (cityBuildings >> building.number() & 1) != 0;
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
        out.put("battleForce", force.numbers(roster.size()));
        out.put("battleRound", round, revealed, result, resisted, captured, cityOwner, citySize, cityWonder);
        out.put("battleRolls", attackerFaces, defenderFaces, earlier);
        out.put("battleCity", cityBuildings, withdrawn, lastingParts, parts);
        for (int s = 0; s < 2; s++) {
            out.put("battleSide", side[s], lasting[s], arenaUsed[s], card[s], ignored[s], dice[s], bonus[s]);
            out.put("battleSide2", cancels[s], noClash[s], value[s], losses[s], strength[s], killed[s]);
            out.put("battleSide3", tradersKilled[s], shown[s], clash[s]);
        }
    }

    /** The sheet of a battle that is over is read back too: it lies beside the board until the next one. */
    void restore(DumpReader in, Content content) {
        active = in.line("battle").flag();
        space = in.number();
        origin = in.number();
        sea = in.flag();
        disembarked = in.flag();
        city = in.flag();
        fortress = in.flag();
        fortressDie = in.flag();
        fortressCancel = in.flag();
        flags = in.number();
        int[] attackers = new int[roster.size()];
        in.line("battleForce").numbers(attackers);
        force = Force.ofNumbers(attackers);
        round = in.line("battleRound").number();
        revealed = in.flag();
        result = in.constant(Result.class);
        resisted = in.flag();
        captured = in.flag();
        cityOwner = in.number();
        citySize = in.number();
        cityWonder = in.flag();
        restoreLists(in, new SheetText(content));
        for (int s = 0; s < 2; s++) {
            restoreSide(s, in);
        }
    }

    private void restoreLists(DumpReader in, SheetText sheet) {
        List<DumpText> rolls = new DumpText(in.line("battleRolls").text()).words();
        attackerFaces = sheet.faces(rolls.get(0));
        defenderFaces = sheet.faces(rolls.get(1));
        earlier = sheet.rounds(rolls.get(2));
        cityBuildings = in.line("battleCity").number();
        withdrawn = in.flag();
        List<DumpText> changes = new DumpText(in.text()).words();
        lastingParts = sheet.parts(changes.get(0));
        parts = sheet.parts(changes.get(1));
    }

    private void restoreSide(int s, DumpReader in) {
        side[s] = in.line("battleSide").number();
        lasting[s] = in.number();
        arenaUsed[s] = in.flag();
        card[s] = in.number();
        ignored[s] = in.flag();
        dice[s] = in.number();
        bonus[s] = in.number();
        cancels[s] = in.line("battleSide2").number();
        noClash[s] = in.flag();
        value[s] = in.number();
        losses[s] = in.number();
        strength[s] = in.number();
        killed[s] = in.number();
        tradersKilled[s] = in.line("battleSide3").flag();
        shown[s] = in.number();
        clash[s] = in.number();
    }
}
