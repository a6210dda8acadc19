package civitas.clash.wonder;

import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** Attackers of its owner's happy cities are weaker at first, and barbarians break at any of his cities (CC-12.34). */
final class GreatWall {

    private GreatWall() {}

    static void join(Hooks hooks) {
        hooks.battle.combatRoll.join(Wonder.GREAT_WALL, GreatWall::weakenAttacker);
        hooks.battle.repelsBarbarians.join(Wonder.GREAT_WALL, (table, player, city) -> true);
    }

    /** The attacker's value, not the defender's (OQ-34). */
    private static void weakenAttacker(ClashTable table, Battle battle, int side) {
        if (side == Battle.DEFENDER
                && battle.isCity()
                && battle.round() == table.constants().greatWallRound
                && table.cities().mood(battle.space()) == Mood.HAPPY) {
            battle.now().addBonus(Battle.ATTACKER, -table.constants().greatWallPenalty, Wonder.GREAT_WALL);
        }
    }
}
