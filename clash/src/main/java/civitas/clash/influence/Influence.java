package civitas.clash.influence;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Good;
import civitas.clash.table.ClashTable;

/** An attempt of cultural influence (rules 4.7). */
public final class Influence {

    private Influence() {}

    /** What the attempt may aim at. */
    public enum Kind {
        NORMAL,
        /** Also a barbarian city of size 1. */
        TAKEOVER
    }

    public static boolean isPossible(ClashTable table, int player, Kind kind) {
        if (kind == Kind.NORMAL || table.turn().hasInfluenced() || table.settlementsLeft(player) == 0) {
            return false;
        }
        SpaceSet cities = table.cities().of(player);
        SpaceSet targets = table.cities().of(ClashTable.BARBARIANS);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            int range = table.cities().size(city) + table.player(player).get(Good.CULTURE);
            for (int target = targets.next(0); target >= 0; target = targets.next(target + 1)) {
                if (table.cities().size(target) == 1 && table.lands().isWithin(city, target, range)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Begins the attempt, whoever pays for it. Pushes its steps. */
    public static void begin(ClashTable table, int player, Kind kind) {}
}
