package civitas.clash.move;

import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Fatigue;
import civitas.clash.table.Purpose;
import civitas.clash.table.Toll;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;

/**
 * A group sets out: it arrives, explores or attacks, and then the Move action goes on.
 *
 * <p>Rules: CC-6.54, CC-7.5, CC-7.6.
 */
record Departure(Progress progress, Group group) {

    void go(ClashTable table, int to) {
        Progress.Travel travel = Progress.Travel.LAND;
        if (group.isFleet()) {
            boolean abroad = new Voyage(table, progress.player(), group.from()).isAbroad(to);
            travel = abroad ? Progress.Travel.ROUND_THE_BOARD : Progress.Travel.SEA;
        }
        table.say("log.moves", table.name(progress.player()), group, table.space(group.from()), table.space(to));
        if (Attacks.isEnemy(table, progress.player(), to)) {
            attack(table, ClashTable.NOBODY, to, travel);
        } else {
            arrive(table, to, travel);
        }
    }

    /** Ships and land units that embark or land get what the space does to them. */
    private void arrive(ClashTable table, int to, Progress.Travel travel) {
        progress.after(travel).goOn(table);
        group.leave(table);
        group.enter(
                table,
                progress.player(),
                to,
                Fatigue.MOVED
                        | progress.mandate().leaves()
                        | Group.flagsOf(table.lands().terrain(to)));
    }

    /** An attack may have its price, paid before anybody moves (CC-16.53). */
    private void attack(ClashTable table, int via, int to, Progress.Travel travel) {
        Goods toll = Attacks.toll(table, progress.player(), to);
        if (toll.isEmpty()) {
            advance(table, via, to, travel);
        } else {
            table.push(Pay.of(progress.player(), toll, Purpose.OTHER, new AtTheGates(this, via, to, travel)));
        }
    }

    /** What an attack on the city costs was paid. */
    record AtTheGates(Departure departure, int via, int to, Progress.Travel travel) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Attacks.tollPaid(table, to);
            departure.advance(table, via, to, travel);
        }
    }

    private void advance(ClashTable table, int via, int to, Progress.Travel travel) {
        for (Toll toll : table.book().tolls()) {
            toll.attacked(table, progress.player(), to);
        }
        progress.after(travel).withoutBonus().goOn(table);
        Assault assault = assault(table, via, to);
        if (group.isFleet() && group.landUnits() > 0) {
            table.push(Stowage.of(table, progress.player(), group, to));
        }
        group.leave(table);
        Battles.attack(table, assault);
    }

    /** Who attacks, and where they go back to: the start, or the space between on a road (CC-6.31). */
    Assault assault(ClashTable table, int via, int to) {
        boolean direct = via == ClashTable.NOBODY;
        return new Assault(
                progress.player(),
                to,
                direct ? group.from() : via,
                group.force(),
                table.lands().isSea(group.from()) && !group.isFleet(),
                group.flags() | (direct ? 0 : plainsAt(table, via)),
                progress.bonus());
    }

    // --- roads ------------------------------------------------------------------------------------------------------

    /** Pays, then moves one space, or two with {@code via} between (CC-6.27). */
    void takeRoad(ClashTable table, int via, int to) {
        table.push(Pay.of(progress.player(), table.constants().roadCost, Purpose.OTHER, new OnTheRoad(this, via, to)));
    }

    /** The road was paid. */
    record OnTheRoad(Departure departure, int via, int to) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            departure.march(table, via, to);
        }
    }

    /** Forest and mountain leave no mark (CC-6.26), but the Great Gardens see who crosses plains (CC-12.33). */
    private void march(ClashTable table, int via, int to) {
        int player = progress.player();
        table.say("log.moves-road", table.name(player), group, table.space(group.from()), table.space(to));
        if (Attacks.isEnemy(table, player, to)) {
            attack(table, via, to, Progress.Travel.LAND);
            return;
        }
        int crossed = via == ClashTable.NOBODY ? onTheWay(table, to) : plainsAt(table, via);
        progress.after(Progress.Travel.LAND).goOn(table);
        group.leave(table);
        group.enter(table, player, to, Fatigue.MOVED | crossed | plainsAt(table, to));
    }

    /** A longer road is taken round the plains where that is possible (CC-6.36). */
    private int onTheWay(ClashTable table, int to) {
        int player = progress.player();
        return table.board().adjacent(group.from(), to)
                ? 0
                : new Roads(table, player, group, new Overland(table, player, group)).crossing(to);
    }

    private static int plainsAt(ClashTable table, int space) {
        return Group.flagsOf(table.lands().terrain(space)) & Fatigue.PLAINS;
    }

    // --- exploring --------------------------------------------------------------------------------------------------

    /** Turns the region up; the units follow when it lies as it should (CC-6.6). */
    void explore(ClashTable table, int space) {
        int player = progress.player();
        if (!group.isFleet()) {
            table.push(new EnterLand(this, space));
            Exploring.byLand(table, player, space);
            return;
        }
        int slot = table.board().slotOf(space);
        Approach approach = new Voyage(table, player, group.from()).approach(slot);
        table.push(new EnterSea(this, slot, approach));
        Exploring.byShips(table, player, slot, approach);
    }

    /** The land units stand in the space they entered (CC-6.65, CC-6.75). */
    record EnterLand(Departure departure, int space) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            departure.go(table, space);
        }
    }

    /** The ships take a sea space of the region, or go back to where they began (CC-6.82, CC-6.83). */
    record EnterSea(Departure departure, int slot, Approach approach) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (approach.harbours(table, slot).isEmpty()) {
                table.say("log.ships-return", table.name(departure.progress.player()));
                departure.arrive(table, departure.group.from(), approach.travelInVain(table, slot));
            } else {
                table.push(new ChooseHarbour(departure, slot, approach));
            }
        }
    }

    /** The ships have entered the region and lie at one of its sea spaces. */
    void anchor(ClashTable table, int slot, Approach approach, int harbour) {
        table.say("log.moves", table.name(progress.player()), group, table.space(group.from()), table.space(harbour));
        arrive(table, harbour, approach.travelTo(table, slot, harbour));
    }
}
