package civitas.clash.view;

import civitas.clash.aboard.Holds;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.clash.content.Wonder;
import civitas.clash.state.Cities;
import civitas.clash.state.Player;
import civitas.clash.state.Units;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;

/**
 * Checks that pieces are conserved and no limit is passed (rules 1.2). What a half-done action may leave open for a
 * moment (a card in a step, a port not yet turned, cargo of ships just sunk) is checked when the table is at rest.
 */
public final class Audit {

    private final ClashTable table;

    private Audit(ClashTable table) {
        this.table = table;
    }

    /** Throws an IllegalStateException that says what is wrong. */
    public static void check(ClashTable table) {
        Audit audit = new Audit(table);
        for (WildSide side : table.sides().wild()) {
            audit.pieces(side.number());
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            audit.pieces(seat);
            audit.player(seat);
        }
        for (int space = 0; space < table.board().size(); space++) {
            audit.units(space);
            audit.city(space);
            audit.land(space);
        }
        audit.tokens();
        audit.turn();
        new CardAudit(table).check();
    }

    static void demand(boolean holds, String complaint, Object... args) {
        if (!holds) {
            throw new IllegalStateException(String.format(java.util.Locale.ROOT, complaint, args));
        }
    }

    // --- pieces (CC-1.14) -------------------------------------------------------------------------------------------

    private void pieces(int side) {
        String name = Sight.side(table, side);
        demand(
                table.settlementsLeft(side) >= 0,
                "%s has %d settlements more than there are",
                name,
                -table.settlementsLeft(side));
        for (UnitType type : table.roster().all()) {
            int left = table.unitsLeft(side, type);
            demand(left >= 0, "%s has more %s than there are (%d left)", name, type.code(), left);
        }
        if (!table.isPlayer(side)) {
            return;
        }
        for (Building building : table.content().buildings().all()) {
            int left = table.buildingsLeft(side, building);
            demand(left >= 0, "%s has %d buildings %s more than there are", name, -left, building.code());
        }
    }

    // --- players ----------------------------------------------------------------------------------------------------

