package civitas.server.patch;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Applies patches, as a client does. */
public final class Patched {

    private Patched() {}

    /** What a patch makes of a value, which is used up by that. */
    public static JsonNode apply(JsonNode old, JsonNode patch) {
        if (patch.isArray()) {
            return patch.get(0);
        }
        return old instanceof ArrayNode list ? list(list, patch) : object((ObjectNode) old, patch);
    }

    private static JsonNode list(ArrayNode list, JsonNode patch) {
        JsonNode splice = patch.path("+");
        if (splice.isArray()) {
            int at = splice.get(0).asInt();
            for (int gone = splice.get(1).asInt(); gone > 0; gone--) {
                list.remove(at);
            }
            for (int i = splice.size() - 1; i > 1; i--) {
                list.insert(at, splice.get(i));
            }
        }
        patch.forEachEntry((index, change) -> {
            if (!index.equals("+")) {
                int i = Integer.parseInt(index);
                list.set(i, apply(list.get(i), change));
            }
        });
        return list;
    }

    private static JsonNode object(ObjectNode object, JsonNode patch) {
        patch.forEachEntry((name, change) -> {
            if (change.isArray() && change.isEmpty()) {
                object.remove(name);
            } else {
                object.set(name, apply(object.path(name), change));
            }
        });
        return object;
    }
}
