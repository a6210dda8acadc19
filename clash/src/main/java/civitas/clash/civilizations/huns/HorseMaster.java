package civitas.clash.civilizations.huns;

import static civitas.clash.civilizations.content.LeaderAbility.ATTILA_HORSE_MASTER;

import civitas.clash.civilizations.ability.Offer;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.combat.Forces;
import civitas.clash.content.Face;
import civitas.clash.content.Goods;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/**
 * In the first round one cavalry that clashes may do what a war elephant does: its die and its bonus do not count, and a hit
 * of the enemy is cancelled. The lowest die with its symbol is taken. Rules: CC-7.27, CC-7.28, CC-7.30.
 */
final class HorseMaster {

    private static final int NONE = 0;

    private HorseMaster() {}

    static void join(Hooks hooks) {
        hooks.battle.afterRoll.join(ATTILA_HORSE_MASTER, (table, battle, role) -> {
            if (battle.isFirstRound()
                    && !battle.now().isClashDenied(role)
                    && Forces.count(table, role, ExpansionUnit.CAVALRY) > 0
                    && lowest(battle.now(), role) != NONE) {
                Offer.make(table, battle.side(role), ATTILA_HORSE_MASTER, Goods.NOTHING, role);
            }
        });
        hooks.turn.accepted.join(ATTILA_HORSE_MASTER, HorseMaster::trample);
    }

    private static int lowest(Bout now, int role) {
        int lowest = NONE;
        for (Face face : now.faces(role)) {
            if (face.symbol() == Face.ClashSymbol.CAVALRY && (lowest == NONE || face.number() < lowest)) {
                lowest = face.number();
            }
        }
        return lowest;
    }

    private static void trample(ClashTable table, int player, int role) {
        Battle battle = table.battle();
        Bout now = battle.now();
        int given = lowest(now, role)
                + table.content().roster().spec(ExpansionUnit.CAVALRY).clash();
        now.rolled(role, now.faces(role), now.clash(role) - given);
        now.setValue(role, Math.max(0, now.value(role) - given));
        now.addCancels(role, 1, ATTILA_HORSE_MASTER);
        table.say("log.horse-master", table.name(player), now.value(role));
    }
}
