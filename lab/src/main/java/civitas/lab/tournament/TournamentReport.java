package civitas.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What a tournament found. */
public record TournamentReport(
        String game,
        SortedMap<String, String> options,
        long seed,
        List<Result> results,
        List<Ladder> ladders,
        List<String> failures,
        double seconds) {

    /**
     * How one contestant did against another.
     *
     * @param games games that count: those up to the deal at which the matter was decided
     * @param share the challenger's part of all wins; a win shared by two counts half
     * @param low the lower end of the interval that holds at every moment with 95 % certainty; see docs/lab.md
     * @param high its upper end
     */
    public record Result(
            String challenger,
            String other,
            List<String> boxes,
            int seats,
            int deals,
            int games,
            double share,
            double low,
            double high,
            double fairShare,
            double target,
            Verdict verdict) {}

    /** How all contestants stand at one kind of tables. */
    public record Ladder(List<String> boxes, int seats, List<Rung> rungs) {

        public Ladder {
            boxes = List.copyOf(boxes);
            rungs = List.copyOf(rungs);
        }
    }

    /**
     * Where a contestant stands.
     *
     * @param elo points above the first contestant
     * @param low the lower end of their 95 % interval (a bootstrap of deals)
     * @param high its upper end
     */
    public record Rung(String name, double elo, double low, double high, Play play) {}

    /**
     * How a contestant played.
     *
     * @param seats how many seats it had, over all games; means are over these
     * @param winShare its part of all wins
     * @param points the mean points by category
     * @param endings how often it won in each way
     * @param length the mean number of ages or turns of its games
     * @param actions how often it made each kind of choice in a game
     * @param decisions how many decisions left something to choose
     * @param medianMillis the processor time within which half of them were made
     * @param slowMillis the processor time within which 99 % of them were made
     */
    public record Play(
            String name,
            int seats,
            double winShare,
            Map<String, Double> points,
            SortedMap<String, Integer> endings,
            double length,
            SortedMap<String, Double> actions,
            long decisions,
            double medianMillis,
            double slowMillis) {

        public Play {
            points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
            endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
            actions = Collections.unmodifiableSortedMap(new TreeMap<>(actions));
        }

        /** All points together. */
        public double score() {
            return points.values().stream().mapToDouble(Double::doubleValue).sum();
        }
    }

    public TournamentReport {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        results = List.copyOf(results);
        ladders = List.copyOf(ladders);
        failures = List.copyOf(failures);
    }

    /** The kinds of choice that were made, the most frequent first. */
    public static List<String> actions(Ladder ladder) {
        Map<String, Double> sums = new TreeMap<>();
        ladder.rungs()
                .forEach(rung -> rung.play().actions().forEach((verb, times) -> sums.merge(verb, times, Double::sum)));
        List<String> verbs = new ArrayList<>(sums.keySet());
        verbs.sort((a, b) -> Double.compare(sums.getOrDefault(b, 0.0), sums.getOrDefault(a, 0.0)));
        return verbs;
    }

    /** The report as a JSON object whose members are named as the components of this record. */
    public String json() {
        return JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(this)
                + "\n";
    }
}
