package civitas.server;

import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The bots of {@code examples/bots} play to the end, as their users would start them. */
class ExampleBotsTest extends ServerTest {

    private static final Path BOTS =
            Path.of("../examples/bots").toAbsolutePath().normalize();
    private static final long PATIENCE_MINUTES = 5;

    private static final List<String> PYTHON =
            List.of("python3", BOTS.resolve("random-bot.py").toString());
    private static final List<String> NODE =
            List.of("node", BOTS.resolve("random-bot.mjs").toString());

    @Override
    Settings settings(Path directory) {
        return Settings.local(0, directory);
    }

    @Test
    void theBotInPythonPlaysAGameOfItsOwn() throws Exception {
        requirePython();
        playsAGameOfItsOwn(PYTHON);
    }

    @Test
    void theBotOfTwentyLinesPlaysAGameOfItsOwn() throws Exception {
        requirePython();
        Path bot = BOTS.resolve("short-bot.py");
        assertThat(Files.readAllLines(bot)).as("as docs/agents.md promises").hasSize(20);
        Bot player = start(List.of("python3", bot.toString()), "toy");
        assertThat(player.saysAtItsEnd()).startsWith("table ").contains("\n1 ");
    }

    @Test
    void theBotForNodePlaysAGameOfItsOwn() throws Exception {
        playsAGameOfItsOwn(NODE);
    }

    private void playsAGameOfItsOwn(List<String> bot) throws Exception {
        Bot player = start(bot);
        String said = player.saysAtItsEnd();
        String table = said.split("\\s+")[1];
        assertThat(said).contains("\n1 ");
        assertThat(nobody().get("/api/tables/" + table).json().path("status").asString())
                .isEqualTo("finished");
    }

    @Test
    void botsMeetAtATableAndTakeASeatByALink() throws Exception {
        requirePython();
        Client anna = guest("Anna");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open())))
                .path("id")
                .asString();
        String link = anna.ok("POST", "/api/tables/" + table + "/seats/red/link", Map.of())
                .path("url")
                .asString();
        Bot guest = start(NODE, "--table", table, "--name", "Node");
        while (!anna.get("/api/tables/" + table).text().contains("\"Node\"")) {
            assertThat(guest.process().isAlive()).as("the bot sits down").isTrue();
            Thread.sleep(50);
        }
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        Bot heir = start(PYTHON, "--link", link, "--seed", "7");
        assertThat(heir.saysAtItsEnd()).contains(table);
        assertThat(guest.saysAtItsEnd()).contains(table);
        assertThat(nobody().get("/api/tables/" + table).json().path("status").asString())
                .isEqualTo("finished");
    }

    /** Whoever has no Python can still build and test everything else. */
    private static void requirePython() throws InterruptedException {
        boolean found;
        try {
            found = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            found = false;
        }
        assumeTrue(found, "python3 is not installed: the example bot in Python is not tried");
    }

    private Bot start(List<String> bot, String... options) throws IOException {
        List<String> command = new ArrayList<>(bot);
        command.add(server.address());
        command.addAll(List.of(options));
        Path said = Files.createTempFile(Files.createDirectories(Path.of("target/tmp")), "bot", ".txt");
        return new Bot(
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start(),
                said);
    }

    /** A bot at work. */
    private record Bot(Process process, Path said) {

        String saysAtItsEnd() throws Exception {
            try {
                assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES))
                        .as("the bot ends")
                        .isTrue();
                String text = Files.readString(said);
                assertThat(process.exitValue()).as(text).isZero();
                return text;
            } finally {
                process.destroyForcibly();
            }
        }
    }
}
