package civitas.app;

import civitas.agents.Advice;
import civitas.agents.study.Study;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.text.Lexicon;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes what an analysis has found for people. */
final class StudyPrinter {

    private static final String BARS = "▁▂▃▄▅▆▇█";
    private static final int COLUMNS = 60;

    private final PrintWriter out;
    private final Lexicon words;
    private final Setup setup;

    StudyPrinter(PrintWriter out, Lexicon words, Setup setup) {
        this.out = out;
        this.words = words;
        this.setup = setup;
    }

    void print(Study study) {
        out.println("chances to win over the game, from 0 to 100 %");
        for (int seat = 0; seat < setup.seats(); seat++) {
            out.printf("  %-8s %s%n", Seat.of(seat).code(), curve(study.course(), seat));
        }
        out.printf("%nturning points%n");
        for (Study.Turning turning : study.turnings()) {
            out.printf(
                    "  %5d  %s: %s%n         %s %s -> %s%n",
                    turning.ply(),
                    turning.seat().code(),
                    words.say(turning.choice().label()),
                    turning.concerned().code(),
                    percent(turning.before()),
                    percent(turning.after()));
        }
        out.printf("%nwhat would have been better%n");
        for (Study.Missed missed : study.missed()) {
            out.printf("  %5d  %s chose: %s%n", missed.ply(), missed.seat().code(), line(missed.chosen()));
            missed.better().forEach(advice -> out.printf("         better:    %s%n", line(advice)));
        }
        out.flush();
    }

    void print(List<Advice> advice) {
        if (advice.isEmpty()) {
            out.println("There is nothing to choose.");
        }
        advice.forEach(one -> out.printf("%s  %s%n", one.expert() ? "expert" : "      ", line(one)));
        out.flush();
    }

    private String line(Advice advice) {
        List<String> gains = new ArrayList<>();
        advice.points().forEach((category, value) -> gains.add(number(value) + " " + category));
        advice.goods().forEach((good, value) -> gains.add(number(value) + " " + good));
        return percent(advice.chance()) + "  " + words.say(advice.choice().label())
                + (gains.isEmpty() ? "" : "  (" + String.join(", ", gains) + ")") + "  ["
                + advice.choice().code() + "]";
    }

    /** The chance of a seat in columns of equal length. */
    private static String curve(List<Study.Moment> course, int seat) {
        int last = Math.max(1, course.getLast().ply());
        StringBuilder line = new StringBuilder();
        int at = 0;
        for (int column = 0; column < COLUMNS; column++) {
            int ply = (int) ((long) last * column / (COLUMNS - 1));
            while (at + 1 < course.size() && course.get(at + 1).ply() <= ply) {
                at++;
            }
            double chance = course.get(at).chances().get(seat);
            line.append(BARS.charAt(Math.min(BARS.length() - 1, (int) (chance * BARS.length()))));
        }
        return line.toString();
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%3.0f %%", 100 * chance);
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%+.0f", value)
                : String.format(Locale.ROOT, "%+.1f", value);
    }
}
