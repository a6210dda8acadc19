package civitas.app;

import civitas.lab.tournament.TournamentReport;
import civitas.lab.tournament.Verdict;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes the report of a tournament for people. */
final class TournamentPrinter {

    /** Kinds of choice that are listed; the JSON file has all. */
    private static final int MOST_ACTIONS = 14;

    private final PrintWriter out;

    TournamentPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(TournamentReport report) {
        out.printf(
                Locale.ROOT,
                "%s%s, seed %d, %.0f s%n%n",
                report.game(),
                report.options().isEmpty() ? "" : " with " + report.options(),
                report.seed(),
                report.seconds());
        printResults(report);
        for (TournamentReport.Ladder ladder : report.ladders()) {
            out.printf("%n%s, %d players%n", String.join(" + ", ladder.boxes()), ladder.seats());
            printLadder(ladder);
            out.println();
            printActions(ladder);
        }
        out.printf(
                "%n%d failure%s%n", report.failures().size(), report.failures().size() == 1 ? "" : "s");
        report.failures().forEach(failure -> out.println("  " + failure));
        out.flush();
    }

    private void printResults(TournamentReport report) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "challenger", "against", "boxes", "seats", "games", "share", "95 % at any time", "target", "verdict"));
        for (TournamentReport.Result result : report.results()) {
            rows.add(List.of(
                    result.challenger(),
                    (result.seats() > 2 ? (result.seats() - 1) + " x " : "") + result.other(),
                    String.join("+", result.boxes()),
                    Integer.toString(result.seats()),
                    Integer.toString(result.games()),
                    percent(result.share()),
                    percent(result.low()) + " to " + percent(result.high()),
                    percent(result.target()),
                    verdict(result.verdict())));
        }
        TextTable.print(out, rows, 3);
    }

    private static String verdict(Verdict verdict) {
        return switch (verdict) {
            case ABOVE -> "above";
            case BELOW -> "below";
            case UNDECIDED -> "undecided";
        };
    }

    /** Who stands where, and how they played. */
    private void printLadder(TournamentReport.Ladder ladder) {
        List<String> categories = ladder.rungs().stream()
                .flatMap(rung -> rung.play().points().keySet().stream())
                .distinct()
                .toList();
        List<List<String>> rows = new ArrayList<>();
        List<String> head =
                new ArrayList<>(List.of("agent", "Elo", "95 %", "wins", "ms p50", "ms p99", "length", "score"));
        head.addAll(categories);
        head.add("won by");
        rows.add(head);
        for (TournamentReport.Rung rung : ladder.rungs()) {
            TournamentReport.Play play = rung.play();
            List<String> row = new ArrayList<>(List.of(
                    rung.name(),
                    whole(rung.elo()),
                    whole(rung.low()) + " to " + whole(rung.high()),
                    percent(play.winShare()),
                    number(play.medianMillis()),
                    number(play.slowMillis()),
                    number(play.length()),
                    number(play.score())));
            categories.forEach(category -> row.add(number(play.points().getOrDefault(category, 0.0))));
            row.add(play.endings().toString());
            rows.add(row);
        }
        TextTable.print(out, rows);
    }

    /** How often each kind of choice was made in a game. */
    private void printActions(TournamentReport.Ladder ladder) {
        List<String> verbs =
                TournamentReport.actions(ladder).stream().limit(MOST_ACTIONS).toList();
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("choices per game"));
        head.addAll(verbs);
        rows.add(head);
        for (TournamentReport.Rung rung : ladder.rungs()) {
            List<String> row = new ArrayList<>(List.of(rung.name()));
            verbs.forEach(verb -> row.add(number(rung.play().actions().getOrDefault(verb, 0.0))));
            rows.add(row);
        }
        TextTable.print(out, rows);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%+.0f", value);
    }
}
