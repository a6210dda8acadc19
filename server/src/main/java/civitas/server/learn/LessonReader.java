package civitas.server.learn;

import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Pattern;
import civitas.kernel.scenario.ScenarioException;
import civitas.kernel.scenario.Yaml;
import civitas.server.learn.Condition.Demand;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;

/** Reads lessons; the format is in {@code docs/lessons.md}. */
final class LessonReader {

    private static final java.util.regex.Pattern COMPARED =
            java.util.regex.Pattern.compile("(at least|at most|more by) (-?\\d+(?:\\.\\d+)?)|has (.+)");

    private LessonReader() {}

    /** A {@link ScenarioException} names the line that is wrong. */
    static Lesson read(String name, String text) {
        List<Node> documents = Yaml.read(text);
        if (documents.size() != 1) {
            throw new ScenarioException(1, "a lesson is one document");
        }
        Node.Fields fields = documents
                .getFirst()
                .fields()
                .only(
                        "title",
                        "about",
                        "game",
                        "boxes",
                        "options",
                        "players",
                        "seed",
                        "pupil",
                        "position",
                        "others",
                        "goals",
                        "end",
                        "turn",
                        "tips");
        List<Goal> goals = new ArrayList<>();
        for (Node goal : need(fields, "goals").items()) {
            goals.add(goal(goal.fields()));
        }
        List<Tip> tips = new ArrayList<>();
        for (Node tip : need(fields, "tips").items()) {
            tips.add(tip(tip.fields()));
        }
        if (goals.isEmpty()) {
            throw fields.wrong("a lesson has goals");
        }
        return new Lesson(
                name,
                need(fields, "game").text(),
                Tale.read(need(fields, "title")),
                Tale.read(need(fields, "about")),
                fields.get("boxes").map(Node::texts).orElse(List.of()),
                options(fields),
                need(fields, "players").number(),
                seed(need(fields, "seed")),
                seat(need(fields, "pupil")),
                need(fields, "position"),
                patterns(need(fields, "others")),
                goals,
                Tale.read(need(fields, "end")),
                patterns(need(fields, "turn")),
                tips);
    }

    private static Node need(Node.Fields fields, String name) {
        return fields.get(name).orElseThrow(() -> fields.wrong("the field '" + name + "' is missing"));
    }

    private static SortedMap<String, String> options(Node.Fields fields) {
        SortedMap<String, String> options = new TreeMap<>();
        fields.get("options")
                .ifPresent(node -> node.fields()
                        .all()
                        .forEach(
                                field -> options.put(field.name(), field.value().text())));
        return options;
    }

    private static Seed seed(Node node) {
        return Seed.parse(node.text()).orElseThrow(() -> node.wrong("'" + node.text() + "' is no seed"));
    }

    private static Seat seat(Node node) {
        return Seat.parse(node.text())
                .orElseThrow(() -> node.wrong("'" + node.text() + "' is none of "
                        + Arrays.stream(Seat.values()).map(Seat::code).toList()));
    }

    private static Goal goal(Node.Fields fields) {
        fields.only("title", "text", "hint", "until", "show");
        List<Condition> until = conditions(need(fields, "until"));
        if (until.isEmpty()) {
            throw fields.wrong("nothing has to be true for this goal");
        }
        return new Goal(
                Tale.read(need(fields, "title")),
                Tale.read(need(fields, "text")),
                Tale.read(need(fields, "hint")),
                until,
                patterns(need(fields, "show")));
    }

    private static Tip tip(Node.Fields fields) {
        fields.only("text", "when", "show");
        return new Tip(
                Tale.read(need(fields, "text")),
                fields.get("when").map(LessonReader::conditions).orElse(List.of()),
                fields.get("show").map(LessonReader::patterns).orElse(List.of()));
    }

    private static List<Pattern> patterns(Node node) {
        return node.texts().stream().map(Pattern::new).toList();
    }

    private static List<Condition> conditions(Node node) {
        List<Condition> all = new ArrayList<>();
        for (Node.Field field : node.fields().all()) {
            switch (field.name()) {
                case "chosen" -> patterns(field.value()).forEach(pattern -> all.add(new Condition.Chosen(pattern)));
                case "offers" -> patterns(field.value()).forEach(pattern -> all.add(new Condition.Offered(pattern)));
                case "events" -> patterns(field.value()).forEach(pattern -> all.add(new Condition.Told(pattern)));
                default -> all.add(new Condition.Fact(field.name(), demand(field.value()), field.line()));
            }
        }
        return all;
    }

    private static Demand demand(Node value) {
        Optional<Matcher> compared = value instanceof Node.Text text
                ? Optional.of(COMPARED.matcher(text.value())).filter(Matcher::matches)
                : Optional.empty();
        if (compared.isEmpty()) {
            return new Demand.Exactly(value);
        }
        Matcher matcher = compared.get();
        if (matcher.group(3) != null) {
            return new Demand.Has(new Node.Text(matcher.group(3), value.line()));
        }
        BigDecimal number = new BigDecimal(matcher.group(2));
        return switch (matcher.group(1)) {
            case "at least" -> new Demand.AtLeast(number);
            case "at most" -> new Demand.AtMost(number);
            case "more by" -> new Demand.More(number);
            default -> throw value.wrong("'" + matcher.group(1) + "' compares nothing");
        };
    }
}
