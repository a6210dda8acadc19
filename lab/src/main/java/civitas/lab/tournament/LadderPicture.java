package civitas.lab.tournament;

import java.util.List;
import java.util.Locale;

/** A picture of the ladders: for each kind of tables the contestants, their Elo points and the intervals. Light and dark. */
public final class LadderPicture {

    private static final int WIDTH = 760;
    private static final int NAMES = 190;
    private static final int FIGURES = 150;
    private static final int ROW = 30;
    private static final int HEAD = 46;
    private static final int FOOT = 34;
    private static final int[] STEPS = {10, 20, 50, 100, 200, 500, 1000};
    private static final int MOST_LINES = 9;

    private final TournamentReport report;
    private final StringBuilder svg = new StringBuilder();

    private LadderPicture(TournamentReport report) {
        this.report = report;
    }

    /** The picture as an SVG document. */
    public static String of(TournamentReport report) {
        return new LadderPicture(report).draw();
    }

    private String draw() {
        int height = report.ladders().stream()
                .mapToInt(ladder -> height(ladder.rungs().size()))
                .sum();
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">",
                WIDTH, height, WIDTH, height);
        add("<title>%s</title>", text("Elo points of computer opponents, game " + report.game()));
        add("%s", STYLE);
        add("<rect class=\"paper\" width=\"%d\" height=\"%d\"/>", WIDTH, height);
        int top = 0;
        for (TournamentReport.Ladder ladder : report.ladders()) {
            draw(ladder, top);
            top += height(ladder.rungs().size());
        }
        add("</svg>");
        return svg.toString();
    }

    private static final String STYLE = """
            <style>
            .paper { fill: #ffffff } text { fill: #1f2430; font: 14px sans-serif } .quiet { fill: #5b6472; font-size: 12px }
            .line { stroke: #d5d9e0 } .span { stroke: #2f6fb0; stroke-width: 6; stroke-linecap: round; opacity: .35 } .dot { fill: #2f6fb0 }
            @media (prefers-color-scheme: dark) {
            .paper { fill: #171a21 } text { fill: #e8eaf0 } .quiet { fill: #a5adbb } .line { stroke: #343a47 }
            .span { stroke: #7db4ea } .dot { fill: #7db4ea } }
            </style>""";

    private static int height(int rungs) {
        return HEAD + rungs * ROW + FOOT;
    }

    private void draw(TournamentReport.Ladder ladder, int top) {
        List<TournamentReport.Rung> rungs = ladder.rungs();
        double low =
                rungs.stream().mapToDouble(TournamentReport.Rung::low).min().orElse(0);
        double high =
                rungs.stream().mapToDouble(TournamentReport.Rung::high).max().orElse(0);
        int step = step(high - low);
        double first = Math.floor(low / step) * step;
        double last = Math.max(first + step, Math.ceil(high / step) * step);
        add(
                "<text x=\"12\" y=\"%d\">%s</text>",
                top + 26, text(String.join(" + ", ladder.boxes()) + ", " + ladder.seats() + " players"));
        int bottom = top + HEAD + rungs.size() * ROW;
        for (double mark = first; mark <= last; mark += step) {
            double x = x(mark, first, last);
            add("<line class=\"line\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>", x, top + HEAD - 6, x, bottom);
            add("<text class=\"quiet\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>", x, bottom + 16, mark);
        }
        for (int i = 0; i < rungs.size(); i++) {
            draw(rungs.get(i), top + HEAD + (rungs.size() - 1 - i) * ROW + ROW / 2, first, last);
        }
    }

    /** The strongest is usually named last, and is drawn on top. */
    private void draw(TournamentReport.Rung rung, int y, double first, double last) {
        add("<text x=\"12\" y=\"%d\">%s</text>", y + 5, text(rung.name()));
        add(
                "<line class=\"span\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>",
                x(rung.low(), first, last), y, x(rung.high(), first, last), y);
        add("<circle class=\"dot\" cx=\"%.1f\" cy=\"%d\" r=\"5\"/>", x(rung.elo(), first, last), y);
        add(
                "<text class=\"quiet\" x=\"%d\" y=\"%d\" text-anchor=\"end\">%+.0f (%+.0f to %+.0f)</text>",
                WIDTH - 12, y + 4, rung.elo(), rung.low(), rung.high());
    }

    private static double x(double elo, double first, double last) {
        return NAMES + (elo - first) / (last - first) * (WIDTH - NAMES - FIGURES);
    }

    private static int step(double span) {
        for (int step : STEPS) {
            if (span / step < MOST_LINES) {
                return step;
            }
        }
        return STEPS[STEPS.length - 1];
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static String text(String plain) {
        return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
