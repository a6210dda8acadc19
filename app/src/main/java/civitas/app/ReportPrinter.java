package civitas.app;

import civitas.kernel.Ability;
import civitas.kernel.Speakers;
import civitas.kernel.Thing;
import civitas.lab.Group;
import civitas.lab.Report;
import civitas.lab.Wilson;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** Writes the report of a simulation for people. */
final class ReportPrinter {

    private static final int MOST_LENGTHS = 12;

    private final PrintWriter out;

    ReportPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(Report report) {
        out.printf(
                Locale.ROOT,
                "%,d games of %s (%s)%s, seed %d, %d thread%s, %.1f s%n",
                report.games(),
                report.game(),
                String.join(", ", report.boxes()),
                report.options().isEmpty() ? "" : " with " + report.options(),
                report.seed(),
                report.threads(),
                report.threads() == 1 ? "" : "s",
                report.seconds());
        out.printf(
                Locale.ROOT,
                "%,.1f games/s, %,.0f decisions/s, %,.1f decisions per game%n",
                report.gamesPerSecond(),
                report.decisionsPerSecond(),
                report.decisionsPerGame());
        printLengths(report);
        printAgents(report);
        printEndings(report);
        printGroups("order of play", report.order());
        printGroups("civilization", report.civilizations());
        printObjectives(report);
        out.printf("%n%d failure%s%n", report.failures(), report.failures() == 1 ? "" : "s");
        for (Report.Failure failure : report.failed()) {
            out.printf("  game %d: %s%n    %s%n", failure.game(), failure.record(), failure.reason());
        }
        out.flush();
    }

    /** Ages or turns, whatever the game counts; many different lengths are drawn instead of listed. */
    private void printLengths(Report report) {
        SortedMap<Integer, Integer> stages = report.stages();
        out.printf(Locale.ROOT, "length: %.2f on average", report.meanStage());
        if (stages.size() > MOST_LENGTHS) {
            out.printf(", %d %s %d", stages.firstKey(), Histogram.of(stages), stages.lastKey());
        } else {
            out.printf(" %s", stages);
        }
        out.printf("%n%n");
    }

    /** How often those won who have something in common, with the interval in which their true share lies. */
    private void printGroups(String name, List<Group> groups) {
        if (groups.isEmpty()) {
            return;
        }
        out.println();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(name, "players", "wins", "share", "95 % interval", "place", "score"));
        for (Group group : groups) {
            rows.add(List.of(
                    group.name(),
                    Integer.toString(group.players()),
                    Integer.toString(group.wins()),
                    percent(group.share()),
                    interval(group),
                    number(group.meanPlace()),
                    number(group.meanScore())));
        }
        TextTable.print(out, rows);
    }

    /** How often each objective was completed, the most frequent first, and how those did who completed it. */
    private void printObjectives(Report report) {
        if (report.objectives().isEmpty()) {
            return;
        }
        int players = report.agents().stream().mapToInt(Group::players).sum();
        out.println();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("objective", "completed", "by players", "95 % interval", "who won", "95 % interval"));
        for (Group group : report.objectives().stream()
                .sorted(Comparator.comparingInt(Group::players).reversed().thenComparing(Group::name))
                .toList()) {
            Wilson frequency = Wilson.of(group.players(), players);
            rows.add(List.of(
                    group.name(),
                    Integer.toString(group.players()),
                    percent((double) group.players() / players),
                    percent(frequency.low()) + " to " + percent(frequency.high()),
                    percent(group.share()),
                    interval(group)));
        }
        TextTable.print(out, rows);
    }

    private static String interval(Group group) {
        return percent(group.low()) + " to " + percent(group.high());
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** How often each ability among these components was named in the games, changed an answer, and was heard by the rules. */
    void printUsage(Report report, List<? extends Thing> components) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("ability", "kind", "named", "effects", "heard"));
        int unused = 0;
        int unheard = 0;
        for (Thing component : components) {
            if (!(component instanceof Ability)) {
                continue;
            }
            String name = Speakers.name(component);
            int named = report.uses().getOrDefault(name, 0);
            long effects = Speakers.effects(name);
            long heard = Speakers.heard(name);
            rows.add(List.of(
                    component.code(),
                    component.kind(),
                    Integer.toString(named),
                    Long.toString(effects),
                    Long.toString(heard)));
            unused += named == 0 && effects == 0 ? 1 : 0;
            unheard += named == 0 && heard == 0 ? 1 : 0;
        }
        out.println();
        TextTable.print(out, rows, 2);
        out.printf("%n%d of %d abilities were never used, %d not even heard%n", unused, rows.size() - 1, unheard);
        out.flush();
    }

    /** Who won in which way, where there is more than one. */
    private void printEndings(Report report) {
        if (report.agents().stream()
                        .flatMap(agent -> agent.endings().keySet().stream())
                        .distinct()
                        .count()
                < 2) {
            return;
        }
        out.println();
        for (Group agent : report.agents()) {
            out.printf("%s won by %s%n", agent.name(), agent.endings());
        }
    }

    private void printAgents(Report report) {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(
                List.of("agent", "players", "wins", "shared", "share", "95 % interval", "place", "score"));
        head.addAll(report.categories());
        rows.add(head);
        for (Group agent : report.agents()) {
            List<String> row = new ArrayList<>(List.of(
                    agent.name(),
                    Integer.toString(agent.players()),
                    Integer.toString(agent.wins()),
                    Integer.toString(agent.sharedWins()),
                    percent(agent.share()),
                    interval(agent),
                    number(agent.meanPlace()),
                    number(agent.meanScore())));
            for (String category : report.categories()) {
                row.add(number(agent.categories().getOrDefault(category, 0.0)));
            }
            rows.add(row);
        }
        TextTable.print(out, rows);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
