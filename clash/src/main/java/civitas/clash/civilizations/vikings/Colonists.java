package civitas.clash.civilizations.vikings;

import static civitas.clash.civilizations.content.LeaderAbility.ERIK_THE_RED_NEW_COLONIES;

import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.move.Mandate;
import civitas.clash.move.MoveAction;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/**
 * All land units aboard the ships of Erik's space land together as a free action, where a battle may await them. Rules:
 * CC-16.18, CC-16.23.
 *
 * @param aboard all of them
 * @param gone whether they have set out
 */
record Colonists(int sea, Force aboard, boolean gone) implements Mandate {

    static void join(Hooks hooks) {
        hooks.turn.deed.join(
                ERIK_THE_RED_NEW_COLONIES,
                AbilityDeed.free(ERIK_THE_RED_NEW_COLONIES)
                        .when((table, player) -> Vikings.isAboard(table, player)
                                && MoveAction.isPossible(table, player, of(table, player)))
                        .then((table, player) -> MoveAction.start(table, player, of(table, player))));
    }

    private static Colonists of(ClashTable table, int player) {
        int sea = Leaders.place(table, player);
        Force aboard = Force.NONE;
        for (UnitType type : table.roster().all()) {
            if (type.isLand()) {
                aboard = aboard.plus(type, table.units().count(player, type, sea));
            }
        }
        return new Colonists(sea, aboard, false);
    }

    @Override
    public int allowed(ClashTable table, UnitType type, int space) {
        return !gone && type.isLand() && space == sea ? Integer.MAX_VALUE : 0;
    }

    @Override
    public boolean suffices(Force group) {
        return group.equals(aboard);
    }

    @Override
    public int groups(int left) {
        return 1;
    }

    @Override
    public Mandate after(UnitType type, int space, int number) {
        return new Colonists(sea, aboard, true);
    }
}
