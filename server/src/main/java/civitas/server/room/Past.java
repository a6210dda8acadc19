package civitas.server.room;

import civitas.agents.Budget;
import civitas.agents.study.Analysis;
import civitas.kernel.Seat;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.Dice;
import civitas.server.api.Points;
import civitas.server.api.Refused;
import civitas.server.store.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * What has been: any earlier moment of a record. Replaying from the beginning takes milliseconds, so nothing is kept. Where the
 * rules have changed since, the past is shown as far as it is still known.
 *
 * @param beginning the match that the record begins with: the deal, or what the table was when the rules changed
 * @param seat whose eyes it is seen with
 */
public record Past<T extends Table<T>>(
        ServedGame<T> served, Supplier<Match<T>> beginning, GameRecord record, Optional<Seat> seat, Status status) {

    /** The match as it was after a number of plies. */
    public Match<T> at(int ply) {
        if (ply < 0 || ply > record.entries().size()) {
            throw Refused.of(Code.INVALID, "no-such-ply", ply, record.entries().size());
        }
        Match<T> match = beginning.get();
        if (ply < match.plies()) {
            throw Refused.of(Code.RULES_CHANGED, "past-begins", match.plies());
        }
        for (GameRecord.Entry entry : record.entries().subList(match.plies(), ply)) {
            if (!follow(match, entry)) {
                throw Refused.of(Code.RULES_CHANGED, "past-ends", match.plies());
            }
        }
        return match;
    }

    /** Makes a choice again; no longer possible where the rules have changed since. */
    private boolean follow(Match<T> match, GameRecord.Entry entry) {
        try {
            match.choose(entry.seat(), entry.code());
            return true;
        } catch (Refusal e) {
            if (record.rules() == served.game().rulesVersion()) {
                throw e;
            }
            return false;
        }
    }

    private List<GameRecord.Entry> entriesAfter(Match<T> match) {
        return record.entries().subList(match.plies(), record.entries().size());
    }

    /** The points after each ply that changed them in any category. */
    public List<Points> points() {
        List<Points> course = new ArrayList<>();
        Match<T> match = beginning.get();
        course.add(pointsOf(match));
        for (GameRecord.Entry entry : entriesAfter(match)) {
            if (!follow(match, entry)) {
                return course;
            }
            Points now = pointsOf(match);
            if (!now.categories().equals(course.getLast().categories()) || match.over()) {
                course.add(now);
            }
        }
        return course;
    }

    /** How it can be looked at again; only as far as today's rules know it. */
    Analysis<T> analysis(Budget budget) {
        Match<T> match = beginning.get();
        if (record.rules() != served.game().rulesVersion()) {
            throw Refused.of(Code.RULES_CHANGED, "past-ends", match.plies());
        }
        return new Analysis<>(served.evaluation(), beginning, entriesAfter(match), budget);
    }

    /** Seat by seat, not in the order of places. */
    private Points pointsOf(Match<T> match) {
        List<Standing> standings = served.game().standings(match.table()).stream()
                .sorted(Comparator.comparing(Standing::seat))
                .toList();
        Map<String, List<Double>> categories = new LinkedHashMap<>();
        for (Standing standing : standings) {
            standing.categories()
                    .forEach((category, points) -> categories
                            .computeIfAbsent(category, name -> new ArrayList<>())
                            .add(points));
        }
        return new Points(
                match.plies(), standings.stream().map(Standing::points).toList(), categories);
    }

    /** How often each face of each kind of die came up since the deal. Rolls are made in front of everybody. */
    public Dice dice() {
        SortedMap<Integer, int[]> counts = new TreeMap<>();
        Match<T> match = beginning.get();
        match.table().chance().listen((sides, value) -> counts.computeIfAbsent(sides, n -> new int[n])[value]++);
        for (GameRecord.Entry entry : entriesAfter(match)) {
            if (!follow(match, entry)) {
                break;
            }
        }
        List<Dice.Die> dice = new ArrayList<>();
        counts.forEach((sides, faces) -> {
            List<Integer> list = java.util.Arrays.stream(faces).boxed().toList();
            int rolls = list.stream().mapToInt(Integer::intValue).sum();
            dice.add(new Dice.Die(sides, rolls, list, (double) rolls / sides));
        });
        return new Dice(dice);
    }

    /** The record as a text; only of a finished game, because it holds the seed. */
    public String text() {
        if (status != Status.FINISHED) {
            throw Refused.of(Code.NOT_ALLOWED, "record-secret");
        }
        return record.text();
    }
}
