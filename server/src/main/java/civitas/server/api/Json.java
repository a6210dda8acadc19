package civitas.server.api;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Records to JSON and back. Unknown fields of requests are ignored, so that clients may be newer than the server. */
public final class Json {

    private static final int DEEPEST = 20;
    private static final int LONGEST_TEXT = 1_000_000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(LONGEST_TEXT)
                            .build())
                    .build())
            .addModule(new BlackbirdModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private Json() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /** Reads a request; an IllegalArgumentException says what is wrong with it. */
    public static <V> V read(String text, Class<V> type) {
        V value;
        try {
            value = MAPPER.readValue(text, type);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("not the JSON expected here: " + e.getOriginalMessage(), e);
        }
        if (value == null) {
            throw new IllegalArgumentException("a JSON object is expected here");
        }
        return value;
    }

    public static JsonMapper mapper() {
        return MAPPER;
    }
}
