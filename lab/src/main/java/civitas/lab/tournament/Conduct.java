package civitas.lab.tournament;

import civitas.kernel.Choice;
import civitas.lab.GameSheet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How a contestant played in some games: what it chose, how long it thought, what came of it. */
final class Conduct {

    private final Durations thinking = new Durations();
    private final SortedMap<String, Integer> actions = new TreeMap<>();
    private final SortedMap<String, Integer> endings = new TreeMap<>();
    private final Map<String, Double> categories = new LinkedHashMap<>();
    private int seats;
    private double wins;
    private long lengths;

    void chose(Choice choice) {
        actions.merge(choice.verb().code(), 1, Integer::sum);
    }

    void thought(long nanos) {
        thinking.add(nanos);
    }

    void finished(GameSheet sheet, GameSheet.PlayerSheet player) {
        seats++;
        lengths += sheet.length();
        player.categories().forEach((category, points) -> categories.merge(category, points, Double::sum));
        if (player.place() == 1) {
            wins += 1.0 / sheet.winners();
            endings.merge(sheet.ending(), 1, Integer::sum);
        }
    }

    void add(Conduct other) {
        thinking.add(other.thinking);
        other.actions.forEach((verb, times) -> actions.merge(verb, times, Integer::sum));
        other.endings.forEach((ending, times) -> endings.merge(ending, times, Integer::sum));
        other.categories.forEach((category, points) -> categories.merge(category, points, Double::sum));
        seats += other.seats;
        wins += other.wins;
        lengths += other.lengths;
    }

    TournamentReport.Play report(String name) {
        Map<String, Double> points = new LinkedHashMap<>();
        categories.forEach((category, sum) -> points.put(category, mean(sum)));
        SortedMap<String, Double> frequencies = new TreeMap<>();
        actions.forEach((verb, times) -> frequencies.put(verb, mean(times)));
        return new TournamentReport.Play(
                name,
                seats,
                mean(wins),
                points,
                endings,
                mean((double) lengths),
                frequencies,
                thinking.count(),
                thinking.millis(0.5),
                thinking.millis(0.99));
    }

    private double mean(double sum) {
        return seats == 0 ? 0 : sum / seats;
    }
}
