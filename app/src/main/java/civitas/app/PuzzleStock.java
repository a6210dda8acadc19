package civitas.app;

import civitas.agents.puzzle.Puzzle;
import civitas.agents.puzzle.PuzzleText;
import civitas.agents.puzzle.Spoilt;
import civitas.kernel.scenario.ScenarioException;
import civitas.lab.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A directory of puzzles: {@code GAME/NAME.yaml}, and {@code puzzles.txt}, which lists them all for those who cannot look into a directory.
 *
 * @param shelf the games by whose rules puzzles are set
 */
record PuzzleStock(Path directory, Shelf shelf) {

    private static final String LIST = "puzzles.txt";
    private static final String ENDING = ".yaml";

    /** Every puzzle that is no good any more, with what is wrong with it. */
    SortedMap<Path, String> spoilt() throws IOException {
        SortedMap<Path, String> spoilt = new TreeMap<>();
        for (Path file : files()) {
            flaw(file).ifPresent(flaw -> spoilt.put(file, flaw));
        }
        return spoilt;
    }

    private Optional<String> flaw(Path file) throws IOException {
        try {
            Puzzle puzzle = PuzzleText.read(Files.readString(file));
            String game = puzzle.record().setup().game();
            if (!file.equals(place(puzzle))) {
                return Optional.of("its place is " + place(puzzle));
            }
            puzzle.open(shelf.find(game)
                    .orElseThrow(() -> new ScenarioException(1, "there is no game " + game))
                    .game());
            return Optional.empty();
        } catch (Spoilt e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (ScenarioException e) {
            return Optional.of("line " + e.line() + ": " + e.getMessage());
        }
    }

    /** All puzzles, in the order of their names. */
    List<Path> files() throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(directory, 2)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        }
    }

    private Path place(Puzzle puzzle) {
        return directory.resolve(puzzle.record().setup().game()).resolve(puzzle.name() + ENDING);
    }

    void add(Puzzle puzzle) throws IOException {
        Path file = place(puzzle);
        Files.createDirectories(directory.resolve(puzzle.record().setup().game()));
        Files.writeString(file, PuzzleText.write(puzzle));
    }

    /** Writes down what there is. The names are as good as drawn, so their order is one in which nobody sees what comes next. */
    void list() throws IOException {
        Files.createDirectories(directory);
        Files.writeString(
                directory.resolve(LIST),
                files().stream()
                        .map(file -> directory.relativize(file).toString().replace(ENDING, "") + "\n")
                        .collect(Collectors.joining()));
    }
}
