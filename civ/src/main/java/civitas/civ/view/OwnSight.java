package civitas.civ.view;

import civitas.civ.content.Phase;
import civitas.civ.move.Route;
import civitas.civ.setup.CapitalSites;
import civitas.civ.start.Sites;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.PlayerView;
import civitas.civ.view.CivView.RoutesView;
import civitas.civ.view.CivView.SiteView;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** Looks at a table from a seat: adds to what everybody sees what is for its eyes alone, and what only it could do. */
final class OwnSight {

    private final CivTable table;
    private final int seat;
    private final Viewer viewer;

    OwnSight(CivTable table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
        seat = viewer.seat();
    }

    /** @param open what everybody sees; whatever is the same from here is taken from it */
    CivView view(CivView open) {
        TalkSight talk = new TalkSight(table, viewer);
        return new CivView(
                Sight.seat(seat),
                open.clock(),
                open.columns(),
                open.rows(),
                open.squares(),
                open.slots(),
                cities(open.cities()),
                open.figures(),
                players(open.players()),
                open.market(),
                routes(),
                sites(),
                open.group(),
                table.battle().isActive() ? new BattleSight(table, viewer).view() : open.battle(),
                open.offers().isEmpty() ? open.offers() : talk.offers(),
                talk.draft(),
                open.winner(),
                open.victory());
    }

    private List<CityView> cities(List<CityView> open) {
        List<CityView> cities = new ArrayList<>(open.size());
        int next = 0;
        for (int city = 0; city < table.cities().size(); city++) {
            if (table.cities().exists(city)) {
                cities.add(CitySight.seenBy(seat, table, city, open.get(next++)));
            }
        }
        return List.copyOf(cities);
    }

    private List<PlayerView> players(List<PlayerView> open) {
        List<PlayerView> players = new ArrayList<>(open.size());
        for (int player = 0; player < open.size(); player++) {
            players.add(new PlayerSight(table, player).seenBy(seat, open.get(player)));
        }
        return List.copyOf(players);
    }

    private List<RoutesView> routes() {
        if (table.group().isMoving() && table.group().player() == seat) {
            return List.of(routes(table.group().square(), Route.Among.ALL, Route.ofGroup(table)));
        }
        if (table.over()
                || table.turn().phase() != Phase.MOVEMENT
                || table.turn().active() != seat) {
            return List.of();
        }
        List<RoutesView> routes = new ArrayList<>();
        for (int square = 0; square < table.board().size(); square++) {
            if (table.figures().holder(square) == seat) {
                for (Route.Among among : Route.Among.values()) {
                    List<Route> found = Route.from(table, seat, square, among);
                    if (!found.isEmpty()) {
                        routes.add(routes(square, among, found));
                    }
                }
            }
        }
        return List.copyOf(routes);
    }

    private RoutesView routes(int square, Route.Among among, List<Route> found) {
        List<List<String>> ways = new ArrayList<>(found.size());
        List<String> meets = new ArrayList<>(found.size());
        for (Route route : found) {
            String[] steps = new String[route.steps().size()];
            for (int i = 0; i < steps.length; i++) {
                steps[i] = table.square(route.steps().get(i)).code();
            }
            ways.add(List.of(steps));
            meets.add(route.meets().code());
        }
        return new RoutesView(table.square(square).code(), among.code(), List.copyOf(ways), List.copyOf(meets));
    }

    private List<SiteView> sites() {
        if (table.over()) {
            return List.of();
        }
        List<Integer> sites = table.cities().count(seat) == 0 ? CapitalSites.of(table, seat) : Sites.of(table, seat);
        List<SiteView> views = new ArrayList<>(sites.size());
        for (int site : sites) {
            views.add(new SiteView(table.square(site).code(), Sight.yields(Yields.around(table, site))));
        }
        return List.copyOf(views);
    }
}
