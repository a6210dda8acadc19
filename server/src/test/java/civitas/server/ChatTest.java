package civitas.server;

import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Talking at a table. */
class ChatTest extends ServerTest {

    private static final int SPEAKERS = 8;
    private static final int LINES = 12;

    @Test
    void whoeverSpeaksAtTheSameTimeIsHeardInTheSameOrderByAll() throws Exception {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        Ear first = anna.live("/api/tables/" + table + "/live");
        Ear second = anna.live("/api/tables/" + table + "/live");
        // whoever has been told who is there is one of them, and hears everything from then on
        first.next("presence");
        second.next("presence");
        List<Integer> statuses = new ArrayList<>();
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<List<Integer>>> speakers = new ArrayList<>();
            for (int i = 0; i < SPEAKERS; i++) {
                speakers.add(crowd.submit(() -> speak(anna, table)));
            }
            for (Future<List<Integer>> speaker : speakers) {
                statuses.addAll(speaker.get());
            }
        }
        assertThat(statuses).hasSize(SPEAKERS * LINES).containsOnly(201);
        List<Integer> all = IntStream.rangeClosed(1, SPEAKERS * LINES).boxed().toList();
        List<Integer> kept = new ArrayList<>();
        anna.ok("GET", "/api/tables/" + table + "/chat", "")
                .forEach(line -> kept.add(line.path("n").asInt()));
        assertThat(kept).isEqualTo(all);
        assertThat(heard(first)).isEqualTo(all);
        assertThat(heard(second)).isEqualTo(all);
    }

    private static List<Integer> speak(Client speaker, String table) {
        return IntStream.range(0, LINES)
                .mapToObj(i -> speaker.post("/api/tables/" + table + "/chat", Map.of("text", "line " + i))
                        .status())
                .toList();
    }

    private static List<Integer> heard(Ear ear) throws InterruptedException {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < SPEAKERS * LINES; i++) {
            numbers.add(ear.next("chat").path("line").path("n").asInt());
        }
        return numbers;
    }

    @Test
    void whoeverLooksAtATableThatGoesIsToldSo() throws Exception {
        Client anna = guest("Anna");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open())))
                .path("id")
                .asString();
        try (Overheard log = new Overheard()) {
            Ear own = anna.live("/api/tables/" + table + "/live");
            Ear stranger = nobody().live("/api/tables/" + table + "/live");
            own.next("table");
            stranger.next("table");
            assertThat(anna.post("/api/tables/" + table + "/leave", Map.of()).status())
                    .isEqualTo(204);
            for (Ear ear : List.of(own, stranger)) {
                assertThat(ear.next("gone")).isNotNull();
                assertThat(ear.closeCode()).isEqualTo(1000);
            }
            assertThat(nobody().get("/api/tables/" + table).status()).isEqualTo(404);
            assertThat(log.complaints()).isEmpty();
        }
    }
}
