package civitas.clash.civilizations.carthage;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.civilizations.content.LeaderAbility.HANNO_NAVIGATOR;

import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.move.Mandate;
import civitas.clash.move.MoveAction;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/**
 * The ships Hanno is on move with him as a free action, if neither they nor he have moved this turn; they do not move again.
 * Rules: CC-16.18, CC-16.23.
 *
 * @param gone whether they have set out
 */
record Navigator(int sea, boolean gone) implements Mandate {

    static void join(Hooks hooks) {
        hooks.move.logbook.join(HANNO_NAVIGATOR, type -> type.isShip() || type == LEADER);
        hooks.turn.deed.join(
                HANNO_NAVIGATOR,
                AbilityDeed.free(HANNO_NAVIGATOR)
                        .oncePerTurn()
                        .when((table, player) ->
                                isAboard(table, player) && MoveAction.isPossible(table, player, of(table, player)))
                        .then((table, player) -> MoveAction.start(table, player, of(table, player))));
    }

    private static Navigator of(ClashTable table, int player) {
        return new Navigator(Leaders.place(table, player), false);
    }

    /** Whether he has been aboard since the turn began. */
    private static boolean isAboard(ClashTable table, int player) {
        int place = Leaders.place(table, player);
        return place != ClashTable.NOBODY
                && table.lands().isSea(place)
                && table.turn().fatigue().nextFlags(place, LEADER, 0) < 0;
    }

    @Override
    public int allowed(ClashTable table, UnitType type, int space) {
        return !gone && type.isShip() && space == sea ? Integer.MAX_VALUE : 0;
    }

    @Override
    public boolean admits(UnitType type, int flags) {
        return (flags & (Fatigue.TRAVELLED | Fatigue.FOUGHT)) == 0;
    }

    @Override
    public boolean suffices(Force group) {
        return group.count(LEADER) > 0;
    }

    @Override
    public int leaves() {
        return Fatigue.SPENT;
    }

    @Override
    public int groups(int left) {
        return 1;
    }

    @Override
    public Mandate after(UnitType type, int space, int number) {
        return new Navigator(sea, true);
    }
}
