package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.EventKind;
import civitas.clash.content.Face;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Every point where the rules ask the abilities of a player. This file is the documentation of their timing: the order
 * in a hook is board order, then wonders; the order of the windows is Appendix A of the rules.
 */
public final class Hooks {

    public Hooks() {
        Arrays.fill(licences, Numbers.NONE);
    }

    // --- standing rights and limits ---------------------------------------------------------------------------------

    private final Numbers[] licences = new Numbers[Licence.values().length];

    /** The most a player can hold of a good (CC-1.35, CC-1.41). */
    public final Hook<Cap> cap = new Hook<>();

    /** How many military units may be in a land space (CC-6.20). */
    public final Hook<Stack> stack = new Hook<>();

    /** How many land units a ship carries (CC-6.63). */
    public final Hook<Hold> hold = new Hook<>();

    /** Goods that may stand in for another one in a payment (CC-4.110, CC-12.30). */
    public final Hook<Substitute> substitute = new Hook<>();

    /** Things that the owner may spend as mood or culture tokens (CC-16.28). */
    public final Hook<SpareTokens> spareTokens = new Hook<>();

    // --- the turn ---------------------------------------------------------------------------------------------------

    /** Start of the turn (CC-3.7). */
    public final Hook<Effect> turnStart = new Hook<>();

    /** Actions and free actions that an ability offers (CC-4.145, CC-3.9). */
    public final Hook<Deed> deed = new Hook<>();

    /** Those deeds that are a Collect: a card that boosts a Collect may be played just before them (CC-4.62). */
    public final Hook<Deed> freeCollect = new Hook<>();

    /** What the owner gets when he accepts what an ability offers him for a price. */
    public final Hook<Accepted> accepted = new Hook<>();

    // --- gaining advances (CC-4.24) ---------------------------------------------------------------------------------

    /** Advances that cost nothing, or less (CC-4.25). */
    public final Hook<Waiver> waiver = new Hook<>();

    /** Whether the owner pays no extra price of an advance (CC-4.29). */
    public final Hook<Effect> extraWaived = new Hook<>();

    /** When the advance was marked by a change of government: nothing is gained with it (CC-4.19). */
    public final Hook<Effect> whenMarked = new Hook<>();

    /** The "immediately" effect of the advance that was gained. */
    public final Hook<Effect> whenGained = new Hook<>();

    /** Reactions to any advance gained. */
    public final Hook<AfterGain> afterGain = new Hook<>();

    /** Reactions to an advance that somebody else has gained (CC-12.37). */
    public final Hook<OtherGain> otherGain = new Hook<>();

    // --- cities -----------------------------------------------------------------------------------------------------

    /** Whether a city may be founded on barren land (CC-4.39). */
    public final Hook<Effect> settlesBarren = new Hook<>();

    /** Whether the owner keeps settlers of others from founding cities and trading (CC-16.10). */
    public final Hook<Hindrance> hindrance = new Hook<>();

    /** After a city was founded by its owner. */
    public final Hook<CityEffect> afterFound = new Hook<>();

    /** How much larger a city counts in a Collect or a Recruit action, unless it is angry (CC-16.10). */
    public final Hook<CityNumber> stature = new Hook<>();

    /** The mood that counts for what an activated city does (CC-5.16). */
    public final Hook<CityCheck> countsAsHappy = new Hook<>();

    /** What the owner may do in the midst of a Collect or a Recruit action to get more out of it. */
    public final Hook<Boost> boost = new Hook<>();

    /** Spaces that a city may collect from although they hold a city or units of somebody else, or lie too far away. */
    public final Hook<Gleaning> gleaning = new Hook<>();

    /** What a space may give in a Collect (CC-1.32). */
    public final Hook<Yield> yield = new Hook<>();

    /** How many spaces at distance 2 a Collect may use (CC-4.58). */
    public final Hook<Reach> reach = new Hook<>();

    /** After everything collected was gained. */
    public final Hook<AfterCollect> afterCollect = new Hook<>();

