package civitas.clash.stage;

import civitas.clash.aboard.Holds;
import civitas.clash.board.Space;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.clash.content.Wonder;
import civitas.clash.event.Pestilence;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.kernel.Deck;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The facts of a table by name:
 *
 * <ul>
 *   <li>{@code age}, {@code round}, {@code active}, {@code first}, {@code actions} (left), {@code over}, {@code asked}
 *       (seats), {@code pestilence}, {@code exhausted} (spaces), {@code open-wonders}, {@code offers-open} (how many trade offers)
 *   <li>{@code action-deck}, {@code event-deck}, {@code objective-deck}, {@code wonder-deck}: cards left;
 *       {@code action-discards}, {@code event-discards}, {@code objective-discards}: the pile, top card first
 *   <li>{@code terrain D4}, {@code exhausted D4}
 *   <li>{@code city D4}: all of the following by name, or {@code none}; {@code city D4.owner}, {@code .mood}, {@code .size}, {@code .buildings} (one
 *       of another colour as {@code temple blue}), {@code .wonders}, {@code .port}, {@code .activations}
 *   <li>{@code units D4}: all of the following by name, or {@code none}; {@code units D4.owner}, {@code .settlers}, {@code .infantry}, {@code .ships}
 *   <li>{@code battle}: whether one is being fought; {@code battle.space()}, {@code .round}
 *   <li>{@code red.…}: see {@link PlayerFacts}
 *   <li>{@code barbarians.cities} (spaces), {@code barbarians.infantry}
 * </ul>
 *
 * <p>Nobody and nothing are {@code none}.
 */
final class Measuring {

    static final List<String> CITY_FACTS =
            List.of("owner", "mood", "size", "buildings", "wonders", "port", "activations");
    /** Who is aboard which ship, where every ship has a hold of its own. */
    static final String HOLDS = "holds";

    private static final String ATTACKING = "attacking-";

    private final ClashTable table;

    Measuring(ClashTable table) {
        this.table = table;
    }

    Optional<Object> fact(String fact) {
        int blank = fact.indexOf(' ');
        if (blank >= 0) {
            return onBoard(fact.substring(0, blank), fact.substring(blank + 1).strip());
        }
        int dot = fact.indexOf('.');
        if (dot < 0) {
            return Optional.of(whole(fact)).filter(value -> !value.equals(UNKNOWN));
        }
        String name = fact.substring(0, dot);
        String detail = fact.substring(dot + 1);
        Object value = switch (name) {
            case "battle" -> battle(detail);
            default ->
                new Reading(table).isSeat(name)
                        ? new PlayerFacts(table, Seat.parse(name).orElseThrow().index()).fact(detail)
                        : wild(name, detail);
        };
        return Optional.of(value).filter(known -> !known.equals(UNKNOWN));
    }

    /** Stands for "there is no such fact". */
    static final Object UNKNOWN = new Object();

    private Object whole(String fact) {
        return switch (fact) {
            case "age" -> table.age();
            case "round" -> table.round();
            case "active" -> side(table.active());
            case "first" -> side(table.firstPlayer());
            case "actions" -> table.turn().actionsLeft();
            case "over" -> table.over();
            case "asked" -> asked();
            case "pestilence" -> Pestilence.rages(table);
            case "exhausted" -> exhausted();
            case "open-wonders" -> openWonders();
            case "offers-open" -> table.trade().open().size();
            case "battle" -> table.battle().isActive();
            case "action-deck" -> table.actionDeck().size();
            case "event-deck" -> table.eventDeck().size();
            case "objective-deck" -> table.objectiveDeck().size();
            case "wonder-deck" -> table.wonderDeck().size();
            case "action-discards" -> pile(table.actionDeck(), table.content()::actionCard);
            case "event-discards" -> pile(table.eventDeck(), table.content()::eventCard);
            case "objective-discards" -> pile(table.objectiveDeck(), table.content()::objectiveCard);
            default -> UNKNOWN;
        };
    }

