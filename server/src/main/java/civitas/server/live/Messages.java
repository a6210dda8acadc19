package civitas.server.live;

import civitas.server.api.ChatLine;
import civitas.server.api.Json;
import civitas.server.api.LogLine;
import civitas.server.api.Problem;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import java.util.List;

/** What the server says over live connections. */
final class Messages {

    static final Object PING = new Plain("ping");
    static final Object TABLES = new Plain("tables");

    /** The table is gone with its last person. */
    static final Object GONE = new Plain("gone");

    private Messages() {}

    /** Whoever understands patches also knows what a choice does not say. */
    static byte[] bytes(Object message) {
        return message instanceof PatchMessage ? Json.bytesBriefly(message) : Json.bytes(message);
    }

    record Plain(String type) {}

    /**
     * @param moved whether the game has moved since the state that was sent before this one
     * @param number counts the states of a connection, whole ones and patches
     */
    record StateMessage(String type, boolean moved, int number, State state) {
        StateMessage(boolean moved, int number, State state) {
            this("state", moved, number, state);
        }
    }

    /**
     * What has changed since the state with the number before; see {@link civitas.server.patch.Patch}.
     *
     * @param patch what has changed of everything but the log
     * @param log the lines that are new, from the ply {@code logFrom} on
     */
    record PatchMessage(String type, boolean moved, int number, Object patch, int logFrom, List<LogLine> log) {
        PatchMessage(boolean moved, int number, Object patch, int logFrom, List<LogLine> log) {
            this("patch", moved, number, patch, logFrom, log);
        }
    }

    /** The table before it starts. */
    record TableMessage(String type, TableInfo table) {
        TableMessage(TableInfo table) {
            this("table", table);
        }
    }

    record ChatMessage(String type, ChatLine line) {
        ChatMessage(ChatLine line) {
            this("chat", line);
        }
    }

    record Presence(String type, List<String> online) {
        Presence(List<String> online) {
            this("presence", online);
        }
    }

    record Accepted(String type, String ref, int ply) {
        Accepted(String ref, int ply) {
            this("accepted", ref, ply);
        }
    }

    record Refusal(String type, String ref, Problem problem) {
        Refusal(String ref, Problem problem) {
            this("refused", ref, problem);
        }
    }

    record YourTurn(String type, String table, String title) {
        YourTurn(String table, String title) {
            this("yourTurn", table, title);
        }
    }
}
