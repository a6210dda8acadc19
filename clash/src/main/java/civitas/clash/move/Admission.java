package civitas.clash.move;

import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Licence;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Reasons;

/**
 * Which units of a space may join a group, and why others may not. A unit may join if the group can then still go somewhere.
 *
 * <p>Rules: CC-6.42, CC-6.58, CC-6.64.
 */
final class Admission {

    private final ClashTable table;
    private final int player;
    private final int space;
    private final Mandate mandate;
    private final Lineup lineup;

    Admission(ClashTable table, int player, int space, Mandate mandate, Lineup lineup) {
        this.table = table;
        this.player = player;
        this.space = space;
        this.mandate = mandate;
        this.lineup = lineup;
    }

    /** What keeps a unit from joining a group. */
    enum Obstacle {
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
        /** It stays on the ship that it is aboard of (CC-6.61). */
        ELSEWHERE,
        /** Followers need somebody to follow. */
        ALONE,
        NOWHERE
    }

    boolean mayJoin(Group group, UnitType type, int flags) {
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
            for (int flags = 0; type.isMilitary() && flags >= 0; flags = lineup.next(type, flags)) {
                int number = Math.min(lineup.left(more, type, flags), capacity - more.landUnits());
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
        if (Fatigue.ship(flags) != 0) {
            return Obstacle.ELSEWHERE;
        }
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

    /** Says why no unit of a type joins a group, if one is left here. */
    void explain(Group group, UnitType type, Reasons out) {
        Reasons all = new Reasons();
        for (int flags = 0; flags >= 0; flags = lineup.next(type, flags)) {
            if (lineup.left(group, type, flags) > 0) {
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
            case ELSEWHERE -> out.because("why.aboard", type);
            case FULL -> out.because("why.ships-full", table.shipCapacity(player));
            case ALONE -> out.because("why.follows", type);
            case NOWHERE -> out.because("why.nowhere", type, table.space(space));
        }
    }

    // --- followers --------------------------------------------------------------------------------------------------

    /** Whether anybody is in the group whom followers follow (CC-16.39). */
    boolean hasCrew(Group group) {
        for (Detachment part : group.parts()) {
            if (!isFollower(part.type())) {
                return true;
            }
        }
        return false;
    }

    boolean isFollower(UnitType type) {
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
                if (lineup.left(group, type, flags) > 0 && setting(group, type, flags) == Obstacle.NONE) {
                    return Obstacle.NONE;
                }
                flags = lineup.next(type, flags);
            }
        }
        return Obstacle.ALONE;
    }
}
