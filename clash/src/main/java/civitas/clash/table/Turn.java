package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.kernel.Ability;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Memory;

/** What is remembered of the present turn and forgotten at its end (CC-3.8). */
public final class Turn {

    /** A card that changes the Collect made next. */
    public enum CollectBoost {
        NONE,
        /** Any space may be used more than once. */
        PRODUCTION_FOCUS,
        /** Two spaces more. */
        MASS_PRODUCTION
    }

    private int actionsLeft;
    private boolean begun;
    private Numbers used = Numbers.NONE;
    private int collects;
    private boolean freeCollectUsed;
    private boolean influenced;
    private boolean forcedLabour;
    private int drafts;
    private CollectBoost collectBoost = CollectBoost.NONE;
    private int landBattlesWon;
    private int conquests;
    private int heroGenerals;
    private int greatIdeas;
    private SpaceSet battlefields = new SpaceSet();

    /** What abilities remember until the turn is over. */
    private final Memory memory;

    private final Fatigue fatigue;

    Turn() {
        memory = new Memory();
        fatigue = new Fatigue();
    }

    private Turn(Turn other) {
        actionsLeft = other.actionsLeft;
        begun = other.begun;
        used = other.used;
        collects = other.collects;
        freeCollectUsed = other.freeCollectUsed;
        influenced = other.influenced;
        forcedLabour = other.forcedLabour;
        drafts = other.drafts;
        collectBoost = other.collectBoost;
        landBattlesWon = other.landBattlesWon;
        conquests = other.conquests;
        heroGenerals = other.heroGenerals;
        greatIdeas = other.greatIdeas;
        battlefields = other.battlefields.copy();
        memory = other.memory.copy();
        fatigue = other.fatigue.copy();
    }

    Turn copy() {
        return new Turn(this);
    }

    public void reset(int actions) {
        actionsLeft = actions;
        begun = false;
        used = Numbers.NONE;
        collects = 0;
        freeCollectUsed = false;
        influenced = false;
        forcedLabour = false;
        drafts = 0;
        collectBoost = CollectBoost.NONE;
        landBattlesWon = 0;
        conquests = 0;
        heroGenerals = 0;
        greatIdeas = 0;
        battlefields = new SpaceSet();
        memory.clear();
        fatigue.clear();
    }

    public int actionsLeft() {
        return actionsLeft;
    }

    public void setActionsLeft(int number) {
        actionsLeft = number;
    }

    public void addAction() {
        actionsLeft++;
    }

    /** Whether the player has done anything yet this turn (Negotiations must come before it). */
    public boolean hasBegun() {
        return begun;
    }

    public void begin() {
        begun = true;
    }

    /** Whether a once-per-turn ability was used (CC-3.16). */
    public boolean hasUsed(Ability ability) {
        return used.has(ability.number());
    }

    public void use(Ability ability) {
        used = used.with(ability.number());
    }

    /** Collects made this turn, by action, free action or card. */
    public int collects() {
        return collects;
    }

    public void countCollect() {
        collects++;
    }

    /** Whether the free Collect was used, which must stay the only one (CC-4.62). */
    public boolean isFreeCollectUsed() {
        return freeCollectUsed;
    }

    public void useFreeCollect() {
        freeCollectUsed = true;
    }

    /** Whether a cultural influence has succeeded this turn (CC-4.130). */
    public boolean hasInfluenced() {
        return influenced;
    }

    public void influence() {
        influenced = true;
    }

    /** Whether angry cities count as neutral until the end of the turn (CC-5.16). */
    public boolean isForcedLabour() {
        return forcedLabour;
    }

    public void forceLabour() {
        forcedLabour = true;
    }

    /** Recruit actions of this turn in which Draft was used. */
    public int drafts() {
        return drafts;
    }

    public void countDraft() {
        drafts++;
    }

    public CollectBoost collectBoost() {
        return collectBoost;
    }

    public void setCollectBoost(CollectBoost boost) {
        collectBoost = boost;
    }

    /** Land battles won this turn against real resistance. */
    public int landBattlesWon() {
        return landBattlesWon;
    }

    public void countLandBattleWon() {
        landBattlesWon++;
    }

    /** Occasions "captured a city or won a land battle" of this turn. */
    public int conquests() {
        return conquests;
    }

    public void countConquest() {
        conquests++;
    }

    /** Hero General cards played: each uses up one battle won (CC-10.9). */
    public int heroGenerals() {
        return heroGenerals;
    }

    public void countHeroGeneral() {
        heroGenerals++;
    }

    /** Great Ideas cards played: each uses up one conquest (CC-10.9). */
    public int greatIdeas() {
        return greatIdeas;
    }

    public void countGreatIdeas() {
        greatIdeas++;
    }

    /** Spaces where the active player has fought land battles this turn. */
    public SpaceSet battlefields() {
        return battlefields;
    }

    /** What abilities remember until the turn is over. */
    public Memory memory() {
        return memory;
    }

    public Fatigue fatigue() {
        return fatigue;
    }

    void dump(Dump out) {
        out.put("turn", actionsLeft, begun, used, collects, freeCollectUsed, influenced);
        out.put("turn2", forcedLabour, drafts, collectBoost, landBattlesWon, conquests, heroGenerals, greatIdeas);
        byte[] fields = new byte[battlefields.size()];
        int n = 0;
        for (int space = battlefields.next(0); space >= 0; space = battlefields.next(space + 1)) {
            fields[n++] = (byte) space;
        }
        out.put("battlefields", fields);
        memory.dump("turnMemory", out);
        fatigue.dump(out);
    }

    void restore(DumpReader in) {
        actionsLeft = in.line("turn").number();
        begun = in.flag();
        used = in.set();
        collects = in.number();
        freeCollectUsed = in.flag();
        influenced = in.flag();
        forcedLabour = in.line("turn2").flag();
        drafts = in.number();
        collectBoost = in.constant(CollectBoost.class);
        landBattlesWon = in.number();
        conquests = in.number();
        heroGenerals = in.number();
        greatIdeas = in.number();
        battlefields = new SpaceSet();
        for (byte space : in.line("battlefields").rest()) {
            battlefields.add(space);
        }
        memory.restore("turnMemory", in);
        fatigue.restore(in);
    }
}
