package civitas.civ.table;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Civilization;
import civitas.civ.content.Content;
import civitas.civ.content.Government;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.TechSpec;
import civitas.civ.content.UnitType;
import civitas.civ.content.Water;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/**
 * What one player owns and knows. Limits and effects are the table's and the chapters' business.
 *
 * <p>Rules: CV-01.69, CV-01.71, CV-05.05, CV-05.06, CV-06.36, CV-09.25.
 */
public final class Player {

    /** No tech chosen yet in this Research phase. */
    public static final int UNDECIDED = -1;

    /** Declined to research in this phase. */
    public static final int DECLINED = -2;

    private Civilization civilization;
    private int trade;
    private int culture;
    private int track;

    private long techs;
    private long startTechs;
    private Rows rows = Rows.EMPTY;
    private int speed;
    private int stack;
    private int cityLimit;
    private int handBonus;
    private int techCoins;
    private Water water = Water.NONE;
    private final byte[] ranks = new byte[UnitType.COUNT];
    private final byte[] coinTokens;
    private int sheetCoins;

    private Government government = BaseGovernment.DESPOTISM;
    private int unlocked = BaseGovernment.DESPOTISM.mask() | BaseGovernment.ANARCHY.mask();
    private int fresh;

    private final Hand hand;
    private long forces;
    private final byte[] resources = new byte[Resource.MARKET];
    private long tokens;
    private long seenTokens;
    private int people;

    private int research = UNDECIDED;
    private long usedFirst;
    private long usedSecond;
    private int usedWonders;
    private int once;
    private int refused;
    private int moved;
    private int frozen;
    private int sent;
    private int placed;
    private final byte[] actions = new byte[Cities.PER_PLAYER];
    private final byte[] production = new byte[Cities.PER_PLAYER];
    private final byte[] assigned = new byte[Figures.PER_PLAYER - Figures.ARMIES];

    Player(Content content) {
        civilization = content.civilizations().all().getFirst();
        coinTokens = new byte[content.techs().span()];
        hand = new Hand();
        speed = content.constants().speed;
        stack = content.constants().stack;
        cityLimit = content.constants().cities;
        for (int type = 0; type < UnitType.RANKED; type++) {
            ranks[type] = 1;
        }
        java.util.Arrays.fill(assigned, (byte) -1);
    }

    private Player(Player other) {
        civilization = other.civilization;
        trade = other.trade;
        culture = other.culture;
        track = other.track;
        techs = other.techs;
        startTechs = other.startTechs;
        rows = other.rows;
        speed = other.speed;
        stack = other.stack;
        cityLimit = other.cityLimit;
        handBonus = other.handBonus;
        techCoins = other.techCoins;
        water = other.water;
        System.arraycopy(other.ranks, 0, ranks, 0, ranks.length);
        coinTokens = other.coinTokens.clone();
        sheetCoins = other.sheetCoins;
        government = other.government;
        unlocked = other.unlocked;
        fresh = other.fresh;
        hand = other.hand.copy();
        forces = other.forces;
        System.arraycopy(other.resources, 0, resources, 0, resources.length);
        tokens = other.tokens;
        seenTokens = other.seenTokens;
        people = other.people;
        research = other.research;
        usedFirst = other.usedFirst;
        usedSecond = other.usedSecond;
        usedWonders = other.usedWonders;
        once = other.once;
        refused = other.refused;
        moved = other.moved;
        frozen = other.frozen;
        sent = other.sent;
        placed = other.placed;
        System.arraycopy(other.actions, 0, actions, 0, actions.length);
        System.arraycopy(other.production, 0, production, 0, production.length);
        System.arraycopy(other.assigned, 0, assigned, 0, assigned.length);
    }

    Player copy() {
        return new Player(this);
    }

    public Civilization civilization() {
        return civilization;
    }

    public void setCivilization(Civilization newCivilization) {
        civilization = newCivilization;
    }

    // --- numbers (rules 1.5) ----------------------------------------------------------------------------------------

    public int trade() {
        return trade;
    }

    public void setTrade(int value) {
        trade = value;
    }

    public int culture() {
        return culture;
    }

    public void setCulture(int value) {
        culture = value;
    }

    /** The position of the culture marker, 0 before the first space (CV-02.12). */
    public int track() {
        return track;
    }

    public void setTrack(int position) {
        track = position;
    }

