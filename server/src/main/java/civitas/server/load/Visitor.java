package civitas.server.load;

import civitas.server.api.Json;
import java.io.IOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A guest with a session of their own. */
public final class Visitor {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** A server that stands still takes connections and says nothing: whoever has another one to go to should not wait long. */
    private static final Duration CONNECTING = Duration.ofSeconds(8);

    private final HttpClient http;
    private final URI server;
    private String cookie = "";
    private Map<String, String> headers = Map.of();

    /** An answer: its status and its JSON. */
    public record Answer(int status, JsonNode json) {

        public boolean isFine() {
            return status < 400;
        }
    }

    public Visitor(HttpClient http, URI server) {
        this.http = http;
        this.server = server;
    }

    /** Somebody with a session under this name. */
    public static Visitor guest(HttpClient http, URI server, String name) {
        Visitor visitor = new Visitor(http, server);
        visitor.require(visitor.post("/api/guest", Map.of("name", name)));
        return visitor;
    }

    /** The same person with the same session, at another server. */
    public Visitor at(URI other) {
        Visitor there = new Visitor(http, other);
        there.cookie = cookie;
        return there;
    }

    /** The same person, who sends some headers more. */
    public Visitor with(Map<String, String> more) {
        Visitor same = at(server);
        same.headers = more;
        return same;
    }

    public Answer get(String path) {
        return send(request(path).GET());
    }

    public Answer post(String path, Object body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(body))));
    }

    public Answer patch(String path, Object body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .method("PATCH", HttpRequest.BodyPublishers.ofString(Json.write(body))));
    }

    /** Sends a text that is not JSON, such as a record. */
    public Answer upload(String path, String text) {
        return send(request(path).header("Content-Type", "text/plain").POST(HttpRequest.BodyPublishers.ofString(text)));
    }

    /** The JSON of an answer that must be fine. */
    public JsonNode require(Answer answer) {
        if (!answer.isFine()) {
            throw new LoadRefused(answer.status, answer.json.path("detail").asString(answer.json.toString()));
        }
        return answer.json;
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE).header("X-Civitas", "1");
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        headers.forEach(request::header);
        return request;
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            response.headers()
                    .firstValue("Set-Cookie")
                    .map(HttpCookie::parse)
                    .map(java.util.List::getFirst)
                    .ifPresent(set -> cookie = set.getName() + "=" + set.getValue());
            String body = response.body();
            boolean json = response.headers()
                    .firstValue("Content-Type")
                    .filter(type -> type.contains("json"))
                    .isPresent();
            return new Answer(response.statusCode(), Json.mapper().readTree(json ? body : Json.write(body)));
        } catch (IOException e) {
            throw new LoadRefused("No Civitas answers at " + server + ".", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Opens a live connection, such as {@code /api/tables/ID/live?seat=red}. */
    public LiveLine connect(String path, LiveLine.Hearer hearer) {
        try {
            return LiveLine.connect(server.resolve(path), cookie, CONNECTING, hearer);
        } catch (LiveLine.Refused e) {
            throw new LoadRefused(e.status(), "no live connection");
        } catch (IOException e) {
            throw new LoadRefused("No live connection to " + server + ": " + e, e);
        }
    }

    /** Opens a live connection that is heard at a switchboard. */
    Switchboard.Line connect(Switchboard switchboard, String path, LiveLine.Hearer hearer) {
        try {
            return switchboard.connect(server.resolve(path), Map.of("Cookie", cookie), CONNECTING, hearer);
        } catch (LiveLine.Refused e) {
            throw new LoadRefused(e.status(), "no live connection");
        } catch (IOException e) {
            throw new LoadRefused("No live connection to " + server + ": " + e, e);
        }
    }
}
