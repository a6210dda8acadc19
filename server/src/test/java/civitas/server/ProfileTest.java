package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What people say about themselves. */
class ProfileTest extends ServerTest {

    private static final int TIMES = 30;

    @Test
    void twoChangesAtOnceAreBothKept() throws Exception {
        Client daria = nobody();
        daria.ok("POST", "/api/accounts", Map.of("name", "Daria", "password", "correct horse"));
        try (ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < TIMES; i++) {
                String email = "daria" + i + "@example.org";
                boolean notify = i % 2 == 0;
                List<Future<JsonNode>> changes = new ArrayList<>();
                changes.add(both.submit(() -> daria.ok("PATCH", "/api/me", Map.of("email", email))));
                changes.add(both.submit(() -> daria.ok("PATCH", "/api/me", Map.of("notify", notify))));
                for (Future<JsonNode> change : changes) {
                    change.get();
                }
                JsonNode me = daria.ok("GET", "/api/me", Map.of());
                assertThat(me.path("email").asString()).isEqualTo(email);
                assertThat(me.path("notify").asBoolean()).isEqualTo(notify);
            }
        }
    }
}