    /** What a building makes of a space in a Collect of its city (CC-4.56). */
    public final civitas.kernel.Hook<Yield> yieldOfBuilding = new civitas.kernel.Hook<>();

    /** Cities that recruit a unit without the building it needs (CC-4.94). */
    public final Hook<RecruitPlace> recruitPlace = new Hook<>();

    /** Where a recruited unit may be placed besides its city. */
    public final Hook<RecruitSpaces> recruitSpaces = new Hook<>();

    /** Another way to use the special price of another ability, which is used up with it. */
    public final Hook<OtherUnitPrice> otherUnitPrice = new Hook<>();

    /** What may be taken instead of a unit in a Recruit action. */
    public final Hook<InsteadOfUnit> insteadOfUnit = new Hook<>();

    /** Another price for one unit per Recruit action (CC-4.101). */
    public final Hook<UnitPrice> unitPrice = new Hook<>();

    /** After the units of a Recruit action were placed. */
    public final Hook<AfterRecruit> afterRecruit = new Hook<>();

    /** Another price for a building (CC-4.87). */
    public final Hook<BuildingPrice> buildingPrice = new Hook<>();

    /** Other prices for a wonder in a city. */
    public final Hook<WonderPrice> wonderPrice = new Hook<>();

    /** The "when constructed" effect of the building that was constructed, besides what it brings (CC-4.85). */
    public final civitas.kernel.Hook<CityEffect> whenConstructed = new civitas.kernel.Hook<>();

    /** After a building was constructed by its owner. */
    public final Hook<AfterConstruct> afterConstruct = new Hook<>();

    /** Whether a city gets a building without being activated (CC-4.46). */
    public final Hook<Leisure> leisure = new Hook<>();

    /** Whether a city cannot be activated any more this turn, whatever its mood. */
    public final Hook<CityCheck> workedOut = new Hook<>();

    /** What changes trade routes, so that each of them has to be named (CC-16.72). */
    public final Hook<Caravan> caravan = new Hook<>();

    /** Whenever a city was activated (CC-4.46). */
    public final Hook<Activated> afterActivate = new Hook<>();

    /** For which other city the owner may count an activation (CC-16.10). */
    public final Hook<OtherCity> otherActivation = new Hook<>();

    /** How much larger a city counts for the price of a step in an Improve mood action (CC-4.115). */
    public final Hook<CityNumber> moodSize = new Hook<>();

    /** On which terms the main action of collecting may be taken (CC-4.63). */
    public final Hook<CollectTerms> collectTerms = new Hook<>();

    /** Another price for making a city happy in an Improve mood action. */
    public final Hook<CityPrice> happiness = new Hook<>();

    /** Kinds of unit that are not simply taken from the supply when they are recruited (CC-16.12). */
    public final civitas.kernel.Hook<Recruiting> recruiting = new civitas.kernel.Hook<>();

    /** Wild sides that keep a player from using a sea space: for a Collect and for trade routes (CC-4.57, CC-6.93). */
    public final civitas.kernel.Hook<Blockade> blockade = new civitas.kernel.Hook<>();

    // --- units ------------------------------------------------------------------------------------------------------

    /** Kinds of unit for which it matters who destroyed them (CC-16.21). */
    public final civitas.kernel.Hook<UnitFate> unitFate = new civitas.kernel.Hook<>();

    /** A leader of the owner is no longer in play, whatever became of him; he has his own last word here too. */
    public final Hook<Effect> leaderGone = new Hook<>();

    // --- movement ---------------------------------------------------------------------------------------------------

    /** After units of the owner have moved into a space without a battle. */
    public final Hook<Entered> entered = new Hook<>();

    /** After a Move action (CC-6.96). */
    public final Hook<AfterMove> afterMove = new Hook<>();

    /** Whether the owner's ships may still move after a battle (CC-6.40). */
    public final Hook<Effect> seasoned = new Hook<>();

