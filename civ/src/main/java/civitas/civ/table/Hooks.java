package civitas.civ.table;

import civitas.civ.board.SquareSet;
import civitas.civ.content.Ability;
import civitas.civ.content.Figure;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Licence;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Every point where the rules ask the abilities of a player: techs, wonders, governments and civilizations. This file is
 * the documentation of their timing; an ability joins in its own file.
 *
 * <p>Rules: CV-01.08, CV-10.14.
 */
public final class Hooks {

    /** Who grants each licence. */
    private final List<Hook<Licence>> licences =
            Stream.of(Licence.values()).map(licence -> new Hook<Licence>()).toList();

    // --- limits and sums: each voice returns what it adds
    // -------------------------------------------------------------

    /** Stacking limit (CV-01.78). */
    public final Hook<Bonus> stack = new Hook<>();

    /** Culture event hand limit (CV-01.79). */
    public final Hook<Bonus> hand = new Hook<>();

    /** Coins that do not lie on squares or techs (CV-12.01). */
    public final Hook<Bonus> coins = new Hook<>();

    /** Movement points of a group besides the travel speed of its owner (CV-08.02). */
    public final Hook<GroupBonus> groupSpeed = new Hook<>();

    /** Policies a player must have besides one for each city (CV-16.38). */
    public final Hook<Bonus> policyLimit = new Hook<>();

    /** Battle force size (CV-11.12, CV-11.13). */
    public final Hook<Bonus> force = new Hook<>();

    /** Combat bonus (CV-11.30). */
    public final Hook<Bonus> combat = new Hook<>();

    /** Strength of every own unit in battle (CV-11.63). */
    public final Hook<Bonus> strength = new Hook<>();

    /** Strength of own units in battle, by their type (CV-11.63). */
    public final Hook<UnitBonus> strengthOf = new Hook<>();

    /** Trade in the Trade phase, besides icons (CV-05.01). */
    public final Hook<Bonus> trade = new Hook<>();

    /** Production of an own city (CV-06.09). */
    public final Hook<CityBonus> production = new Hook<>();

    /** Culture of an own city that is devoted to the arts (CV-06.79). */
    public final Hook<CityBonus> arts = new Hook<>();

    /** Travel speed, on top of what techs set (CV-01.78). */
    public final Hook<Bonus> speed = new Hook<>();

    /** How many times the travel speed is added to itself. */
    public final Hook<Bonus> haste = new Hook<>();

    /** Trade that a paid advance on the culture track costs more, or less if negative (CV-07.04). */
    public final Hook<Bonus> advanceTrade = new Hook<>();

    /** Culture that a paid advance on the culture track costs more, or less if negative (CV-07.04). */
    public final Hook<Bonus> advanceCulture = new Hook<>();

    /** Great people who are drawn besides the one that is gained; all but one go back (CV-07.40, CV-07.52). */
    public final Hook<Bonus> extraPeople = new Hook<>();

    /** Culture events that are drawn besides the one that is kept (CV-07.11). */
    public final Hook<Bonus> extraEvents = new Hook<>();

    /** Trade needed for research (CV-09.09). */
    public final Hook<Bonus> threshold = new Hook<>();

    /** Trade for which a second tech of the same or a lower level is researched with the first (CV-14.23). */
    public final Hook<Bonus> secondTech = new Hook<>();

    /** Production for one conversion of trade, instead of the normal one (CV-06.17). */
    public final Hook<Bonus> rush = new Hook<>();

    /** Production that wonders cost more, or less if negative, besides the discount of a tech (CV-14.18). */
    public final Hook<Bonus> wonderCost = new Hook<>();

    /** What a unit costs, after what the voices before have said (CV-06.32). */
    public final Hook<UnitPrice> unitCost = new Hook<>();

    /** Coin tokens that a tech holds beyond the printed number (CV-10.12). */
    public final Hook<Bonus> techCoins = new Hook<>();

    // --- city actions (chapter 6) -----------------------------------------------------------------------------------

    /** A build action makes two things out of one sum of production (CV-06.15). */
    public final Hook<Privilege> splitBuild = new Hook<>();

    /** A city action builds an unlocked building for nothing (CV-03.24). */
    public final Hook<Privilege> freeBuilding = new Hook<>();

    /** City actions that the capital takes in a turn beyond the usual one (CV-06.04). */
    public final Hook<Bonus> capitalActions = new Hook<>();

    /** What a city may not do now, although it has an action left (CV-06.103). */
    public final Hook<Restraint> cityAction = new Hook<>();

