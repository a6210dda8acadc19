package civitas.server.store;

import civitas.kernel.Codes;
import civitas.kernel.Generator;
import civitas.kernel.Seed;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How tables are written into columns. */
final class TableText {

    private TableText() {}

    static Object[] values(TableRow t) {
        return new Object[] {
            t.id().value(),
            t.game(),
            String.join(" ", t.boxes()),
            options(t.options()),
            t.title(),
            t.host().value(),
            t.listed() == TableRow.Listing.PUBLIC ? 1 : 0,
            t.aid() == TableRow.Aid.HINTS ? 1 : 0,
            t.pace().kind().code(),
            t.pace().thinking().toSeconds(),
            t.seed().generator().code(),
            t.seed().high(),
            t.seed().low(),
            t.salt(),
            t.rules(),
            Codes.of(t.origin()),
            t.created().toEpochMilli(),
            t.speed(),
            t.revision(),
            t.status().code(),
            t.ply(),
            t.progress().stage(),
            t.progress().waiting(),
            since(t.progress().since(), t.revision()),
            due(t),
            places(t.progress().result()),
            t.updated().toEpochMilli()
        };
    }

    static TableRow table(ResultSet rows) throws SQLException {
        return new TableRow(
                new TableId(rows.getString("id")),
                rows.getString("game"),
                words(rows.getString("boxes")),
                options(rows.getString("options")),
                rows.getString("title"),
                new PersonId(rows.getString("host")),
                rows.getInt("listed") == 1 ? TableRow.Listing.PUBLIC : TableRow.Listing.UNLISTED,
                rows.getInt("hints") == 1 ? TableRow.Aid.HINTS : TableRow.Aid.NONE,
                new Pace(Pace.Kind.valueOf(upper(rows.getString("pace"))), Duration.ofSeconds(rows.getLong("seconds"))),
                seed(rows),
                rows.getString("salt"),
                rows.getInt("rules"),
                Origin.valueOf(upper(rows.getString("origin")).replace('-', '_')),
                Instant.ofEpochMilli(rows.getLong("created")),
                rows.getInt("speed"),
                rows.getInt("revision"),
                progress(rows),
                List.of());
    }

    private static Seed seed(ResultSet rows) throws SQLException {
        String generator = rows.getString("generator");
        return new Seed(
                Generator.of(generator)
                        .orElseThrow(() -> new IllegalStateException("no generator of chance is called " + generator)),
                rows.getLong("seed_high"),
                rows.getLong("seed"));
    }

    private static TableRow.Progress progress(ResultSet rows) throws SQLException {
        return new TableRow.Progress(
                Status.valueOf(upper(rows.getString("status"))),
                rows.getInt("ply"),
                rows.getInt("stage"),
                rows.getInt("waiting"),
                since(rows.getString("since"), rows.getInt("revision")),
                places(rows.getString("result")),
                Instant.ofEpochMilli(rows.getLong("updated")));
    }

    static SeatRow seat(ResultSet rows) throws SQLException {
        return new SeatRow(
                rows.getInt("seat"),
                SeatRow.Kind.valueOf(upper(rows.getString("kind"))),
                new PersonId(rows.getString("person")),
                rows.getString("name"),
                rows.getString("level"),
                rows.getInt("guest") == 1,
                rows.getInt("joined"));
    }

    private static String upper(String code) {
        return code.toUpperCase(Locale.ROOT);
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    private static String options(Map<String, String> options) {
        List<String> pairs = new ArrayList<>();
        options.forEach((key, value) -> pairs.add(key + "=" + value));
        return String.join(" ", pairs);
    }

    private static SortedMap<String, String> options(String text) {
        SortedMap<String, String> options = new TreeMap<>();
        for (String pair : words(text)) {
            int equals = pair.indexOf('=');
            options.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return options;
    }

    /**
     * The revision of the row and a time for each seat. A release that knows nothing of them writes rows without them: what was
     * there before is out of date then.
     */
    static String since(List<Instant> times, int revision) {
        List<String> words = new ArrayList<>();
        words.add(Integer.toString(revision));
        times.forEach(time -> words.add(Long.toString(time.toEpochMilli())));
        return String.join(" ", words);
    }

    private static List<Instant> since(String text, int revision) {
        List<String> words = words(text);
        if (words.isEmpty() || Integer.parseInt(words.getFirst()) != revision) {
            return List.of();
        }
        return words.stream()
                .skip(1)
                .map(time -> Instant.ofEpochMilli(Long.parseLong(time)))
                .toList();
    }

    /** Nothing is due at the beginning of time. */
    static long due(TableRow table) {
        return table.due().map(Instant::toEpochMilli).orElse(0L);
    }

    /** {@code seat:place:half points}, separated by blanks: half a point is the smallest there is. */
    static String places(List<Place> places) {
        List<String> words = new ArrayList<>();
        for (Place place : places) {
            words.add(place.seat() + ":" + place.place() + ":" + Math.round(2 * place.points()));
        }
        return String.join(" ", words);
    }

    private static List<Place> places(String text) {
        List<Place> places = new ArrayList<>();
        for (String word : words(text)) {
            String[] numbers = word.split(":");
            places.add(new Place(
                    Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]) / 2.0));
        }
        return places;
    }
}
