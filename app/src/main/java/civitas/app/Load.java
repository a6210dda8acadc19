package civitas.app;

import civitas.server.load.Figures;
import civitas.server.load.LoadRefused;
import civitas.server.load.LoadRun;
import civitas.server.load.Spent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code civitas load}: plays many tables over the network and measures how long the others wait. */
@Command(
        name = "load",
        description = "Play many tables with random bots over real WebSockets, and measure.",
        footer = {
            "",
            "Without --url a server of its own is started, with an empty database and without rate limits.",
            "The times are from sending a choice to the other seat's update."
        },
        sortOptions = false)
final class Load extends Subcommand {

    private static final String GREETING = "Civitas is at ";

    @Option(names = "--tables", paramLabel = "N", description = "How many tables (default: ${DEFAULT-VALUE}).")
    private int tables = 100;

    @Option(
            names = "--duration",
            paramLabel = "TIME",
            description = "How long, after the warm-up (default: ${DEFAULT-VALUE}).")
    private String duration = "60s";

    @Option(
            names = "--warm-up",
            paramLabel = "TIME",
            description = {
                "Played before, and not measured (default: ${DEFAULT-VALUE}):",
                "a young server compiles more than it serves."
            })
    private String warmUp = "60s";

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Choices per second at each table (default: ${DEFAULT-VALUE}).")
    private double rate = 2;

    @Option(names = "--game", paramLabel = "ID", description = "The game (default: ${DEFAULT-VALUE}).")
    private String game = "clash";

    @Option(names = "--boxes", paramLabel = "ID,…", split = ",", description = "Its boxes (default: the base).")
    private List<String> boxes = List.of();

    @Option(
            names = "--url",
            paramLabel = "URL,…",
            split = ",",
            description = {
                "The server, or all servers of a cluster. It must not limit what one address may do: start it with",
                "--rate-session 1e9 --rate-address 1e9 --rate-newcomers 1e9",
                "--most-tables-address 1e9 --most-connections-address 1e9."
            })
    private List<URI> urls = List.of();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Duration time = duration("--duration", duration);
        Duration before = duration("--warm-up", warmUp);
        if (tables < 1 || rate <= 0) {
            throw wrong("--tables and --rate must be more than nothing.");
        }
        try {
            return urls.isEmpty() ? runOnItsOwn(before, time) : run(urls, before, time);
        } catch (LoadRefused e) {
            say(String.valueOf(e.getMessage()));
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private int runOnItsOwn(Duration before, Duration time) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("civitas-load");
        Process server = startServer(data);
        try {
            return run(List.of(addressOf(server)), before, time);
        } finally {
            server.destroy();
            server.waitFor();
            deleteAll(data);
        }
    }

    private int run(List<URI> servers, Duration first, Duration time) throws InterruptedException {
        try (LoadRun run =
                new LoadRun(servers, Duration.ofNanos((long) (1e9 / rate)), new LoadRun.Played(game, boxes))) {
            run.open(tables, open -> say(open + " of " + tables + " tables open"));
            say("warming up for " + first.toSeconds() + " s …");
            long before = run.heapMegabytes();
            run.play(first, time, Duration.ofSeconds(Math.max(1, time.toSeconds() / 6)), this::say);
            return report(run.figures(), time, before, run.heapMegabytes());
        }
    }

    private int report(Figures figures, Duration time, long before, long after) {
        out().printf(
                        Locale.ROOT,
                        "%d tables, %.1f choices/s seen by the others (wanted %.0f)%n",
                        tables,
                        figures.updates() / (time.toMillis() / 1e3),
                        tables * rate);
        out().printf(
                        Locale.ROOT,
                        "p50 %.1f ms, p95 %.1f ms, p99 %.1f ms, slowest %.1f ms%n",
                        figures.percentile(0.5),
                        figures.percentile(0.95),
                        figures.percentile(0.99),
                        figures.percentile(1));
        reportProcessor(figures);
        out().printf(Locale.ROOT, "updates of %.0f bytes, 95 %% under %d%n", figures.meanBytes(), figures.bytes(0.95));
        out().println(figures.errors() + " errors, " + figures.lateTicks() + " ticks too early; server heap " + before
                + " MB before, " + after + " MB after");
        if (figures.errors() > 0) {
            out().println("first error: " + figures.firstError());
        }
        out().flush();
        return figures.errors() == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private void reportProcessor(Figures figures) {
        Spent spent = figures.spent();
        Spent before = figures.leftOut();
        out().printf(
                        Locale.ROOT,
                        "%.3f ms of the server's processor time per choice, of it %.3f compiling and %.3f collecting;"
                                + " %.3f ms of this tool's%n",
                        figures.millisPerChoice(spent.server()),
                        figures.millisPerChoice(spent.compiling()),
                        figures.millisPerChoice(spent.collecting()),
                        figures.millisPerChoice(spent.tool()));
        out().printf(
                        Locale.ROOT,
                        "left out: the warm-up, %.1f s of the server's processor time, of it %.1f compiling%n",
                        before.server().toMillis() / 1e3,
                        before.compiling().toMillis() / 1e3);
    }

    private void say(String line) {
        err().println(line);
        err().flush();
    }

    /** 90s, 10m, 1h or 1h30m. */
    private Duration duration(String option, String time) {
        try {
            return Duration.parse("PT" + time.toUpperCase(Locale.ROOT));
        } catch (DateTimeParseException e) {
            throw wrong(option + " is a time like 90s or 10m, not '" + time + "'.");
        }
    }

    private static Process startServer(Path data) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:+UseParallelGC",
                "-XX:MetaspaceSize=128m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--data",
                data.toString()));
        for (String limit : List.of(
                "rate-session", "rate-address", "rate-newcomers", "most-tables-address", "most-connections-address")) {
            command.addAll(List.of("--" + limit, "1e9"));
        }
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static URI addressOf(Process server) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(GREETING)) {
                return URI.create(line.substring(GREETING.length()).split(" ")[0]);
            }
        }
        throw new IOException("the server did not start");
    }

    private static void deleteAll(Path directory) throws IOException {
        try (var paths = Files.walk(directory)) {
            for (Path path : paths.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
