package civitas.clash.move;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Licence;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/**
 * The units of one space, by type and fatigue, and which of them may join a group (CC-6.2, CC-6.16). A unit may join if
 * the group can then still go somewhere; military units come first, so every legal group can be put together.
 *
 * <p>Rules: CC-6.42, CC-6.43, CC-6.58, CC-6.64.
 */
final class Muster {

    private final ClashTable table;
    private final int player;
    private final int space;
    private final Fatigue fatigue;

    private final Mandate mandate;

    Muster(ClashTable table, int player, int space) {
        this(table, player, space, Mandate.EVERYBODY);
    }

    Muster(ClashTable table, int player, int space, Mandate mandate) {
        this.mandate = mandate;
        this.table = table;
        this.player = player;
        this.space = space;
        fatigue = table.turn().fatigue();
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
            for (int flags = 0; flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
                if (left(none, type, flags) > 0 && mayJoin(none, type, flags)) {
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
        int shown = shownFlags();
        Group all = withAll(group);
        boolean different = !all.equals(group);
        for (UnitType type : table.roster().shipsFirst()) {
            long listed = 0;
            for (int flags = 0; flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
                long bit = 1L << (flags & shown);
                if ((listed & bit) == 0 && left(group, type, flags) > 0 && mayJoin(group, type, flags)) {
                    out.add(Act.ADD, thing(type, flags & shown, shown));
                    listed |= bit;
                    different &= !all.equals(join(group, type, flags));
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

    /** The group with one more unit, or with all that may join. */
    Group joined(Group group, Thing chosen) {
        if (chosen == AllUnits.ALL) {
            return withAll(group);
        }
        if (chosen == TheCity.CITY) {
            return withCity(group);
        }
        int shown = shownFlags();
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
                if (thing(type, flags & shown, shown).equals(chosen)
                        && left(group, type, flags) > 0
                        && mayJoin(group, type, flags)) {
                    return join(group, type, flags);
                }
            }
        }
        throw new IllegalArgumentException(chosen.code() + " cannot join " + group);
    }

    /** Crossing plains matters only where some city is a sanctuary; otherwise such units are like any others. */
    private int shownFlags() {
        return fatigue.isEmpty() || Attacks.isSanctuaryAround(table, player) ? -1 : ~Fatigue.PLAINS;
    }

    /** Plainly the type, unless others of the type here have done something else. */
    private Thing thing(UnitType type, int flags, int shown) {
        return flags == 0 || isAlone(type, flags, shown) ? type : new TiredUnit(type, flags);
    }

    private boolean isAlone(UnitType type, int wanted, int shown) {
        int present = table.units().count(type, space);
        for (int flags = 0; flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
            if ((flags & shown) != wanted && fatigue.count(space, type, flags, present) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Units of one kind that are not in the group yet. */
    private int left(Group group, UnitType type, int flags) {
        int present = table.units().count(type, space);
        return present == 0 ? 0 : fatigue.count(space, type, flags, present) - group.count(type, flags);
    }

    /** What keeps a unit from joining a group. */
    private enum Obstacle {
        NONE,
        /** The ability that grants the move does not speak of it. */
        NOT_MEANT,
        MOVED,
        FOUGHT,
        /** An ability has moved it, once for the whole turn. */
        SPENT,
        /** Armies need Tactics. */
        NO_TACTICS,
        /** Ships come before what they carry. */
        NOT_A_FLEET,
        /** The ships of the group carry no more. */
        FULL,
        /** Followers need somebody to follow. */
        ALONE,
        NOWHERE
    }

    private boolean mayJoin(Group group, UnitType type, int flags) {
        return joining(group, type, flags) == Obstacle.NONE;
    }

    private Obstacle joining(Group group, UnitType type, int flags) {
        if (group.isFleet() && type.isLand()) {
            return loading(group, type, flags);
        }
        Obstacle tired = setting(group, type, flags);
        if (tired == Obstacle.NONE && isFollower(type)) {
            return following(group);
        }
        if (tired != Obstacle.NONE || group.isFleet() && !changesShips()) {
            return tired;
        }
        if (type.isShip() && !group.isEmpty() && !group.isFleet()) {
            return Obstacle.NOT_A_FLEET;
        }
        boolean goes = type.isShip()
                ? Allies.follow(table, player, space) || sailsAnywhere(group.plus(type, flags, 1))
                : leadsAnywhere(group.plus(type, flags, 1));
        return goes ? Obstacle.NONE : Obstacle.NOWHERE;
    }

    /** Whether ships may become something else: only then may ships of one space have different ways. */
    private boolean changesShips() {
        return !table.hooks().move.shipwright.joined().isEmpty()
                && table.hooks().move.shipwright.isHeard(table.abilities(player));
    }

    /** Over the sea, or ashore with as many aboard as they carry, so that whoever joins does not bar the way. */
    private boolean sailsAnywhere(Group fleet) {
        return Voyage.leadsAnywhere(table, player, space, fleet.isPeaceful())
                || changesShips()
                        && mandate.equals(Mandate.EVERYBODY)
                        && Shore.of(table, player, laden(fleet)).leadsAnywhere();
    }

    private Group laden(Group fleet) {
        Group more = fleet;
        int capacity = fleet.ships() * table.shipCapacity(player);
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; type.isMilitary() && flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
                int number = Math.min(left(more, type, flags), capacity - more.landUnits());
                more = number > 0 ? more.plus(type, flags, number) : more;
            }
        }
        return more;
    }

    private boolean leadsAnywhere(Group group) {
        return new Overland(table, player, group).leadsAnywhere()
                || !group.hasCity()
                        && mandate.equals(Mandate.EVERYBODY)
                        && Shore.of(table, player, group).leadsAnywhere();
    }

    /** As far as the ships carry them; the last place is kept for whom the move is meant. */
    private Obstacle loading(Group fleet, UnitType type, int flags) {
        int room = fleet.ships() * table.shipCapacity(player) - fleet.landUnits();
        boolean meant = room > 1
                || mandate.equals(Mandate.EVERYBODY)
                || mandate.suffices(fleet.plus(type, flags, 1).force());
        return room > 0 && meant ? Obstacle.NONE : Obstacle.FULL;
    }

    /** Not moved in this action, not fought in this turn (CC-6.3, CC-6.13, CC-6.40); armies need Tactics (CC-6.12). */
    private Obstacle setting(Group group, UnitType type, int flags) {
        if (group.count(type) >= mandate.allowed(table, type, space) || !mandate.admits(type, flags)) {
            return Obstacle.NOT_MEANT;
        }
        if ((flags & Fatigue.FOUGHT) != 0 && !(type.isShip() && isSeasoned())) {
            return Obstacle.FOUGHT;
        }
        if ((flags & Fatigue.SPENT) != 0) {
            return Obstacle.SPENT;
        }
        if ((flags & Fatigue.MOVED) != 0) {
            return Obstacle.MOVED;
        }
        return !type.isMilitary() || table.may(player, Licence.COMMAND_ARMIES) ? Obstacle.NONE : Obstacle.NO_TACTICS;
    }

    private boolean isSeasoned() {
        return table.hooks().move.seasoned.isHeard(table.abilities(player));
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
        Reasons all = new Reasons();
        for (int flags = 0; flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
            if (left(group, type, flags) > 0) {
                Obstacle obstacle = joining(group, type, flags);
                if (obstacle == Obstacle.NONE) {
                    return;
                }
                explain(obstacle, type, all);
            }
        }
        all.toList().forEach(out::because);
    }

    private void explain(Obstacle obstacle, UnitType type, Reasons out) {
        switch (obstacle) {
            case NONE -> {}
            case NOT_MEANT -> out.because("why.not-meant", type);
            case MOVED -> out.because("why.moved", type);
            case FOUGHT -> out.because("why.fought", type);
            case SPENT -> out.because("why.spent", type);
            case NO_TACTICS -> out.because("why.needs-tactics", type);
            case NOT_A_FLEET -> out.because("why.ships-first");
            case FULL -> out.because("why.ships-full", table.shipCapacity(player));
            case ALONE -> out.because("why.follows", type);
            case NOWHERE -> out.because("why.nowhere", type, table.space(space));
        }
    }

    private Group join(Group group, UnitType type, int flags) {
        Group more = group.plus(type, flags, 1);
        return type.isShip() && more.ships() == table.units().ships(space) ? withCargo(more) : more;
    }

    /** When the last ship leaves, everything aboard goes with it. */
    private Group withCargo(Group fleet) {
        Group more = fleet;
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; type.isLand() && flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
                int left = left(more, type, flags);
                more = left > 0 ? more.plus(type, flags, left) : more;
            }
        }
        return more;
    }

    /** Ships first, then armies, then settlers. Units stuck on a mountain would tie the others to the road. */
    private Group withAll(Group group) {
        Group more = group;
        for (UnitType type : table.roster().shipsFirst()) {
            for (int flags = 0; flags >= 0; flags = fatigue.nextFlags(space, type, flags)) {
                boolean stuck = (flags & ~group.flags() & Fatigue.MOUNTAIN) != 0;
                while (!stuck && left(more, type, flags) > 0 && mayJoin(more, type, flags)) {
                    more = join(more, type, flags);
                }
            }
        }
        return more;
    }

    /** Whether anybody is in the group whom followers follow (CC-16.39). */
    private boolean hasCrew(Group group) {
        for (Detachment part : group.parts()) {
            if (!isFollower(part.type())) {
                return true;
            }
        }
        return false;
    }

    private boolean isFollower(UnitType type) {
        return table.roster().spec(type).isFollower();
    }

    /** Followers come along where somebody leads them, and only if the group then goes anywhere. */
    private Obstacle following(Group group) {
        if (!Voyage.leadsAnywhere(table, player, space, group.isPeaceful())) {
            return Obstacle.NOWHERE;
        }
        if (hasCrew(group) || table.units().landUnits(space) > 0) {
            return Obstacle.NONE;
        }
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; type.isShip() && !isFollower(type) && flags >= 0; ) {
                if (left(group, type, flags) > 0 && setting(group, type, flags) == Obstacle.NONE) {
                    return Obstacle.NONE;
                }
                flags = fatigue.nextFlags(space, type, flags);
            }
        }
        return Obstacle.ALONE;
    }

    /** Whether ships may turn on the followers beside them, who stay out of the group then (CC-16.44). */
    boolean canTurnOnAllies(Group fleet) {
        if (fleet.isPeaceful() || !Allies.follow(table, player, space)) {
            return false;
        }
        for (Detachment part : fleet.parts()) {
            if (isFollower(part.type())) {
                return false;
            }
        }
        return true;
    }

    /** Everybody here but followers. */
    Group crew() {
        Group all = Group.none(space);
        for (UnitType type : table.roster().all()) {
            for (int flags = 0; !isFollower(type) && flags >= 0; ) {
                int here = left(all, type, flags);
                all = here > 0 ? all.plus(type, flags, here) : all;
                flags = fatigue.nextFlags(space, type, flags);
            }
        }
        return all;
    }

    /** Whether the land units that stay behind fit on the ships that stay (CC-6.60). */
    boolean canSail(Group fleet) {
        int shipsLeft = table.units().ships(space) - fleet.ships();
        return hasCrew(fleet)
                && table.units().landUnits(space) - fleet.landUnits() <= shipsLeft * table.shipCapacity(player);
    }
}