    /** What units may become when they go from the sea to the land or back (CC-16.74). */
    public final Hook<Shipwright> shipwright = new Hook<>();

    /** Kinds of unit of which it is remembered for the whole turn that they have moved. */
    public final Hook<Logbook> logbook = new Hook<>();

    /** Wild sides whose ships sail with the owner's where he joins them (CC-16.37). */
    public final Hook<Ally> ally = new Hook<>();

    /** Whether a city of the owner moves like a unit (CC-16.57). */
    public final Hook<CityCheck> nomad = new Hook<>();

    /** After a city of the owner has moved (CC-16.58). */
    public final Hook<CityMoved> cityMoved = new Hook<>();

    /** How many spaces a road move between two cities of the owner may be long (CC-6.36). */
    public final Hook<Bonus> roadLength = new Hook<>();

    /** Whether units do not mind mountains (CC-6.14). */
    public final Hook<Surefooted> surefooted = new Hook<>();

    /** What a player has to pay before he attacks a city of the owner (CC-16.53). */
    public final Hook<Toll> toll = new Hook<>();

    /** How many tokens, of culture or mood, a player has to pay for the army with which he attacks a city (CC-12.38). */
    public final Hook<Levy> levy = new Hook<>();

    /** Whether a city's owner keeps a player from attacking it at all. */
    public final Hook<Bar> bar = new Hook<>();

    /** Whether a city's owner keeps an army from attacking it (CC-12.33). */
    public final Hook<Sanctuary> sanctuary = new Hook<>();

    // --- battle (CC-7.35 to CC-7.64) --------------------------------------------------------------------------------

    /** Choices of a side before the first round. */
    public final Hook<BattleEffect> beforeBattle = new Hook<>();

    /** Choices of a side when a round begins, before cards are played. */
    public final Hook<BattleEffect> roundStart = new Hook<>();

    /** Which sides may not play a card in this round. */
    public final Hook<Muzzle> muzzle = new Hook<>();

    /** Whether the owner plays cards for a wild side in a battle in which he does not fight. */
    public final Hook<Alliance> alliance = new Hook<>();

    /** Choices of a side when the cards have been turned up, before anything comes of them. */
    public final Hook<BattleEffect> cardsShown = new Hook<>();

    /** Choices of a side just before the dice are rolled. */
    public final Hook<BattleEffect> beforeRoll = new Hook<>();

    /** How much the enemy's bonuses to his combat value count at most. */
    public final Hook<Ceiling> ceiling = new Hook<>();

    /** Units of the enemy were destroyed. */
    public final Hook<Fallen> fallen = new Hook<>();

    /** Choices of a side when the losses of a round have been taken. */
    public final Hook<BattleEffect> roundEnd = new Hook<>();

    /** The mood of a city that the owner has just captured (CC-7.89). */
    public final Hook<CapturedMood> capturedMood = new Hook<>();

    /** Whether buildings of the owner's colour keep it, whoever takes or influences their city (CC-4.82). */
    public final Hook<Fast> fastColour = new Hook<>();

    /** What the buildings of the city that is fought for do for its defender when the sides roll (CC-4.76). */
    public final civitas.kernel.Hook<BattleEffect> defence = new civitas.kernel.Hook<>();

    /** Bonuses and cancellations of a side when it rolls, for its own side or against the other. */
    public final Hook<BattleEffect> combatRoll = new Hook<>();

    /** What kinds of unit in a land battle make of the symbols that their side has rolled (CC-7.22). */
    public final civitas.kernel.Hook<Clash> clash = new civitas.kernel.Hook<>();

    /** What the abilities of a side add to the clash ability of a kind of its units (CC-7.27). */
    public final Hook<Prowess> prowess = new Hook<>();

    /** Hits that a side scores besides those of its dice (CC-7.42). */
    public final Hook<Strike> extraHits = new Hook<>();

    /** Choices of a side after the roll that change its combat value. */
    public final Hook<BattleEffect> afterRoll = new Hook<>();

