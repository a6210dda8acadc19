package civitas.lab;

import civitas.kernel.Seat;
import civitas.kernel.Standing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Adds up the games of a simulation; whole numbers only, so that the order of the games does not matter. */
final class Tally {

    private final Plan plan;
    private final List<SeatTally> seats = new ArrayList<>();
    private final Map<Integer, Integer> stages = new TreeMap<>();
    private final List<Report.Failure> failures = new ArrayList<>();
    private static final int GAMES = 0;
    private static final int WINS = 1;

    private final SortedMap<String, int[]> factions = new TreeMap<>();
    private final SortedMap<String, Integer> uses = new TreeMap<>();
    private int games;
    private long decisions;
    private @Nullable Path failureDirectory;

    private static final class SeatTally {
        private int wins;
        private int sharedWins;
        private long places;
        private double points;
        private final Map<String, Double> categories = new LinkedHashMap<>();
        private final SortedMap<String, Integer> endings = new TreeMap<>();
    }

    Tally(Plan plan) {
        this.plan = plan;
        plan.seats().forEach(level -> seats.add(new SeatTally()));
    }

    synchronized void count(List<Standing> standings, int plies, int stage, String ending, List<String> played) {
        games++;
        decisions += plies;
        stages.merge(stage, 1, Integer::sum);
        long winners =
                standings.stream().filter(standing -> standing.place() == 1).count();
        for (Standing standing : standings) {
            SeatTally seat = seats.get(standing.seat().index());
            seat.places += standing.place();
            String faction = played.get(standing.seat().index());
            if (!faction.isEmpty()) {
                factions.computeIfAbsent(faction, none -> new int[2])[GAMES]++;
                if (standing.place() == 1 && winners == 1) {
                    factions.get(faction)[WINS]++;
                }
            }
            seat.points += standing.points();
            standing.categories().forEach((category, points) -> seat.categories.merge(category, points, Double::sum));
            if (standing.place() == 1 && winners == 1) {
                seat.wins++;
                seat.endings.merge(ending, 1, Integer::sum);
            } else if (standing.place() == 1) {
                seat.sharedWins++;
            }
        }
    }

    synchronized void used(Usage usage) {
        usage.counts().forEach((ability, times) -> uses.merge(ability, times, Integer::sum));
    }

    synchronized void failed(Report.Failure failure) {
        failures.add(failure);
    }

    /** Where the records of failures go when nobody asked for records: a new directory, made when it is needed. */
    synchronized Path failureDirectory() {
        Path directory = failureDirectory;
        if (directory == null) {
            try {
                directory = Files.createTempDirectory("civitas-failures-");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            failureDirectory = directory;
        }
        return directory;
    }

    synchronized Report report(String game, long nanos) {
        double seconds = Math.max(nanos, 1) / 1e9;
        List<Report.SeatReport> reports = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            reports.add(report(seat, seats.get(seat)));
        }
        failures.sort(Comparator.comparingInt(Report.Failure::game));
        return new Report(
                game,
                plan.boxes(),
                new TreeMap<>(plan.options()),
                plan.seed(),
                plan.threads(),
                games + failures.size(),
                failures.size(),
                seconds,
                games / seconds,
                decisions / seconds,
                mean((double) decisions),
                reports,
                new TreeMap<>(stages),
                mean(stages.entrySet().stream()
                        .mapToDouble(entry -> (double) entry.getKey() * entry.getValue())
                        .sum()),
                failures,
                factions.entrySet().stream()
                        .map(entry -> new Report.FactionReport(
                                entry.getKey(), entry.getValue()[GAMES], entry.getValue()[WINS]))
                        .toList(),
                uses);
    }

    private Report.SeatReport report(int seat, SeatTally tally) {
        Map<String, Double> categories = new LinkedHashMap<>();
        tally.categories.forEach((category, points) -> categories.put(category, mean(points)));
        return new Report.SeatReport(
                Seat.of(seat).code(),
                plan.seats().get(seat).code(),
                tally.wins,
                tally.sharedWins,
                mean((double) tally.places),
                mean(tally.points),
                categories,
                tally.endings);
    }

    private double mean(double sum) {
        return games == 0 ? 0 : sum / games;
    }
}
