package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The description of the API says what there is. */
class DocsTest extends ServerTest {

    private static final Pattern ROUTE =
            Pattern.compile("routes\\.(get|post|patch|ws)\\(\\s*(table \\+ )?(\"([^\"]+)\"|table|PATH)");

    @Test
    void everyRouteIsDescribed() throws IOException {
        JsonNode paths = nobody().get("/api/openapi.json").json().path("paths");
        List<String> missing = new ArrayList<>();
        int found = 0;
        for (String[] route : routes()) {
            found++;
            if (!paths.path(route[1]).has(route[0])) {
                missing.add(route[0] + " " + route[1]);
            }
        }
        assertThat(found).isGreaterThan(30);
        assertThat(missing).isEmpty();
        assertThat(nobody().get("/api/docs").text()).contains("/api/tables/{id}/choices");
    }

    @Test
    void thePageSpeaksTheLanguageOfItsReader() {
        Client.Answer english = nobody().get("/api/docs?lang=en");
        Client.Answer russian = nobody().get("/api/docs?lang=ru");
        assertThat(english.text())
                .contains("<html lang=en>", "Who you are", "Take an open seat.", "curl -b cookies")
                .doesNotContain("⟨", "<script", "style=", "<style");
        assertThat(russian.text())
                .contains("<html lang=ru>", "Кто вы", "Занять свободное место.", "необязательно")
                .doesNotContain("⟨", "Take an open seat.");
        assertThat(nobody().get("/api/docs/style.css").headers().firstValue("Content-Type"))
                .hasValue("text/css; charset=utf-8");
    }

    @Test
    void everyOperationHasAGroupAWordInRussianAndAnExample() {
        JsonNode api = nobody().get("/api/openapi.json").json();
        for (JsonNode path : api.path("paths")) {
            for (JsonNode operation : path) {
                String summary = operation.path("summary").asString("");
                assertThat(summary).isNotEmpty();
                assertThat(operation.path("tags").size()).as(summary).isEqualTo(1);
                assertThat(operation.path("x-ru").asString("")).as(summary).isNotEmpty();
                for (JsonNode body : operation.path("requestBody").path("content")) {
                    assertThat(body.has("example")).as(summary).isTrue();
                }
                for (JsonNode parameter : operation.path("parameters")) {
                    assertThat(parameter.has("example") && parameter.has("description") && parameter.has("x-ru"))
                            .as(summary + parameter.path("name"))
                            .isTrue();
                }
            }
        }
    }

    private static List<String[]> routes() throws IOException {
        List<String[]> routes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher route = ROUTE.matcher(Files.readString(file));
                while (route.find()) {
                    String path = route.group(4) == null ? "" : route.group(4);
                    boolean ofTable = route.group(2) != null || route.group(3).equals("table");
                    if (path.equals("/*") || route.group(3).equals("PATH")) {
                        continue;
                    }
                    routes.add(new String[] {
                        route.group(1).toLowerCase(Locale.ROOT), (ofTable ? "/api/tables/{id}" : "") + path
                    });
                }
            }
        }
        return routes;
    }

    @Test
    void operatorsAreAnswered() {
        assertThat(nobody().get("/health").text()).isEqualTo("{\"status\":\"up\"}");
        assertThat(nobody().get("/metrics").text()).contains("civitas_rooms", "jvm_memory_used_bytes");
        assertThat(nobody().get("/somewhere/in/the/page").status()).isEqualTo(200);
    }
}
