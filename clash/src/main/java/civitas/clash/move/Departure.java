package civitas.clash.move;

import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.Force;
import civitas.clash.content.Goods;
import civitas.clash.content.facts.RoadOffer;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Purpose;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Toll;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;
import java.util.List;

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
        if (isAmongAllies(table, to)) {
            table.push(new Parley(this, to, travel));
        } else if (isForeign(table, to)) {
            attack(table, ClashTable.NOBODY, to, travel);
        } else {
            arrive(table, to, travel);
        }
    }

    /** Whether ships come to others that sail with them or would: they may attack these (CC-16.37, CC-16.44). */
    private boolean isAmongAllies(ClashTable table, int to) {
        int player = progress.player();
        return group.isFleet() && (Allies.at(table, player, to) || Allies.follow(table, player, to));
    }

    private boolean isForeign(ClashTable table, int to) {
        return Attacks.isEnemy(table, progress.player(), to) && !Allies.at(table, progress.player(), to);
    }

    /** Ships and land units that embark or land get what the space does to them. */
    void arrive(ClashTable table, int to, Progress.Travel travel) {
        progress.after(travel).goOn(table);
        group.leave(table);
        Allies.join(table, progress.player(), to);
        group.enter(
                table,
                progress.player(),
                to,
                Fatigue.MOVED
                        | progress.mandate().leaves()
                        | Group.flagsOf(table.lands().terrain(to)));
        if (group.hasCity()) {
            Wandering.arrive(table, progress.player(), group, to);
        }
        if (!group.isFleet() && table.lands().isSea(to)) {
            table.edition().stowing().embarked(table, progress.player(), to);
        }
    }

    /** An attack may have its price, paid before anybody moves (CC-16.53). */
    void attack(ClashTable table, int via, int to, Progress.Travel travel) {
        List<Price> tolls = Attacks.tolls(table, progress.player(), to, group.army());
        if (tolls.isEmpty()) {
            advance(table, via, to, travel);
        } else {
            table.push(Pay.of(progress.player(), tolls, Purpose.OTHER, new AtTheGates(this, via, to, travel)));
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
        if (group.hasCity()) {
            table.push(new Wandering.Follow(progress.player(), group, to));
        }
        Assault assault = reinforced(assault(table, via, to), Allies.turnOn(table, progress.player(), to));
        if (group.isFleet() && group.hasLooseCargo()) {
            table.push(Stowage.of(table, progress.player(), group, to));
        }
        group.attack(table);
        Battles.attack(table, assault);
    }

    /** Ships of his that are there already fight too, and all of them stay there if they retreat (CC-16.44). */
    private static Assault reinforced(Assault assault, Force there) {
        if (there.isEmpty()) {
            return assault;
        }
        return new Assault(
                assault.attacker(),
                assault.space(),
                assault.space(),
                assault.force().plus(there),
                assault.disembarked(),
                assault.flags(),
                assault.bonus());
    }

    /** Ships turn on those who sail with them, where they are; all of his there fight (CC-16.44). */
    void turnOnAllies(ClashTable table) {
        int player = progress.player();
        int space = group.from();
        progress.after(Progress.Travel.LAND).withoutBonus().goOn(table);
        Group crew = new Muster(table, player, space).crew();
        if (crew.landUnits() > 0) {
            table.push(Stowage.of(table, player, crew, space));
        }
        Force force = Allies.turnOn(table, player, space);
        Battles.attack(table, new Assault(player, space, space, force, false, 0, progress.bonus()));
    }

    /** Who attacks, and where they go back to: the start, or the space between on a road (CC-6.31, CC-6.98). */
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
        List<Price> prices = offers(table, via, to).stream()
                .map(offer -> Price.normal(offer.price()))
                .toList();
        table.push(Pay.of(progress.player(), prices, Purpose.OTHER, new OnTheRoad(this, via, to)));
    }

    private List<RoadOffer> offers(ClashTable table, int via, int to) {
        int player = progress.player();
        return new Roads(table, player, group, new Overland(table, player, group)).offers(via, to);
    }

    /** The road was paid. */
    record OnTheRoad(Departure departure, int via, int to) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            departure.march(table, via, to, via == ClashTable.NOBODY || ignoresTerrain(table, paid));
        }

        /** How much was paid tells what for, whatever gold stands in for; for one space nothing else is paid. */
        private static boolean ignoresTerrain(ClashTable table, Goods paid) {
            return table.constants().roadOffers.stream()
                    .anyMatch(offer -> offer.ignoresTerrain()
                            && offer.spaces() > 1
                            && offer.price().total() == paid.total());
        }
    }

    /** On a paved road forest and mountain leave no mark (CC-6.26), but somebody may see who crosses plains (CC-12.33). */
    private void march(ClashTable table, int via, int to, boolean paved) {
        int player = progress.player();
        table.say("log.moves-road", table.name(player), group, table.space(group.from()), table.space(to));
        if (Attacks.isEnemy(table, player, to)) {
            attack(table, via, to, Progress.Travel.LAND);
            return;
        }
        int crossed = via == ClashTable.NOBODY ? onTheWay(table, to) : marksOf(table, via, paved);
        progress.after(Progress.Travel.LAND).goOn(table);
        group.leave(table);
        group.enter(table, player, to, Fatigue.MOVED | crossed | marksOf(table, to, paved));
    }

    private static int marksOf(ClashTable table, int space, boolean paved) {
        return paved ? plainsAt(table, space) : Group.flagsOf(table.lands().terrain(space));
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
