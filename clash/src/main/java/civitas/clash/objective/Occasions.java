package civitas.clash.objective;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.state.Battle;
import civitas.clash.state.Occasion;
import civitas.clash.table.ClashTable;
import civitas.clash.table.RecruitHooks;
import civitas.clash.table.TurnOrder;

/**
 * The moments at which "immediately" objectives can be completed (CC-11.5). Every player concerned is asked, in turn
 * order from the active player, in whosever turn it happens (CC-11.12, OQ-46).
 */
public final class Occasions {

    private Occasions() {}

    /** A city was founded. */
    public static void founded(ClashTable table, int player, int space) {
        ask(table, player, Occasion.CITY_FOUNDED, space);
    }

    /** A unit was recruited for the special price of an ability: a draft if infantry can be had for it. */
    public static void specialPrice(ClashTable table, int player, RecruitHooks.UnitPrice price) {
        boolean draft = !price.price(table, player, BaseUnit.INFANTRY).isEmpty();
        if (draft) {
            table.turn().memory().add(BaseAdvance.DRAFT, player, 1);
            ask(table, player, Occasion.INFANTRY_DRAFTED, ClashTable.NOBODY);
        }
    }

    /** The battle on {@link ClashTable#battle()} is over, with everything that follows from it. */
    public static void battleOver(ClashTable table) {
        Battle battle = table.battle();
        if (!battle.isSea() && battle.roleOf(table.active()) >= 0) {
            table.turn().addBattlefield(battle.space());
        }
        int[] players = TurnOrder.from(table, table.active());
        for (int i = players.length - 1; i >= 0; i--) {
            if (battle.roleOf(players[i]) >= 0) {
                ask(table, players[i], Occasion.BATTLE_OVER, battle.space());
            }
        }
    }

    /** A wonder was built. */
    public static void wonderBuilt(ClashTable table, int player) {
        ask(table, player, Occasion.WONDER_BUILT, ClashTable.NOBODY);
    }

    static void ask(ClashTable table, int player, Occasion moment, int space) {
        CompleteNow.ask(table, player, Objectives.done(table, player, moment, space));
    }
}
