package civitas.clash.table;

import civitas.clash.content.Building;
import civitas.clash.content.Face;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.state.Battle;
import civitas.kernel.Hook;
import java.util.List;

/** Battles (CC-7.35 to CC-7.64): where the rules ask the abilities of a player. */
public final class BattleHooks {

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

    /** Units of the owner were lost, whoever took them and whether they fought or not. */
    public final Hook<Fallen> bereaved = new Hook<>();

    /** Choices of a side when the losses of a round have been taken. */
    public final Hook<BattleEffect> roundEnd = new Hook<>();

    /** The mood of a city that the owner has just captured, be it destroyed for want of a settlement (CC-7.89, CC-7.92). */
    public final Hook<CapturedMood> capturedMood = new Hook<>();

    /** Whether buildings of the owner's colour keep it, whoever takes or influences their city (CC-4.82). */
    public final Hook<Fast> fastColour = new Hook<>();

    /** What the buildings of the city that is fought for do for its defender when the sides roll (CC-4.76). */
    public final Hook<BattleEffect> defence = new Hook<>();

    /** Bonuses and cancellations of a side when it rolls, for its own side or against the other. */
    public final Hook<BattleEffect> combatRoll = new Hook<>();

    /** What kinds of unit in a land battle make of the symbols that their side has rolled (CC-7.22). */
    public final Hook<Clash> clash = new Hook<>();

    /** What the abilities of a side add to the clash ability of a kind of its units (CC-7.27). */
    public final Hook<Prowess> prowess = new Hook<>();

    /** Hits that a side scores besides those of its dice (CC-7.42). */
    public final Hook<Strike> extraHits = new Hook<>();

    /** Choices of a side after the roll that change its combat value. */
    public final Hook<BattleEffect> afterRoll = new Hook<>();

    /** What a player gets who has fought against a wild side (CC-7.108). */
    public final Hook<BattleEffect> spoils = new Hook<>();

    /** After the battle, whatever the result, before anybody is asked about a settler, a card or a reward (CC-7.108). */
    public final Hook<BattleEffect> afterBattle = new Hook<>();

    /** After the battle, whatever the result, when all else is given out: what peoples and leaders do (CC-7.108). */
    public final Hook<BattleEffect> aftermath = new Hook<>();

    /** Whether barbarians cannot attack a city of this player at all (CC-8.53). */
    public final Hook<Voices.CityCheck> wardsBarbarians = new Hook<>();

    /** Whether barbarians that attack this player's city lose at once (CC-12.34). */
    public final Hook<Voices.CityCheck> repelsBarbarians = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

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
}
