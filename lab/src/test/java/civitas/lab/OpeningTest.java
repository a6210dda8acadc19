package civitas.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import civitas.agents.Level;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyStage;
import civitas.kernel.toy.ToyTable;
import civitas.lab.scenario.ScenarioOpenings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Simulations that go on from positions of scenarios. */
class OpeningTest {

    private static final String RICH_RED = """
            title: Red is rich
            game: toy
            position: {market: red, coins: {red: 9, blue: 0}}
            expect: {over: no}
            """;

    private static final String RICH_BLUE = """
            title: Blue is rich
            game: toy
            position: {market: blue, coins: {red: 0, blue: 9}}
            expect: {over: no}
            """;

    @TempDir
    private Path directory = Path.of("");

    private List<Opening.Arranged> read(String... scenarios) throws IOException {
        Path file = directory.resolve("positions.yaml");
        return ScenarioOpenings.read(Files.writeString(file, String.join("---\n", scenarios)), new ToyGame());
    }

    @Test
    void readsThePositionsOfTheGame() throws IOException {
        assertThat(read(RICH_RED, "game: chess\nexpect: {over: no}\n", RICH_BLUE, "game: toy\nexpect: {over: no}\n"))
                .extracting(Opening.Arranged::title, Opening.Arranged::players, Opening.Arranged::boxes)
                .containsExactly(tuple("Red is rich", 2, List.of("base")), tuple("Blue is rich", 2, List.of("base")));
    }

    @Test
    void saysWhereAFileCannotBeRead() {
        assertThatThrownBy(() -> read("game: toy\nhats: 3\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("positions.yaml, line 2");
    }

    @Test
    void gamesGoOnFromPositionsInTurn() throws IOException {
        Report report = simulation(plan(read(RICH_RED, RICH_BLUE), List.of("base"), Optional.empty()))
                .run(() -> {});
        assertThat(report.failures()).isZero();
        List<Group> seats = report.agents();
        assertThat(seats).extracting(Group::players).containsExactly(40);
        assertThat(report.order())
                .as("whoever is rich begins, and wins most of the time")
                .first()
                .satisfies(first -> assertThat(first.meanScore())
                        .isGreaterThan(report.order().getLast().meanScore()));
    }

    @Test
    void refusesWhatCannotBe() throws IOException {
        List<Opening.Arranged> rich = read(RICH_RED);
        assertThatThrownBy(() -> plan(rich, List.of("base"), Optional.of(directory)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("have no records");
        assertThatThrownBy(() -> simulation(plan(rich, List.of("base", "extra"), Optional.empty()))
                        .run(() -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'Red is rich' is a position of other boxes");
        List<Opening.Arranged> spoilt = read(RICH_RED.replace("red: 9", "white: 9"));
        assertThatThrownBy(() -> simulation(plan(spoilt, List.of("base"), Optional.empty()))
                        .run(() -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'Red is rich', line 3");
    }

    private static Simulation<ToyTable> simulation(Plan plan) {
        return new Simulation<>(new Playable<>(new ToyGame(), ToyGame::worth, new ToyStage()), plan);
    }

    private static Plan plan(List<Opening.Arranged> openings, List<String> boxes, Optional<Path> records) {
        return new Plan(
                boxes,
                Map.of(),
                Plan.Variety.AS_PLANNED,
                List.of(Level.RANDOM, Level.RANDOM),
                20,
                5,
                1,
                records,
                List.copyOf(openings),
                false,
                Plan.Rotation.FIXED,
                List.of());
    }
}
