package civitas.clash.move;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * A group is put together from the units of one space (CC-6.2, CC-6.16). A unit may join if the group can then still go somewhere
 * ({@link Admission}); military units come first, so every legal group can be put together.
 *
 * <p>Rules: CC-6.43.
 */
final class Muster {

    /** Whatever ship it is. */
    private static final int ANY = -1;

    private final ClashTable table;
    private final int player;
    private final int space;
    private final Mandate mandate;
    private final Lineup lineup;
    private final Admission admission;

    Muster(ClashTable table, int player, int space) {
        this(table, player, space, Mandate.EVERYBODY);
    }

    Muster(ClashTable table, int player, int space, Mandate mandate) {
        this.mandate = mandate;
        this.table = table;
        this.player = player;
        this.space = space;
        lineup = new Lineup(table, player, space);
        admission = new Admission(table, player, space, mandate, lineup);
    }

    /** Whether any unit of a player can go anywhere. */
    static boolean canMarch(ClashTable table, int player) {
        SpaceSet spaces = Wandering.starts(table, player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (new Muster(table, player, space).canMarch()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a group can set out that is all a mandate speaks of. */
    static boolean canMarch(ClashTable table, int player, Mandate mandate) {
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            Muster muster = new Muster(table, player, space, mandate);
            Group all = muster.withAll(Group.none(space));
            if (!all.isEmpty() && mandate.suffices(all.force())) {
                return true;
            }
        }
        return false;
    }

    /** Whether any group of this space can go anywhere. */
    boolean canMarch() {
        Group none = Group.none(space);
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; flags >= 0; flags = lineup.next(type, flags)) {
                if (lineup.left(none, type, flags) > 0 && admission.mayJoin(none, type, flags)) {
                    return true;
                }
            }
        }
        return cityMayJoin(none);
    }

    /** A city joins the others or goes alone, wherever they can then still go (CC-16.57). */
    private boolean cityMayJoin(Group group) {
        return !group.hasCity()
                && !group.isFleet()
                && mandate.equals(Mandate.EVERYBODY)
                && Wandering.isFree(table, player, space)
                && new Overland(table, player, withCity(group)).leadsAnywhere();
    }

    private Group withCity(Group group) {
        return group.withCity(Wandering.flags(table, space));
    }

    void list(Group group, Choices out) {
        int shown = lineup.shownFlags();
        Group all = withAll(group);
        boolean different = !all.equals(group);
        for (UnitType type : table.roster().shipsFirst()) {
            List<Thing> listed = List.of();
            for (int flags = 0; flags >= 0; flags = lineup.next(type, flags)) {
                if (lineup.left(group, type, flags) > 0 && admission.mayJoin(group, type, flags)) {
                    Thing thing = lineup.thing(type, flags, shown);
                    if (!listed.contains(thing)) {
                        out.add(Act.ADD, thing);
                        listed = and(listed, thing);
                        different &= !all.equals(join(group, type, flags));
                    }
                }
            }
        }
        if (cityMayJoin(group)) {
            out.add(Act.ADD, TheCity.CITY);
        }
        if (different) {
            out.add(Act.ADD, AllUnits.ALL);
        }
    }

    private static List<Thing> and(List<Thing> things, Thing one) {
        List<Thing> more = new ArrayList<>(things);
        more.add(one);
        return more;
    }

    /** The group with one more unit, or with all that may join. */
    Group joined(Group group, Thing chosen) {
        if (chosen == AllUnits.ALL) {
            return withAll(group);
        }
        if (chosen == TheCity.CITY) {
            return withCity(group);
        }
        int shown = lineup.shownFlags();
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; flags >= 0; flags = lineup.next(type, flags)) {
                if (lineup.thing(type, flags, shown).equals(chosen)
                        && lineup.left(group, type, flags) > 0
                        && admission.mayJoin(group, type, flags)) {
                    return join(group, type, flags);
                }
            }
        }
        throw new IllegalArgumentException(chosen.code() + " cannot join " + group);
    }

    /** Says why none of the units here can set out. */
    void explain(Reasons out) {
        if (canMarch()) {
            return;
        }
        if (table.units().owner(space) != player) {
            out.because("why.no-units", table.space(space));
        } else {
            for (UnitType type : table.roster().all()) {
                explain(Group.none(space), type, out);
            }
        }
    }

    /** Says why no unit of a type joins a group, if one is left here. */
    void explain(Group group, UnitType type, Reasons out) {
        admission.explain(group, type, out);
    }

    private Group join(Group group, UnitType type, int flags) {
        Group more = group.plus(type, flags, 1);
        if (type.isShip() && Fatigue.ship(flags) != 0) {
            more = withCargo(more, Fatigue.ship(flags));
        }
        return type.isShip() && more.ships() == table.units().ships(space) ? withCargo(more, ANY) : more;
    }

    /** A ship takes along who is aboard of it (CC-6.61), and when the last ship leaves, everything aboard goes with it. */
    private Group withCargo(Group fleet, int ship) {
        Group more = fleet;
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; type.isLand() && flags >= 0; flags = lineup.next(type, flags)) {
                int left = ship == ANY || Fatigue.ship(flags) == ship ? lineup.left(more, type, flags) : 0;
                more = left > 0 ? more.plus(type, flags, left) : more;
            }
        }
        return more;
    }

    /** Ships first, then armies, then settlers. Units stuck on a mountain would tie the others to the road. */
    private Group withAll(Group group) {
        Group more = group;
        for (UnitType type : table.roster().shipsFirst()) {
            for (int flags = 0; flags >= 0; flags = lineup.next(type, flags)) {
                boolean stuck = (flags & ~group.flags() & Fatigue.MOUNTAIN) != 0;
                while (!stuck && lineup.left(more, type, flags) > 0 && admission.mayJoin(more, type, flags)) {
                    more = join(more, type, flags);
                }
            }
        }
        return more;
    }

    /** Whether ships may turn on the followers beside them, who stay out of the group then (CC-16.44). */
    boolean canTurnOnAllies(Group fleet) {
        if (fleet.isPeaceful() || !Allies.follow(table, player, space)) {
            return false;
        }
        for (Detachment part : fleet.parts()) {
            if (admission.isFollower(part.type())) {
                return false;
            }
        }
        return true;
    }

    /** Everybody here but followers. */
    Group crew() {
        Group all = Group.none(space);
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; !admission.isFollower(type) && flags >= 0; ) {
                int here = lineup.left(all, type, flags);
                all = here > 0 ? all.plus(type, flags, here) : all;
                flags = lineup.next(type, flags);
            }
        }
        return all;
    }

    /** Whether the land units that stay behind fit on the ships that stay (CC-6.60). */
    boolean canSail(Group fleet) {
        int shipsLeft = table.units().ships(space) - fleet.ships();
        return admission.hasCrew(fleet)
                && table.units().landUnits(space) - fleet.landUnits() <= shipsLeft * table.shipCapacity(player);
    }
}
