package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The server is killed at random moments during twenty games: every acknowledged choice is there, every table goes on. */
class CrashTest {

    private static final int GAMES = 20;
    private static final int CRASHES = 4;

    /** Tenths of a second that a busy machine gets to start, and to make some choices before each crash. */
    private static final int PATIENCE = 3000;

    private static final List<ServedGame<?>> GAMES_OF_VICTIMS =
            List.of(ServerTest.TOY.getFirst(), new ServedGame<>(new ClashGame(), new ClashEvaluation()));

    /** How many choices each table makes after the last crash, at least, unless its game ends before. */
    private static final int GOES_ON = 60;

    private final SplittableRandom random = new SplittableRandom();

    /** A server in a process of its own, so that it can be killed. */
    static final class Victim {
        @SuppressWarnings("try") // it only has to be there until it is killed
        public static void main(String[] args) throws InterruptedException {
            Settings settings =
                    Settings.local(Integer.parseInt(args[0]), Path.of(args[1])).with(Settings.Limits.NONE);
            Server.start(settings, GAMES_OF_VICTIMS);
            Thread.currentThread().join();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"toy", "clash"})
    void nothingAcknowledgedIsLost(String game) throws Exception {
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "crash");
        int port = freePort();
        List<Player> players = new ArrayList<>();
        for (int crash = 0; crash < CRASHES; crash++) {
            Process victim = start(port, data);
            if (players.isEmpty()) {
                for (int i = 0; i < GAMES; i++) {
                    players.add(new Player(Client.guest(port, "Player " + i), game, i));
                }
            }
            playUntilKilled(players, victim);
            int lost = 0;
            try (Store store = Store.open(Store.sqlite(data), new SimpleMeterRegistry())) {
                for (Player player : players) {
                    lost += player.lostIn(store);
                }
            }
            assertThat(lost).as("acknowledged choices that are gone").isZero();
        }
        assertThat(acknowledged(players)).isGreaterThanOrEqualTo(CRASHES * GAMES);

        Process survivor = start(port, data);
        try {
            for (Player player : players) {
                player.goOn(GOES_ON);
            }
        } finally {
            survivor.destroyForcibly().waitFor();
        }
    }

    private void playUntilKilled(List<Player> players, Process victim) throws InterruptedException {
        List<Thread> threads = players.stream()
                .map(player -> Thread.startVirtualThread(player::play))
                .toList();
        int before = acknowledged(players);
        for (int i = 0; i < PATIENCE && acknowledged(players) < before + GAMES; i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        TimeUnit.MILLISECONDS.sleep(random.nextInt(2000));
        victim.destroyForcibly().waitFor();
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static int acknowledged(List<Player> players) {
        return players.stream().mapToInt(Player::acknowledged).sum();
    }

    /**
     * A port for the server and those that follow it. Not one the system would give away: while no server listens there,
     * any connection of another program could get it.
     */
    private int freePort() {
        IOException taken = new IOException("no port tried");
        for (int i = 0; i < 100; i++) {
            int port = random.nextInt(15_000, 30_000);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException e) {
                taken = e;
            }
        }
        throw new UncheckedIOException(taken);
    }

    private static Process start(int port, Path data) throws Exception {
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Victim.class.getName(),
                        Integer.toString(port),
                        data.toString())
                .inheritIO()
                .start();
        for (int i = 0; i < PATIENCE; i++) {
            try {
                if (new Client(port).get("/health").status() == 200) {
                    return process;
                }
            } catch (UncheckedIOException e) {
                assertThat(process.isAlive()).isTrue();
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        throw new AssertionError("the server does not start");
    }

    /** Plays one table after another; every third one against a computer. */
    private static final class Player {

        private final Client client;
        private final String game;
        private final int number;
        private final SplittableRandom random;
        private final Map<String, String> acknowledged = new ConcurrentHashMap<>();
        private String table = "";

        Player(Client client, String game, int number) {
            this.client = client;
            this.game = game;
            this.number = number;
            random = new SplittableRandom(number);
        }

        int acknowledged() {
            return acknowledged.size();
        }

        /** Until the server is gone. */
        void play() {
            try {
                while (true) {
                    if (table.isEmpty()) {
                        table = newTable();
                    }
                    step();
                }
            } catch (UncheckedIOException e) {
                // killed
            }
        }

        private String newTable() {
            List<Object> seats = number % 3 == 0 ? List.of(me(), agent("random")) : List.of(me(), me());
            String id = client.ok(
                            "POST", "/api/tables", Map.of("game", game, "seats", seats, "public", false, "start", true))
                    .path("id")
                    .asString();
            if (number % 3 == 0) {
                client.ok("POST", "/api/tables/" + id + "/speed", Map.of("millis", 0));
            }
            return id;
        }

        void goOn(int choices) {
            int before = acknowledged();
            while (!table.isEmpty() && acknowledged() < before + choices) {
                step();
            }
        }

        private void step() {
            JsonNode state = client.state(table);
            if (state.path("over").asBoolean()) {
                table = "";
                return;
            }
            for (JsonNode seat : state.path("table").path("seats")) {
                if (seat.path("mine").asBoolean() && seat.path("toMove").asBoolean()) {
                    choose(seat.path("seat").asString());
                    return;
                }
            }
        }

        private void choose(String seat) {
            JsonNode state = client.ok("GET", "/api/tables/" + table + "/state?seat=" + seat, "");
            JsonNode choices = state.path("decisions").path(0).path("choices");
            if (choices.isEmpty()) {
                return;
            }
            int ply = state.path("ply").asInt();
            String code =
                    choices.path(random.nextInt(choices.size())).path("code").asString();
            if (client.choose(table, seat, ply, code).status() == 200) {
                acknowledged.put(table + " " + (ply + 1), code);
            }
        }

        int lostIn(Store store) {
            Map<String, Map<Integer, String>> records = new HashMap<>();
            int lost = 0;
            for (Map.Entry<String, String> choice : acknowledged.entrySet()) {
                String[] words = choice.getKey().split(" ");
                Map<Integer, String> record = records.computeIfAbsent(words[0], id -> record(store, id));
                lost += choice.getValue().equals(record.get(Integer.parseInt(words[1]))) ? 0 : 1;
            }
            return lost;
        }

        private static Map<Integer, String> record(Store store, String id) {
            Map<Integer, String> record = new HashMap<>();
            for (ChoiceRow choice : store.tables().choices(new TableId(id))) {
                record.put(choice.ply(), choice.code());
            }
            return record;
        }
    }
}
