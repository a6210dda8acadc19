package civitas.civ.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Hut or village tokens that are all alike.
 *
 * @param content what is printed on the front: a resource, or something whose effect the rulebook knows
 * @param resource what it is worth while it is kept, if anything (CV-08.38)
 */
public record TokenKind(int index, String code, boolean village, String content, Optional<Resource> resource, int count)
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

    public static TokenKind of(int index, JsonNode row) {
        String content = row.get("content").asString();
        return new TokenKind(
                index,
                row.get("id").asString(),
                row.get("kind").asString().equals("village"),
                content,
                Resource.parse(content),
                row.get("count").asInt());
    }
}
