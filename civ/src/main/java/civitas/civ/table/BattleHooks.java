package civitas.civ.table;

import civitas.civ.content.UnitType;
import civitas.kernel.Hook;

/** Battles and loot (chapter 11): where the rules ask the abilities of a player. */
public final class BattleHooks {

    /** Battle force size (CV-11.12, CV-11.13). */
    public final Hook<Hooks.Bonus> force = new Hook<>();

    /** Combat bonus (CV-11.30). */
    public final Hook<Hooks.Bonus> combat = new Hook<>();

    /** Strength of every own unit in battle (CV-11.63). */
    public final Hook<Hooks.Bonus> strength = new Hook<>();

    /** Strength of own units in battle, by their type (CV-11.63). */
    public final Hook<UnitBonus> strengthOf = new Hook<>();

    /** After the battle forces were drawn, before bonuses are compared, attacker first. */
    public final Hook<Hooks.Effect> afterForces = new Hook<>();

    /** At the start of a battle, after the bonuses were compared, attacker first (CV-11.35). */
    public final Hook<Hooks.Effect> startOfBattle = new Hook<>();

    /** Abilities of the owner's battle turn that cost nothing (CV-11.41). */
    public final Hook<BattleDeed> battleTurn = new Hook<>();

    /** After a unit of a player was killed in a battle turn (CV-11.67). */
    public final Hook<Hooks.Effect> afterKill = new Hook<>();

    /** After a battle, for a player who took part (CV-11.120); also after unescorted scouts were killed (CV-08.51). */
    public final Hook<AfterBattle> afterBattle = new Hook<>();

    /** Loot points that somebody takes from him, as he would lessen them (CV-11.122). */
    public final Hook<LootChange> lootGiven = new Hook<>();

    /** Loot points that he takes, after those were lessened by the loser (CV-11.122). */
    public final Hook<LootChange> lootTaken = new Hook<>();

    /** After a village was conquered. */
    public final Hook<Hooks.Effect> afterVillage = new Hook<>();

    /** After a city of another player was conquered. */
    public final Hook<Hooks.Effect> afterConquest = new Hook<>();

    /** Adds to the strength of a unit. */
    @FunctionalInterface
    public interface UnitBonus {
        int add(CivTable table, int player, UnitType type);
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

    /** Hears of the end of a battle. */
    @FunctionalInterface
    public interface AfterBattle {
        void run(CivTable table, int player, boolean won);
    }

    /** An ability of the owner's battle turn. */
    public interface BattleDeed {
        /** Whether it could do anything now (CV-03.28). */
        boolean possible(CivTable table, int player);

        /** Carries the ability out; may push questions. */
        void resolve(CivTable table, int player);
    }
}
