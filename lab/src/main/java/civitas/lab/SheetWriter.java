package civitas.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** Writes one line per game, in the order of the games, whatever the order in which they end. */
public final class SheetWriter {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Writer out;
    private final Form form;

    /** Games that ended before one with a lower number; an empty line for one that failed. */
    private final Map<Integer, List<GameSheet>> waiting = new TreeMap<>();

    private List<String> categories = List.of();
    private int next = 1;

    /** How a line is written. */
    public enum Form {
        /** A heading and comma-separated values (RFC 4180); players are {@code p1}, {@code p2} … in the order of play. */
        CSV,
        /** A JSON object per line, its members named as the components of {@link GameSheet}. */
        JSON_LINES
    }

    public SheetWriter(Writer out, Form form) {
        this.out = out;
        this.form = form;
    }

    synchronized void write(GameSheet sheet) {
        take(sheet.game(), List.of(sheet));
    }

    /** A game has failed, so it has no line. */
    synchronized void skip(int game) {
        take(game, List.of());
    }

    private void take(int game, List<GameSheet> lines) {
        waiting.put(game, lines);
        try {
            while (waiting.containsKey(next)) {
                for (GameSheet sheet : waiting.remove(next)) {
                    out.write(form == Form.CSV ? csv(sheet) : JSON.writeValueAsString(sheet) + "\n");
                }
                next++;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String csv(GameSheet sheet) {
        List<String> cells = new ArrayList<>(List.of(
                Integer.toString(sheet.game()),
                sheet.family(),
                Integer.toString(sheet.rules()),
                String.join(" ", sheet.boxes()),
                sheet.options().entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.joining(" ")),
                sheet.seed(),
                Integer.toString(sheet.players().size()),
                sheet.ending(),
                Integer.toString(sheet.length()),
                Integer.toString(sheet.decisions())));
        String heading = "";
        if (categories.isEmpty()) {
            categories = List.copyOf(sheet.players().getFirst().categories().keySet());
            heading = heading(sheet.players().size());
        }
        for (GameSheet.PlayerSheet player : sheet.players()) {
            cells.addAll(List.of(
                    player.seat(),
                    player.agent(),
                    player.civilization(),
                    Integer.toString(player.place()),
                    number(player.points())));
            for (String category : categories) {
                cells.add(number(player.categories().getOrDefault(category, 0.0)));
            }
            cells.add(String.join(" ", player.objectives()));
        }
        return heading + line(cells);
    }

    /** Every game of a simulation has the same boxes and players, so the first one knows all columns. */
    private String heading(int players) {
        List<String> names = new ArrayList<>(List.of(
                "game", "family", "rules", "boxes", "options", "seed", "players", "ending", "length", "decisions"));
        for (int order = 1; order <= players; order++) {
            String prefix = "p" + order + "_";
            for (String name : List.of("seat", "agent", "civilization", "place", "points")) {
                names.add(prefix + name);
            }
            for (String category : categories) {
                names.add(prefix + category);
            }
            names.add(prefix + "objectives_completed");
        }
        return line(names);
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : String.format(Locale.ROOT, "%s", value);
    }

    private static String line(List<String> cells) {
        return cells.stream().map(SheetWriter::cell).collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String cell(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
