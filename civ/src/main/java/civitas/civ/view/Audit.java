package civitas.civ.view;

import civitas.civ.content.Building;
import civitas.civ.content.BuildingFamily;
import civitas.civ.content.Figure;
import civitas.civ.content.Landmark;
import civitas.civ.content.Resource;
import civitas.civ.content.Wonder;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Landmarks;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Numbers;
import java.util.Locale;

/** Checks that pieces are conserved and no limit is passed (CV-01.67); most of it only when no action is half done. */
public final class Audit {

    private final CivTable table;

    private Audit(CivTable table) {
        this.table = table;
    }

    /** Throws an IllegalStateException that says what is wrong. */
    public static void check(CivTable table) {
        Audit audit = new Audit(table);
        audit.buildings();
        audit.resources();
        audit.wonders();
        audit.squares();
        audit.landmarks();
        for (int player = 0; player < table.seats(); player++) {
            audit.player(player);
        }
        new CardAudit(table).check();
    }

    static void demand(boolean holds, String complaint, Object... args) {
        if (!holds) {
            throw new IllegalStateException(String.format(Locale.ROOT, complaint, args));
        }
    }

    private void buildings() {
        int[] standing = new int[table.content().buildingFamilies().span()];
        for (int square = 0; square < table.board().size(); square++) {
            if (table.pieces().isBuilding(square)) {
                Building building = table.pieces().building(square);
                standing[table.content().spec(building).family().index()]++;
            }
        }
        for (BuildingFamily family : table.content().buildingFamilies().all()) {
            int left = table.market().buildings(family);
            demand(
                    left >= 0
                            && left + standing[family.index()]
                                    == table.content().count(family),
                    "%s: %d on the market, %d on the map",
                    family,
                    left,
                    standing[family.index()]);
        }
    }

    private void resources() {
        int each = table.seats() * table.constants().resourceTokensPerPlayer;
        for (int i = 0; i < Resource.MARKET; i++) {
            Resource resource = Resource.of(i);
            int sum = table.market().resources(resource);
            for (int player = 0; player < table.seats(); player++) {
                demand(table.player(player).resource(resource) >= 0, "negative %s", resource);
                sum += table.player(player).resource(resource);
            }
            demand(sum == each, "%d tokens of %s instead of %d", sum, resource, each);
        }
    }

    private void wonders() {
        for (Wonder wonder : table.content().wonders().all()) {
            int square = table.wonders().where(wonder);
            if (square >= 0) {
                demand(
                        table.pieces().isWonder(square)
                                && table.pieces().wonder(square).equals(wonder),
                        "%s is not where it should be",
                        wonder);
                demand(!table.market().offers(wonder), "%s is on the market and on the map", wonder);
            }
        }
    }

    /** Each is in its supply, on the map or gone, and no city stands beside one (CV-01.67, CV-04.13, CV-04.14). */
    private void landmarks() {
        Numbers faceDown = table.landmarks().cityStates().left();
        for (Landmark landmark : table.content().landmarks().all()) {
            int square = table.landmarks().where(landmark);
            boolean inSupply = faceDown.has(landmark.index());
            boolean relic = table.content().spec(landmark).relic();
            demand(
                    inSupply == (square == Landmarks.SUPPLY && !relic),
                    "%s is on square %d and %s its supply",
                    landmark,
                    square,
                    inSupply ? "in" : "not in");
            demand(
                    square < 0
                            || table.pieces().isEmpty(square)
                                    && !table.lands().hasToken(square)
                                    && table.cities().at(square) < 0
                                    && table.cities().around(square) < 0,
                    "%s lies where it cannot be",
                    landmark);
        }
    }

    private void squares() {
        for (int square = 0; square < table.board().size(); square++) {
            int city = table.cities().around(square);
            demand(table.pieces().isEmpty(square) || city >= 0, "a piece outside a city on %s", table.square(square));
            int holder = table.figures().holder(square);
            if (holder >= 0) {
                demand(table.lands().isKnown(square), "figures on unexplored %s", table.square(square));
                demand(
                        !table.atRest() || table.figures().count(square) <= table.stack(holder),
                        "%d figures on %s, limit %d",
                        table.figures().count(square),
                        table.square(square),
                        table.stack(holder));
            }
        }
        for (int city = 0; city < table.cities().size(); city++) {
            if (table.cities().exists(city)) {
                outskirts(city);
            }
        }
    }

    private void outskirts(int city) {
        int wonders = 0;
        int unique = 0;
        demand(table.cities().footprint(city).isInland(), "city %d at the edge", city);
        for (int square : table.cities().outskirts(city)) {
            demand(table.cities().around(square) == city, "outskirts overlap on %s", table.square(square));
            wonders += table.pieces().isWonder(square) ? 1 : 0;
            unique += table.pieces().isBuilding(square)
                            && table.pieces().spec(square).unique()
                    ? 1
                    : 0;
        }
        demand(wonders <= 1 && unique <= 1, "city %d has %d wonders, %d unique buildings", city, wonders, unique);
    }

    private void player(int seat) {
        Player player = table.player(seat);
        demand(player.trade() >= 0 && player.trade() <= table.constants().maxTrade, "trade %d", player.trade());
        demand(player.culture() >= 0, "culture %d", player.culture());
        if (table.atRest() && !table.over() && table.turn().number() > 0) {
            demand(
                    Integer.bitCount(player.policies())
                            == Math.min(
                                    table.policyLimit(seat),
                                    table.content().policies().all().size() / 2),
                    "%d policies, limit %d",
                    Integer.bitCount(player.policies()),
                    table.policyLimit(seat));
        }
        demand(player.track() <= table.content().trackLength(), "track %d", player.track());
        if (table.atRest() && !table.over()) {
            demand(
                    player.hand().size() <= table.handLimit(seat),
                    "%d culture events in hand, limit %d",
                    player.hand().size(),
                    table.handLimit(seat));
            demand(!table.group().isMoving(), "a group is on its way");
        }
        if (table.turn().number() > 0 && !table.over()) {
            demand(table.cities().exists(Cities.of(seat, 0)), "player %d has no capital", seat);
        }
        demand(table.cities().count(seat) <= Math.max(table.cityLimit(seat), 1), "player %d has too many cities", seat);
        for (Figure kind : Figure.values()) {
            for (int figure = Figures.first(kind); figure < Figures.end(kind); figure++) {
                boolean lifted = table.figures().where(seat, figure) == Figures.LIFTED;
                demand(
                        !lifted || table.group().isMoving() || table.battle().isActive() || !table.atRest(),
                        "figure %d of player %d hangs in the air",
                        figure,
                        seat);
            }
        }
    }
}
