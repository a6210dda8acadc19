package civitas.agents.puzzle;

import civitas.kernel.Seat;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.RecordException;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import civitas.kernel.scenario.Yaml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A puzzle as a file: YAML, with the record of the game as it is written elsewhere. */
public final class PuzzleText {

    private static final String INDENT = "  ";

    private PuzzleText() {}

    // --- writing ----------------------------------------------------------------------------------------------------

    public static String write(Puzzle puzzle) {
        StringBuilder out = new StringBuilder();
        out.append("seat: ").append(puzzle.seat().code()).append('\n');
        out.append("answers: # the best first; what each brings at once, and the chance to win when everybody had a"
                + " turn\n");
        for (Puzzle.Answer answer : puzzle.answers()) {
            out.append(INDENT + "- choice: ").append(quoted(answer.code())).append('\n');
            out.append(INDENT + "  chance: ")
                    .append(decimal(answer.chance(), 3))
                    .append('\n');
            write(out, "points", answer.points());
            write(out, "goods", answer.goods());
        }
        out.append("record: |\n");
        puzzle.record()
                .text()
                .lines()
                .forEach(line ->
                        out.append(line.isEmpty() ? "" : INDENT).append(line).append('\n'));
        return out.toString();
    }

    private static void write(StringBuilder out, String name, Map<String, Double> changes) {
        if (!changes.isEmpty()) {
            out.append(INDENT + INDENT)
                    .append(name)
                    .append(": ")
                    .append(changes.entrySet().stream()
                            .map(change -> quoted(change.getKey()) + ": " + decimal(change.getValue(), 1))
                            .collect(Collectors.joining(", ", "{", "}")))
                    .append('\n');
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static String decimal(double value, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", value);
    }

    // --- reading ----------------------------------------------------------------------------------------------------

    /** A {@link ScenarioException} names the line that is wrong. */
    public static Puzzle read(String text) {
        List<Node> documents = Yaml.read(text);
        if (documents.size() != 1) {
            throw new ScenarioException(1, "a puzzle is one document");
        }
        Node.Fields fields = documents.getFirst().fields().only("seat", "answers", "record");
        Node seat = need(fields, "seat");
        Node answers = need(fields, "answers");
        if (answers.items().size() < 2) {
            throw answers.wrong("a puzzle compares two choices at least");
        }
        return new Puzzle(
                Seat.parse(seat.text()).orElseThrow(() -> seat.wrong("'" + seat.text() + "' is no seat")),
                answers.items().stream().map(item -> answer(item.fields())).toList(),
                record(need(fields, "record")));
    }

    private static Puzzle.Answer answer(Node.Fields fields) {
        fields.only("choice", "chance", "points", "goods");
        return new Puzzle.Answer(
                need(fields, "choice").text(),
                decimal(need(fields, "chance")),
                changes(fields, "points"),
                changes(fields, "goods"));
    }

    private static Map<String, Double> changes(Node.Fields fields, String name) {
        Map<String, Double> changes = new LinkedHashMap<>();
        fields.get(name)
                .ifPresent(node ->
                        node.fields().all().forEach(field -> changes.put(field.name(), decimal(field.value()))));
        return changes;
    }

    private static double decimal(Node node) {
        try {
            return Double.parseDouble(node.text());
        } catch (NumberFormatException e) {
            throw node.wrong("'" + node.text() + "' is no number");
        }
    }

    private static GameRecord record(Node node) {
        try {
            return GameRecord.parse(node.text());
        } catch (RecordException e) {
            throw new ScenarioException(node.line() + e.line(), String.valueOf(e.getMessage()));
        }
    }

    private static Node need(Node.Fields fields, String name) {
        return fields.get(name).orElseThrow(() -> fields.wrong("the field '" + name + "' is missing"));
    }
}
