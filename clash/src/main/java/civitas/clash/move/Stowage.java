package civitas.clash.move;

import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * After a sea battle the attacker's cargo remembers what it had done before: it was carried and has not fought, so it may
 * land later this turn (CC-6.55, CC-7.106), but not if it embarked in this very Move action (CC-6.53).
 *
 * @param space where the battle was
 * @param origin where the fleet came from
 * @param carried the cargo that went into the battle
 * @param stayed the land units left aboard other ships at the origin
 */
record Stowage(int player, int space, int origin, List<Detachment> carried, List<Detachment> stayed)
        implements Procedure<ClashTable> {

    Stowage {
        carried = List.copyOf(carried);
        stayed = List.copyOf(stayed);
    }

    /** For a fleet that is about to leave its space. */
    static Stowage of(ClashTable table, int player, Group fleet, int space) {
        List<Detachment> stayed = new ArrayList<>();
        Fatigue fatigue = table.turn().fatigue();
        int from = fleet.from();
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; type.isLand() && flags >= 0; flags = fatigue.nextFlags(from, type, flags)) {
                int present = fatigue.count(from, type, flags, table.units().count(type, from));
                int left = present - fleet.count(type, flags);
                if (left > 0) {
                    stayed.add(new Detachment(type, flags, left));
                }
            }
        }
        return new Stowage(player, space, from, fleet.cargo(), stayed);
    }

    @Override
    public void run(ClashTable table) {
        boolean won = table.units().owner(space) == player;
        for (UnitType type : table.roster().all()) {
            if (type.isLand()) {
                restore(table, type, won);
            }
        }
    }

    /** Of equal units some of which were lost, the owner keeps those that can still do most. */
    private void restore(ClashTable table, UnitType type, boolean won) {
        int where = won ? space : origin;
        List<Detachment> units = new ArrayList<>(of(type, carried));
        List<Detachment> others = won ? List.of() : of(type, stayed);
        int left = table.units().count(player, type, where);
        if (left <= total(others)) {
            return;
        }
        units.addAll(others);
        units.sort(Comparator.comparingInt(unit -> burden(unit.flags())));
        table.turn().fatigue().forget(where, type);
        for (Detachment unit : units) {
            int number = Math.min(left, unit.number());
            table.turn().fatigue().add(where, type, unit.flags(), number);
            left -= number;
        }
    }

    private static List<Detachment> of(UnitType type, List<Detachment> all) {
        return all.stream().filter(unit -> unit.type().equals(type)).toList();
    }

    private static int total(List<Detachment> units) {
        return units.stream().mapToInt(Detachment::number).sum();
    }

    /** Worst of all is having fought, then having moved, then the forest, then the plains. */
    private static int burden(int flags) {
        return (flags & Fatigue.FOUGHT) << 8 | (flags & Fatigue.MOVED) << 8 | flags;
    }
}