    /** A harvest takes two tokens instead of one (CV-10.33). */
    public final Hook<Privilege> secondHarvest = new Hook<>();

    /** A city is devoted to the arts: asked one after the other until somebody has taken the culture instead. */
    public final Hook<ArtsGain> artsGain = new Hook<>();

    /** After a city of another player was devoted to the arts. */
    public final Hook<Effect> afterOthersArts = new Hook<>();

    // --- setting up (chapter 2) -------------------------------------------------------------------------------------

    /** Armies a player owns beyond the usual six, one more of which starts on the map (CV-01.26, CV-02.59). */
    public final Hook<Bonus> extraArmies = new Hook<>();

    /** Scouts a player owns beyond the usual two, one more of which starts on the map (CV-01.27, CV-02.64). */
    public final Hook<Bonus> extraScouts = new Hook<>();

    /** Before the market receives its wonders (CV-02.22). */
    public final Hook<Effect> beforeWonders = new Hook<>();

    /** Once the capital stands, before figures are placed (CV-02.42). */
    public final Hook<Effect> startBonus = new Hook<>();

    /** After starting trade was counted: great people and wonders that are on the map from the start (CV-02.52). */
    public final Hook<Effect> startPiece = new Hook<>();

    /** After everybody has his first units (CV-02.70). */
    public final Hook<Effect> startUnits = new Hook<>();

    // --- the turn ---------------------------------------------------------------------------------------------------

    /** Start-of-turn abilities without a cost or a choice, applied when the owner's step begins (CV-04.06). */
    public final Hook<Effect> startOfTurn = new Hook<>();

    /** Abilities that cost nothing and are offered in their owner's step of some phase (CV-04.05). */
    public final Hook<Deed> deed = new Hook<>();

    /** Why something that somebody points at offers nothing now, where there is more to say than that. */
    public final Hook<Why> why = new Hook<>();

    // --- things that happen -----------------------------------------------------------------------------------------

    /** After a tech was learned in any way, not at the start of the game. */
    public final Hook<AfterLearn> afterLearn = new Hook<>();

    /** After a tech was researched with trade in the Research phase; all others of that phase are known too (CV-09.05). */
    public final Hook<AfterLearn> afterResearch = new Hook<>();

    /** In which row of the pyramid the next tech of a level is laid, after what the voices before have said (CV-09.26). */
    public final Hook<RowOf> row = new Hook<>();

    /** After a city was founded. */
    public final Hook<Effect> afterFound = new Hook<>();

    /** After a city was founded and stands alone on its square, for those who need to know where. */
    public final Hook<AtSquare> founded = new Hook<>();

    /** After a great person was gained, once it has been placed or kept. */
    public final Hook<Effect> afterPerson = new Hook<>();

    /** After a wonder was built. */
    public final Hook<Effect> afterWonder = new Hook<>();

    /** After a resource was spent, a token of the market or another one. */
    public final Hook<Effect> afterSpending = new Hook<>();

    /** Whether a token of one resource may be spent as another one. */
    public final Hook<StandIn> standIn = new Hook<>();

    /** After a price was paid with tokens that stood in for others. */
    public final Hook<Effect> afterStandIn = new Hook<>();

    /** Whether some resources of any kind may be paid instead of one that a price names. */
    public final Hook<Swap> swap = new Hook<>();

    /** After a coin was invested, once for each marker (CV-12.26). */
    public final Hook<Effect> afterInvesting = new Hook<>();

    /** After a tile was discovered (CV-08.28). */
    public final Hook<Effect> afterDiscovery = new Hook<>();

    /** Before anybody acts in a phase, from the first player on (CV-03.31). */
    public final Hook<Effect> beforePhase = new Hook<>();

    /** When the Research phase begins, clockwise from the first player, before anybody chooses. */
    public final Hook<Effect> research = new Hook<>();

    /** Other squares on which a city may place a figure that its action builds (CV-16.67). */
    public final Hook<FigureSites> figureSites = new Hook<>();

    /** After a figure was built, by a city action or for nothing (CV-06.105). */
    public final Hook<AfterFigure> afterFigure = new Hook<>();

    /** After a hut was explored. */
    public final Hook<Effect> afterHut = new Hook<>();

    /** After a village was conquered. */
    public final Hook<Effect> afterVillage = new Hook<>();

    /** After a city of another player was conquered. */
    public final Hook<Effect> afterConquest = new Hook<>();

