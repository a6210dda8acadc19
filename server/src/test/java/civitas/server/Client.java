package civitas.server;

import civitas.server.api.Json;
import civitas.server.load.LiveLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A browser, as far as the server can tell. */
public final class Client {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final URI server;
    private String cookie = "";

    public record Answer(int status, String text, java.net.http.HttpHeaders headers) {

        public JsonNode json() {
            return Json.mapper().readTree(text);
        }

        public String code() {
            return json().path("code").asString("");
        }
    }

    public Client(int port) {
        server = URI.create("http://127.0.0.1:" + port);
    }

    public static Client guest(int port, String name) {
        Client client = new Client(port);
        client.ok("POST", "/api/guest", Map.of("name", name));
        return client;
    }

    /** The same browser at a server that was started again. */
    public Client at(int port) {
        Client same = new Client(port);
        same.cookie = cookie;
        return same;
    }

    public Answer get(String path) {
        return send("GET", path, "", Map.of());
    }

    public Answer post(String path, Object body) {
        return send("POST", path, Json.write(body), Map.of("X-Civitas", "1", "Content-Type", "application/json"));
    }

    /** The JSON of an answer that must be fine. */
    public JsonNode ok(String method, String path, Object body) {
        Answer answer = method.equals("GET")
                ? get(path)
                : send(method, path, Json.write(body), Map.of("X-Civitas", "1", "Content-Type", "application/json"));
        if (answer.status >= 400) {
            throw new AssertionError(method + " " + path + ": " + answer.status + " " + answer.text);
        }
        return answer.text.isEmpty() ? Json.mapper().nullNode() : answer.json();
    }

    public JsonNode state(String table) {
        return ok("GET", "/api/tables/" + table + "/state", "");
    }

    public Answer choose(String table, String seat, int ply, String code) {
        return post("/api/tables/" + table + "/choices", Map.of("seat", seat, "ply", ply, "code", code));
    }

    /** A table with these seats, started; returns its id. */
    public String table(Object... seats) {
        return ok("POST", "/api/tables", Map.of("seats", List.of(seats), "public", false, "start", true))
                .path("id")
                .asString();
    }

    /** One whose computers have been paused before they could do anything. */
    public String pausedTable(Object... seats) {
        String table = ok("POST", "/api/tables", Map.of("seats", List.of(seats), "public", false))
                .path("id")
                .asString();
        ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", -1));
        ok("POST", "/api/tables/" + table + "/start", Map.of());
        return table;
    }

    /** Makes the first choice that a seat has; returns the ply after it. */
    public int chooseFirst(String table, String seat) {
        JsonNode state = ok("GET", "/api/tables/" + table + "/state?seat=" + seat, "");
        String code = state.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        return ok(
                        "POST",
                        "/api/tables/" + table + "/choices",
                        Map.of("seat", seat, "ply", state.path("ply").asInt(), "code", code))
                .path("ply")
                .asInt();
    }

    /** A table of several people at this pace, started; the first is the host. */
    public static String together(Map<String, Object> pace, Client... people) {
        Object[] seats = new Object[people.length];
        Arrays.fill(seats, open());
        seats[0] = me();
        String table = people[0]
                .ok("POST", "/api/tables", Map.of("seats", List.of(seats), "pace", pace))
                .path("id")
                .asString();
        for (int i = 1; i < people.length; i++) {
            people[i].ok("POST", "/api/tables/" + table + "/join", Map.of());
        }
        people[0].ok("POST", "/api/tables/" + table + "/start", Map.of());
        return table;
    }

    public static Map<String, String> me() {
        return Map.of("kind", "me");
    }

    public static Map<String, String> open() {
        return Map.of("kind", "open");
    }

    public static Map<String, String> agent(String level) {
        return Map.of("kind", "agent", "level", level);
    }

    public Answer send(String method, String path, String body, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(Duration.ofSeconds(60))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        headers.forEach(request::header);
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            response.headers()
                    .firstValue("Set-Cookie")
                    .map(HttpCookie::parse)
                    .map(List::getFirst)
                    .ifPresent(set -> cookie = set.getName() + "=" + set.getValue());
            return new Answer(response.statusCode(), response.body(), response.headers());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Listens at a live address. */
    public Ear live(String path) {
        Ear ear = new Ear();
        try {
            ear.open(LiveLine.connect(server.resolve(path), cookie, Duration.ofSeconds(60), ear));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ear;
    }
}
