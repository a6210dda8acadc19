package civitas.clash.view;

import civitas.clash.aboard.Holds;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Activation;
import civitas.clash.city.Sites;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.clash.table.SpaceToken;
import civitas.clash.view.ClashView.BlockadeView;
import civitas.clash.view.ClashView.BuildingView;
import civitas.clash.view.ClashView.CityView;
import civitas.clash.view.ClashView.HoldView;
import civitas.clash.view.ClashView.SiteView;
import civitas.clash.view.ClashView.SpaceView;
import civitas.clash.view.ClashView.TokenView;
import civitas.clash.view.ClashView.UnitsView;
import java.util.ArrayList;
import java.util.List;

/** The board: everything on it lies open. */
final class BoardSight {

    private final ClashTable table;

    BoardSight(ClashTable table) {
        this.table = table;
    }

    List<SpaceView> spaces() {
        List<SpaceView> spaces = new ArrayList<>(table.board().size());
        for (Space space : table.board().spaces()) {
            spaces.add(new SpaceView(
                    space.label(),
                    space.q(),
                    space.r(),
                    table.board().slotOf(space.index()) + 1,
                    table.lands().terrain(space.index()).code(),
                    table.lands().isExhausted(space.index())));
        }
        return List.copyOf(spaces);
    }

    List<CityView> cities() {
        Cities cities = table.cities();
        List<CityView> views = new ArrayList<>();
        for (int space = 0; space < table.board().size(); space++) {
            if (cities.isCity(space)) {
                views.add(new CityView(
                        label(space),
                        Sight.side(table, cities.owner(space)),
                        cities.mood(space).code(),
                        cities.size(space),
                        buildings(space),
                        wonders(space),
                        label(cities.port(space)),
                        cities.activations(space),
                        Activation.tires(table, space)));
            }
        }
        return List.copyOf(views);
    }

    private List<BuildingView> buildings(int space) {
        List<BuildingView> buildings = new ArrayList<>();
        for (Building building : table.content().buildings().all()) {
            if (table.cities().has(space, building)) {
                buildings.add(new BuildingView(
                        building.code(), Sight.side(table, table.cities().builder(space, building))));
            }
        }
        return List.copyOf(buildings);
    }

    private List<String> wonders(int space) {
        List<String> wonders = new ArrayList<>();
        for (Wonder wonder : table.content().wonders()) {
            if (table.cities().has(space, wonder)) {
                wonders.add(wonder.code());
            }
        }
        return List.copyOf(wonders);
    }

    List<UnitsView> units() {
        List<UnitsView> views = new ArrayList<>();
        for (int space = 0; space < table.board().size(); space++) {
            if (!table.units().isEmpty(space)) {
                int at = space;
                views.add(new UnitsView(
                        label(space),
                        Sight.side(table, table.units().owner(space)),
                        Sight.present(table, type -> table.units().count(type, at)),
                        holds(space)));
            }
        }
        return List.copyOf(views);
    }

    private List<HoldView> holds(int space) {
        if (!table.edition().stowing().isShipByShip() || !table.lands().isSea(space)) {
            return List.of();
        }
        List<HoldView> views = new ArrayList<>();
        for (UnitType hull : table.roster().all()) {
            if (hull.isShip()) {
                for (Force cargo : Holds.at(table, space).cargoes(hull)) {
                    views.add(new HoldView(hull.code(), Sight.present(table, cargo::count)));
                }
            }
        }
        return List.copyOf(views);
    }

    List<TokenView> tokens() {
        List<TokenView> views = new ArrayList<>();
        for (SpaceToken token : table.book().tokens()) {
            for (int space = 0; space < table.board().size(); space++) {
                int number = token.number().at(table, space);
                if (number > 0) {
                    views.add(new TokenView(
                            label(space),
                            Sight.source(token.source()),
                            number,
                            Sight.side(table, token.owner().at(table, space))));
                }
            }
        }
        return List.copyOf(views);
    }

    List<BlockadeView> blockades() {
        if (table.hooks().collect.blockade.joined().isEmpty()) {
            return List.of();
        }
        List<BlockadeView> views = new ArrayList<>();
        SpaceSet sea = table.lands().sea();
        for (int space = sea.next(0); space >= 0; space = sea.next(space + 1)) {
            List<String> seats = new ArrayList<>();
            for (int seat = 0; seat < table.seats(); seat++) {
                if (table.hooks().collect.isBlockaded(table, seat, space)) {
                    seats.add(Sight.side(table, seat));
                }
            }
            if (!seats.isEmpty()) {
                views.add(new BlockadeView(label(space), List.copyOf(seats)));
            }
        }
        return List.copyOf(views);
    }

    List<SiteView> sites(int player) {
        SpaceSet sites = Sites.of(table, player);
        List<SiteView> views = new ArrayList<>(sites.size());
        for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
            views.add(new SiteView(label(site), Sight.goods(Sites.yields(table, player, site))));
        }
        return List.copyOf(views);
    }

    private String label(int space) {
        return space == Cities.NOBODY ? "" : table.space(space).label();
    }
}
