package civitas.clash.content.facts;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the content files: plain facts as JSON resources. */
public final class ContentFile {

    private static final JsonMapper JSON = new JsonMapper();

    private ContentFile() {}

    /** The file at a place among the resources, if there is one. */
    static Optional<JsonNode> read(String resource) {
        try (InputStream in = ContentFile.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(JSON.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of a list. A field that nothing reads would look like a rule and be none: it is refused. */
    public static JsonNode rows(JsonNode list, Set<String> fields) {
        for (JsonNode row : list) {
            for (String field : row.propertyNames()) {
                if (!fields.contains(field)) {
                    throw new IllegalStateException("nothing reads the field '" + field + "' of " + row);
                }
            }
        }
        return list;
    }

    /** The constant whose id is written in a content file: {@code war-ships} is {@code WAR_SHIPS}. */
    public static <E extends Enum<E>> E constant(Class<E> type, String id) {
        return Enum.valueOf(type, id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public static Optional<String> optional(JsonNode row, String field) {
        return row.has(field) ? Optional.of(row.get(field).asString()) : Optional.empty();
    }

    /** A price or gain such as {@code {"food": 1, "ore": 1}}. */
    static Goods goods(JsonNode node) {
        Goods goods = Goods.NOTHING;
        for (Good good : Good.values()) {
            if (node.has(good.code())) {
                goods = goods.plus(good, node.get(good.code()).asInt());
            }
        }
        return goods;
    }
}
