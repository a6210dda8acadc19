package civitas.civ.stage;

import civitas.civ.content.BuildingFamily;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Market;
import civitas.civ.view.CivView;
import civitas.civ.view.CivView.CityView;
import civitas.civ.view.CivView.CountView;
import civitas.civ.view.CivView.PlayerView;
import civitas.civ.view.CivView.SquareView;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The facts of a table by name:
 *
 * <ul>
 *   <li>{@code turn}, {@code phase}, {@code first}, {@code active}, {@code winner}, {@code victory}
 *   <li>{@code red.trade}, {@code .culture}, {@code .track}, {@code .coins}, {@code .government}, {@code .governments},
 *       {@code .techs}, {@code .speed}, {@code .stack}, {@code .hand-limit}, {@code .city-limit}, {@code .water},
 *       {@code .hand}, {@code .forces}, {@code .units}, {@code .tokens}, {@code .people}, {@code .wonders}, {@code
 *       .cities}, {@code .armies}, {@code .scouts} (on the map), {@code .rank.infantry}, {@code .resource.silk}, {@code
 *       .coins.pottery}, {@code .row.2} (techs in a row of the pyramid)
 *   <li>{@code square D4.terrain}, {@code .trade}, {@code .production}, {@code .culture}, {@code .coins}, {@code
 *       .resource}, {@code .token}, {@code .piece}, {@code .city}, {@code .blockaded}, {@code .armies}, {@code .scouts},
 *       {@code .owner} (of figures), {@code .known}
 *   <li>{@code city D4.owner}, {@code .capital}, {@code .walls}, {@code .trade}, {@code .production}, {@code .culture},
 *       {@code .actions}
 *   <li>{@code market.silk}, {@code market.granary-aqueduct}, {@code market.wonders}, {@code market.wonder-deck}, {@code
 *       discards.events-1}, {@code discards.infantry}, {@code obsolete.stonehenge}
 * </ul>
 */
final class Measuring {

    private final CivTable table;

    Measuring(CivTable table) {
        this.table = table;
    }

    Optional<Object> fact(String fact) {
        if (fact.startsWith("square ")) {
            return square(fact.substring("square ".length()));
        }
        if (fact.startsWith("city ")) {
            return city(fact.substring("city ".length()));
        }
        int dot = fact.indexOf('.');
        if (dot > 0 && Seat.parse(fact.substring(0, dot)).isPresent()) {
            int seat = Seat.parse(fact.substring(0, dot)).orElseThrow().index();
            return seat < table.seats() ? player(seat, fact.substring(dot + 1)) : Optional.empty();
        }
        return dot > 0 ? supply(fact.substring(0, dot), fact.substring(dot + 1)) : clock(fact);
    }

    private Optional<Object> clock(String fact) {
        CivView view = CivView.of(table, Viewer.SPECTATOR);
        return switch (fact) {
            case "turn" -> Optional.of(table.turn().number());
            case "phase" -> Optional.of(view.clock().phase());
            case "first" -> Optional.of(view.clock().first());
            case "active" -> Optional.of(view.clock().active());
            case "winner" -> Optional.of(view.winner());
            case "victory" -> Optional.of(view.victory());
            default -> Optional.empty();
        };
    }

    // --- players ----------------------------------------------------------------------------------------------------

    private Optional<Object> player(int seat, String fact) {
        PlayerView view = CivView.of(table, new Viewer(seat)).players().get(seat);
        int dot = fact.indexOf('.');
        if (dot > 0) {
            return detail(seat, view, fact.substring(0, dot), fact.substring(dot + 1));
        }
        return Optional.ofNullable(
                switch (fact) {
                    case "civilization" -> view.civilization();
                    case "trade" -> view.trade();
                    case "culture" -> view.culture();
                    case "track" -> view.track();
                    case "coins" -> view.coins();
                    case "government" -> view.government();
                    case "governments" -> view.governments();
                    case "techs" ->
                        view.techs().stream().map(CivView.TechView::code).toList();
                    case "speed" -> view.speed();
                    case "stack" -> view.stack();
                    case "hand-limit" -> view.handLimit();
                    case "city-limit" -> view.cityLimit();
                    case "water" -> view.water();
                    case "hand" -> view.hand();
                    case "forces" -> view.forces();
                    case "units" -> view.forces().size();
                    case "tokens" -> view.tokens();
                    case "people" -> view.people();
                    case "wonders" -> view.wonders();
                    case "sheet-coins" -> view.sheetCoins();
                    case "cities" -> cities(seat);
                    case "armies" -> onMap(seat, Figure.ARMY);
                    case "scouts" -> onMap(seat, Figure.SCOUT);
                    default -> null;
                });
    }

    private Optional<Object> detail(int seat, PlayerView view, String group, String name) {
        return switch (group) {
            case "rank" -> UnitType.parse(name).map(type -> table.player(seat).rank(type));
            case "resource" ->
                Resource.parse(name).map(resource -> table.player(seat).resource(resource));
            case "coins" -> Tech.parse(name).map(tech -> table.player(seat).coinTokens(tech));
            case "row" ->
                Optional.of(view.techs().stream()
                        .filter(tech -> Integer.toString(tech.row()).equals(name))
                        .count());
            default -> Optional.empty();
        };
    }

    private List<String> cities(int seat) {
        List<String> squares = new ArrayList<>();
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(seat, marker);
            if (table.cities().exists(city)) {
                squares.add(table.square(table.cities().center(city)).code());
            }
        }
        return squares;
    }

    private int onMap(int seat, Figure kind) {
        int count = 0;
        for (int square = 0; square < table.board().size(); square++) {
            count += table.figures().count(seat, kind, square);
        }
        return count;
    }

    // --- the map ----------------------------------------------------------------------------------------------------

    private Optional<Object> square(String fact) {
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

    private Optional<Object> city(String fact) {
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
                    case "walls" -> city.walls();
                    case "trade" -> city.yields().trade();
                    case "production" -> city.yields().production();
                    case "culture" -> city.yields().culture();
                    case "actions" -> city.actions();
                    default -> null;
                }));
    }

    // --- supplies ---------------------------------------------------------------------------------------------------

    private Optional<Object> supply(String group, String name) {
        CivView view = CivView.of(table, Viewer.SPECTATOR);
        return switch (group) {
            case "market" -> market(view, name);
            case "discards" ->
                name.startsWith("events-")
                        ? Optional.of(view.market()
                                .events()
                                .get(Integer.parseInt(name.substring("events-".length())) - 1)
                                .discards())
                        : UnitType.parse(name)
                                .map(type -> view.market()
                                        .units()
                                        .get(type.ordinal())
                                        .discards());
            case "obsolete" -> Wonder.parse(name).map(wonder -> table.wonders().isObsolete(wonder));
            default -> Optional.empty();
        };
    }

    private Optional<Object> market(CivView view, String name) {
        if (name.equals("wonders")) {
            return Optional.of(view.market().wonders().stream()
                    .filter(code -> !code.isEmpty())
                    .toList());
        }
        if (name.equals("wonder-deck")) {
            return Optional.of(view.market().wonderDeck());
        }
        Market market = table.market();
        if (BuildingFamily.parse(name).isPresent()) {
            return Optional.of(market.buildings(BuildingFamily.parse(name).orElseThrow()));
        }
        for (CountView resource : view.market().resources()) {
            if (resource.code().equals(name)) {
                return Optional.of(resource.count());
            }
        }
        return Optional.empty();
    }
}
