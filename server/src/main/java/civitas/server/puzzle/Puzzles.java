package civitas.server.puzzle;

import civitas.agents.puzzle.Puzzle;
import civitas.agents.puzzle.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The puzzles that are packed with the program: {@code civitas/puzzles/GAME/NAME.yaml}, listed in {@code puzzles.txt}. Each is read when its
 * day has come.
 */
public final class Puzzles {

    private static final String ROOT = "/civitas/puzzles/";

    private final List<String> all;

    private Puzzles(List<String> all) {
        this.all = List.copyOf(all);
    }

    /** None, where the program was packed without any. */
    public static Puzzles packed() {
        return new Puzzles(text("puzzles.txt")
                .orElse("")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList());
    }

    /** Those of a game, by the names of their files; always in the same order. */
    List<String> of(String game) {
        return all.stream().filter(name -> name.startsWith(game + "/")).toList();
    }

    Puzzle read(String name) {
        return PuzzleText.read(
                text(name + ".yaml").orElseThrow(() -> new IllegalStateException("there is no puzzle " + name)));
    }

    private static Optional<String> text(String path) {
        try (InputStream in = Puzzles.class.getResourceAsStream(ROOT + path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
