package civitas.failover;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.load.Visitor;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Three servers on one database, and people who play at them all the time. */
final class Trio implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Trio.class);

    /** What takes longer does not happen any more, also on a busy machine. */
    static final Duration LIMIT = Duration.ofMinutes(5);

    /** A choice more is not yet going on. */
    private static final int GOES_ON = 3;

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();
    private final Store store;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Player> players = new ArrayList<>();
    private final TableId computers;
    private final long begun = System.nanoTime();

    /** @param own the database as this process reaches it */
    Trio(List<Node.Place> places, String database, String own, int tables) throws IOException, InterruptedException {
        store = Store.open(own, new SimpleMeterRegistry());
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "cluster");
        List<String> seeds = places.stream().map(Node.Place::seed).toList();
        for (Node.Place place : places) {
            nodes.add(new Node(place, seeds, database, directory));
        }
        awaitAll();
        List<URI> pages = places.stream().map(Node.Place::page).toList();
        for (int number = 0; number < tables; number++) {
            players.add(new Player(http, pages, number));
        }
        computers = tableOfComputers(pages.getLast());
        players.forEach(player -> Thread.ofVirtual().name("player").start(player));
    }

    /** A table at which nobody looks: it goes on all the same, wherever it is. */
    private TableId tableOfComputers(URI page) {
        Visitor host = Visitor.guest(http, page, "Host");
        Map<String, String> computer = Map.of("kind", "agent", "level", "random");
        String id = host.require(host.post(
                        "/api/tables",
                        Map.of("game", "clash", "seats", List.of(computer, computer), "public", false, "start", true)))
                .path("id")
                .asString();
        return new TableId(id);
    }

    Node node(int number) {
        return nodes.get(number);
    }

    boolean isUp(int number) {
        return nodes.get(number).isUp(http);
    }

    Store store() {
        return store;
    }

    // --- waiting ----------------------------------------------------------------------------------------------------

    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long until = System.nanoTime() + LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waited in vain: " + what).isLessThan(until);
            Thread.sleep(50);
        }
    }

    void awaitAll() throws InterruptedException {
        for (Node node : nodes) {
            await(node.name() + " has joined", () -> node.isUp(http) || !node.isRunning());
            assertThat(node.isRunning()).as(node.name() + " runs").isTrue();
        }
    }

    /** Waits until a server looks after a table at which somebody plays: before that its end would prove nothing. */
    void awaitTablesAt(int number) throws InterruptedException {
        Node node = nodes.get(number);
        await(node.name() + " looks after a table", () -> node.watched(http) > 0);
    }

    /** Waits until every table has gone on, also the one nobody looks at, and says how long anybody had to wait. */
    void awaitGoingOn(String after) throws InterruptedException {
        List<Integer> before = players.stream().map(Player::choices).toList();
        int unseen = ply(computers);
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            int wanted = before.get(i) + GOES_ON;
            await(after + ": table " + player.table() + " goes on", () -> player.choices() >= wanted);
        }
        await(after + ": the computers go on", () -> ply(computers) > unseen || isOver(computers));
        Duration longest = players.stream()
                .map(Player::longestWait)
                .max(Duration::compareTo)
                .orElse(Duration.ZERO);
        LOG.warn(
                "{} s: after {} every table has gone on; the longest wait of anybody was {} ms",
                Duration.ofNanos(System.nanoTime() - begun).toSeconds(),
                after,
                longest.toMillis());
    }

    private int ply(TableId table) {
        return store.tables().find(table).orElseThrow().ply();
    }

    private boolean isOver(TableId table) {
        return store.tables().find(table).orElseThrow().status() == civitas.server.store.Status.FINISHED;
    }

    /** Servers that have stopped by themselves are started again, as whoever runs them would do. */
    void startTheStopped() throws IOException, InterruptedException {
        for (Node node : nodes) {
            if (!node.isRunning()) {
                node.startAgain();
            }
        }
        awaitAll();
    }

    // --- what must be true ------------------------------------------------------------------------------------------

    /** Every acknowledged choice is in the record, at its place; and the record is one row of choices without gaps. */
    void assertNothingIsLost() {
        int choices = 0;
        for (Player player : players) {
            choices += player.choices();
            assertThat(player.faultsIn(store)).isEmpty();
        }
        LOG.warn("{} choices were acknowledged at {} tables, none is lost", choices, players.size());
    }

    @Override
    public void close() {
        players.forEach(Player::stop);
        nodes.forEach(Node::end);
        http.shutdownNow();
        store.close();
    }
}
