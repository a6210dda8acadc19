package civitas.app;

import civitas.kernel.Ability;
import civitas.kernel.Speakers;
import civitas.kernel.Thing;
import civitas.lab.Report;
import java.io.PrintWriter;
import java.util.ArrayList;
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
        printSeats(report);
        printEndings(report);
        printFactions(report);
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

    /** How often each civilization won, with the interval in which its true share lies. */
    private void printFactions(Report report) {
        if (report.factions().isEmpty()) {
            return;
        }
        out.println();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("civilization", "", "games", "wins", "share", "95 % interval"));
        for (Report.FactionReport faction : report.factions()) {
            rows.add(List.of(
                    faction.faction(),
                    "",
                    Integer.toString(faction.games()),
                    Integer.toString(faction.wins()),
                    percent((double) faction.wins() / faction.games()),
                    percent(faction.low()) + " to " + percent(faction.high())));
        }
        printTable(rows);
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
        printTable(rows);
        out.printf("%n%d of %d abilities were never used, %d not even heard%n", unused, rows.size() - 1, unheard);
        out.flush();
    }

    /** Who won in which way, where there is more than one. */
    private void printEndings(Report report) {
        if (report.seats().stream()
                        .flatMap(seat -> seat.endings().keySet().stream())
                        .distinct()
                        .count()
                < 2) {
            return;
        }
        out.println();
        for (Report.SeatReport seat : report.seats()) {
            out.printf("%s (%s) won by %s%n", seat.seat(), seat.agent(), seat.endings());
        }
    }

    private void printSeats(Report report) {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("seat", "agent", "wins", "shared", "place", "score"));
        head.addAll(report.categories());
        rows.add(head);
        for (Report.SeatReport seat : report.seats()) {
            List<String> row = new ArrayList<>(List.of(
                    seat.seat(),
                    seat.agent(),
                    Integer.toString(seat.wins()),
                    Integer.toString(seat.sharedWins()),
                    number(seat.meanPlace()),
                    number(seat.meanScore())));
            for (String category : report.categories()) {
                row.add(number(seat.categories().getOrDefault(category, 0.0)));
            }
            rows.add(row);
        }
        printTable(rows);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    /** Names to the left, figures to the right. */
    private void printTable(List<List<String>> rows) {
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                int at = column;
                int width = rows.stream()
                        .mapToInt(cells -> cells.get(at).length())
                        .max()
                        .orElse(0);
                String cell = row.get(column);
                String padding = " ".repeat(width - cell.length());
                line.append(column == 0 ? "" : "  ").append(column < 2 ? cell + padding : padding + cell);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
