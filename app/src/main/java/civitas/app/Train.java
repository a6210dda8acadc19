package civitas.app;

import civitas.agents.RandomGame;
import civitas.kernel.text.Language;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.load.LiveLine;
import civitas.server.load.Visitor;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code civitas train}: a server for nobody, visited by nobody, stopped, and started once more.
 *
 * <p>The build runs it once while the JVM takes notes ({@code -XX:AOTCacheOutput}): which classes a server needs and which
 * of its methods work hard. With these notes even the first real start is a quick one, and the first long game opens
 * quickly. So this does what a server does in its first minute, and nothing that it does not do.
 */
@Command(
        name = "train",
        hidden = true,
        description = "Start a server, play on it and stop, so that the JVM can take notes.",
        sortOptions = false)
final class Train extends Subcommand {

    /** More than any game has: a finished one leaves a snapshot behind. */
    private static final int PLIES = 20_000;

    private final Supplier<Shelf> shelf;

    @Parameters(paramLabel = "DIR", description = "An empty directory for the server's data.")
    private Path data = Path.of("");

    Train(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        List<String> tables = new ArrayList<>();
        visit(visitor -> {
            lookAround(visitor);
            for (Playable<?> playable : shelf.get().games()) {
                sitDown(visitor, playable.game().id());
                String record = RandomGame.play(playable.game(), 1, PLIES, () -> true)
                        .record()
                        .text();
                tables.add(upload(visitor, record));
                lookAt(visitor, tables.getLast());
            }
        });
        visit(visitor -> tables.forEach(table -> lookFromOutside(visitor, table)));
        return CommandLine.ExitCode.OK;
    }

    /** Starts a server on the same data, and stops it when somebody has been there. */
    private void visit(Consumer<Visitor> visit) {
        Settings settings = Settings.local(0, data).with(Settings.Limits.NONE);
        try (Server server = Server.start(settings, Serve.games(shelf.get()));
                HttpClient http = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()) {
            visit.accept(Visitor.guest(http, URI.create(server.address()), "Nobody"));
        }
    }

    private void lookAround(Visitor visitor) {
        for (Language language : Language.values()) {
            String asked = "?lang=" + language.tag();
            for (String page : List.of("/", "/health", "/api/me", "/api/games", "/api/tables")) {
                visitor.require(visitor.get(page + asked));
            }
            for (Playable<?> playable : shelf.get().games()) {
                visitor.require(visitor.get("/api/texts/" + playable.game().id() + asked));
                visitor.require(visitor.get("/api/rules/" + playable.game().id() + asked));
            }
        }
    }

    /** A table with a computer opponent, looked at over a live connection, and one choice. */
    private static void sitDown(Visitor visitor, String game) {
        List<Map<String, String>> seats =
                List.of(Map.of("kind", "me"), Map.of("kind", "me"), Map.of("kind", "agent", "level", "normal"));
        String table = "/api/tables/"
                + visitor.require(visitor.post(
                                "/api/tables", Map.of("game", game, "seats", seats, "public", false, "start", true)))
                        .path("id")
                        .asString();
        LiveLine line = visitor.connect(table + "/live?seat=red", new Silent());
        for (String seat : List.of("red", "blue")) {
            var state = visitor.require(visitor.get(table + "/state?seat=" + seat));
            var choice = state.path("decisions").path(0).path("choices").path(0);
            if (!choice.isMissingNode()) {
                String code = choice.path("code").asString();
                visitor.get(table + "/preview?seat=" + seat + "&code=" + code.replace(' ', '+'));
                visitor.post(
                        table + "/choices",
                        Map.of("seat", seat, "ply", state.path("ply").asInt(), "code", code));
            }
        }
        line.close();
    }

    /** Looks without listening. */
    private record Silent() implements LiveLine.Hearer {

        @Override
        public void heard(String message) {
            // nobody answers
        }

        @Override
        public void closed(int status) {
            // nobody minds
        }
    }

    private static String upload(Visitor visitor, String record) {
        return "/api/tables/"
                + visitor.require(visitor.upload("/api/records", record))
                        .path("id")
                        .asString();
    }

    /** A table that is opened from its snapshot. */
    private static void lookFromOutside(Visitor visitor, String table) {
        for (Language language : Language.values()) {
            visitor.require(visitor.get(table + "/state?lang=" + language.tag()));
        }
    }

    private static void lookAt(Visitor visitor, String table) {
        for (Language language : Language.values()) {
            visitor.require(visitor.get(table + "/state?seat=red&lang=" + language.tag()));
        }
        visitor.require(visitor.get(table + "/replay?ply=1&seat=red"));
        visitor.require(visitor.get(table + "/points"));
        visitor.require(visitor.get(table + "/dice"));
        visitor.require(visitor.get(table + "/chat"));
    }
}