    private String side(int side) {
        return side(table, side);
    }

    static String side(ClashTable table, int side) {
        if (side == Cities.NOBODY) {
            return Reading.NONE;
        }
        return table.sides().code(side);
    }

    private String label(int space) {
        return space == Cities.NOBODY ? Reading.NONE : table.space(space).label();
    }

    private Set<String> asked() {
        Set<String> seats = new LinkedHashSet<>();
        for (int rest = table.asked(); rest != 0; rest &= rest - 1) {
            seats.add(side(Integer.numberOfTrailingZeros(rest)));
        }
        return seats;
    }

    private Set<String> exhausted() {
        Set<String> labels = new LinkedHashSet<>();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.lands().isExhausted(space)) {
                labels.add(label(space));
            }
        }
        return labels;
    }

    private Set<String> openWonders() {
        Set<String> codes = new LinkedHashSet<>();
        for (Wonder wonder : table.content().wonders()) {
            if (table.wonders().isOpen(wonder)) {
                codes.add(wonder.code());
            }
        }
        return codes;
    }

    private static List<String> pile(Deck deck, IntFunction<Thing> card) {
        List<String> codes = new ArrayList<>();
        for (byte number : deck.discardPile()) {
            codes.addFirst(card.apply(number).code());
        }
        return codes;
    }

    private Object battle(String detail) {
        Battle battle = table.battle();
        return switch (detail) {
            case "space" -> battle.isActive() ? label(battle.space()) : Reading.NONE;
            case "round" -> battle.isActive() ? battle.round() : 0;
            default -> UNKNOWN;
        };
    }

    private Object wild(String name, String detail) {
        for (WildSide side : table.sides().wild()) {
            if (side.code().equals(name)) {
                return detail.equals("cities") ? cities(table, side.number()) : inAll(table, side.number(), detail);
            }
        }
        return UNKNOWN;
    }

    /** The spaces of a side's cities. */
    static Set<String> cities(ClashTable table, int side) {
        Set<String> labels = new LinkedHashSet<>();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.cities().isOf(side, space)) {
                labels.add(table.space(space).label());
            }
        }
        return labels;
    }

    // --- the board --------------------------------------------------------------------------------------------------

    private Optional<Object> onBoard(String what, String where) {
        int dot = where.indexOf('.');
        String label = dot < 0 ? where : where.substring(0, dot);
        String detail = dot < 0 ? "" : where.substring(dot + 1);
        return table.board()
                .find(label)
                .map(Space::index)
                .map(space -> switch (what) {
                    case "terrain" ->
                        detail.isEmpty() ? table.lands().terrain(space).code() : UNKNOWN;
                    case "exhausted" ->
                        detail.isEmpty() ? (Object) table.lands().isExhausted(space) : UNKNOWN;
                    case "city" -> city(space, detail);
                    case "units" -> units(space, detail);
                    default -> UNKNOWN;
                })
                .filter(value -> !value.equals(UNKNOWN));
    }

    private static Map<String, Object> all(List<String> names, Function<String, Object> fact) {
        Map<String, Object> facts = new LinkedHashMap<>();
        for (String name : names) {
            facts.put(name, fact.apply(name));
        }
        return facts;
    }

    private Object city(int space, String detail) {
        Cities cities = table.cities();
        return switch (detail) {
            case "" -> cities.isCity(space) ? all(CITY_FACTS, name -> city(space, name)) : Reading.NONE;
            case "owner" -> side(cities.owner(space));
            case "mood" -> cities.isCity(space) ? cities.mood(space).code() : Reading.NONE;
            case "size" -> cities.size(space);
            case "buildings" -> buildings(space);
            case "wonders" -> wonders(space);
            case "port" -> label(cities.port(space));
            case "activations" -> cities.activations(space);
            default -> UNKNOWN;
        };
    }

    private Set<String> buildings(int space) {
        Set<String> codes = new LinkedHashSet<>();
        for (Building building : table.content().buildings().all()) {
            int colour = table.cities().builder(space, building);
            if (colour == table.cities().owner(space) && colour != Cities.NOBODY) {
                codes.add(building.code());
            } else if (colour != Cities.NOBODY) {
                codes.add(building.code() + " " + side(colour));
            }
        }
        return codes;
    }

    private Set<String> wonders(int space) {
        Set<String> codes = new LinkedHashSet<>();
        for (Wonder wonder : table.content().wonders()) {
            if (table.cities().has(space, wonder)) {
                codes.add(wonder.code());
            }
        }
        return codes;
    }

    private Object units(int space, String detail) {
        return switch (detail) {
            case "" -> table.units().isEmpty(space) && !isAttacked(space) ? Reading.NONE : allUnits(space);
            case "owner" -> side(table.units().owner(space));
            case HOLDS -> holds(space);
            case "attacker" -> side(isAttacked(space) ? table.battle().side(Battle.ATTACKER) : Cities.NOBODY);
            default -> counted(space, detail);
        };
    }

    private Object counted(int space, String detail) {
        for (UnitType type : table.roster().all()) {
            if (detail.equals(many(type))) {
                return table.units().count(type, space);
            }
            if (detail.equals(ATTACKING + many(type))) {
                return isAttacked(space) ? table.battle().force().count(type) : 0;
            }
        }
        return UNKNOWN;
    }

    /** How positions call the units of a kind. */
    static String many(UnitType type) {
        return type.isMilitary() ? type.code() : type.code() + "s";
    }

    static List<String> unitFacts(ClashTable table) {
        List<String> names = new ArrayList<>(List.of("owner"));
        table.roster().all().forEach(type -> names.add(many(type)));
        if (table.edition().stowing().isShipByShip()) {
            names.add(HOLDS);
        }
        return names;
    }

    /** Who is aboard each ship that carries anybody. */
    private String holds(int space) {
        List<String> crews = new ArrayList<>();
        for (UnitType hull : table.roster().all()) {
            if (hull.isShip()) {
                Holds.at(table, space).cargoes(hull).forEach(cargo -> crews.add(crew(cargo)));
            }
        }
        return crews.isEmpty()
                ? Reading.NONE
                : String.join(", ", crews.stream().sorted().toList());
    }

    private String crew(Force cargo) {
        List<String> units = new ArrayList<>();
        table.roster().all().forEach(type -> units.addAll(Collections.nCopies(cargo.count(type), type.code())));
        return String.join(" ", units);
    }

    static List<String> attackFacts(ClashTable table) {
        List<String> names = new ArrayList<>(List.of("attacker"));
        table.roster().all().forEach(type -> names.add(ATTACKING + many(type)));
        return names;
    }

    private Map<String, Object> allUnits(int space) {
        List<String> names = new ArrayList<>(unitFacts(table));
        if (isAttacked(space)) {
            names.addAll(attackFacts(table));
        }
        return all(names, name -> units(space, name));
    }

    private boolean isAttacked(int space) {
        return table.battle().isActive() && table.battle().space() == space;
    }

    /** A side's units of the type that positions call so. */
    static Object inAll(ClashTable table, int side, String many) {
        for (UnitType type : table.roster().all()) {
            if (many(type).equals(many)) {
                return inAll(table, side, type);
            }
        }
        return UNKNOWN;
    }

    /** A side's units of a type: those on the board, and those that are attacking just now and stand nowhere. */
    private static int inAll(ClashTable table, int side, UnitType type) {
        Battle battle = table.battle();
        boolean attacks = battle.isActive() && battle.side(Battle.ATTACKER) == side;
        return table.units().total(side, type) + (attacks ? battle.force().count(type) : 0);
    }
}
