package civitas.civ.content;

import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Words of content files that stand for the rules' own vocabulary. */
public final class Ids {

    private Ids() {}

    /** The constant whose id is written in a content file: {@code start-of-turn} is {@code START_OF_TURN}. */
    public static <E extends Enum<E>> E constant(Class<E> type, JsonNode id) {
        return Enum.valueOf(type, id.asString().toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public static <E extends Enum<E>> Optional<E> optional(Class<E> type, JsonNode row, String field) {
        return row.has(field) ? Optional.of(constant(type, row.get(field))) : Optional.empty();
    }
}
