package civitas.server;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What somebody reads about what was done at a table. */
final class Notices {

    private Notices() {}

    /** The kinds, in order. */
    static List<String> of(Client reader, String table) {
        return read(reader, table, "notice");
    }

    static List<String> texts(Client reader, String table) {
        return read(reader, table, "text");
    }

    private static List<String> read(Client reader, String table, String field) {
        List<String> lines = new ArrayList<>();
        for (JsonNode line : reader.ok("GET", "/api/tables/" + table + "/chat?lang=en", "")) {
            if (!line.path("notice").asString().isEmpty()) {
                lines.add(line.path(field).asString());
            }
        }
        return lines;
    }
}
