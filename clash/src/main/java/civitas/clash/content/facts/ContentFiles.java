package civitas.clash.content.facts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The content files of a set of boxes. What a later box says is laid over what the earlier ones say: a number replaces a
 * number, a row of a list the row with its id or number, or else it is one more. A file that says {@code "instead": true}
 * stands instead of those before it.
 *
 * @param directories where the files of each box are, in the order of the boxes
 */
public record ContentFiles(List<String> directories) {

    /** What the rows of a list are known by, the first that a row has. */
    private static final List<String> KEYS = List.of("number", "id", "side", "players");

    public ContentFiles {
        directories = List.copyOf(directories);
    }

    /** A file as all boxes together have it. */
    public JsonNode read(String name) {
        return directories.stream()
                .map(directory -> ContentFile.read(directory + "/" + name + ".json"))
                .flatMap(Optional::stream)
                .reduce(ContentFiles::overlay)
                .orElseThrow(() -> new IllegalStateException("no box has a content file " + name));
    }

    static JsonNode overlay(JsonNode below, JsonNode above) {
        if (above.path("instead").asBoolean(false)) {
            return above;
        }
        if (below instanceof ObjectNode fields && above instanceof ObjectNode more) {
            ObjectNode all = fields.deepCopy();
            more.properties()
                    .forEach(field -> all.set(
                            field.getKey(),
                            fields.has(field.getKey())
                                    ? overlay(fields.get(field.getKey()), field.getValue())
                                    : field.getValue()));
            return all;
        }
        if (below instanceof ArrayNode rows && above instanceof ArrayNode more && haveKeys(more)) {
            return overlay(rows, more);
        }
        return above;
    }

    private static boolean haveKeys(ArrayNode rows) {
        return rows.valueStream().allMatch(row -> key(row).isPresent());
    }

    private static ArrayNode overlay(ArrayNode rows, ArrayNode more) {
        ArrayNode all = rows.deepCopy();
        for (JsonNode row : more) {
            int place = all.valueStream().map(ContentFiles::key).toList().indexOf(key(row));
            if (place < 0) {
                all.add(row);
            } else {
                all.set(place, row);
            }
        }
        return all;
    }

    private static Optional<JsonNode> key(JsonNode row) {
        return KEYS.stream()
                .flatMap(key -> row.has(key) ? Stream.of(row.get(key)) : Stream.empty())
                .findFirst();
    }
}
