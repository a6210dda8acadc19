package civitas.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.agents.Agent;
import civitas.agents.AgentKind;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import civitas.lab.Course;
import civitas.lab.Entrants;
import civitas.lab.GameFailure;
import civitas.lab.GameLoop;
import civitas.lab.Toy;
import civitas.lab.tournament.Contestant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Bots outside the program: they see their seat's view, and what they do wrong is said. */
class BotTest {

    private static final Setup SETUP = Setup.of("toy", List.of("base"), Map.of(), 2, 21);

    /** Far more than any answer takes, however busy the machine is. */
    private static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    private Path directory = Path.of("");

    private static String command(String behaviour) {
        return Path.of(System.getProperty("java.home"), "bin", "java") + " -cp target/test-classes "
                + FirstBot.class.getName() + " " + behaviour;
    }

    private static Course<ToyTable> play(AgentKind bot) {
        List<Agent<ToyTable>> agents =
                List.of(bot.agent(Toy.PLAYABLE.evaluation(), 1), Level.RANDOM.agent(Toy.PLAYABLE.evaluation(), 2));
        return new GameLoop<>(new ToyGame(), agents, Budget.UNLIMITED, 1000).play(SETUP);
    }

    @Test
    void aBotPlaysToTheEnd() {
        Course<ToyTable> course = play(new BotKind(command("plays"), LONG));
        assertThat(course.table().over()).isTrue();
        assertThat(Match.replay(new ToyGame(), course.record()).over()).isTrue();
    }

    @Test
    void itIsToldWhatItsSeatMaySeeAndNothingElse() throws IOException {
        Path told = directory.resolve("told.txt");
        play(new BotKind(command("tells " + told), LONG));
        JsonMapper json = new JsonMapper();
        JsonNode first = json.readTree(Files.readAllLines(told).getFirst());
        ToyTable table = new ToyGame().deal(SETUP);
        assertThat(first.propertyNames())
                .containsExactlyInAnyOrder("number", "game", "seat", "seats", "seed", "required", "choices", "view");
        assertThat(first.path("view")).isEqualTo(json.valueToTree(new ToyGame().view(table, Viewer.of(Seat.RED))));
        assertThat(first.path("choices")
                        .valueStream()
                        .map(choice -> choice.path("code").asString()))
                .isEqualTo(
                        table.choices(0).stream().map(choice -> choice.code()).toList());
        assertThat(first.path("seed").asLong())
                .as("its own, not that of the deal")
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "dies, has ended with exit code 3",
        "lies, '{\"id\":9999}'",
        "shrugs, with one of the",
        "babbles, I like all of them",
        "rambles, says more than 10000 characters"
    })
    void whatItDoesWrongIsSaid(String behaviour, String complaint) {
        assertThatThrownBy(() -> play(new BotKind(command(behaviour), LONG)))
                .isInstanceOf(GameFailure.class)
                .hasMessageContaining("the bot '")
                .hasMessageContaining(complaint);
    }

    @Test
    void nobodyWaitsForEver() {
        assertThatThrownBy(() -> play(new BotKind(command("sleeps"), Duration.ofMillis(50))))
                .hasMessageContaining("has not answered within 50 ms");
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .as("none is left behind")
                .noneMatch(child -> child.info().commandLine().orElse("").contains(FirstBot.class.getName()));
    }

    @Test
    void whatIsNoCommandIsSaid() {
        assertThatThrownBy(() -> play(new BotKind("no-such-command-here", LONG)))
                .isInstanceOf(GameFailure.class)
                .hasMessageContaining("cannot be started");
    }

    @Test
    void itIsNamedByItsCommand() {
        assertThat(Entrants.of("bot:python3 mine.py"))
                .hasValueSatisfying(kind -> assertThat(kind.code()).isEqualTo("bot:python3 mine.py"));
        assertThat(Entrants.of("bot:")).isEmpty();
        assertThat(Contestant.parse("bot:python3 mine.py").name()).isEqualTo("bot:python3 mine.py");
    }
}
