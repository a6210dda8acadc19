package civitas.lab.scenario;

import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import civitas.kernel.scenario.Yaml;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs scenario files. */
public final class ScenarioRunner {

    private static final String ENDING = ".yaml";

    private final Shelf shelf;

    public ScenarioRunner(Shelf shelf) {
        this.shelf = shelf;
    }

    /** The scenario files in a directory and below, in the order of their names; or the file itself. */
    public static List<Path> files(Path fileOrDirectory) {
        try (Stream<Path> files = Files.walk(fileOrDirectory)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.equals(fileOrDirectory)
                            || file.getFileName().toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the scenarios of a file; one that cannot be understood has failed. */
    public List<Outcome> run(Path file) {
        String name = file.getFileName().toString();
        String title = name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
        List<Outcome> outcomes = new ArrayList<>();
        List<Node> documents;
        try {
            documents = Shared.apply(Yaml.read(read(file)));
            if (documents.isEmpty()) {
                throw new ScenarioException(1, "the file is empty");
            }
        } catch (ScenarioException e) {
            return List.of(new Outcome(file, title, List.of(problem(e)), List.of()));
        }
        for (Node document : documents) {
            outcomes.addAll(run(file, document, title));
        }
        return outcomes;
    }

    /** A scenario, and once more with other boxes if it says so. */
    private List<Outcome> run(Path file, Node document, String defaultTitle) {
        String title = defaultTitle;
        try {
            Scenario scenario = ScenarioReader.read(document, defaultTitle);
            title = scenario.title();
            Playable<?> playable = shelf.find(scenario.game().text())
                    .orElseThrow(() -> scenario.game()
                            .wrong("unknown game '" + scenario.game().text() + "'; known are "
                                    + String.join(", ", shelf.ids())));
            Outcome first = play(playable, scenario, file);
            return scenario.also().isEmpty()
                    ? List.of(first)
                    : List.of(first, play(playable, scenario.withOthers(), file));
        } catch (ScenarioException e) {
            return List.of(new Outcome(file, title, List.of(problem(e)), List.of()));
        }
    }

    private static Outcome play(Playable<?> playable, Scenario scenario, Path file) {
        try {
            return ScenarioPlayer.play(playable, scenario, file);
        } catch (ScenarioException e) {
            return new Outcome(file, scenario.title(), List.of(problem(e)), List.of());
        }
    }

    /** The rules that the scenarios of a file claim to prove. */
    public static List<String> rules(Path file) {
        List<String> rules = new ArrayList<>();
        for (Node document : Yaml.read(read(file))) {
            document.fields().get("rules").ifPresent(node -> rules.addAll(node.texts()));
        }
        return rules;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Problem problem(ScenarioException e) {
        return new Problem(e.line(), String.valueOf(e.getMessage()));
    }
}
