package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.puzzle.Puzzle;
import civitas.agents.puzzle.PuzzleText;
import civitas.kernel.Choice;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.lab.Playable;
import civitas.server.api.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The puzzles of the project can be set under today's rules, and show nobody what the seat may not know. */
class PuzzlesTest {

    private static final PuzzleStock STOCK = new PuzzleStock(Path.of("../puzzles"), Games.SHELF);

    private static final int FEWEST = 4;

    private static List<Puzzle> all() throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        for (Path file : STOCK.files()) {
            puzzles.add(PuzzleText.read(Files.readString(file)));
        }
        return puzzles;
    }

    @Test
    void everyOneCanBeSetUnderTodaysRules() throws IOException {
        assertThat(STOCK.spoilt())
                .as("the rules have changed: ./civitas analyse --puzzles puzzles takes these out")
                .isEmpty();
    }

    @Test
    void theListNamesThemAll() throws IOException {
        List<String> files = STOCK.files().stream()
                .map(file -> STOCK.directory().relativize(file).toString().replace(".yaml", ""))
                .toList();
        assertThat(Files.readAllLines(STOCK.directory().resolve("puzzles.txt"))).isEqualTo(files);
        for (Playable<?> playable : Games.SHELF.games()) {
            assertThat(files).anyMatch(name -> name.startsWith(playable.id() + "/"));
        }
    }

    @Test
    void oneChoiceIsAheadOfSeveralOthers() throws IOException {
        for (Puzzle puzzle : all()) {
            assertThat(puzzle.answers().get(0).chance()
                            - puzzle.answers().get(1).chance())
                    .as(puzzle.name())
                    .isPositive();
            assertThat(puzzle.answers())
                    .extracting(Puzzle.Answer::chance)
                    .isSortedAccordingTo(Comparator.reverseOrder());
        }
    }

    @Test
    void theViewHidesWhatTheSeatMayNotKnow() throws IOException {
        for (Puzzle puzzle : all()) {
            Playable<?> playable =
                    Games.SHELF.find(puzzle.record().setup().game()).orElseThrow();
            hides(playable, puzzle);
        }
    }

    /** On another table that looks the same to the seat, but hides other things, everything that is shown is the same. */
    private static <T extends Table<T>> void hides(Playable<T> playable, Puzzle puzzle) {
        Match<T> match = puzzle.open(playable.game());
        T other = playable.game().imagine(match.table(), puzzle.seat(), 4711);
        assertThat(other.dump().toString())
                .as("%s: something is hidden", puzzle.name())
                .isNotEqualTo(match.table().dump().toString());
        assertThat(Json.write(playable.game().view(other, Viewer.of(puzzle.seat()))))
                .as(puzzle.name())
                .isEqualTo(Json.write(playable.game().view(match.table(), Viewer.of(puzzle.seat()))));
        List<Choice> choices = match.decision(puzzle.seat()).choices();
        assertThat(other.choices(puzzle.seat().index())).as(puzzle.name()).isEqualTo(choices);
        assertThat(choices.size()).as(puzzle.name()).isGreaterThanOrEqualTo(FEWEST);
    }
}