    /** Travel speed as the techs set it (CV-01.78). */
    public int techSpeed() {
        return speed;
    }

    /** Stacking limit as the techs set it (CV-01.78). */
    public int techStack() {
        return stack;
    }

    public int techCityLimit() {
        return cityLimit;
    }

    /** Hand symbols on the techs (CV-09.33). */
    public int techHand() {
        return handBonus;
    }

    /** Coins printed on the techs (CV-09.32). */
    public int techCoins() {
        return techCoins;
    }

    public Water water() {
        return water;
    }

    /** The rank of a unit type; 0 while aircraft are locked (CV-01.39). */
    public int rank(UnitType type) {
        return ranks[type.ordinal()];
    }

    // --- techs ------------------------------------------------------------------------------------------------------

    public boolean knows(Tech tech) {
        return (techs & tech.mask()) != 0;
    }

    /** The known techs as a set. */
    public long techs() {
        return techs;
    }

    /** The techs the player began with (CV-02.44). */
    public long startTechs() {
        return startTechs;
    }

    /** Where the known techs lie in the pyramid. */
    public Rows rows() {
        return rows;
    }

    /** Lays a blank card into a row of the pyramid, where it counts like a tech (CV-09.26). */
    public void layBlank(int row) {
        rows = rows.withBlank(row);
    }

    /**
     * Writes a tech down with everything printed on it that is a number or a right (CV-09.27 to CV-09.33). What else
     * learning brings about is in {@code civ.research}.
     */
    void learn(Tech tech, TechSpec spec, int row) {
        techs |= tech.mask();
        rows = rows.with(tech, row);
        speed = Math.max(speed, spec.speed());
        stack = Math.max(stack, spec.stack());
        cityLimit = Math.max(cityLimit, spec.cities());
        handBonus += spec.hand();
        techCoins += spec.coins();
        water = spec.water().compareTo(water) > 0 ? spec.water() : water;
        if (spec.unit().isPresent()) {
            int type = spec.unit().get().ordinal();
            ranks[type] = (byte) Math.max(ranks[type], spec.rank());
        }
        if (spec.government().isPresent()) {
            unlocked |= spec.government().get().mask();
            fresh |= spec.government().get().mask();
        }
    }

    /** Writes down a tech the player begins with: it lies in the bottom row whatever its level (CV-09.22). */
    void begin(Tech tech, TechSpec spec) {
        startTechs |= tech.mask();
        learn(tech, spec, 1);
    }

    /** Back to what a player has without any tech. */
    void forget(Content content) {
        techs = 0;
        startTechs = 0;
        rows = Rows.EMPTY;
        speed = content.constants().speed;
        stack = content.constants().stack;
        cityLimit = content.constants().cities;
        handBonus = 0;
        techCoins = 0;
        water = Water.NONE;
        for (int type = 0; type < UnitType.COUNT; type++) {
            ranks[type] = (byte) (type < UnitType.RANKED ? 1 : 0);
        }
        unlocked = BaseGovernment.DESPOTISM.mask() | BaseGovernment.ANARCHY.mask() | government.mask();
        fresh = 0;
    }

    /** The tech chosen in this Research phase, or {@link #UNDECIDED} or {@link #DECLINED}: a secret (CV-17.12). */
    public int research() {
        return research;
    }

    public void setResearch(int choice) {
        research = choice;
    }

    // --- coin tokens ------------------------------------------------------------------------------------------------

    public int coinTokens(Tech tech) {
        return coinTokens[tech.index()];
    }

    void setCoinTokens(Tech tech, int count) {
        coinTokens[tech.index()] = (byte) count;
    }

    /** Coin tokens on the civilization sheet (CV-10.13). */
    public int sheetCoins() {
        return sheetCoins;
    }

    void setSheetCoins(int count) {
        sheetCoins = count;
    }

    /** Coin tokens on techs and on the sheet together. */
    public int coinTokens() {
        int sum = sheetCoins;
        for (byte count : coinTokens) {
            sum += count;
        }
        return sum;
    }

    // --- government -------------------------------------------------------------------------------------------------

    public Government government() {
        return government;
    }

    void setGovernment(Government newGovernment) {
        government = newGovernment;
    }

    /** Governments available to the player, as a set; Anarchy and Despotism always are (CV-04.33). */
    public int unlocked() {
        return unlocked;
    }

    public void unlock(Government newGovernment) {
        unlocked |= newGovernment.mask();
    }

