package civitas.clash.stage;

import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.objective.Exclusions;
import civitas.clash.score.Scoring;
import civitas.clash.state.Cards;
import civitas.clash.state.Player;
import civitas.clash.table.Belonging;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Standing;
import civitas.kernel.Thing;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The facts of one player by name:
 *
 * <ul>
 *   <li>{@code food}, {@code ore}, {@code wood}, {@code ideas}, {@code gold}, {@code culture}, {@code mood}
 *   <li>{@code advances}, {@code borrowed}; {@code event-track}
 *   <li>{@code hand}: how many cards; {@code hand.actions}, {@code hand.people}, {@code hand.objectives},
 *       {@code hand.wonders}: which
 *   <li>{@code completed}: cards with the half that was completed, such as {@code o3 lower}; {@code wonders}: those whose
 *       card lies in front of him
 *   <li>{@code cities}: spaces; {@code settlers}, {@code infantry}, {@code ships}: how many, those in a battle included
 *   <li>{@code supply.settlement}, {@code supply.temple}, {@code supply.ship}, …: pieces left
 *   <li>{@code score}, {@code score.wonders} and the other categories; {@code place}
 *   <li>{@code lost-actions}, {@code truce}, {@code founder}
 * </ul>
 */
final class PlayerFacts {

    private final ClashTable table;
    private final int seat;
    private final Player player;

    PlayerFacts(ClashTable table, int seat) {
        this.table = table;
        this.seat = seat;
        this.player = table.player(seat);
    }

    Object fact(String fact) {
        for (Good good : Good.values()) {
            if (good.code().equals(fact)) {
                return player.get(good);
            }
        }
        if (fact.startsWith("supply.")) {
            return supply(fact.substring("supply.".length()));
        }
        if (fact.startsWith("score.")) {
            return score(fact.substring("score.".length()));
        }
        return switch (fact) {
            case "advances" -> advances(player.advances());
            case "borrowed" -> advances(player.borrowed());
            case "event-track" -> player.eventTrack();
            case "hand" -> Cards.inHand(player).size();
            case "hand.actions" -> cards(Cards.actions(player.actionCards()));
            case "hand.people" -> cards(Cards.people(player.greatPeople()));
            case "hand.objectives" -> cards(Cards.objectives(player.objectiveCards()));
            case "hand.wonders" -> cards(Cards.wonders(player.wonderCards()));
            case "completed" -> completed();
            case "wonders" -> wonders();
            case "cities" -> Measuring.cities(table, seat);
            case "score" -> score("");
            case "place" -> place();
            case "lost-actions" -> player.lostActions();
            case "truce" -> Measuring.side(table, table.lasting().truce(seat));
            case "founder" -> Exclusions.isBound(table, seat);
            default -> belonging(fact);
        };
    }

    private Object belonging(String fact) {
        for (Belonging belonging : table.book().belongings()) {
            if (belonging.name().equals(fact)) {
                List<String> codes = belonging.shown().of(table, seat, seat);
                return belonging.single() ? String.join(" ", codes) : new LinkedHashSet<>(codes);
            }
        }
        return Measuring.inAll(table, seat, fact);
    }

    private Set<String> advances(Numbers set) {
        Set<String> codes = new LinkedHashSet<>();
        for (int number = set.next(0); number >= 0; number = set.next(number + 1)) {
            codes.add(table.content().advance(number).code());
        }
        return codes;
    }

    private Set<String> cards(Cards cards) {
        Set<String> codes = new LinkedHashSet<>();
        for (Thing card : cards.list(table.content())) {
            codes.add(card.code());
        }
        return codes;
    }

    private Set<String> completed() {
        Set<String> codes = new LinkedHashSet<>();
        Numbers cards = player.completed();
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            codes.add(table.content().objectiveCard(card).code() + (player.completedLower(card) ? " lower" : " upper"));
        }
        return codes;
    }

    private Set<String> wonders() {
        Set<String> codes = new LinkedHashSet<>();
        for (Wonder wonder : table.content().wonders()) {
            if (player.holds(wonder)) {
                codes.add(wonder.code());
            }
        }
        return codes;
    }

    private Object supply(String piece) {
        if (piece.equals("settlement")) {
            return table.settlementsLeft(seat);
        }
        for (Building building : table.content().buildings().all()) {
            if (building.code().equals(piece)) {
                return table.buildingsLeft(seat, building);
            }
        }
        for (UnitType unit : table.roster().all()) {
            if (unit.code().equals(piece)) {
                return table.unitsLeft(seat, unit);
            }
        }
        return Measuring.UNKNOWN;
    }

    private Object place() {
        for (Standing standing : Scoring.standings(table)) {
            if (standing.seat().index() == seat) {
                return standing.place();
            }
        }
        return Measuring.UNKNOWN;
    }

    /** Points of a category, or all of them for an empty name. */
    private Object score(String category) {
        for (Standing standing : Scoring.standings(table)) {
            if (standing.seat().index() == seat) {
                if (category.isEmpty()) {
                    return points(standing.points());
                }
                Double points = standing.categories().get(category);
                return points == null ? Measuring.UNKNOWN : points(points);
            }
        }
        return Measuring.UNKNOWN;
    }

    /** Whole points as a whole number: nobody writes 12.0. */
    private static Object points(double points) {
        int whole = (int) points;
        if (whole == points) {
            return whole;
        }
        return points;
    }
}
