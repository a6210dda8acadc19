package civitas.server;

import civitas.kernel.toy.ToyGame;
import civitas.server.trust.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A server with the toy game on a free port, for the tests of a class. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ServerTest {

    static final List<ServedGame<?>> TOY = List.of(new ServedGame<>(new ToyGame(), ToyGame::worth));

    /** A deal in which everybody has something to choose. */
    private static final long SEED = 5;

    private Path data = Path.of("");

    @SuppressWarnings("NullAway.Init")
    Server server;

    Settings settings(Path directory) {
        return Settings.local(0, directory).with(Settings.Limits.NONE);
    }

    List<ServedGame<?>> games() {
        return TOY;
    }

    Clock clock() {
        return Clock.systemUTC();
    }

    /** The same cards at every table, so that no test depends on luck. */
    Seeds seeds() {
        return Seeds.always(SEED);
    }

    @BeforeAll
    void startServer() throws IOException {
        Files.createDirectories(Path.of("target"));
        data = Files.createTempDirectory(Path.of("target"), "server");
        server = Server.start(settings(data), games(), clock(), clock(), seeds());
    }

    @AfterAll
    void stopServer() {
        server.close();
    }

    Client nobody() {
        return new Client(server.port());
    }

    Client guest(String name) {
        return Client.guest(server.port(), name);
    }

    /** Stops the server and starts it again on the same data. */
    void restart() {
        server.close();
        server = Server.start(settings(data), games(), clock(), clock(), seeds());
    }
}
