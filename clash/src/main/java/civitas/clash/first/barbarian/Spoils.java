package civitas.clash.first.barbarian;

import civitas.clash.ask.Ask;
import civitas.clash.city.Destroying;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/**
 * Whoever captures a barbarian settlement gains gold for every barbarian he killed, and keeps it or destroys it (CC-8.52); without
 * a piece to put there he must destroy it (CC-8.73).
 */
public final class Spoils {

    /** A captured settlement. */
    private record Taken(int player, int city) {}

    private static final Inquiry<ClashTable, Taken> DESTROY = Ask.yesNo("prompt.destroy-settlement")
            .about(Taken::player)
            .saying((table, taken) -> List.of(table.space(taken.city())))
            .then((table, taken) -> {
                Destroying.destroy(table, taken.city());
                gain(table, taken.player(), 1);
            });

    private Spoils() {}

    public static void share(ClashTable table, Battle battle, int role) {
        if (role != Battle.ATTACKER || !battle.isCaptured()) {
            return;
        }
        int player = battle.side(role);
        gain(
                table,
                player,
                battle.killed(Battle.other(role))
                        * table.sides().spec(ClashTable.BARBARIANS).defeated());
        if (table.cities().isOf(player, battle.space())) {
            DESTROY.ask(table, new Taken(player, battle.space()));
        }
    }

    private static void gain(ClashTable table, int player, int gold) {
        int kept = table.gain(player, Good.GOLD, gold);
        if (kept > 0) {
            table.say("log.gains", table.name(player), Goods.of(Good.GOLD, kept));
        }
    }
}
