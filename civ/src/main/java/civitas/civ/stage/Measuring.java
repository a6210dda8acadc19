package civitas.civ.stage;

import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.state.Cities;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.civ.view.CivView.CountView;
import civitas.civ.view.CivView.PlayerView;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The facts of a table by name:
 *
 * <ul>
 *   <li>{@code turn}, {@code phase}, {@code first}, {@code active}, {@code winner}, {@code victory}
 *   <li>{@code red.trade}, {@code .culture}, {@code .track}, {@code .coins}, {@code .government}, {@code .governments},
 *       {@code .techs}, {@code .speed}, {@code .stack}, {@code .hand-limit}, {@code .city-limit}, {@code .water},
 *       {@code .hand}, {@code .forces}, {@code .units}, {@code .tokens}, {@code .people}, {@code .cards} (of boxes), {@code .wonders}, {@code
 *       .cities}, {@code .armies}, {@code .scouts} (on the map), {@code .rank.infantry}, {@code .resource.silk}, {@code
 *       .coins.pottery}, {@code .row.2} (techs in a row of the pyramid)
 *   <li>{@code battle} (whether there is one), {@code battle.square}, {@code .turn}, {@code battle.red.bonus}, {@code
 *       .force}, {@code .cards}, {@code .killed}, {@code .armies}, {@code .total}, {@code fronts} (how many), {@code front
 *       1.red} (the unit there), {@code front 1.red.wounds}, {@code .strength}, {@code .rank}
 *   <li>{@code group.owner}, {@code .square}, {@code .points}, {@code .armies}, {@code .scouts} of the figures on their way
 *   <li>{@code tile 2.known}, {@code .tile}, {@code .arrow} (the side its arrow edge lies on: {@code south} ...)
 *   <li>{@code wonder oracle.square}, {@code .coins}, {@code .obsolete}
 *   <li>{@code square D4.terrain}, {@code .trade}, {@code .production}, {@code .culture}, {@code .coins}, {@code
 *       .resource}, {@code .token}, {@code .piece}, {@code .city}, {@code .blockaded}, {@code .armies}, {@code .scouts},
 *       {@code .owner} (of figures), {@code .known}
 *   <li>{@code city D4.owner}, {@code .capital}, {@code .walls}, {@code .trade}, {@code .production}, {@code .culture},
 *       {@code .actions}, {@code .outskirts}, {@code .resources}
 *   <li>{@code market.silk}, {@code market.granary-aqueduct}, {@code market.wonders}, {@code market.wonder-deck}, {@code
 *       discards.events-1}, {@code discards.infantry}, {@code discards.cards}, {@code obsolete.stonehenge}
 * </ul>
 */
final class Measuring {

    private final CivTable table;

    Measuring(CivTable table) {
        this.table = table;
    }

    Optional<Object> fact(String fact) {
        int space = fact.indexOf(' ');
        if (space > 0) {
            return place(fact.substring(0, space), fact.substring(space + 1));
        }
        int dot = fact.indexOf('.');
        if (dot > 0 && Seat.parse(fact.substring(0, dot)).isPresent()) {
            int seat = Seat.parse(fact.substring(0, dot)).orElseThrow().index();
            return seat < table.seats() ? player(seat, fact.substring(dot + 1)) : Optional.empty();
        }
        return dot > 0 ? supply(fact.substring(0, dot), fact.substring(dot + 1)) : clock(fact);
    }