    /** A government is no longer available (CV-04.46). */
    public void lock(Government lost) {
        unlocked &= ~lost.mask();
        fresh &= ~lost.mask();
    }

    /** Governments unlocked so lately that no Anarchy is needed (CV-04.34), as a set. */
    public int fresh() {
        return fresh;
    }

    public void setFresh(int governments) {
        fresh = governments;
    }

    // --- cards and tokens -------------------------------------------------------------------------------------------

    /** Culture events in hand: known to the owner only (CV-17.08). */
    public Hand hand() {
        return hand;
    }

    /** The unit cards of the standing forces as a set: known to the owner only (CV-17.10). */
    public long forces() {
        return forces;
    }

    public void setForces(long cards) {
        forces = cards;
    }

    public void addForce(int card) {
        forces |= 1L << card;
    }

    public void removeForce(int card) {
        forces &= ~(1L << card);
    }

    public int resource(Resource resource) {
        return resource.isOnMarket() ? resources[resource.ordinal()] : 0;
    }

    void setResource(Resource resource, int count) {
        resources[resource.ordinal()] = (byte) count;
    }

    /** Market resource tokens in all. */
    public int resources() {
        return resources[0] + resources[1] + resources[2] + resources[3];
    }

    /** Hut and village tokens kept face down, as a set: their fronts are private (CV-17.09). */
    public long tokens() {
        return tokens;
    }

    public void addToken(int token) {
        tokens |= 1L << token;
        seenTokens |= 1L << token;
    }

    public void removeToken(int token) {
        tokens &= ~(1L << token);
    }

    /** Forgets which other fronts he has seen, as whoever imagines him cannot know it. */
    public void keepSeenTokens(long known) {
        seenTokens &= known;
    }

    /** Hut and village tokens whose fronts this player has seen, whoever owns them, as a set (CV-17.09). */
    public long seenTokens() {
        return seenTokens;
    }

    public void see(int token) {
        seenTokens |= 1L << token;
    }

    /** Great person tokens in the reserve, as a set: public (CV-07.34). */
    public int people() {
        return people;
    }

    public void addPerson(int token) {
        people |= 1 << token;
    }

    public void removePerson(int token) {
        people &= ~(1 << token);
    }

    // --- once per turn ----------------------------------------------------------------------------------------------

    public boolean hasUsed(Tech tech, int ability) {
        return ((ability == 0 ? usedFirst : usedSecond) & tech.mask()) != 0;
    }

    public void use(Tech tech, int ability) {
        if (ability == 0) {
            usedFirst |= tech.mask();
        } else {
            usedSecond |= tech.mask();
        }
    }

    public boolean hasUsed(civitas.civ.content.Wonder wonder) {
        return (usedWonders & wonder.mask()) != 0;
    }

    public void use(civitas.civ.content.Wonder wonder) {
        usedWonders |= wonder.mask();
    }

    public boolean has(Once flag) {
        return (once & flag.mask()) != 0;
    }

    public void set(Once flag) {
        once |= flag.mask();
    }

    public void clear(Once flag) {
        once &= ~flag.mask();
    }

    /** The players who refused in this turn to be targets of this player's culture events, as a mask (CV-10.19). */
    public int refused() {
        return refused;
    }

    public void setRefused(int players) {
        refused = players;
    }

    /** A new turn: everything that is limited to once per turn may be used again (CV-03.22). */
    public void renew() {
        usedFirst = 0;
        usedSecond = 0;
        usedWonders = 0;
        once = 0;
        refused = 0;
        moved = 0;
        frozen = 0;
        sent = 0;
        placed = 0;
        java.util.Arrays.fill(production, (byte) 0);
        java.util.Arrays.fill(actions, (byte) 0);
    }

    // --- figures ----------------------------------------------------------------------------------------------------

    /** Figures that have moved in this Movement phase, as bits by number. */
    public int moved() {
        return moved;
    }

    public void setMoved(int figures) {
        moved = figures;
    }

    /** Figures that may not move in this turn, as bits by number. */
    public int frozen() {
        return frozen;
    }

    public void setFrozen(int figures) {
        frozen = figures;
    }

    /** The marker of the city a scout sends its yield to, or -1 (CV-04.49). */
    public int assigned(int figure) {
        return assigned[figure - Figures.ARMIES];
    }

