package civitas.civ.stage;

import civitas.civ.city.Production;
import civitas.civ.content.Figure;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.SlotView;
import civitas.civ.view.CivView.SquareView;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Facts of the map: squares, cities and tiles. */
final class MapMeasuring {

    /** Where the printed southern edge lies after so many quarter turns clockwise. */
    private static final List<String> EDGES = List.of("south", "west", "north", "east");

    private final CivTable table;

    MapMeasuring(CivTable table) {
        this.table = table;
    }

    Optional<Object> square(String fact) {
        int dot = fact.indexOf('.');
        if (dot < 0 || table.board().parse(fact.substring(0, dot)).isEmpty()) {
            return Optional.empty();
        }
        int square = table.board().parse(fact.substring(0, dot)).orElseThrow().index();
        SquareView view = CivView.of(table, Viewer.SPECTATOR).squares().stream()
                .filter(one -> one.code().equals(table.square(square).code()))
                .findFirst()
                .orElseThrow();
        int holder = table.figures().holder(square);
        return Optional.ofNullable(
                switch (fact.substring(dot + 1)) {
                    case "known" -> view.known();
                    case "terrain" -> view.terrain();
                    case "trade" -> view.yields().trade();
                    case "production" -> view.yields().production();
                    case "culture" -> view.yields().culture();
                    case "coins" -> view.yields().coins();
                    case "resource" -> view.resource();
                    case "token" -> view.token();
                    case "landmark" -> view.landmark();
                    case "piece" -> view.piece();
                    case "city" -> view.city();
                    case "blockaded" -> view.blockaded();
                    case "locked" -> view.locked();
                    case "owner" -> holder < 0 ? "" : Seat.of(holder).code();
                    case "armies" -> holder < 0 ? 0 : table.figures().count(holder, Figure.ARMY, square);
                    case "scouts" -> holder < 0 ? 0 : table.figures().count(holder, Figure.SCOUT, square);
                    default -> null;
                });
    }

    Optional<Object> city(String fact) {
        int dot = fact.indexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        String square = fact.substring(0, dot);
        Optional<CityView> found = CivView.of(table, Viewer.SPECTATOR).cities().stream()
                .filter(city -> city.square().equals(square))
                .findFirst();
        if (fact.endsWith(".owner") && found.isEmpty()) {
            return Optional.of("");
        }
        return found.flatMap(city -> Optional.ofNullable(
                switch (fact.substring(dot + 1)) {
                    case "owner" -> city.owner();
                    case "capital" -> city.capital();
                    case "squares" -> Measuring.set(city.squares());
                    case "walls" -> city.walls();
                    case "marks" -> Measuring.set(city.marks());
                    case "trade" -> city.yields().trade();
                    case "production" -> city.yields().production();
                    case "action-production" -> Production.of(table, number(square));
                    case "with-trade" ->
                        Production.reach(table, Cities.owner(number(square)), Production.of(table, number(square)));
                    case "culture" -> city.yields().culture();
                    case "actions" -> city.actions();
                    case "outskirts" -> Measuring.set(city.outskirts());
                    case "resources" -> Measuring.set(city.resources());
                    default -> null;
                }));
    }

    private int number(String square) {
        return table.cities().at(table.board().parse(square).orElseThrow().index());
    }

    Optional<Object> tile(String fact) {
        int dot = fact.indexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        Optional<SlotView> found = CivView.of(table, Viewer.SPECTATOR).slots().stream()
                .filter(slot -> slot.code().equals("tile-" + fact.substring(0, dot)))
                .findFirst();
        return found.flatMap(slot -> Optional.ofNullable(
                switch (fact.substring(dot + 1)) {
                    case "known" -> slot.known();
                    case "tile" -> slot.tile();
                    case "arrow" -> slot.known() ? EDGES.get(slot.turns()) : "";
                    default -> null;
                }));
    }
}