    private void player(int seat) {
        Player player = table.player(seat);
        String name = Sight.side(table, seat);
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            int number = player.get(good);
            demand(number >= 0, "%s has %d %s", name, number, good.code());
            demand(
                    number <= table.cap(seat, good),
                    "%s has %d %s, more than %d",
                    name,
                    number,
                    good.code(),
                    table.cap(seat, good));
        }
        int track = player.eventTrack();
        demand(
                track >= (table.atRest() ? Math.min(1, table.constants().eventTrack) : 0)
                        && track <= table.constants().eventTrack,
                "%s has %d markers on the event track",
                name,
                track);
        demand(player.lostActions() >= 0, "%s loses %d actions", name, player.lostActions());
        demand(player.eventHalfPoints() >= 0, "%s has %d half points of events", name, player.eventHalfPoints());
        advances(player, name);
    }

    /** At most one government, and never a lower advance without the top one (CC-4.9, CC-4.17). */
    private static void advances(Player player, String name) {
        int governments = 0;
        for (int c = 0; c < Category.COUNT; c++) {
            Category category = Category.of(c);
            if (player.advanceCount(category) == 0) {
                continue;
            }
            demand(player.owns(category.top()), "%s has advances of %s without the top one", name, category.code());
            governments += category.isGovernment() ? 1 : 0;
        }
        demand(governments <= 1, "%s has %d governments", name, governments);
    }

    // --- the board --------------------------------------------------------------------------------------------------

    private void units(int space) {
        Units units = table.units();
        if (units.isEmpty(space)) {
            for (UnitType type : table.roster().all()) {
                demand(units.count(type, space) == 0, "units of nobody in %s", label(space));
            }
            return;
        }
        for (UnitType type : table.roster().all()) {
            demand(units.count(type, space) >= 0, "%d %s in %s", units.count(type, space), type.code(), label(space));
        }
        demand(table.lands().isExplored(space), "units in unexplored %s", label(space));
        if (table.lands().isSea(space)) {
            aboard(space);
        } else {
            demand(units.ships(space) == 0, "a ship on land in %s", label(space));
            demand(
                    units.army(space) <= table.stackLimit(units.owner(space), space, Force.NONE),
                    "%d military units in %s",
                    units.army(space),
                    label(space));
        }
    }

    /** Land units at sea are aboard (CC-6.50); after a sea battle or an event the surplus is removed in a step of its own. */
    private void aboard(int space) {
        boolean disputed = !table.atRest();
        int ships = table.units().ships(space);
        demand(
                disputed
                        || table.units().landUnits(space)
                                <= ships * table.shipCapacity(table.units().owner(space)),
                "%d land units aboard %d ships in %s",
                table.units().landUnits(space),
                ships,
                label(space));
        if (table.edition().stowing().isShipByShip() && table.atRest()) {
            Holds.at(table, space)
                    .disorder(table.shipCapacity(table.units().owner(space)))
                    .ifPresent(fault -> demand(false, "%s in %s", fault, label(space)));
        }
    }

    private void city(int space) {
        Cities cities = table.cities();
        if (!cities.isCity(space)) {
            demand(
                    !cities.hasBuildings(space) && !cities.hasWonder(space) && cities.port(space) == Cities.NOBODY,
                    "structures without a city in %s",
                    label(space));
            return;
        }
        demand(table.lands().isLand(space), "a city in %s, which is no land", label(space));
        demand(cities.of(cities.owner(space)).has(space), "nobody remembers the city in %s", label(space));
        demand(
                cities.size(space) <= table.constants().maxCitySize,
                "the city in %s has size %d",
                label(space),
                cities.size(space));
        demand(cities.activations(space) >= 0, "the city in %s has negative activations", label(space));
        for (Building building : table.content().buildings().all()) {
            int colour = cities.builder(space, building);
            demand(colour < table.seats(), "a %s of a strange colour in %s", building.code(), label(space));
        }
        port(space);
        if (table.atRest() && !table.units().isEmpty(space)) {
            demand(
                    table.units().owner(space) == cities.owner(space),
                    "units of %s in a city of %s in %s",
                    Sight.side(table, table.units().owner(space)),
                    Sight.side(table, cities.owner(space)),
                    label(space));
        }
    }

    /** A port is turned to a sea space beside it (CC-4.78). */
    private void port(int space) {
        int sea = table.cities().port(space);
        boolean built = table.cities().has(space, BaseBuilding.PORT);
        if (sea == Cities.NOBODY) {
            demand(!built || !table.atRest(), "the port in %s is turned nowhere", label(space));
            return;
        }
        demand(built, "%s is turned to a sea without a port", label(space));
        demand(
                table.lands().isSea(sea) && table.board().adjacent(space, sea),
                "the port in %s is turned to %s",
                label(space),
                label(sea));
    }

    private void land(int space) {
        if (table.lands().isExhausted(space)) {
            demand(table.lands().isLand(space), "exhausted land in %s, which is no land", label(space));
            // Only a people that takes its cities along brings one there; it stays when it is captured (CC-16.60).
            demand(
                    !table.cities().isCity(space)
                            || !table.hooks().move.nomad.joined().isEmpty(),
                    "a city on exhausted land in %s",
                    label(space));
        }
    }

    private void tokens() {
        int tokens = table.lands().exhaustedCount();
        demand(tokens <= table.constants().exhaustedTokens, "%d exhausted-land tokens", tokens);
        Numbers tiles = Numbers.NONE;
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            int tile = table.lands().tile(slot);
            demand(!tiles.has(tile), "region %d lies in two places", tile);
            tiles = tiles.with(tile);
        }
        for (Wonder wonder : table.content().wonders()) {
            wonder(wonder);
        }
    }

    /** A wonder stands once at most, and only if somebody built it (CC-12.19). */
    private void wonder(Wonder wonder) {
        int standing = 0;
        for (int space = 0; space < table.board().size(); space++) {
            standing += table.cities().has(space, wonder) ? 1 : 0;
        }
        demand(standing <= 1, "%s stands in %d cities", wonder.code(), standing);
        demand(
                standing == 0 || table.wonders().builder(wonder) != Cities.NOBODY,
                "%s stands, but nobody built it",
                wonder.code());
        for (int seat = 0; seat < table.seats(); seat++) {
            demand(
                    !table.player(seat).holds(wonder) || table.wonders().holder(wonder) == seat,
                    "%s uses %s without holding it",
                    Sight.side(table, seat),
                    wonder.code());
        }
    }

    private void turn() {
        demand(table.turn().actionsLeft() >= 0, "%d actions left", table.turn().actionsLeft());
        demand(table.age() >= 1 && table.age() <= table.rules().options().ages(), "age %d", table.age());
        demand(table.round() >= 1 && table.round() <= table.constants().roundsPerAge, "round %d", table.round());
    }

    private String label(int space) {
        return table.space(space).label();
    }
}
