package civitas.civ.wonder;

import civitas.civ.content.Era;
import civitas.civ.content.Wonder;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.Reasons;
import java.util.Set;

/** Wonders that are made obsolete (CV-14.10 to CV-14.17). Rules: CV-14.12, CV-14.15, CV-14.16. */
public final class Obsolescence {

    private Obsolescence() {}

    /**
     * The wonders of some eras that may be made obsolete, as a set by {@link Wonder#mask}: built ones of any player that
     * are not obsolete yet, and with the revised rules also those on the market (CV-14.14 to CV-14.17, question 9).
     */
    public static int choices(CivTable table, Era... eras) {
        int found = 0;
        for (Wonder wonder : table.content().wonders().all()) {
            boolean there = isBuilt(table, wonder)
                    || (table.rules().revised() && table.market().offers(wonder));
            if (there && !table.wonders().isObsolete(wonder) && isOf(table, wonder, eras)) {
                found |= wonder.mask();
            }
        }
        return found;
    }

    /** Says why a wonder cannot be made obsolete; it is known that it cannot. */
    public static void explain(CivTable table, Wonder wonder, Set<Era> eras, Reasons out) {
        if (table.wonders().isObsolete(wonder)) {
            out.because("why.obsolete", wonder);
        } else if (!eras.contains(table.content().spec(wonder).era())) {
            out.because("why.wonder-era", wonder, table.content().spec(wonder).era());
        } else {
            out.because("why.wonder-not-built", wonder);
        }
    }

    private static boolean isBuilt(CivTable table, Wonder wonder) {
        return table.wonders().where(wonder) >= 0;
    }

    private static boolean isOf(CivTable table, Wonder wonder, Era... eras) {
        for (Era era : eras) {
            if (table.content().spec(wonder).era() == era) {
                return true;
            }
        }
        return false;
    }

    /**
     * Makes a wonder obsolete: a built one keeps its marker and its culture but loses its ability for ever; one on the
     * market leaves the game, and its space is refilled (CV-14.10, CV-14.11, CV-14.13).
     */
    public static void make(CivTable table, Wonder wonder) {
        table.makeObsolete(wonder);
        table.say("log.obsolete", wonder);
        int space = table.market().space(wonder);
        if (space >= 0) {
            Supply.refillWonder(table, space);
        }
    }
}
