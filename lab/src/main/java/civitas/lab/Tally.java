package civitas.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Adds up the games of a simulation; sums of whole and half numbers only, so that the order of the games does not matter. */
final class Tally {

    private final Plan plan;
    private final SortedMap<Integer, Integer> stages = new TreeMap<>();
    private final List<Report.Failure> failures = new ArrayList<>();
    private final Map<String, Group.Sum> agents = new TreeMap<>();
    private final SortedMap<Integer, Group.Sum> order = new TreeMap<>();
    private final SortedMap<String, Group.Sum> civilizations = new TreeMap<>();
    private final SortedMap<String, Group.Sum> objectives = new TreeMap<>();
    private final SortedMap<String, Integer> uses = new TreeMap<>();
    private int games;
    private long decisions;
    private @Nullable Path failureDirectory;

    Tally(Plan plan) {
        this.plan = plan;
    }

    synchronized void count(GameSheet sheet) {
        games++;
        decisions += sheet.decisions();
        stages.merge(sheet.length(), 1, Integer::sum);
        for (GameSheet.PlayerSheet player : sheet.players()) {
            add(agents, player.agent(), sheet, player);
            add(order, player.order(), sheet, player);
            if (!player.civilization().isEmpty()) {
                add(civilizations, player.civilization(), sheet, player);
            }
            for (String objective : player.objectives()) {
                add(objectives, objective, sheet, player);
            }
        }
    }

    private static <K> void add(Map<K, Group.Sum> sums, K key, GameSheet sheet, GameSheet.PlayerSheet player) {
        sums.computeIfAbsent(key, none -> new Group.Sum()).count(sheet, player);
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
                stages,
                mean(stages.entrySet().stream()
                        .mapToDouble(entry -> (double) entry.getKey() * entry.getValue())
                        .sum()),
                failures,
                groups(agents),
                groups(order),
                groups(civilizations),
                groups(objectives),
                uses);
    }

    private static List<Group> groups(Map<?, Group.Sum> sums) {
        return sums.entrySet().stream()
                .map(entry -> entry.getValue().group(String.valueOf(entry.getKey())))
                .toList();
    }

    private double mean(double sum) {
        return games == 0 ? 0 : sum / games;
    }
}
