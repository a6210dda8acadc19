package civitas.clash.move;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.table.MoveHooks;
import civitas.kernel.Choices;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a group can go by changing kind: ships that become land units on land beside them, and land units that become ships at
 * sea and carry the others. All ships of a group change, and whoever they carry lands with them.
 *
 * <p>Rules: CC-16.74, CC-16.75, CC-16.76, CC-16.77.
 *
 * @param rest those of the group that have not changed
 * @param changed those that have, as what they are now
 */
record Shore(ClashTable table, int player, Group rest, Group changed) {

    static Shore of(ClashTable table, int player, Group group) {
        return new Shore(table, player, group, Group.none(group.from()));
    }

    boolean leadsAnywhere() {
        Choices out = new Choices();
        list(out);
        return !out.isEmpty();
    }

    void list(Choices out) {
        if (table.hooks().move.shipwright.joined().isEmpty()
                || (rest.flags() & Fatigue.MOUNTAIN) != 0 && !rest.isFleet()) {
            return;
        }
        for (int to : table.board().neighbours(rest.from())) {
            if (isOpen(to)) {
                out.add(Act.CONVERT, BaseUnit.SHIP, table.space(to));
            }
        }
    }

    /** Explored, of the other element, without enemies, and with a way to change for those who have to. */
    private boolean isOpen(int to) {
        boolean other =
                rest.isFleet() ? table.lands().isLand(to) : table.lands().isSea(to) && isLand(rest.from());
        return other && !Attacks.isEnemy(table, player, to) && canComplete(to);
    }

    private boolean isLand(int space) {
        return table.lands().isLand(space);
    }

    List<UnitType> forms(UnitType type) {
        List<UnitType> forms = new ArrayList<>();
        for (MoveHooks.Shipwright voice : table.hooks().move.shipwright.of(table.abilities(player))) {
            forms.addAll(voice.forms(table, player, type));
        }
        return forms;
    }

    /** Whether enough of those left can still change. */
    boolean canComplete(int to) {
        if (table.lands().isSea(to)) {
            int most = Math.min(convertible(), left(BaseUnit.SHIP));
            return changed.size() + most > 0 && fits(to, most);
        }
        int places = 0;
        for (UnitType form : forms(BaseUnit.SHIP)) {
            places += form.isMilitary() ? Math.min(left(form), room(to)) : left(form);
        }
        return rest.ships() <= places && room(to) >= 0;
    }

    /** Whether the group may go as it is now. */
    boolean isComplete(int to) {
        return table.lands().isSea(to) ? changed.size() > 0 && fits(to, 0) : rest.ships() == 0 && room(to) >= 0;
    }

    private int convertible() {
        int sum = 0;
        for (Detachment part : rest.parts()) {
            sum += forms(part.type()).isEmpty() ? 0 : part.number();
        }
        return sum;
    }

    /** Pieces of a kind in the supply that are not needed yet (CC-16.74). */
    private int left(UnitType type) {
        return table.unitsLeft(player, type) - changed.count(type);
    }

    /** Whether all ships there carry the others if so many more of the group become ships. */
    private boolean fits(int sea, int more) {
        int ships = table.units().count(player, BaseUnit.SHIP, sea) + changed.size() + more;
        return rest.size() - more + table.units().landUnits(sea) <= ships * table.shipCapacity(player);
    }

    /** How many more military units the land takes. */
    private int room(int land) {
        return table.stackLimit(player, land, rest.force()) - table.units().army(land) - changed.army() - rest.army();
    }

    /** One unit of the group changes; those that have done least come first. */
    Shore with(UnitType type, UnitType form) {
        for (Detachment part : rest.parts()) {
            if (part.type().equals(type)) {
                return new Shore(table, player, rest.minusOne(part), changed.plus(form, part.flags(), 1));
            }
        }
        throw new IllegalArgumentException(type.code());
    }
}
