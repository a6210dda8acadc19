package civitas.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a simulation found. Means are over the games that were finished.
 *
 * @param games all games, failed ones included
 * @param stages how many games ended in each stage (age, turn …)
 */
public record Report(
        String game,
        List<String> boxes,
        SortedMap<String, String> options,
        long seed,
        int threads,
        int games,
        int failures,
        double seconds,
        double gamesPerSecond,
        double decisionsPerSecond,
        double decisionsPerGame,
        List<SeatReport> seats,
        SortedMap<Integer, Integer> stages,
        double meanStage,
        List<Failure> failed) {

    /**
     * How one seat did.
     *
     * @param wins games won alone
     * @param sharedWins games in which others had the first place too
     * @param categories the mean score by scoring category
     * @param endings the games won alone, by the way they were won
     */
    public record SeatReport(
            String seat,
            String agent,
            int wins,
            int sharedWins,
            double meanPlace,
            double meanScore,
            Map<String, Double> categories,
            SortedMap<String, Integer> endings) {

        public SeatReport {
            categories = Collections.unmodifiableMap(new LinkedHashMap<>(categories));
            endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
        }
    }

    /** A game that failed: its number (from 1), its record and why. */
    public record Failure(int game, String record, String reason) {}

    public Report {
        boxes = List.copyOf(boxes);
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        seats = List.copyOf(seats);
        stages = Collections.unmodifiableSortedMap(new TreeMap<>(stages));
        failed = List.copyOf(failed);
    }

    /** The scoring categories that occur, in the order the game names them. */
    public List<String> categories() {
        List<String> names = new ArrayList<>();
        for (SeatReport seat : seats) {
            for (String name : seat.categories().keySet()) {
                if (!names.contains(name)) {
                    names.add(name);
                }
            }
        }
        return names;
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
