package civitas.civ.state;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Civilization;
import civitas.civ.content.Government;
import civitas.civ.content.Policy;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Water;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.TechSpec;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;

/**
 * What one player owns and knows, beside what he does in this turn. Limits and effects are the table's and the chapters' business.
 *
 * <p>Rules: CV-01.69, CV-01.71, CV-05.05, CV-05.06, CV-06.36, CV-09.25.
 */
public final class Player extends Doings {

    /** No tech chosen yet in this Research phase. */
    public static final int UNDECIDED = -1;

    /** Declined to research in this phase. */
    public static final int DECLINED = -2;

    private static final int ALWAYS_UNLOCKED = BaseGovernment.DESPOTISM.mask() | BaseGovernment.ANARCHY.mask();

    private static final Form.Count CIVILIZATION = FORM.count("civilization");
    private static final Form.Count TRADE = FORM.count("trade");
    private static final Form.Count CULTURE = FORM.count("culture");
    private static final Form.Count TRACK = FORM.count("track");
    private static final Form.Count GOVERNMENT = FORM.count("government", BaseGovernment.DESPOTISM.index());
    private static final Form.Count UNLOCKED = FORM.count("unlocked", ALWAYS_UNLOCKED);
    private static final Form.Count FRESH = FORM.count("fresh");
    private static final Form.Count SHEET_COINS = FORM.count("sheetCoins");
    private static final Form.Value<Numbers> TECHS = FORM.numbers("techs");
    private static final Form.Value<Numbers> START_TECHS = FORM.numbers("startTechs");
    private static final Form.Count RESEARCH = FORM.count("research", UNDECIDED);
    private static final Form.Value<Counts> COINS = FORM.value("coins", Counts.NONE, Counts::toString, Counts::parse);
    private static final Form.Value<Numbers> FORCES = FORM.numbers("forces");
    private static final Form.Row GOODS = FORM.row("goods", Resource.MARKET);
    private static final Form.Value<Numbers> TOKENS = FORM.numbers("tokens");
    private static final Form.Value<Numbers> SEEN_TOKENS = FORM.numbers("seenTokens");
    private static final Form.Count PEOPLE = FORM.count("people");
    private static final Form.Row ASSIGNED = FORM.row("assigned", Figures.PER_PLAYER - Figures.ARMIES, -1);
    private static final Form.Row ARMIES_ASSIGNED = FORM.row("armiesAssigned", Figures.ARMIES, -1);
    private static final Form.Count SECOND_RESEARCH = FORM.count("secondResearch", DECLINED);

    private static final Form.Count POLICIES = FORM.count("policies");

    private final Content content;
    private final Hand hand;
    private Rows rows = Rows.EMPTY;
    private Skills skills;
    private Numbers abilities = Numbers.NONE;

    public Player(Content content) {
        this.content = content;
        hand = new Hand();
        skills = Skills.without(content.constants());
        setCivilization(content.civilizations().all().getFirst());
        setGovernment(government());
    }

    private Player(Player other) {
        super(other);
        content = other.content;
        hand = other.hand.copy();
        rows = other.rows;
        skills = other.skills;
        abilities = other.abilities;
    }

    public Player copy() {
        return new Player(this);
    }

    public Civilization civilization() {
        return content.civilizations().get(get(CIVILIZATION));
    }

    public void setCivilization(Civilization civilization) {
        abilities = abilities.without(civilization().number()).with(civilization.number());
        set(CIVILIZATION, civilization.index());
    }

    /** His techs, government and civilization as abilities: what is in force as long as he has it. */
    public Numbers abilities() {
        return abilities;
    }

    // --- numbers (rules 1.5) ----------------------------------------------------------------------------------------

    public int trade() {
        return get(TRADE);
    }

    public void setTrade(int value) {
        set(TRADE, value);
    }

    public int culture() {
        return get(CULTURE);
    }

    public void setCulture(int value) {
        set(CULTURE, value);
    }

    /** The position of the culture marker, 0 before the first space (CV-02.12). */
    public int track() {
        return get(TRACK);
    }

    public void setTrack(int position) {
        set(TRACK, position);
    }

    /** Travel speed as the techs set it (CV-01.78). */
    public int techSpeed() {
        return skills.speed();
    }

    /** Stacking limit as the techs set it (CV-01.78). */
    public int techStack() {
        return skills.stack();
    }

