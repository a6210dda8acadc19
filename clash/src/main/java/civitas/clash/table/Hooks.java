package civitas.clash.table;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.EventKind;
import civitas.clash.content.Face;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.text.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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

    /** Goods that may stand in for another one in a payment (CC-4.110, CC-12.30). */
    public final Hook<Substitute> substitute = new Hook<>();

    // --- the turn ---------------------------------------------------------------------------------------------------

    /** Start of the turn (CC-3.7). */
    public final Hook<Effect> turnStart = new Hook<>();

    /** Actions and free actions that an ability offers (CC-4.145, CC-3.9). */
    public final Hook<Deed> deed = new Hook<>();

    /** Those deeds that are a Collect: a card that boosts a Collect may be played just before them (CC-4.62). */
    public final Hook<Deed> freeCollect = new Hook<>();

    // --- gaining advances (CC-4.24) ---------------------------------------------------------------------------------

    /** Advances that cost nothing (CC-4.25). */
    public final Hook<Waiver> waiver = new Hook<>();

    /** The "immediately" effect of the advance that was gained. */
    public final Hook<Effect> whenGained = new Hook<>();

    /** Reactions to any advance gained. */
    public final Hook<AfterGain> afterGain = new Hook<>();

    // --- cities -----------------------------------------------------------------------------------------------------

    /** What a space may give in a Collect (CC-1.32). */
    public final Hook<Yield> yield = new Hook<>();

    /** How many spaces at distance 2 a Collect may use (CC-4.58). */
    public final Hook<Reach> reach = new Hook<>();

    /** After everything collected was gained. */
    public final Hook<AfterCollect> afterCollect = new Hook<>();

    /** What a building makes of a space in a Collect of its city (CC-4.56). */
    public final civitas.kernel.Hook<Yield> yieldOfBuilding = new civitas.kernel.Hook<>();

    /** Another price for one unit per Recruit action (CC-4.101). */
    public final Hook<UnitPrice> unitPrice = new Hook<>();

    /** After the units of a Recruit action were placed. */
    public final Hook<AfterRecruit> afterRecruit = new Hook<>();

    /** Another price for a building (CC-4.87). */
    public final Hook<BuildingPrice> buildingPrice = new Hook<>();

    /** The "when constructed" effect of the building that was constructed, besides what it brings (CC-4.85). */
    public final civitas.kernel.Hook<CityEffect> whenConstructed = new civitas.kernel.Hook<>();

    /** After a building was constructed by its owner. */
    public final Hook<AfterConstruct> afterConstruct = new Hook<>();

    /** Whenever a city was activated (CC-4.46). */
    public final Hook<CityEffect> afterActivate = new Hook<>();

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

    /** After a Move action (CC-6.96). */
    public final Hook<AfterMove> afterMove = new Hook<>();

    /** Whether a city's owner keeps an army from attacking it (CC-12.33). */
    public final Hook<Sanctuary> sanctuary = new Hook<>();

    // --- battle (CC-7.35 to CC-7.64) --------------------------------------------------------------------------------

    /** Choices of a side before the first round. */
    public final Hook<BattleEffect> beforeBattle = new Hook<>();

    /** What the buildings of the city that is fought for do for its defender when the sides roll (CC-4.76). */
    public final civitas.kernel.Hook<BattleEffect> defence = new civitas.kernel.Hook<>();

    /** Bonuses and cancellations of a side when it rolls, for its own side or against the other. */
    public final Hook<BattleEffect> combatRoll = new Hook<>();

    /** What kinds of unit in a land battle make of the symbols that their side has rolled (CC-7.22). */
    public final civitas.kernel.Hook<Clash> clash = new civitas.kernel.Hook<>();

    /** Choices of a side after the roll that change its combat value. */
    public final Hook<BattleEffect> afterRoll = new Hook<>();

    /** What a player gets who has fought against a wild side (CC-7.108). */
    public final civitas.kernel.Hook<BattleEffect> spoils = new civitas.kernel.Hook<>();

    /** After the battle, whatever the result. */
    public final Hook<BattleEffect> afterBattle = new Hook<>();

    /** Whether barbarians that attack this player's city lose at once (CC-12.34). */
    public final Hook<CityCheck> repelsBarbarians = new Hook<>();

    // --- wonders ----------------------------------------------------------------------------------------------------

    /** The "when built" effect of the wonder that was built, for its builder only (CC-12.15). */
    public final Hook<Effect> whenBuilt = new Hook<>();

    // --- cultural influence -----------------------------------------------------------------------------------------

    /** Protection of a city of the owner (CC-4.136, CC-4.140). */
    public final Hook<Shield> shield = new Hook<>();

    /** The price of an attempt as a free action, once per turn (CC-4.142): a card may lead up to such an attempt too. */
    public final Hook<Price> freeInfluence = new Hook<>();

    /** Added to the roll (CC-4.141). */
    public final Hook<Bonus> influenceRoll = new Hook<>();

    /** After a success. */
    public final Hook<Effect> afterInfluence = new Hook<>();

    // --- events -----------------------------------------------------------------------------------------------------

    /** Whether the text of an event does not touch the owner (CC-9.16). */
    public final Hook<Immunity> immunity = new Hook<>();

    /** The price of keeping a city's mood when an event lowers it (CC-5.19). */
    public final Hook<Price> moodInsurance = new Hook<>();

    // --- cards ------------------------------------------------------------------------------------------------------

    /** Whether the owner may draw from the top of a discard pile, and his used cards go under it (CC-12.29). */
    public final Hook<Effect> gravedigger = new Hook<>();

    /** Whether the owner names the first player whatever the tokens say (CC-12.28). */
    public final Hook<Effect> namesFirstPlayer = new Hook<>();

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

    /** A choice in the owner's turn, between actions. */
    public interface Deed {

        /** Whether it uses one of the main actions. */
        boolean isAction();

        /** Whether it can be done now; that an action is left has been checked. */
        boolean isPossible(ClashTable table, int player);

        /** Does it. The action, if it is one, has been counted. */
        void perform(ClashTable table, int player);
    }

    /** Whether the ability lets its owner gain an advance without paying; {@code used} marks it. */
    public interface Waiver {
        boolean covers(ClashTable table, int player, Advance advance);

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

    @FunctionalInterface
    public interface AfterCollect {
        void collected(ClashTable table, int player, int city, Goods collected);
    }

    /** Another price for a unit, or nothing if there is none. */
    @FunctionalInterface
    public interface UnitPrice {
        Goods price(ClashTable table, int player, UnitType type);
    }

    /** {@code paid} is what the whole Recruit action cost. */
    @FunctionalInterface
    public interface AfterRecruit {
        void recruited(ClashTable table, int player, int city, boolean fighters, Goods paid);
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

    /** Another price for a building, or the given one; {@code used} marks it. */
    public interface BuildingPrice {
        Goods price(ClashTable table, int player, Building building, Goods price);

        default void used(ClashTable table, int player) {}
    }

    @FunctionalInterface
    public interface AfterConstruct {
        void constructed(ClashTable table, int player, int city, Building building);
    }

    @FunctionalInterface
    public interface CityEffect {
        void run(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface CityCheck {
        boolean holds(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface AfterMove {
        void moved(ClashTable table, int player, boolean shipMoved, boolean navigated);
    }

    /** Whether an army whose units carry these {@link Fatigue} flags may not attack the city. */
    @FunctionalInterface
    public interface Sanctuary {
        boolean forbids(ClashTable table, int owner, int city, int flags);
    }

    /** {@code side} is {@link Battle#ATTACKER} or {@link Battle#DEFENDER}: the side whose ability speaks. */
    @FunctionalInterface
    public interface BattleEffect {
        void run(ClashTable table, Battle battle, int side);
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
    public interface Bonus {
        int value(ClashTable table, int player);
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
