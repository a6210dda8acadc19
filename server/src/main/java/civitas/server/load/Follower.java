package civitas.server.load;

import civitas.server.api.Json;
import civitas.server.patch.Patched;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

/**
 * Follows the states of one live connection as far as a bot needs them: the ply, the legal choices, whether it is over. The
 * messages come by the thousand, so the rest of them is skipped: measuring must not cost more than serving.
 */
public final class Follower {

    private int ply = -1;
    private JsonNode decisions = Json.mapper().createArrayNode();
    private boolean over;

    /** Hears a message; whether it told something of the table. */
    public boolean hear(String message) {
        return hear(message.getBytes(StandardCharsets.UTF_8));
    }

    boolean hear(byte[] message) {
        try (JsonParser json = Json.mapper().createParser(message)) {
            json.nextToken();
            boolean told = false;
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "state" -> told |= read(json, false);
                    case "patch" -> told |= read(json, true);
                    default -> json.skipChildren();
                }
            }
            return told;
        }
    }

    private boolean read(JsonParser json, boolean patch) {
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            json.nextToken();
            switch (name) {
                case "ply" -> ply = now(json, patch).asInt();
                case "over" -> over = now(json, patch).asBoolean();
                case "decisions" -> {
                    JsonNode read = json.readValueAsTree();
                    decisions = patch ? Patched.apply(decisions, read) : read;
                }
                default -> json.skipChildren();
            }
        }
        return true;
    }

    /** A plain value; patches put it into a list. */
    private static JsonNode now(JsonParser json, boolean patch) {
        JsonNode value = json.readValueAsTree();
        return patch ? value.path(0) : value;
    }

    public int ply() {
        return ply;
    }

    public boolean isOver() {
        return over;
    }

    /** The legal choices, if the game waits for this seat. */
    public List<String> codes() {
        List<String> codes = new ArrayList<>();
        JsonNode decision = decisions.path(0);
        if (decision.path("required").asBoolean()) {
            decision.path("choices")
                    .forEach(choice -> codes.add(choice.path("code").asString()));
        }
        return codes;
    }
}