    /** What a player gets who has fought against a wild side (CC-7.108). */
    public final civitas.kernel.Hook<BattleEffect> spoils = new civitas.kernel.Hook<>();

    /** After the battle, whatever the result. */
    public final Hook<BattleEffect> afterBattle = new Hook<>();

    /** Whether barbarians cannot attack a city of this player at all (CC-8.53). */
    public final Hook<CityCheck> wardsBarbarians = new Hook<>();

    /** Whether barbarians that attack this player's city lose at once (CC-12.34). */
    public final Hook<CityCheck> repelsBarbarians = new Hook<>();

    // --- wonders ----------------------------------------------------------------------------------------------------

    /** The wonder whose card the owner takes whenever he would receive one (CC-16.31). */
    public final Hook<WishedWonder> wishedWonder = new Hook<>();

    /** After a wonder was built by its owner. */
    public final Hook<CityEffect> afterWonder = new Hook<>();

    /** The "when built" effect of the wonder that was built, for its builder only (CC-12.15). */
    public final Hook<Effect> whenBuilt = new Hook<>();

    // --- cultural influence -----------------------------------------------------------------------------------------

    /** Spaces from which the owner may influence others besides his cities, without any restriction (CC-16.55). */
    public final Hook<Spaces> influenceSource = new Hook<>();

    /** How far the influence of a space reaches (CC-4.119). */
    public final Hook<Range> influenceRange = new Hook<>();

    /** What may be influenced besides buildings. */
    public final Hook<InfluenceTarget> influenceTarget = new Hook<>();

    /** Whether a roll that falls short may be made again. */
    public final Hook<Reroll> influenceReroll = new Hook<>();

    /** Protection of a city of the owner (CC-4.136, CC-4.140). */
    public final Hook<Shield> shield = new Hook<>();

    /** The price of an attempt as a free action, once per turn (CC-4.142): a card may lead up to such an attempt too. */
    public final Hook<Price> freeInfluence = new Hook<>();

    /** Added to the roll (CC-4.141). */
    public final Hook<Bonus> influenceRoll = new Hook<>();

    /** After a success. */
    public final Hook<AfterInfluence> afterInfluence = new Hook<>();

    // --- events -----------------------------------------------------------------------------------------------------

    /** Just before the owner draws an event. */
    public final Hook<Effect> beforeEvent = new Hook<>();

    /** What the owner may do with an event that he has drawn, before anything of it counts. */
    public final Hook<EventDrawn> eventDrawn = new Hook<>();

    /** Whether the text of an event cannot lower the mood of a city. */
    public final Hook<CityCheck> shelter = new Hook<>();

    /** Whether the text of an event cannot remove units of a kind in a space. */
    public final Hook<Refuge> refuge = new Hook<>();

    /** When barbarians are about to move because of the owner's event (CC-8.22). */
    public final Hook<Effect> barbariansMove = new Hook<>();

    /** When barbarians are about to move because of anybody's event. */
    public final Hook<Opposite> barbariansNear = new Hook<>();

    /** Whether a barbarian army is kept from moving. */
    public final Hook<CityCheck> holdsBarbarians = new Hook<>();

    /** Whether the owner says where barbarians go that move because of his event. */
    public final Hook<Check> directsBarbarians = new Hook<>();

    /** Whether the text of an event does not touch the owner (CC-9.16). */
    public final Hook<Immunity> immunity = new Hook<>();

    /** The price of keeping a city's mood when an event lowers it (CC-5.19). */
    public final Hook<Price> moodInsurance = new Hook<>();

    // --- cards ------------------------------------------------------------------------------------------------------

    /** Whether the owner may cancel a card that somebody else plays for its civil effect (CC-10.17). */
    public final Hook<Canceller> canceller = new Hook<>();

    /** Whether the owner may draw from the top of a discard pile, and his used cards go under it (CC-12.29). */
    public final Hook<Effect> gravedigger = new Hook<>();