    private Optional<Object> place(String kind, String fact) {
        return switch (kind) {
            case "square" -> new MapMeasuring(table).square(fact);
            case "city" -> new MapMeasuring(table).city(fact);
            case "tile" -> new MapMeasuring(table).tile(fact);
            case "wonder" -> wonder(fact);
            case "front" -> new BattleMeasuring(table).front(fact);
            default -> Optional.empty();
        };
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
            case "battle" -> Optional.of(table.battle().isActive());
            case "fronts" -> Optional.of(table.battle().fronts());
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
                    case "governments" -> set(view.governments());
                    case "techs" ->
                        set(view.techs().stream().map(CivView.TechView::code).toList());
                    case "speed" -> view.speed();
                    case "policies" -> set(view.policies());
                    case "policy-limit" -> view.policyLimit();
                    case "stack" -> view.stack();
                    case "hand-limit" -> view.handLimit();
                    case "city-limit" -> view.cityLimit();
                    case "water" -> view.water();
                    case "hand" -> set(view.hand());
                    case "forces" -> set(view.forces());
                    case "units" -> view.forces().size();
                    case "tokens" -> set(view.tokens());
                    case "people" -> set(view.people());
                    case "cards" ->
                        set(view.cards().stream()
                                .filter(Measuring::isUsed)
                                .map(Measuring::card)
                                .toList());
                    case "wonders" -> set(view.wonders());
                    case "sheet-coins" -> view.sheetCoins();
                    case "cities" -> set(cities(seat));
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
            case "coins" ->
                table.content()
                        .techs()
                        .parse(name)
                        .map(tech -> table.player(seat).coinTokens(tech));
            case "row" ->
                Optional.of(view.techs().stream()
                        .filter(tech -> Integer.toString(tech.row()).equals(name))
                        .count());
            default -> Optional.empty();
        };
    }

    /** Cards that lie before everybody from the start are told when something lies on them. */
    private static boolean isUsed(CivView.CardView card) {
        return card.levels().isEmpty() || card.markers() > 0;
    }

    /** As a position says it: {@code jim-henson up}, {@code infrastructure 2}. */
    private static String card(CivView.CardView card) {
        return card.code() + (card.markers() > 0 ? " " + card.markers() : card.open() ? " up" : "");
    }

    /** Things that may be written in any order, even if there are several of a kind. */
    static Collection<String> set(List<String> things) {
        return Collections.unmodifiableCollection(things);
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

    // --- supplies ---------------------------------------------------------------------------------------------------

    private Optional<Object> supply(String group, String name) {
        CivView view = CivView.of(table, Viewer.SPECTATOR);
        return switch (group) {
            case "market" -> market(view, name);
            case "battle" -> new BattleMeasuring(table).fact(name);
            case "group" -> group(view.group(), name);
            case "discards" -> discards(view, name);
            case "obsolete" ->
                table.content()
                        .wonders()
                        .parse(name)
                        .map(wonder -> table.wonders().isObsolete(wonder));
            default -> Optional.empty();
        };
    }

    private Optional<Object> discards(CivView view, String name) {
        if (name.equals("cards")) {
            return Optional.of(table.sheets().stream()
                    .flatMap(sheet -> sheet.decks().stream())
                    .flatMap(deck -> deck.discards().stream())
                    .toList());
        }
        return name.startsWith("events-")
                ? Optional.of(view.market()
                        .events()
                        .get(Integer.parseInt(name.substring("events-".length())) - 1)
                        .discards())
                : UnitType.parse(name)
                        .map(type -> view.market().units().get(type.ordinal()).discards());
    }

    private static Optional<Object> group(CivView.GroupView group, String name) {
        return switch (name) {
            case "owner" -> Optional.of(group.owner());
            case "square" -> Optional.of(group.square());
            case "points" -> Optional.of(group.points());
            case "armies" -> Optional.of(group.armies());
            case "scouts" -> Optional.of(group.scouts());
            default -> Optional.empty();
        };
    }

    private Optional<Object> wonder(String fact) {
        int dot = fact.indexOf('.');
        Optional<Wonder> wonder =
                dot < 0 ? Optional.empty() : table.content().wonders().parse(fact.substring(0, dot));
        return wonder.flatMap(one -> {
            int square = table.wonders().where(one);
            return switch (fact.substring(dot + 1)) {
                case "square" ->
                    Optional.of(square < 0 ? "" : table.square(square).code());
                case "coins" -> Optional.of(table.wonders().coins(one));
                case "obsolete" -> Optional.of(table.wonders().isObsolete(one));
                default -> Optional.empty();
            };
        });
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
        switch (name) {
            case "huts" -> {
                return Optional.of(market.huts().size());
            }
            case "villages" -> {
                return Optional.of(market.villages().size());
            }
            case "people" -> {
                return Optional.of(market.people().size());
            }
            case "city-states" -> {
                return Optional.of(table.landmarks().cityStates().size());
            }
            default -> {}
        }
        if (table.content().buildingFamilies().parse(name).isPresent()) {
            return Optional.of(market.buildings(
                    table.content().buildingFamilies().parse(name).orElseThrow()));
        }
        for (CountView resource : view.market().resources()) {
            if (resource.code().equals(name)) {
                return Optional.of(resource.count());
            }
        }
        return Optional.empty();
    }
}
