package civitas.clash.move;

import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.table.MoveHooks;
import civitas.kernel.Procedure;

/**
 * How far a Move action has come.
 *
 * @param groupsLeft how many groups may still move (CC-6.1)
 * @param travel the farthest way of travelling so far, for what comes after the action (CC-6.96)
 * @param bonus combat value that the first battle of this action gives its attacker in every round
 */
record Progress(int player, int groupsLeft, Travel travel, int bonus, Mandate mandate) {

    /** Ways of travelling, each reaching farther than the one before. */
    enum Travel {
        LAND,
        SEA,
        /** By Navigation. */
        ROUND_THE_BOARD
    }

    static Progress begin(ClashTable table, int player, int bonus, Mandate mandate) {
        return new Progress(player, table.constants().moveGroups, Travel.LAND, bonus, mandate);
    }

    /** Whether no group has moved yet. */
    boolean isUntouched(ClashTable table) {
        return groupsLeft == table.constants().moveGroups;
    }

    /** One more group has moved. */
    Progress after(Travel way) {
        return new Progress(player, groupsLeft - 1, way.compareTo(travel) > 0 ? way : travel, bonus, mandate);
    }

    /** A group sets out by a mandate. */
    Progress sending(Group group) {
        Mandate left = mandate;
        for (Detachment part : group.parts()) {
            left = left.after(part.type(), group.from(), part.number());
        }
        return left.equals(mandate) ? this : new Progress(player, groupsLeft, travel, bonus, left);
    }

    /** The first battle has had the bonus. */
    Progress withoutBonus() {
        return new Progress(player, groupsLeft, travel, 0, mandate);
    }

    /** Pushes what comes next: another group, or the end of the action. */
    void goOn(ClashTable table) {
        table.push(groupsLeft > 0 ? new ChooseGroup(this) : new Finish(this));
    }

    /** The Move action is over: units may move again, abilities react. */
    record Finish(Progress progress) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.turn().fatigue().clear(Fatigue.MOVED);
            int player = progress.player;
            Wandering.rest(table, player);
            boolean shipMoved = progress.travel != Travel.LAND;
            boolean navigated = progress.travel == Travel.ROUND_THE_BOARD;
            for (MoveHooks.AfterMove voice : table.hooks().move.afterMove.of(table.abilities(player))) {
                voice.moved(table, player, shipMoved, navigated);
            }
        }
    }
}
