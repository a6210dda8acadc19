package civitas.server.web;

import io.javalin.http.HandlerType;
import java.util.Map;

/**
 * What a request costs of the share that {@link RateLimits} give: 1 for a look at a table or a choice, a few milliseconds at
 * most; the more, the longer the server works for it. Files lie in memory and cost little, but they cost.
 */
final class Prices {

    /** A live connection, with the first state. */
    static final double UPGRADE = 4;

    private static final double FILE = 0.25;
    private static final double USUAL = 1;
    private static final String API = "/api/";

    /** By the last word of the address. */
    private static final Map<String, Double> READING = Map.ofEntries(
            Map.entry("points", 8.0),
            Map.entry("forecast", 12.0),
            Map.entry("shortcuts", 4.0),
            Map.entry("replay", 4.0),
            Map.entry("dice", 4.0),
            Map.entry("record", 4.0),
            Map.entry("preview", 2.0),
            Map.entry("why", 2.0),
            Map.entry("tables", 2.0),
            Map.entry("chat", 2.0),
            Map.entry("docs", 4.0),
            Map.entry("openapi.json", 2.0));

    /** Passwords are hashed at length, records played through, and a new table is dealt twice. */
    private static final Map<String, Double> WRITING = Map.of(
            "records", 40.0, "accounts", 20.0, "login", 20.0, "tables", 8.0, "start", 4.0, "undo", 4.0, "chat", 4.0);

    private Prices() {}

    static double of(HandlerType method, String path) {
        if (!path.startsWith(API)) {
            return FILE;
        }
        String last = path.substring(path.lastIndexOf('/') + 1);
        if (path.startsWith("/api/lessons/")) {
            return WRITING.getOrDefault("tables", USUAL);
        }
        if (path.startsWith("/api/texts/") || path.startsWith("/api/rules/")) {
            return 4;
        }
        boolean reading = method.equals(HandlerType.GET) || method.equals(HandlerType.HEAD);
        return (reading ? READING : WRITING).getOrDefault(last, USUAL);
    }
}