    /** Whether the owner names the first player whatever the tokens say (CC-12.28). */
    public final Hook<Effect> namesFirstPlayer = new Hook<>();

    // --- scoring ----------------------------------------------------------------------------------------------------

    /** Half points counted with the objectives (CC-15.21). */
    public final Hook<Bonus> trophyPoints = new Hook<>();

    /** Half points counted with the events (CC-15.21). */
    public final Hook<Bonus> otherPoints = new Hook<>();

    /** Half points more or less for settlements and buildings. */
    public final Hook<Bonus> piecePoints = new Hook<>();

    /** Half points more or less for advances. */
    public final Hook<Bonus> advancePoints = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    /** Something that simply happens to the player. */
    @FunctionalInterface
    public interface Effect {
        void run(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Cap {
        int limit(ClashTable table, int player, Good good, int limit);
    }

    /** Returns the goods that may be spent instead of {@code good}, as a mask. */
    @FunctionalInterface
    public interface Substitute {
        int accepts(ClashTable table, int player, Purpose purpose, Good good);
    }

    /** What may be spent as a mood or culture token, one for one. */
    public interface SpareTokens {
        int number(ClashTable table, int player);

        /** One of them is spent. */
        void spend(ClashTable table, int player);

        /** Whether something would hold if one of them were spent. */
        boolean holdsWithout(ClashTable table, int player, BooleanSupplier condition);
    }

    /** {@code about} is what the ability was offered about: a space, a role, a number. */
    @FunctionalInterface
    public interface Accepted {
        void run(ClashTable table, int player, int about);
    }

    /** A choice in the owner's turn, between actions. */
    public interface Deed {

        /** Whether it uses one of the main actions. */
        boolean isAction();

        /** Whether it can be done now; that an action is left has been checked. */
        boolean isPossible(ClashTable table, int player);

        /** Does it. The action, if it is one, has been counted. */
        void perform(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Stack {
        int limit(ClashTable table, int side, int space, Force arriving, int limit);
    }

    @FunctionalInterface
    public interface Hold {
        int capacity(ClashTable table, int player, int capacity);
    }

    /** Whether the ability lets its owner gain an advance without paying, or for less; {@code used} marks it. */
    public interface Waiver {
        boolean covers(ClashTable table, int player, Advance advance);

        /** What is paid instead of the normal price. */
        default Goods price(ClashTable table, int player, Advance advance, Goods normal) {
            return Goods.NOTHING;
        }

        /** Whether it can cover only one advance of a turn; it says so itself in {@code used} then. */
        default boolean isOncePerTurn() {
            return false;
        }

        default void used(ClashTable table, int player) {}
    }

    @FunctionalInterface
    public interface AfterGain {
        void gained(ClashTable table, int player, Advance advance, Goods paid);
    }

    /** The goods a space may give to a city, as a mask. */
    @FunctionalInterface
    public interface Yield {
        int goods(ClashTable table, int player, int city, int space);
    }

    /** How many spaces at distance 2 the ability gives; {@code used} marks that one was really collected from. */
    public interface Reach {
        int spaces(ClashTable table, int player);

        void used(ClashTable table, int player);
    }

    /** {@code spaces} are those that were collected from. */
    @FunctionalInterface
    public interface AfterCollect {
        void collected(ClashTable table, int player, int city, Goods collected, SpaceSet spaces);
    }

    /** Whether settlers of {@code other} in a space are hindered by the owner. */
    @FunctionalInterface
    public interface Hindrance {
        boolean hinders(ClashTable table, int owner, int other, int space);
    }

    @FunctionalInterface
    public interface CityNumber {
        int of(ClashTable table, int player, int city);
    }

    /** The terms of the next Collect of a turn. */
    public interface CollectTerms {

        /** Whether it uses no main action. */
        boolean isFree(ClashTable table, int player);

        /** What it costs besides. */
        Goods price(ClashTable table, int player);
    }

    /** A choice in the midst of what an activated city does. */
    public interface Boost {
        boolean isPossible(ClashTable table, int player, int city);

        void perform(ClashTable table, int player, int city);
    }

    /** Opens spaces to a Collect, and may let something else be taken there than a resource. */
    public interface Gleaning {

        /** Whether the city may collect from the space, whoever has a city there. */
        boolean opens(ClashTable table, int player, int city, int space);

        /** What else may be taken from the space, besides what the terrain gives. */
        default List<Thing> others(ClashTable table, int player, int city, int space) {
            return List.of();
        }

        /** Takes one of them. */
        default void take(ClashTable table, int player, int city, int space, Thing other) {}
    }

    /** Lets a city recruit a kind of unit without the building it needs. */
    @FunctionalInterface
    public interface RecruitPlace {
        boolean opens(ClashTable table, int player, int city, UnitType type);

        /** The prices there; the unit costs the same unless the ability says something else. */
        default List<Goods> prices(ClashTable table, int player, int city, UnitType type, Goods normal) {
            return List.of(normal);
        }
    }

    @FunctionalInterface
    public interface RecruitSpaces {
        SpaceSet spaces(ClashTable table, int player, int city, UnitType type);
    }

    /** Another price of a special price that another ability gives. */
    public interface OtherUnitPrice {

        /** The ability whose special price it is. */
        Ability of();

        /** The prices for a unit, if there are any. */
        List<Goods> prices(ClashTable table, int player, int city, UnitType type);
    }

    /** Something that is taken in a Recruit action as if it were a unit, by the special price of another ability. */
    public interface InsteadOfUnit {
        Ability of();

        boolean isPossible(ClashTable table, int player, int city);

        Goods price(ClashTable table, int player, int city);

        void take(ClashTable table, int player, int city);
    }

    /** Another price for a unit, or nothing if there is none. */
    @FunctionalInterface
    public interface UnitPrice {
        Goods price(ClashTable table, int player, UnitType type);
    }

    /** {@code units} are those that were recruited, {@code paid} is what the whole Recruit action cost. */
    @FunctionalInterface
    public interface AfterRecruit {
        void recruited(ClashTable table, int player, int city, Force units, Goods paid);
    }

    /** How units of a kind are recruited that are no more alike than people are. */
    public interface Recruiting {

        /** What keeps a player from recruiting one in a city, besides its price. */
        Optional<Phrase> obstacle(ClashTable table, int player, int city);

        /** One was paid for; it is put into the city when everything that is pushed here is done. */
        void prepare(ClashTable table, int player);
    }

    /** Whether a wild side keeps a player from using a sea space. */
    @FunctionalInterface
    public interface Blockade {
        boolean holds(ClashTable table, int player, int space);
    }

    /** Units are gone for good; {@code killer} is the side that destroyed them in a battle, or {@link Cities#NOBODY}. */
    @FunctionalInterface
    public interface UnitFate {
        void fell(ClashTable table, int owner, int killer);
    }

    /** Other prices for a building in a city, if there are any; {@code used} marks that one of them was paid. */
    public interface BuildingPrice {
        List<Goods> prices(ClashTable table, int player, int city, Building building, Goods price);

        default void used(ClashTable table, int player, Goods paid) {}
    }

    /** Other prices for a wonder in a city, if there are any; {@code used} marks that one of them was paid. */
    public interface WonderPrice {
        List<Goods> prices(ClashTable table, int player, int city, Wonder wonder, Goods price);

        default void used(ClashTable table, int player, Wonder wonder, Goods paid) {}
    }

    /** The cities for which an activation may be counted instead, of those the city could be exchanged for. */
    @FunctionalInterface
    public interface OtherCity {
        SpaceSet cities(ClashTable table, int player, int city, int size, Mood mood);
    }

    @FunctionalInterface
    public interface WishedWonder {
        Optional<Wonder> of(ClashTable table, int player);
    }

    /** How an ability changes the trade routes of its owner. */
    public interface Caravan {

        /** Whether barbarian cities are partners. */
        default boolean tradesWithBarbarians() {
            return false;
        }

        /** Whether units of a type that do not trade otherwise do so in a space. */
        default boolean isTrader(ClashTable table, int player, UnitType type, int space) {
            return false;
        }

        /** Whether a city trades by itself with another one. */
        default boolean isTradingCity(ClashTable table, int player, int city, int partner) {
            return false;
        }

        /** How far ships and trading cities reach a city. */
        default int range(ClashTable table, int player, int city, int range) {
            return range;
        }

        /** Whether one route from a space does not count towards the limit. */
        default boolean isUncounted(ClashTable table, int player, int from) {
            return false;
        }

        /** What else a route to a city may bring. */
        default List<Goods> incomes(ClashTable table, int player, int city) {
            return List.of();
        }

        /** What was taken from a route. */
        default void taken(ClashTable table, int player, int city, Goods income) {}

        /** A route was formed. */
        default void formed(ClashTable table, int player, int from, int city) {}
    }

    @FunctionalInterface
    public interface CityPrice {
        Goods price(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface Activated {
        void run(ClashTable table, int player, int city, Work work);
    }

    @FunctionalInterface
    public interface AfterConstruct {
        void constructed(ClashTable table, int player, int city, Building building);
    }

    @FunctionalInterface
    public interface CityEffect {
        void run(ClashTable table, int player, int city);
    }

    public interface Ally {

        boolean isAlly(int side);

        /** The units of such a side in a space become followers of a player. */
        void join(ClashTable table, int player, int space);

        /** The followers of a player in a space, where nobody else of his is, are on their own again. */
        void part(ClashTable table, int player, int space);
    }

    @FunctionalInterface
    public interface CityMoved {
        void moved(ClashTable table, int player, int from, int to);
    }

    @FunctionalInterface
    public interface CityCheck {
        boolean holds(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface AfterMove {
        void moved(ClashTable table, int player, boolean shipMoved, boolean navigated);
    }

    /** How many tokens an attack on a city with so many military units costs. */
    @FunctionalInterface
    public interface Levy {
        int tokens(ClashTable table, int owner, int city, int army);
    }

    /** Whether {@code attacker} may not attack the city. */
    @FunctionalInterface
    public interface Bar {
        boolean holds(ClashTable table, int owner, int city, int attacker);
    }

    /** {@code other} is the player who has gained it. */
    @FunctionalInterface
    public interface OtherGain {
        void gained(ClashTable table, int owner, int other, Advance advance);
    }

    @FunctionalInterface
    public interface Leisure {
        boolean holds(ClashTable table, int player, int city, Building building);
    }

    /** Whether an army whose units carry these {@link Fatigue} flags may not attack the city. */
    @FunctionalInterface
    public interface Sanctuary {
        boolean forbids(ClashTable table, int owner, int city, int flags);
    }

    @FunctionalInterface
    public interface Entered {
        void run(ClashTable table, int player, int space, Force group);
    }

    @FunctionalInterface
    public interface Shipwright {
        List<UnitType> forms(ClashTable table, int player, UnitType type);
    }

    @FunctionalInterface
    public interface Logbook {
        boolean records(UnitType type);
    }

    /** Whether a unit that is part of a group is not held up by a mountain that it enters. */
    @FunctionalInterface
    public interface Surefooted {
        boolean holds(ClashTable table, int player, UnitType type, Force group);
    }

    /** What an attack on a city costs, or nothing; {@code paid} marks that it was paid. */
    public interface Toll {
        Goods price(ClashTable table, int owner, int city);

        void paid(ClashTable table, int owner, int city);
    }

    /** {@code side} is {@link Battle#ATTACKER} or {@link Battle#DEFENDER}: the side whose ability speaks. */
    @FunctionalInterface
    public interface BattleEffect {
        void run(ClashTable table, Battle battle, int side);
    }

    @FunctionalInterface
    public interface Strike {
        int hits(ClashTable table, Battle battle, int role);
    }

    /** The roles that may not play a card, as a mask; {@code role} is the side whose ability speaks. */
    @FunctionalInterface
    public interface Muzzle {
        int denied(ClashTable table, Battle battle, int role);
    }

    @FunctionalInterface
    public interface Alliance {
        boolean helps(ClashTable table, int player, int side);
    }

    @FunctionalInterface
    public interface Ceiling {
        int of(ClashTable table, Battle battle, int role, int ceiling);
    }

    @FunctionalInterface
    public interface Fallen {
        void fell(ClashTable table, Battle battle, int role, UnitType type, int number);
    }

    /** Asked before the city changes hands. */
    @FunctionalInterface
    public interface CapturedMood {
        Mood of(ClashTable table, int player, int city, Mood mood);
    }

    @FunctionalInterface
    public interface Fast {
        boolean holds(ClashTable table, int owner, Building building);
    }

    /** The clash ability of a kind of unit. */
    public interface Clash {

        /** The dice as they count, if some of them are rolled again first. */
        default List<Face> rerolled(ClashTable table, int role, int units, List<Face> faces) {
            return faces;
        }

        /** What it adds to the combat value. */
        int strike(ClashTable table, int role, int units, List<Face> faces);
    }

    /** How much more the units of a kind add in a clash, given the dice as they count. */
    @FunctionalInterface
    public interface Prowess {
        int added(ClashTable table, int role, UnitType type, List<Face> faces);
    }

    @FunctionalInterface
    public interface Refuge {
        boolean holds(ClashTable table, int player, int space, UnitType type);
    }

    /** How far a city is protected from the influence of others. */
    public enum Protection {
        NONE,
        NO_BOOST,
        IMMUNE
    }

    @FunctionalInterface
    public interface Shield {
        Protection of(ClashTable table, int owner, int city);
    }

    @FunctionalInterface
    public interface Spaces {
        SpaceSet of(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Range {
        int of(ClashTable table, int player, int source, int range);
    }

    /** Something other than a building that an influence may be aimed at. */
    public interface InfluenceTarget {
        SpaceSet spaces(ClashTable table, int player);

        /** What a success brings. */
        void succeed(ClashTable table, int player, int source, int target);
    }

    /** Whether the die may be rolled again; {@code used} marks it. */
    public interface Reroll {
        boolean isPossible(ClashTable table, int player, int source, int target);

        void used(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface AfterInfluence {
        void succeeded(ClashTable table, int player, int source, int target);
    }

    /** Lets the owner put an event away unresolved and draw another one. */
    public interface EventDrawn {
        boolean isPossible(ClashTable table, int player);

        /** Pays for it. */
        void reject(ClashTable table, int player);
    }

    /** {@code other} is the player whose event it is. */
    @FunctionalInterface
    public interface Opposite {
        void run(ClashTable table, int owner, int other);
    }

    @FunctionalInterface
    public interface Check {
        boolean holds(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Bonus {
        int value(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Canceller {
        boolean mayCancel(ClashTable table, int owner, int player);
    }

    @FunctionalInterface
    public interface Immunity {
        boolean against(EventKind event);
    }

    @FunctionalInterface
    public interface Price {
        Goods price(ClashTable table, int player);
    }

    /** Whether a wild side keeps a player from using a sea space (CC-4.57). */
    public boolean isBlockaded(ClashTable table, int player, int space) {
        if (blockade.joined().isEmpty()) {
            return false;
        }
        for (Blockade voice : blockade.of(blockade.joined())) {
            if (voice.holds(table, player, space)) {
                return true;
            }
        }
        return false;
    }

    public void grant(Ability ability, Licence licence) {
        licences[licence.ordinal()] = licences[licence.ordinal()].with(ability.number());
    }

    boolean licensed(Numbers abilities, Licence licence) {
        return licences[licence.ordinal()].meets(abilities);
    }
}
