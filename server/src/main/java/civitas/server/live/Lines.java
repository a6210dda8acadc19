package civitas.server.live;

import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.PersonId;
import io.javalin.websocket.WsContext;
import java.util.HashMap;
import java.util.Map;

/** The live connections that are open, by person and by network address: each of them keeps only so many. */
public final class Lines {

    private final Settings.Caps caps;
    private final Map<String, Line> open = new HashMap<>();
    private final Map<PersonId, Integer> ofPeople = new HashMap<>();
    private final Map<String, Integer> ofAddresses = new HashMap<>();

    /** Whose connection it is. */
    record Line(PersonId person, String address) {}

    public Lines(Settings.Caps caps) {
        this.caps = caps;
    }

    /** The line that was noted when the connection was asked for. */
    static Line of(WsContext context, String attribute) {
        Line line = context.attribute(attribute);
        return line == null ? new Line(PersonId.NOBODY, "") : line;
    }

    /** Refuses whoever has too many already. Asked before a connection is made; the last word is {@link #open}. */
    synchronized void require(Line line) {
        if (isFull(line)) {
            throw Refused.of(Code.TOO_MANY_REQUESTS, "too-many-connections");
        }
    }

    /** Counts a connection that has been made; those for which there is no place any more are refused. */
    synchronized void open(String session, Line line) {
        require(line);
        open.put(session, line);
        if (!line.person.isNobody()) {
            ofPeople.merge(line.person, 1, Integer::sum);
        }
        ofAddresses.merge(line.address, 1, Integer::sum);
    }

    synchronized void close(String session) {
        Line line = open.remove(session);
        if (line != null) {
            ofPeople.computeIfPresent(line.person, (person, n) -> n > 1 ? n - 1 : null);
            ofAddresses.computeIfPresent(line.address, (address, n) -> n > 1 ? n - 1 : null);
        }
    }

    private boolean isFull(Line line) {
        return ofPeople.getOrDefault(line.person, 0) >= caps.connections()
                || ofAddresses.getOrDefault(line.address, 0) >= caps.connectionsOfAddress();
    }
}
