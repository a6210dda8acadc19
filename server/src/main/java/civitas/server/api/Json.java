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

    private static final JsonMapper BRIEF =
            MAPPER.rebuild().addMixIn(ChoiceInfo.class, BriefChoice.class).build();

    private Json() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The same without what a choice says by saying nothing; see {@link BriefChoice}. */
    public static String writeBriefly(Object value) {
        return BRIEF.writeValueAsString(value);
    }

    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    public static byte[] bytesBriefly(Object value) {
        return BRIEF.writeValueAsBytes(value);
    }

    /** Reads a request, or refuses it and names the field that is wrong. */
    public static <V> V read(String text, Class<V> type) {
        try {
            V value = MAPPER.readValue(text, type);
            if (value != null) {
                return value;
            }
        } catch (JacksonException e) {
            String field = field(e);
            if (!field.isEmpty()) {
                throw Refused.of(Code.INVALID, "bad-field", field);
            }
        }
        throw Refused.of(Code.INVALID, "bad-json");
    }

    /** Such as {@code seats[1].kind}; empty where not even an object was sent. */
    private static String field(JacksonException e) {
        StringBuilder field = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() == null) {
                field.append('[').append(step.getIndex()).append(']');
            } else {
                field.append(field.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return field.toString();
    }

    public static JsonMapper mapper() {
        return MAPPER;
    }
}
