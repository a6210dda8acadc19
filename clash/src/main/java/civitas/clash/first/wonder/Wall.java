package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_WALL;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.table.Hooks;

/** Barbarians do not attack its owner (CC-8.53), and players his fortresses only with Siegecraft, used or not. */
final class Wall {

    private Wall() {}

    static void join(Hooks hooks) {
        hooks.battle.wardsBarbarians.join(GREAT_WALL, (table, owner, city) -> true);
        hooks.move.bar.join(
                GREAT_WALL,
                (table, owner, city, attacker) -> table.cities().has(city, BaseBuilding.FORTRESS)
                        && !table.player(attacker).uses(BaseAdvance.SIEGECRAFT));
    }
}