    /** At the start of a battle, after the bonuses were compared, attacker first (CV-11.35). */
    public final Hook<Effect> startOfBattle = new Hook<>();

    /** After the battle forces were drawn, before bonuses are compared, attacker first. */
    public final Hook<Effect> afterForces = new Hook<>();

    /** After a unit of a player was killed in a battle turn (CV-11.67). */
    public final Hook<Effect> afterKill = new Hook<>();

    /** After a battle, for a player who took part (CV-11.120); also after unescorted scouts were killed (CV-08.51). */
    public final Hook<AfterBattle> afterBattle = new Hook<>();

    /** Loot points that somebody takes from him, as he would lessen them (CV-11.122). */
    public final Hook<LootChange> lootGiven = new Hook<>();

    /** Loot points that he takes, after those were lessened by the loser (CV-11.122). */
    public final Hook<LootChange> lootTaken = new Hook<>();

    /** After a group with an army ended its move on a square. */
    public final Hook<AtSquare> afterMove = new Hook<>();

    /**
     * Figures are disbanded that end their move in the center of an own city; without a voice nobody may end a move there
     * (CV-08.55, CV-08.56, CV-08.61).
     */
    public final Hook<Disband> disband = new Hook<>();

    /**
     * How many techs of an enemy city's owner a figure learns that enters the city's center and is sacrificed there; once
     * per turn, instead of an attack.
     */
    public final Hook<Bonus> espionage = new Hook<>();

    // --- paid abilities (chapter 10) --------------------------------------------------------------------------------

    /** The first paid ability of a tech. */
    public final Hook<PaidDeed> paid = new Hook<>();

    /** The second paid ability of a tech that has two (CV-10.06). */
    public final Hook<PaidDeed> paidSecond = new Hook<>();

    /** Abilities of the owner's battle turn that cost nothing (CV-11.41). */
    public final Hook<BattleDeed> battleTurn = new Hook<>();

    // --- production -------------------------------------------------------------------------------------------------

    private final List<Plan> plans = new ArrayList<>();

    /** Lets something that lies on cities add to the production of their outskirts (CV-06.94). */
    public void plan(Plan plan) {
        plans.add(plan);
    }

    /** What is added to the production icons of a city's own outskirts in its next build action. */
    public int outskirts(CivTable table, int city, int icons) {
        int more = 0;
        for (int i = 0; i < plans.size(); i++) {
            more += plans.get(i).add(table, city, icons);
        }
        return more;
    }

    /** A city has used its production to build (CV-06.93). */
    public void spent(CivTable table, int city) {
        for (int i = 0; i < plans.size(); i++) {
            plans.get(i).spend(table, city);
        }
    }

    // --- what has to be looked after ---------------------------------------------------------------------------------

    private final List<Watch> watches = new ArrayList<>();

    /** Lets a rule look at the table after every step that changed pieces, figures, governments or techs. */
    public void watch(Watch watch) {
        watches.add(watch);
    }

    void look(CivTable table) {
        for (int i = 0; i < watches.size(); i++) {
            watches.get(i).look(table);
        }
    }

    public void license(Ability ability, Licence... granted) {
        for (Licence licence : granted) {
            licence(licence).join(ability, licence);
        }
    }

    Hook<Licence> licence(Licence licence) {
        return licences.get(licence.ordinal());
    }

    /** Adds to a limit or a sum. */
    @FunctionalInterface
    public interface Bonus {
        int add(CivTable table, int player);

        /** Always the same. */
        static Bonus of(int amount) {
            return (table, player) -> amount;
        }
    }

    /** Adds to what a city of its owner gives. */
    @FunctionalInterface
    public interface CityBonus {
        int add(CivTable table, int city);

        /** The same in every city. */
        static CityBonus of(int amount) {
            return (table, city) -> amount;
        }
    }

    /** Adds to the strength of a unit. */
    @FunctionalInterface
    public interface UnitBonus {
        int add(CivTable table, int player, UnitType type);
    }

    /** Says what a unit costs. */
    @FunctionalInterface
    public interface UnitPrice {
        int of(CivTable table, int player, UnitType type, int cost);
    }

    /** Says how many loot points there are. */
    @FunctionalInterface
    public interface LootChange {
        /**
         * The points after this voice.
         *
         * @param attacking whether the winner had attacked
         */
        int points(CivTable table, int player, int points, boolean attacking);
    }

    /** Does something for its owner; may push steps. */
    @FunctionalInterface
    public interface Effect {
        void run(CivTable table, int player);
    }

