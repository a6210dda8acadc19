package civitas.civ.content.facts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The content files of the boxes on a table, plain facts as JSON resources, read as if there were one box. What a later box
 * says is added: a row with the id of an earlier one replaces it, and so does a single number. A file that says {@code
 * "instead": true} replaces those of the earlier boxes altogether. A row that says {@code "more": 2} adds to the count of the
 * earlier one with its id, or begins a count.
 */
public final class ContentFiles {

    private static final JsonMapper JSON = new JsonMapper();

    private static final String MORE = "more";

    private final List<String> directories;

    public ContentFiles(List<BoxContent> boxes) {
        directories = boxes.stream().map(BoxContent::directory).toList();
    }

    /** The file of a name, of all boxes together; empty if none of them has it. */
    public JsonNode find(String name) {
        ObjectNode all = JSON.createObjectNode();
        for (String directory : directories) {
            add(all, read(directory, name));
        }
        return all;
    }

    /** The file of a name, of all boxes together. */
    public JsonNode read(String name) {
        JsonNode all = find(name);
        if (all.isEmpty()) {
            throw new IllegalStateException("no content file " + name + " in " + directories);
        }
        return all;
    }

    private static JsonNode read(String directory, String name) {
        try (InputStream in = ContentFiles.class.getResourceAsStream("/" + directory + "/" + name + ".json")) {
            return in == null ? JSON.createObjectNode() : JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(ObjectNode all, JsonNode later) {
        if (later.path("instead").asBoolean(false)) {
            all.removeAll();
        }
        for (var field : later.properties()) {
            JsonNode before = all.path(field.getKey());
            if (before instanceof ObjectNode fields) {
                add(fields, field.getValue());
            } else if (before instanceof ArrayNode rows
                    && field.getValue().path(0).has("id")) {
                field.getValue().forEach(row -> add(rows, row));
            } else {
                all.set(field.getKey(), field.getValue());
            }
        }
    }

    private static void add(ArrayNode rows, JsonNode later) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).path("id").equals(later.get("id"))) {
                rows.set(i, later.has(MORE) ? counted(rows.get(i), later) : later);
                return;
            }
        }
        rows.add(later.has(MORE) ? counted(later, later) : later);
    }

    /** A row with a count that is so much larger. */
    private static JsonNode counted(JsonNode row, JsonNode more) {
        ObjectNode all = JSON.createObjectNode();
        row.properties().forEach(field -> all.set(field.getKey(), field.getValue()));
        all.remove(MORE);
        all.put("count", row.path("count").asInt(0) + more.get(MORE).asInt());
        return all;
    }
}
