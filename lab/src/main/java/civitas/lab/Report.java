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
 * @param factions how those did who played this or that civilization
 * @param uses how often each ability was used, by kind and code, if it was counted
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
        List<Failure> failed,
        List<FactionReport> factions,
        SortedMap<String, Integer> uses) {

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

    /**
     * How a civilization did, whoever played it.
     *
     * @param games how often it was played
     * @param wins how often it won alone
     */
    public record FactionReport(String faction, int games, int wins) {

        private static final double Z = 1.96;

        /** The lower end of the interval in which its true share of wins lies with 95 % certainty (Wilson). */
        public double low() {
            return Math.max(0, middle() - width());
        }

        /** Its upper end. */
        public double high() {
            return Math.min(1, middle() + width());
        }

        private double middle() {
            return ((double) wins + Z * Z / 2) / (games + Z * Z);
        }

        private double width() {
            double share = (double) wins / games;
            return Z * Math.sqrt(share * (1 - share) * games + Z * Z / 4) / (games + Z * Z);
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
        factions = List.copyOf(factions);
        uses = Collections.unmodifiableSortedMap(new TreeMap<>(uses));
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