    /** Takes the culture of a city that is devoted to the arts in another form. */
    @FunctionalInterface
    public interface ArtsGain {
        /** Whether it was taken so. */
        boolean take(CivTable table, int player, int culture);
    }

    /** Lets a token of one resource be spent as another one. */
    @FunctionalInterface
    public interface StandIn {
        boolean serves(CivTable table, int player, Resource paid, Resource wanted);
    }

    /** Lets some resources of any kind be paid instead of one that a price names. */
    public interface Swap {
        /** What allows it. */
        Thing by();

        /** How many resources are paid instead of one. */
        int any();

        /** Whether it has not been used up and is about a resource. */
        boolean isReady(CivTable table, int player, Resource wanted);

        /** Uses it up. */
        void use(CivTable table, int player);
    }

    /** Something a player may make use of now and then, for example once per turn. */
    public interface Privilege {
        /** Whether it has not been used up. */
        boolean isReady(CivTable table, int player);

        /** Uses it up. */
        void use(CivTable table, int player);
    }

    /** Keeps a city from an action. */
    @FunctionalInterface
    public interface Restraint {
        boolean forbids(CivTable table, int city, ActionKind kind);
    }

    /** Looks whether a limit was passed; may push steps, which must be harmless when they are pushed twice. */
    @FunctionalInterface
    public interface Watch {
        void look(CivTable table);
    }

    /** Offers choices in the owner's step and carries them out. */
    public interface Deed {
        /** Writes the choices; they must be recognisable in {@link #begin}. */
        void list(CivTable table, int player, Choices out);

        /** Whether it keeps its own count of uses, also in Start of Turn: a card with two abilities (CV-16.45). */
        default boolean countsItself() {
            return false;
        }

        /** Carries a choice out that {@link #list} wrote; the step's own question is already below on the agenda. */
        void begin(CivTable table, int player, Choice choice);
    }

    /** Says why an ability offers nothing now. */
    @FunctionalInterface
    public interface Why {
        void explain(CivTable table, int player, Reasons out);
    }

    /** Hears of a learned tech. */
    @FunctionalInterface
    public interface AfterLearn {
        void run(CivTable table, int player, Tech tech);
    }

    /** Says where the next tech is laid. */
    @FunctionalInterface
    public interface RowOf {
        int row(CivTable table, int player, int row);
    }

    /** Adds to something that some of a player's figures do together. */
    @FunctionalInterface
    public interface GroupBonus {
        /** The members are bits by number. */
        int add(CivTable table, int player, int members);
    }

    /** Adds squares for a figure that a city builds. */
    @FunctionalInterface
    public interface FigureSites {
        void add(CivTable table, int city, Figure figure, SquareSet sites);
    }

    /** Something on a city that waits for its next build action. */
    public interface Plan {
        /** What it adds to so many production icons of the city's own outskirts. */
        int add(CivTable table, int city, int icons);

        /** The city has used its production. */
        void spend(CivTable table, int city);
    }

    /** Hears of a new figure. */
    @FunctionalInterface
    public interface AfterFigure {
        void run(CivTable table, int player, Figure figure);
    }

    /** Hears of the end of a battle. */
    @FunctionalInterface
    public interface AfterBattle {
        void run(CivTable table, int player, boolean won);
    }

    /** Hears of a square. */
    @FunctionalInterface
    public interface AtSquare {
        void run(CivTable table, int player, int square);
    }

    /** Hears of figures that were disbanded in a city of their owner. */
    @FunctionalInterface
    public interface Disband {
        /** @param members the figures, as bits by number */
        void run(CivTable table, int city, int members);
    }

    /** An ability of the owner's battle turn. */
    public interface BattleDeed {
        /** Whether it could do anything now (CV-03.28). */
        boolean possible(CivTable table, int player);

        /** Carries the ability out; may push questions. */
        void resolve(CivTable table, int player);
    }

    /** What a player can pay for (CV-10.01). */
    public interface PaidDeed {
        /** Whether it could do anything now; the price is checked elsewhere (CV-03.28). */
        boolean possible(CivTable table, int player, PaidAbility ability);

        /** Says why it could do nothing now; asked only where it is not {@link #possible}. */
        default void explain(CivTable table, int player, PaidAbility ability, Reasons out) {
            out.because("why.no-target", ability.tech());
        }

        /** Asks for what has to be declared, then pays and declares (CV-03.12). */
        void begin(CivTable table, int player, PaidAbility ability);
    }
}
