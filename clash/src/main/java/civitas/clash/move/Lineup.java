package civitas.clash.move;

import civitas.clash.aboard.Holds;
import civitas.clash.aboard.Look;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.kernel.Thing;

/**
 * The units of one space as somebody sees them who puts a group together: by kind and flags, with a name for each that tells it from the
 * others of its kind.
 */
final class Lineup {

    private final ClashTable table;
    private final int player;
    private final int space;
    private final Fatigue fatigue;

    Lineup(ClashTable table, int player, int space) {
        this.table = table;
        this.player = player;
        this.space = space;
        fatigue = table.turn().fatigue();
    }

    /** The next flags after {@code flags} that some unit of the type carries, or -1. Start with 0. */
    int next(UnitType type, int flags) {
        return fatigue.nextFlags(space, type, flags);
    }

    /** Units of one kind that are not in the group yet. */
    int left(Group group, UnitType type, int flags) {
        int present = table.units().count(type, space);
        return present == 0 ? 0 : fatigue.count(space, type, flags, present) - group.count(type, flags);
    }

    /** Crossing plains matters only where some city is a sanctuary; otherwise such units are like any others. */
    int shownFlags() {
        return fatigue.isEmpty() || Attacks.isSanctuaryAround(table, player) ? -1 : ~Fatigue.PLAINS;
    }

    /** Plainly the type, unless others of the type here look different. */
    Thing thing(UnitType type, int flags, int shown) {
        if (flags == 0) {
            return type;
        }
        Look look = look(type, flags, shown);
        return look.isPlain() || isAlone(look, shown) ? type : look;
    }

    private Look look(UnitType type, int flags, int shown) {
        return Holds.at(table, space).look(type, flags, shown);
    }

    private boolean isAlone(Look wanted, int shown) {
        UnitType type = wanted.type();
        int present = table.units().count(type, space);
        for (int flags = 0; flags >= 0; flags = next(type, flags)) {
            if (fatigue.count(space, type, flags, present) > 0
                    && !look(type, flags, shown).equals(wanted)) {
                return false;
            }
        }
        return true;
    }
}
