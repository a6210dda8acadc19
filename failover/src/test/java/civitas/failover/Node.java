package civitas.failover;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.cluster.ClusterPeers;
import civitas.server.ServedGame;
import civitas.server.Server;
import civitas.server.Settings;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server of a cluster in a process of its own, so that it can be killed. */
final class Node {

    private final Place place;
    private final List<String> seeds;
    private final String database;
    private final Path directory;
    private Process process;

    /**
     * Where a server lives.
     *
     * @param in what its command begins with, to get it into a network of its own; empty for this one
     * @param port of the page; two more for the other servers follow
     */
    record Place(String name, List<String> in, String host, int port) {

        URI page() {
            return URI.create("http://" + host + ":" + port);
        }

        String seed() {
            return host + ":" + (port + 1);
        }
    }

    /** What runs in the process. */
    static final class Main {
        public static void main(String[] args) throws InterruptedException {
            Settings settings = Settings.local(Integer.parseInt(args[1]), Path.of(args[4]))
                    .at(args[0])
                    .with(args[3])
                    .with(Settings.Limits.NONE)
                    .with(new Settings.Cluster(
                            args[0],
                            Integer.parseInt(args[1]) + 1,
                            List.of(args[2].split(",")),
                            "a secret only for the tests of a cluster"));
            Server server = Server.start(
                    settings, List.of(new ServedGame<>(new ClashGame(), new ClashEvaluation())), ClusterPeers::new);
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
            Thread.currentThread().join();
        }
    }

    Node(Place place, List<String> seeds, String database, Path directory) throws IOException {
        this.place = place;
        this.seeds = seeds;
        this.database = database;
        this.directory = directory;
        process = start();
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>(place.in);
        command.addAll(List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-XX:TieredStopAtLevel=1", // a short life
                "-Xmx400m",
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                place.host,
                Integer.toString(place.port),
                String.join(",", seeds),
                database,
                directory.toString()));
        File log = directory.resolve(place.name + ".log").toFile();
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
                .start();
    }

    Place place() {
        return place;
    }

    String name() {
        return place.name;
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** Whether it answers; a server answers when it has joined the others. */
    boolean isUp(HttpClient http) {
        try {
            HttpRequest request = HttpRequest.newBuilder(place.page().resolve("/health"))
                    .timeout(Duration.ofSeconds(5))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** How many people look at tables it looks after, as it says itself; those it carries elsewhere do not count. */
    int watched(HttpClient http) {
        try {
            HttpRequest request = HttpRequest.newBuilder(place.page().resolve("/metrics"))
                    .timeout(Duration.ofSeconds(5))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.ofString())
                    .body()
                    .lines()
                    .filter(line -> line.startsWith("civitas_live_connections "))
                    .mapToInt(line -> (int) Double.parseDouble(line.substring(line.indexOf(' '))))
                    .sum();
        } catch (IOException e) {
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    /** As the power goes. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** The same, without waiting for it. */
    void end() {
        process.destroyForcibly();
    }

    /** Asks it to stop, and waits until it has. */
    void stop(Duration limit) throws InterruptedException {
        process.destroy();
        if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError(place.name + " does not stop");
        }
    }

    void startAgain() throws IOException {
        process = start();
    }

    /** Lets it stand still, or go on, in the middle of whatever it does. */
    void signal(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
    }
}
