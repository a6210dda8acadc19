package civitas.civ.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the content files: plain facts as JSON resources. */
public final class ContentFile {

    private static final JsonMapper JSON = new JsonMapper();

    private ContentFile() {}

    public static JsonNode read(String name) {
        String resource = "/civitas/civ/content/" + name + ".json";
        try (InputStream in = ContentFile.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("missing content file " + resource);
            }
            return JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The constant whose id is written in a content file: {@code iron-mine} is {@code IRON_MINE}. */
    public static <E extends Enum<E>> E constant(Class<E> type, JsonNode id) {
        return Enum.valueOf(type, id.asString().toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    static <E extends Enum<E>> Optional<E> optional(Class<E> type, JsonNode row, String field) {
        return row.has(field) ? Optional.of(constant(type, row.get(field))) : Optional.empty();
    }
}
