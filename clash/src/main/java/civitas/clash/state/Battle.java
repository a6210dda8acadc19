package civitas.clash.state;

import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.content.facts.Content;
import civitas.kernel.Codes;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import civitas.kernel.state.Form;
import civitas.kernel.state.Memory;
import civitas.kernel.state.Sheet;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * The sheet of paper beside the board while a battle is fought: who, where, what was played, rolled and lost. A role is
 * {@link #ATTACKER} or {@link #DEFENDER}.
 *
 * <p>The attacking units are here, not on the board, until they have won or gone back; the defenders stand in the space.
 * Plain data that the combat chapter writes; it stays readable until the next battle for cards and objectives that ask
 * about the battle just fought.
 */
public final class Battle extends Sheet {

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
        COMMANDER;

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

    private static final Form FORM = new Form("battle");
    private static final Form.Flag ACTIVE = FORM.flag("active");
    private static final Form.Count SPACE = FORM.count("space", Cities.NOBODY);
    private static final Form.Count ORIGIN = FORM.count("origin", Cities.NOBODY);
    private static final Form.Row SIDE = FORM.row("side", 2, Cities.NOBODY);
    private static final Form.Flag SEA = FORM.flag("sea");
    private static final Form.Flag DISEMBARKED = FORM.flag("disembarked");
    private static final Form.Flag FORTRESS = FORM.flag("fortress");
    private static final Form.Flag FORTRESS_DIE = FORM.flag("fortressDie");
    private static final Form.Flag FORTRESS_CANCEL = FORM.flag("fortressCancel");
    private static final Form.Value<Force> FORCE = FORM.value("force", Force.NONE, Force::text, Force::parse);
    private static final Form.Count FLAGS = FORM.count("flags");

    private static final Form.Flag CITY = FORM.flag("city");
    private static final Form.Count CITY_OWNER = FORM.count("cityOwner", Cities.NOBODY);
    private static final Form.Count CITY_SIZE = FORM.count("citySize");
    private static final Form.Flag CITY_WONDER = FORM.flag("cityWonder");
    private static final Form.Value<Numbers> CITY_BUILDINGS = FORM.numbers("cityBuildings");

    private static final Form.Value<Result> RESULT = FORM.constant("result", Result.class, Result.UNDECIDED);
    private static final Form.Row STRENGTH = FORM.row("strength", 2);
    private static final Form.Row KILLED = FORM.row("killed", 2);
    private static final Form.Row TRADERS_KILLED = FORM.row("tradersKilled", 2);
    private static final Form.Flag RESISTED = FORM.flag("resisted");
    private static final Form.Flag CAPTURED = FORM.flag("captured");

    private static final Form.Count ROUND = FORM.count("round");
    private List<Part> lasting = List.of();
    private List<Round> earlier = List.of();
    private final Bout now;
    private final Memory memory;

    public Battle() {
        super(FORM);
        now = new Bout();
        memory = new Memory();
    }

    private Battle(Battle other) {
        super(other);
        lasting = other.lasting;
        earlier = other.earlier;
        now = other.now.copy();
        memory = other.memory.copy();
    }

    public Battle copy() {
        return new Battle(this);
    }

    /** Takes a fresh sheet. */
    public void reset() {
        clear();
        lasting = List.of();
        earlier = List.of();
        now.reset(lasting);
        memory.clear();
    }

    /** What cards and abilities remember until the next battle. */
    public Memory memory() {
        return memory;
    }

    // --- who fights, where, for what --------------------------------------------------------------------------------

    public boolean isActive() {
        return get(ACTIVE);
    }

    public void setActive(boolean active) {
        set(ACTIVE, active);
    }

    public int space() {
        return get(SPACE);
    }

    public void setSpace(int space) {
        set(SPACE, space);
    }

    /** Where the attackers came from and retreat to; {@link Cities#NOBODY} if they cannot retreat (CC-7.76, CC-7.78). */
    public int origin() {
        return get(ORIGIN);
    }

    public void setOrigin(int space) {
        set(ORIGIN, space);
    }

    /** Who fights in a role. */
    public int side(int role) {
        return get(SIDE, role);
    }

    public void setSide(int role, int side) {
        set(SIDE, role, side);
    }

    /** The role of a player in this battle, or -1. */
    public int roleOf(int player) {
        return side(ATTACKER) == player ? ATTACKER : side(DEFENDER) == player ? DEFENDER : -1;
    }

    public static int other(int role) {
        return 1 - role;
    }

    public boolean isSea() {
        return get(SEA);
    }

    public void setSea(boolean sea) {
        set(SEA, sea);
    }

    /** Whether the attackers came from ships (CC-7.59, CC-7.75). */
    public boolean isDisembarked() {
        return get(DISEMBARKED);
    }

    public void setDisembarked(boolean disembarked) {
        set(DISEMBARKED, disembarked);
    }

    /** Whether a fortress defends. */
    public boolean hasFortress() {
        return get(FORTRESS);
    }

    /** Whether its die has not been switched off. */
    public boolean hasFortressDie() {
        return get(FORTRESS_DIE);
    }

    public void setFortressDie(boolean works) {
        set(FORTRESS_DIE, works);
    }

    /** Whether the hit it cancels has not been switched off. */
    public boolean hasFortressCancel() {
        return get(FORTRESS_CANCEL);
    }

    public void setFortressCancel(boolean works) {
        set(FORTRESS_CANCEL, works);
    }

    /** A fortress defends, with all it can. */
    public void fortify() {
        set(FORTRESS, true);
        set(FORTRESS_DIE, true);
        set(FORTRESS_CANCEL, true);
    }

    /** Attacking units by type, settlers and cargo included. */
    public Force force() {
        return get(FORCE);
    }

    public void setForce(Force force) {
        set(FORCE, force);
    }

    /** Fatigue flags the attackers carried into the battle, as a union (Roads and retreat need no more). */
    public int flags() {
        return get(FLAGS);
    }

    public void setFlags(int flags) {
        set(FLAGS, flags);
    }

    /** Whether units of a type fight in this battle, rather than come along (CC-7.11, CC-7.102). */
    public boolean fights(UnitType type) {
        return isSea() ? type.isShip() : type.isMilitary();
    }

    /** Whether the battle is about a city. */
    public boolean isCity() {
        return get(CITY);
    }

    /** The battle is about a city, which is described as it was before. */
    public void setCity(int owner, int size, boolean wonder, Numbers buildings) {
        set(CITY, true);
        set(CITY_OWNER, owner);
        set(CITY_SIZE, size);
        set(CITY_WONDER, wonder);
        set(CITY_BUILDINGS, buildings);
    }

    public int cityOwner() {
        return get(CITY_OWNER);
    }

    public int citySize() {
        return get(CITY_SIZE);
    }

    public boolean hadWonder() {
        return get(CITY_WONDER);
    }

    public Numbers cityBuildings() {
        return get(CITY_BUILDINGS);
    }

    public boolean hadBuilding(Building building) {
        return cityBuildings().has(building.number());
    }

    // --- how it went, for cards and objectives ----------------------------------------------------------------------

    public Result result() {
        return get(RESULT);
    }

    public void setResult(Result result) {
        set(RESULT, result);
    }

    public boolean wonBy(int role) {
        return result() == (role == ATTACKER ? Result.ATTACKER_WON : Result.DEFENDER_WON);
    }

    /** Fighting units at the start. */
    public int strength(int role) {
        return get(STRENGTH, role);
    }

    public void setStrength(int role, int units) {
        set(STRENGTH, role, units);
    }

    /** Whether the defender could resist: army, ships or fortress. */
    public boolean isResisted() {
        return get(RESISTED);
    }

    public void setResisted(boolean resisted) {
        set(RESISTED, resisted);
    }

    /** Fighting units destroyed by the enemy in the whole battle; a sacrifice of one's own is none. */
    public int killed(int role) {
        return get(KILLED, role);
    }

    /** Fighting units of a role were destroyed by the enemy. */
    public void kill(int role, int units) {
        add(KILLED, role, units);
        now.lose(role, units);
    }

    /** Whether a settler or ship was destroyed with which its owner could have formed a trade route (Scavenger). */
    public boolean hasLostTraders(int role) {
        return get(TRADERS_KILLED, role) != 0;
    }

    public void loseTraders(int role) {
        set(TRADERS_KILLED, role, 1);
    }

    public boolean isCaptured() {
        return get(CAPTURED);
    }

    public void capture() {
        set(CAPTURED, true);
    }

    // --- rounds -----------------------------------------------------------------------------------------------------

    public int round() {
        return get(ROUND);
    }

    public boolean isFirstRound() {
        return round() == 1;
    }

    /** The round that is being fought. */
    public Bout now() {
        return now;
    }

    /** The next round begins: what held for one round only is forgotten. */
    public void nextRound() {
        if (round() > 0) {
            earlier = rounds();
        }
        add(ROUND, 1);
        now.reset(lasting);
    }

    /** The rounds before this one. */
    public List<Round> earlier() {
        return earlier;
    }

    /** All rounds so far, this one included. */
    public List<Round> rounds() {
        List<Round> all = new ArrayList<>(earlier);
        all.add(now.written(round()));
        return List.copyOf(all);
    }

    /** Combat value of a side in every round from now on. */
    public void addLasting(int role, int number, Thing source) {
        lasting = Bout.with(lasting, new Part(role, Kind.BONUS, number, source));
        now.addBonus(role, number, source);
    }

    public void write(Dump out) {
        dump(out);
        now.write(out);
        out.put("battleRounds", lasting, earlier);
        memory.dump("battleMemory", out);
    }

    /** The sheet of a battle that is over is read back too: it lies beside the board until the next one. */
    public void read(DumpReader in, Content content) {
        restore(in);
        SheetText sheet = new SheetText(content);
        now.read(in, sheet);
        List<DumpText> lists = new DumpText(in.line("battleRounds").text()).words();
        lasting = sheet.parts(lists.get(0));
        earlier = sheet.rounds(lists.get(1));
        memory.restore("battleMemory", in);
    }
}
