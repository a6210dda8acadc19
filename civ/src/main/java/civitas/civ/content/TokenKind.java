package civitas.civ.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Hut or village tokens that are all alike.
 *
 * @param resource what it is worth; empty for a great person (CV-08.40)
 */
public record TokenKind(int index, String code, boolean village, Optional<Resource> resource, int count)
        implements Thing {

    @Override
    public Phrase title() {
        return Phrase.of("token." + code + ".name");
    }

    @Override
    public String kind() {
        return "token";
    }

    @Override
    public String toString() {
        return code;
    }

    static TokenKind of(int index, JsonNode row) {
        return new TokenKind(
                index,
                row.get("id").asString(),
                row.get("kind").asString().equals("village"),
                Resource.parse(row.get("content").asString()),
                row.get("count").asInt());
    }
}