    public void assign(int figure, int marker) {
        assigned[figure - Figures.ARMIES] = (byte) marker;
    }

    /** Scouts whose assignment was changed in this turn, as bits by number: each is decided once. */
    public int sent() {
        return sent;
    }

    public void setSent(int figures) {
        sent = figures;
    }

    /** Great person tokens placed from the reserve in this turn, as a set: each is placed once. */
    public int placed() {
        return placed;
    }

    public void setPlaced(int tokens) {
        placed = tokens;
    }

    // --- cities -----------------------------------------------------------------------------------------------------

    /** City actions left for the city of a marker in this turn (CV-06.01). */
    public int actions(int marker) {
        return actions[marker];
    }

    public void setActions(int marker, int count) {
        actions[marker] = (byte) count;
    }

    /** Extra production of a city until the end of the turn (CV-06.14). */
    public int production(int marker) {
        return production[marker];
    }

    public void addProduction(int marker, int extra) {
        production[marker] += (byte) extra;
    }

    void dump(int seat, Dump out, Content content) {
        String name = "player" + seat;
        out.put(name, civilization, trade, culture, track, government, unlocked, fresh, sheetCoins);
        out.put(name + "Techs", Long.toHexString(techs), Long.toHexString(startTechs), research);
        rows.dump(name + "Rows", out, usualRows(content));
        out.put(name + "Ranks", ranks);
        out.put(name + "Coins", coinTokens);
        hand.dump(name + "Hand", out);
        out.put(name + "Forces", Long.toHexString(forces));
        out.put(name + "Goods", resources);
        out.put(name + "Tokens", Long.toHexString(tokens), Long.toHexString(seenTokens), Integer.toHexString(people));
        out.put(name + "Used", Long.toHexString(usedFirst), Long.toHexString(usedSecond), usedWonders, once, refused);
        out.put(name + "Figures", moved, frozen, sent, placed);
        out.put(name + "Assigned", assigned);
        out.put(name + "Actions", actions);
        out.put(name + "Production", production);
    }

    /**
     * Reads what {@link #dump} wrote of a player who knows nothing yet. What techs set is not all written down, so they are
     * learned again; governments come after them because they may have been lost since.
     */
    void restore(int seat, DumpReader in, Content content) {
        String name = "player" + seat;
        in.line(name);
        civilization = content.civilizations().named(in.word());
        trade = in.number();
        culture = in.number();
        track = in.number();
        government = content.governments().named(in.word());
        int available = in.number();
        int lately = in.number();
        sheetCoins = in.number();
        in.line(name + "Techs");
        learnAll(in.hex(), in.hex(), content);
        unlocked = available;
        fresh = lately;
        research = in.number();
        rows = Rows.restore(name + "Rows", in, rows);
        in.line(name + "Ranks").numbers(ranks);
        in.line(name + "Coins").numbers(coinTokens);
        hand.restore(name + "Hand", in);
        forces = in.line(name + "Forces").hex();
        in.line(name + "Goods").numbers(resources);
        tokens = in.line(name + "Tokens").hex();
        seenTokens = in.hex();
        people = (int) in.hex();
        usedFirst = in.line(name + "Used").hex();
        usedSecond = in.hex();
        usedWonders = in.number();
        once = in.number();
        refused = in.number();
        moved = in.line(name + "Figures").number();
        frozen = in.number();
        sent = in.number();
        placed = in.number();
        in.line(name + "Assigned").numbers(assigned);
        in.line(name + "Actions").numbers(actions);
        in.line(name + "Production").numbers(production);
    }

    private void learnAll(long known, long atStart, Content content) {
        for (long left = known; left != 0; left &= left - 1) {
            Tech tech = content.techs().get(Long.numberOfTrailingZeros(left));
            if ((atStart & tech.mask()) != 0) {
                begin(tech, content.spec(tech));
            } else {
                learn(tech, content.spec(tech), content.spec(tech).level());
            }
        }
    }

    /** Where the known techs lie if nothing unusual happened. */
    private Rows usualRows(Content content) {
        Rows usual = Rows.EMPTY;
        for (long left = techs; left != 0; left &= left - 1) {
            Tech tech = content.techs().get(Long.numberOfTrailingZeros(left));
            boolean atStart = (startTechs & tech.mask()) != 0;
            usual = usual.with(tech, atStart ? 1 : content.spec(tech).level());
        }
        return usual;
    }
}