    public int techCityLimit() {
        return skills.cities();
    }

    /** Hand symbols on the techs (CV-09.33). */
    public int techHand() {
        return skills.hand();
    }

    /** Coins printed on the techs (CV-09.32). */
    public int techCoins() {
        return skills.coins();
    }

    public Water water() {
        return skills.water();
    }

    /** The rank of a unit type; 0 while aircraft are locked (CV-01.39). */
    public int rank(UnitType type) {
        return skills.rank(type);
    }

    /** The buildings he may build, as a set by number: the upgraded form only, once it is known (CV-06.39, CV-06.54). */
    public int buildings() {
        return skills.buildings();
    }

    // --- techs ------------------------------------------------------------------------------------------------------

    public boolean knows(Tech tech) {
        return get(TECHS).has(tech.index());
    }

    /** The known techs as a set. */
    public long techs() {
        return get(TECHS).bits();
    }

    /** The techs the player began with (CV-02.44). */
    public long startTechs() {
        return get(START_TECHS).bits();
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
    public void learn(Tech tech, int row) {
        TechSpec spec = content.spec(tech);
        set(TECHS, get(TECHS).with(tech.index()));
        abilities = abilities.with(tech.number());
        rows = rows.with(tech, row);
        skills = skills.with(spec, content.unlocked(techs()));
        if (spec.government().isPresent()) {
            unlock(spec.government().get());
            setFresh(fresh() | spec.government().get().mask());
        }
    }

    /** Writes down a tech the player begins with: it lies in the bottom row whatever its level (CV-09.22). */
    public void begin(Tech tech) {
        set(START_TECHS, get(START_TECHS).with(tech.index()));
        learn(tech, 1);
    }

    /** Back to what a player has without any tech. */
    public void forget() {
        abilities = abilities.minus(get(TECHS));
        set(TECHS, Numbers.NONE);
        set(START_TECHS, Numbers.NONE);
        rows = Rows.EMPTY;
        skills = Skills.without(content.constants());
        set(UNLOCKED, ALWAYS_UNLOCKED | government().mask());
        set(FRESH, 0);
    }

    /** The tech chosen in this Research phase, or {@link #UNDECIDED} or {@link #DECLINED}: a secret (CV-17.12). */
    public int research() {
        return get(RESEARCH);
    }

    public void setResearch(int choice) {
        set(RESEARCH, choice);
    }

    /** The tech that comes with the one chosen, or {@link #DECLINED}: a secret as well (CV-14.23). */
    public int secondResearch() {
        return get(SECOND_RESEARCH);
    }

    public void setSecondResearch(int tech) {
        set(SECOND_RESEARCH, tech);
    }

    // --- coin tokens ------------------------------------------------------------------------------------------------

    public int coinTokens(Tech tech) {
        return get(COINS).get(tech.index());
    }

    public void setCoinTokens(Tech tech, int count) {
        set(COINS, get(COINS).with(tech.index(), count));
    }

    /** Coin tokens on the civilization sheet (CV-10.13). */
    public int sheetCoins() {
        return get(SHEET_COINS);
    }

    public void setSheetCoins(int count) {
        set(SHEET_COINS, count);
    }

    /** Coin tokens on techs and on the sheet together. */
    public int coinTokens() {
        return sheetCoins() + get(COINS).sum();
    }

    // --- government -------------------------------------------------------------------------------------------------

    public Government government() {
        return content.governments().get(get(GOVERNMENT));
    }

    public void setGovernment(Government government) {
        abilities = abilities.without(government().number()).with(government.number());
        set(GOVERNMENT, government.index());
    }

    /** Governments available to the player, as a set; Anarchy and Despotism always are (CV-04.33). */
    public int unlocked() {
        return get(UNLOCKED);
    }

    public void unlock(Government government) {
        set(UNLOCKED, unlocked() | government.mask());
    }

    /** A government is no longer available (CV-04.46). */
    public void lock(Government lost) {
        set(UNLOCKED, unlocked() & ~lost.mask());
        set(FRESH, fresh() & ~lost.mask());
    }

    /** Governments unlocked so lately that no Anarchy is needed (CV-04.34), as a set. */
    public int fresh() {
        return get(FRESH);
    }

    public void setFresh(int governments) {
        set(FRESH, governments);
    }

    /** The adopted policies, as a set: public (CV-16.49). */
    public int policies() {
        return get(POLICIES);
    }

    public boolean has(Policy policy) {
        return (policies() & policy.mask()) != 0;
    }

    public void setPolicies(int adopted) {
        set(POLICIES, adopted);
    }

    // --- cards and tokens -------------------------------------------------------------------------------------------

    /** Culture events in hand: known to the owner only (CV-17.08). */
    public Hand hand() {
        return hand;
    }

    /** The unit cards of the standing forces as a set: known to the owner only (CV-17.10). */
    public long forces() {
        return get(FORCES).bits();
    }

    public void setForces(long cards) {
        set(FORCES, Numbers.ofBits(cards));
    }

    public void addForce(int card) {
        set(FORCES, get(FORCES).with(card));
    }

    public void removeForce(int card) {
        set(FORCES, get(FORCES).without(card));
    }

    public int resource(Resource resource) {
        return resource.isOnMarket() ? get(GOODS, resource.ordinal()) : 0;
    }

    public void setResource(Resource resource, int count) {
        set(GOODS, resource.ordinal(), count);
    }

    /** Market resource tokens in all. */
    public int resources() {
        return sum(GOODS);
    }

    /** Hut and village tokens kept face down, as a set: their fronts are private (CV-17.09). */
    public long tokens() {
        return get(TOKENS).bits();
    }

    public void addToken(int token) {
        set(TOKENS, get(TOKENS).with(token));
        see(token);
    }

    public void removeToken(int token) {
        set(TOKENS, get(TOKENS).without(token));
    }

    /** Forgets which other fronts he has seen, as whoever imagines him cannot know it. */
    public void keepSeenTokens(long known) {
        set(SEEN_TOKENS, Numbers.ofBits(seenTokens() & known));
    }

    /** Hut and village tokens whose fronts this player has seen, whoever owns them, as a set (CV-17.09). */
    public long seenTokens() {
        return get(SEEN_TOKENS).bits();
    }

    public void see(int token) {
        set(SEEN_TOKENS, get(SEEN_TOKENS).with(token));
    }

    /** Great person tokens in the reserve, as a set: public (CV-07.34). */
    public int people() {
        return get(PEOPLE);
    }

    public void addPerson(int token) {
        set(PEOPLE, people() | 1 << token);
    }

    public void removePerson(int token) {
        set(PEOPLE, people() & ~(1 << token));
    }

    // --- figures ----------------------------------------------------------------------------------------------------

    /** The marker of the city a figure that gathers sends its yield to, or -1 (CV-04.49, CV-04.54). */
    public int assigned(int figure) {
        return figure < Figures.ARMIES ? get(ARMIES_ASSIGNED, figure) : get(ASSIGNED, figure - Figures.ARMIES);
    }

    public void assign(int figure, int marker) {
        if (figure < Figures.ARMIES) {
            set(ARMIES_ASSIGNED, figure, marker);
        } else {
            set(ASSIGNED, figure - Figures.ARMIES, marker);
        }
    }

    public void dump(int seat, Dump out) {
        String name = "player" + seat;
        dump(name, out);
        hand.dump(name + ".hand", out);
        rows.dump(name + ".rows", out, usualRows());
    }

    /**
     * Reads what {@link #dump} wrote into a table that is still empty. What the techs amount to is not written down, so it is
     * found again; what does not exist in the boxes of the table is refused.
     */
    public void restore(int seat, DumpReader in) {
        String name = "player" + seat;
        restore(name, in);
        hand.restore(name + ".hand", in);
        rows = Rows.restore(name + ".rows", in, usualRows());
        skills = Skills.without(content.constants());
        for (long left = techs(); left != 0; left &= left - 1) {
            TechSpec spec = content.spec(content.techs().get(Long.numberOfTrailingZeros(left)));
            skills = skills.with(spec, content.unlocked(techs()));
        }
        abilities = get(TECHS);
        setCivilization(civilization());
        setGovernment(government());
    }

    /** Where the known techs lie if nothing unusual happened. */
    private Rows usualRows() {
        Rows usual = Rows.EMPTY;
        for (long left = techs(); left != 0; left &= left - 1) {
            Tech tech = content.techs().get(Long.numberOfTrailingZeros(left));
            boolean atStart = get(START_TECHS).has(tech.index());
            usual = usual.with(tech, atStart ? 1 : content.spec(tech).level());
        }
        return usual;
    }
}
