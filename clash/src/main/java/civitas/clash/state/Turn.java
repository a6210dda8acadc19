package civitas.clash.state;

import civitas.kernel.Ability;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import civitas.kernel.state.Memory;
import civitas.kernel.state.Sheet;

/** What is remembered of the present turn and forgotten at its end (CC-3.8). */
public final class Turn extends Sheet {

    private static final Form FORM = new Form("turn");
    private static final Form.Count ACTIONS = FORM.count("actions");
    private static final Form.Flag BEGUN = FORM.flag("begun");
    private static final Form.Value<Numbers> USED = FORM.numbers("used");
    private static final Form.Count COLLECTS = FORM.count("collects");
    private static final Form.Flag COLLECTS_OVER = FORM.flag("collectsOver");
    private static final Form.Count EXTRA_SPACES = FORM.count("extraSpaces");
    private static final Form.Flag SPACES_AGAIN = FORM.flag("spacesAgain");
    private static final Form.Flag INFLUENCED = FORM.flag("influenced");
    private static final Form.Flag FORCED_LABOUR = FORM.flag("forcedLabour");
    private static final Form.Count LAND_BATTLES_WON = FORM.count("landBattlesWon");
    private static final Form.Count CONQUESTS = FORM.count("conquests");
    private static final Form.Value<Numbers> BATTLEFIELDS = FORM.numbers("battlefields");

    private final Memory memory;
    private final Fatigue fatigue;

    public Turn() {
        super(FORM);
        memory = new Memory();
        fatigue = new Fatigue();
    }

    private Turn(Turn other) {
        super(other);
        memory = other.memory.copy();
        fatigue = other.fatigue.copy();
    }

    public Turn copy() {
        return new Turn(this);
    }

    public void reset(int actions) {
        clear();
        memory.clear();
        fatigue.clear();
        setActionsLeft(actions);
    }

    /** What cards and abilities remember until the end of the turn. */
    public Memory memory() {
        return memory;
    }

    public int actionsLeft() {
        return get(ACTIONS);
    }

    public void setActionsLeft(int number) {
        set(ACTIONS, number);
    }

    public void addAction() {
        add(ACTIONS, 1);
    }

    /** Whether the player has done anything yet this turn (Negotiations must come before it). */
    public boolean hasBegun() {
        return get(BEGUN);
    }

    public void begin() {
        set(BEGUN, true);
    }

    /** Whether a once-per-turn ability was used (CC-3.16). */
    public boolean hasUsed(Ability ability) {
        return get(USED).has(ability.number());
    }

    public void use(Ability ability) {
        set(USED, get(USED).with(ability.number()));
    }

    /** Collects made this turn, by action, free action or card. */
    public int collects() {
        return get(COLLECTS);
    }

    public void countCollect() {
        add(COLLECTS, 1);
    }

    /** Whether the Collect of this turn must stay the only one (CC-4.62). */
    public boolean isCollectsOver() {
        return get(COLLECTS_OVER);
    }

    public void endCollects() {
        set(COLLECTS_OVER, true);
    }

    /** A card makes the next Collect a better one: with more spaces than the city has, or the same spaces again. */
    public void boostCollect(int spaces, boolean again) {
        set(EXTRA_SPACES, spaces);
        set(SPACES_AGAIN, again);
    }

    public int extraSpaces() {
        return get(EXTRA_SPACES);
    }

    public boolean isSpacesAgain() {
        return get(SPACES_AGAIN);
    }

    /** Whether a cultural influence has succeeded this turn (CC-4.130). */
    public boolean hasInfluenced() {
        return get(INFLUENCED);
    }

    public void influence() {
        set(INFLUENCED, true);
    }

    /** Whether angry cities count as neutral until the end of the turn (CC-5.16). */
    public boolean isForcedLabour() {
        return get(FORCED_LABOUR);
    }

    public void forceLabour() {
        set(FORCED_LABOUR, true);
    }

    /** Land battles won this turn against real resistance. */
    public int landBattlesWon() {
        return get(LAND_BATTLES_WON);
    }

    public void countLandBattleWon() {
        add(LAND_BATTLES_WON, 1);
    }

    /** Occasions "captured a city or won a land battle" of this turn. */
    public int conquests() {
        return get(CONQUESTS);
    }

    public void countConquest() {
        add(CONQUESTS, 1);
    }

    /** Spaces where the active player has fought land battles this turn. */
    public Numbers battlefields() {
        return get(BATTLEFIELDS);
    }

    public void addBattlefield(int space) {
        set(BATTLEFIELDS, battlefields().with(space));
    }

    public Fatigue fatigue() {
        return fatigue;
    }

    public void write(Dump out) {
        dump(out);
        memory.dump("turnMemory", out);
        fatigue.dump(out);
    }

    public void read(DumpReader in) {
        restore(in);
        memory.restore("turnMemory", in);
        fatigue.restore(in);
    }
}
