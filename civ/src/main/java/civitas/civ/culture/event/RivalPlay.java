package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;

/** An event that is aimed at other players, none of whom has refused (CV-10.19). */
public interface RivalPlay extends EventPlay {

    /** Whether it would do anything to another player. */
    boolean concerns(CivTable table, int by, CultureEvent event, int other);

    /** Says why it would do nothing to him. */
    void explainMisfit(CivTable table, CultureEvent event, Seat other, Reasons out);

    /** Whether it may be aimed at a player. */
    default boolean fits(CivTable table, int by, CultureEvent event, int other) {
        return other != by && Aim.isAllowed(table, by, 1 << other) && concerns(table, by, event, other);
    }

    /** Says why it may not be aimed at a player, if so. */
    default void explain(CivTable table, int by, CultureEvent event, Seat other, Reasons out) {
        if (other.index() == by) {
            out.because("why.not-yourself");
        } else if (!Aim.isAllowed(table, by, other.mask())) {
            Aim.explain(table, by, other.mask(), out);
        } else if (!concerns(table, by, event, other.index())) {
            explainMisfit(table, event, other, out);
        }
    }

    @Override
    default boolean possible(CivTable table, int by, CultureEvent event) {
        for (int other = 0; other < table.seats(); other++) {
            if (fits(table, by, event, other)) {
                return true;
            }
        }
        return false;
    }
}
