package civitas.lab.scenario;

import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import civitas.lab.scenario.Scenario.Act;
import civitas.lab.scenario.Scenario.Events;
import civitas.lab.scenario.Scenario.Meant;
import civitas.lab.scenario.Scenario.Offers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Understands the general part of a scenario; what only the game understands stays as nodes. */
final class ScenarioReader {

    private static final String SPECTATOR = "spectator";

    private ScenarioReader() {}

    static Scenario read(Node document, String defaultTitle) {
        Node.Fields fields = document.fields()
                .only(
                        "title",
                        "rules",
                        "game",
                        "boxes",
                        "also",
                        "options",
                        "players",
                        "seed",
                        "position",
                        "dice",
                        "choices",
                        "expect");
        List<Act> script = new ArrayList<>();
        fields.get("choices").ifPresent(choices -> choices.items().forEach(act -> readAct(act, script)));
        fields.get("expect").ifPresent(expect -> readExpectations(expect, script));
        if (script.isEmpty()) {
            throw document.wrong("nothing happens: a scenario needs 'choices' or 'expect'");
        }
        return new Scenario(
                fields.get("title").map(Node::text).orElse(defaultTitle),
                fields.get("rules").map(Node::texts).orElse(List.of()),
                fields.get("game").orElseThrow(() -> document.wrong("which game? the field 'game' is missing")),
                fields.get("boxes").map(Node::texts).orElse(List.of()),
                fields.get("also").map(Node::texts).orElse(List.of()),
                fields.get("options").map(ScenarioReader::options).orElseGet(TreeMap::new),
                fields.get("players").orElse(new Node.Text("2", document.line())),
                fields.get("seed").map(ScenarioReader::seed).orElse(Seed.of(1)),
                fields.get("position"),
                fields.get("dice").map(Node::items).orElse(List.of()),
                script,
                document.line());
    }

    private static Seed seed(Node node) {
        return Seed.parse(node.text())
                .orElseThrow(() ->
                        node.wrong("expected a whole number or 32 hexadecimal digits, found '" + node.text() + "'"));
    }

    private static SortedMap<String, String> options(Node node) {
        SortedMap<String, String> options = new TreeMap<>();
        for (Node.Field field : node.fields().all()) {
            options.put(field.name(), field.value().text());
        }
        return options;
    }

    private static void readAct(Node act, List<Act> script) {
        for (Node.Field field : act.fields().all()) {
            switch (field.name()) {
                case "expect" -> readExpectations(field.value(), script);
                case "refused" -> readRefused(field.value(), script);
                case "dice" -> script.add(new Scenario.MoreDice(field.value().items()));
                default -> {
                    Seat seat = seat(field, "expect", "refused", "dice");
                    for (Node choice : field.value().items()) {
                        script.add(new Scenario.Choose(seat, choice.text(), choice.line()));
                    }
                }
            }
        }
    }

    private static void readRefused(Node node, List<Act> script) {
        for (Node.Field field : node.fields().all()) {
            Seat seat = seat(field);
            List<Node> attempts = field.value() instanceof Node.Fields one
                    ? List.of(one)
                    : field.value().items();
            for (Node attempt : attempts) {
                if (attempt instanceof Node.Fields explained) {
                    explained.only("choice", "because");
                    Node choice =
                            explained.get("choice").orElseThrow(() -> explained.wrong("the field 'choice' is missing"));
                    script.add(new Scenario.TryInVain(seat, choice.text(), explained.get("because"), choice.line()));
                } else {
                    script.add(new Scenario.TryInVain(seat, attempt.text(), Optional.empty(), attempt.line()));
                }
            }
        }
    }

    private static void readExpectations(Node node, List<Act> script) {
        for (Node.Field field : node.fields().all()) {
            switch (field.name()) {
                case "offers" -> readOffers(field, Meant.THESE, script);
                case "offers only" -> readOffers(field, Meant.ONLY_THESE, script);
                case "does not offer" -> readOffers(field, Meant.NONE_OF_THESE, script);
                case "events" -> readEvents(field, Meant.THESE, script);
                case "events in order" -> readEvents(field, Meant.THESE_IN_ORDER, script);
                case "no events" -> readEvents(field, Meant.NONE_OF_THESE, script);
                case "sees" -> readSeen(field, script);
                case "refused" -> readRefused(field.value(), script);
                default ->
                    script.add(new Scenario.Expect(new Scenario.Fact(field.name(), field.value(), field.line())));
            }
        }
    }

    private static void readOffers(Node.Field field, Meant meant, List<Act> script) {
        if (field.value() instanceof Node.Fields bySeat) {
            for (Node.Field one : bySeat.all()) {
                Optional<Seat> seat = Optional.of(seat(one));
                script.add(
                        new Scenario.Expect(new Offers(meant, seat, one.value().items(), one.line())));
            }
        } else {
            script.add(new Scenario.Expect(
                    new Offers(meant, Optional.empty(), field.value().items(), field.line())));
        }
    }

    private static void readSeen(Node.Field field, List<Act> script) {
        for (Node.Field viewer : field.value().fields().all()) {
            checkViewer(viewer);
            for (Node.Field fact : viewer.value().fields().all()) {
                script.add(
                        new Scenario.Expect(new Scenario.Seen(viewer.name(), fact.name(), fact.value(), fact.line())));
            }
        }
    }

    private static void checkViewer(Node.Field field) {
        if (!field.name().equals(SPECTATOR)) {
            seat(field, SPECTATOR);
        }
    }

    private static void readEvents(Node.Field field, Meant meant, List<Act> script) {
        if (field.value() instanceof Node.Fields byViewer) {
            for (Node.Field one : byViewer.all()) {
                checkViewer(one);
                script.add(new Scenario.Expect(
                        new Events(meant, Optional.of(one.name()), one.value().items())));
            }
        } else {
            script.add(new Scenario.Expect(
                    new Events(meant, Optional.empty(), field.value().items())));
        }
    }

    private static Seat seat(Node.Field field, String... otherNames) {
        return Seat.parse(field.name()).orElseThrow(() -> unknown(field, otherNames));
    }

    private static ScenarioException unknown(Node.Field field, String... otherNames) {
        return field.unknown(Stream.concat(Arrays.stream(Seat.values()).map(Seat::code), Arrays.stream(otherNames))
                .toList());
    }
}
