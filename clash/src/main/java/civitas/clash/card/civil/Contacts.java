package civitas.clash.card.civil;

import civitas.clash.advance.Eligibility;
import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;

/** Opponents near enough to learn from: a city or unit of theirs is within 2 spaces of one's own (CC-10.19, CC-10.20). */
final class Contacts {

    private static final int RANGE = 2;

    private Contacts() {}

    /** The opponents in range who have an advance the player may gain, as a mask. */
    static int teachers(ClashTable table, int player) {
        Numbers gainable = Eligibility.gainable(table, player);
        SpaceSet near = table.cities().of(player).copy();
        near.addAll(table.units().of(player));
        table.lands().spread(near, RANGE, table.lands().explored());
        int teachers = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != player
                    && table.player(other).advances().meets(gainable)
                    && (near.meets(table.cities().of(other))
                            || near.meets(table.units().of(other)))) {
                teachers |= 1 << other;
            }
        }
        return teachers;
    }
}
