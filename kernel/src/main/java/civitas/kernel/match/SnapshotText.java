package civitas.kernel.match;

import civitas.kernel.DumpException;
import civitas.kernel.Event;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a {@link Snapshot} is written: a line with its numbers, a line for each recent choice and each event, and the dump.
 *
 * <p>An event is a row of fields between tabs: its ply, its audience and its two phrases. A phrase is its key, the number of
 * its arguments and the arguments, each with a letter before it that tells what it is.
 */
final class SnapshotText {

    private static final String MAGIC = "civitas snapshot 1";
    private static final String PHRASE = "p";
    private static final String THING = "t";
    private static final String WHOLE = "i";
    private static final String DECIMAL = "d";
    private static final String WORDS = "w";

    private SnapshotText() {}

    // --- writing ----------------------------------------------------------------------------------------------------

    static String write(Snapshot snapshot) {
        StringBuilder out = new StringBuilder(
                256 * snapshot.log().size() / 2 + snapshot.dump().length() + 64);
        out.append(MAGIC).append('\n');
        out.append(snapshot.freeFrom())
                .append(' ')
                .append(snapshot.recent().size())
                .append(' ');
        out.append(snapshot.logFrom()).append(' ').append(snapshot.log().size()).append('\n');
        for (GameRecord.Entry entry : snapshot.recent()) {
            out.append(entry.seat().code()).append(' ').append(entry.code()).append('\n');
        }
        for (Match.Told told : snapshot.log()) {
            out.append(told.ply()).append('\t').append(told.event().audience());
            write(told.event().text(), out);
            write(told.event().others(), out);
            out.append('\n');
        }
        return out.append(snapshot.dump()).toString();
    }

    private static void write(Phrase phrase, StringBuilder out) {
        field(phrase.key(), out);
        field(Integer.toString(phrase.args().size()), out);
        for (Object arg : phrase.args()) {
            switch (arg) {
                case Phrase nested -> {
                    field(PHRASE, out);
                    write(nested, out);
                }
                case Thing thing -> {
                    field(THING, out);
                    field(thing.kind(), out);
                    field(thing.code(), out);
                    write(thing.title(), out);
                }
                case Named named -> {
                    field(PHRASE, out);
                    write(named.title(), out);
                }
                case Integer number -> value(WHOLE, number, out);
                case Double number -> value(DECIMAL, number, out);
                default -> value(WORDS, arg, out);
            }
        }
    }

    private static void value(String letter, Object value, StringBuilder out) {
        field(letter, out);
        field(value.toString(), out);
    }

    private static void field(String text, StringBuilder out) {
        out.append('\t');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\' -> out.append("\\\\");
                case '\t' -> out.append("\\t");
                case '\n' -> out.append("\\n");
                default -> out.append(c);
            }
        }
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    static Snapshot read(String text) {
        return new Lines(text).snapshot();
    }

    private static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new DumpException("'" + text + "' is no number");
        }
    }

    /** The lines of a snapshot, one after the other. */
    private static final class Lines {

        private final String text;
        private int at;

        Lines(String text) {
            this.text = text;
        }

        Snapshot snapshot() {
            if (!next().equals(MAGIC)) {
                throw new DumpException("this is no snapshot");
            }
            String[] numbers = next().split(" ");
            if (numbers.length != 4) {
                throw new DumpException("a snapshot begins with four numbers");
            }
            List<GameRecord.Entry> recent = new ArrayList<>();
            for (int left = whole(numbers[1]); left > 0; left--) {
                recent.add(entry(next()));
            }
            List<Match.Told> log = new ArrayList<>();
            for (int left = whole(numbers[3]); left > 0; left--) {
                log.add(new Row(next().split("\t", -1)).event());
            }
            return new Snapshot(whole(numbers[0]), recent, whole(numbers[2]), log, text.substring(at));
        }

        private static GameRecord.Entry entry(String line) {
            int blank = line.indexOf(' ');
            Optional<Seat> seat = Seat.parse(line.substring(0, Math.max(0, blank)));
            return new GameRecord.Entry(
                    seat.orElseThrow(() -> new DumpException("'" + line + "' is no choice")),
                    line.substring(blank + 1));
        }

        private String next() {
            int end = text.indexOf('\n', at);
            if (end < 0) {
                throw new DumpException("the snapshot was cut");
            }
            String line = text.substring(at, end);
            at = end + 1;
            return line;
        }
    }

    private static double decimal(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new DumpException("'" + text + "' is no number");
        }
    }

    /** The fields of one event. */
    private static final class Row {

        private final String[] fields;
        private int at;

        Row(String[] fields) {
            this.fields = fields;
        }

        Match.Told event() {
            int ply = whole(next());
            int audience = whole(next());
            Phrase text = phrase();
            return new Match.Told(ply, new Event(text, audience, phrase()));
        }

        private Phrase phrase() {
            String key = next();
            int count = whole(next());
            if (key.isEmpty() && count == 0) {
                return Phrase.NONE;
            }
            List<Object> args = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                args.add(argument());
            }
            return new Phrase(key, args);
        }

        private Object argument() {
            String letter = next();
            return switch (letter) {
                case PHRASE -> phrase();
                case THING -> new Quotation(next(), next(), phrase());
                case WHOLE -> whole(next());
                case DECIMAL -> decimal(next());
                case WORDS -> next();
                default -> throw new DumpException("'" + letter + "' is no kind of argument");
            };
        }

        private String next() {
            if (at >= fields.length) {
                throw new DumpException("an event was cut");
            }
            String field = fields[at++];
            return field.indexOf('\\') < 0 ? field : unescaped(field);
        }

        private static String unescaped(String field) {
            StringBuilder text = new StringBuilder(field.length());
            for (int i = 0; i < field.length(); i++) {
                char c = field.charAt(i);
                if (c == '\\' && i + 1 < field.length()) {
                    char escaped = field.charAt(++i);
                    text.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
                } else {
                    text.append(c);
                }
            }
            return text.toString();
        }
    }
}
