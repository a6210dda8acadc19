package civitas.server.live;

import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.PersonId;
import civitas.server.web.Callers;
import io.javalin.websocket.WsContext;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The live connections that are open, by person and by network address: each of them keeps only so many. */
public final class Lines {

    /** A tenth of what is allowed. */
    private static final int WORTH_TELLING = 10;

    private static final String PERSON = "p";
    private static final String ADDRESS = "a";

    private final Settings.Caps caps;
    private final Map<String, Line> open = new HashMap<>();
    private final Map<PersonId, Integer> ofPeople = new HashMap<>();
    private final Map<String, Integer> ofAddresses = new HashMap<>();

    /** What other servers hold, by server. */
    private final Map<String, Map<String, Integer>> others = new HashMap<>();

    /**
     * Whose connection it is.
     *
     * @param share whose share everything counts that is said on it; hashed once and not for every message
     */
    record Line(PersonId person, String share, String address, Counted counted) {

        Line(PersonId person, String address, Counted counted) {
            this(person, person.isNobody() ? "" : Callers.sessionKey(person), address, counted);
        }

        Line(PersonId person, String address) {
            this(person, address, Counted.HERE);
        }
    }

    /** Which server counts a connection: the one the client has come to. */
    enum Counted {
        HERE,
        ELSEWHERE
    }

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
        if (line.counted == Counted.ELSEWHERE) {
            return;
        }
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
        return line.counted == Counted.HERE
                && (all(ofPeople.getOrDefault(line.person, 0), PERSON + line.person) >= caps.connections()
                        || all(ofAddresses.getOrDefault(line.address, 0), ADDRESS + line.address)
                                >= caps.connectionsOfAddress());
    }

    // --- of all servers
    // -------------------------------------------------------------------------------------------------

    private int all(int here, String whose) {
        int elsewhere = 0;
        for (Map<String, Integer> held : others.values()) {
            elsewhere += held.getOrDefault(whose, 0);
        }
        return here + elsewhere;
    }

    /** Who holds so many connections here that other servers should know. */
    public synchronized Map<String, Integer> held() {
        Map<String, Integer> held = new HashMap<>();
        ofPeople.forEach((person, n) -> noteMany(held, PERSON + person, n, caps.connections()));
        ofAddresses.forEach((address, n) -> noteMany(held, ADDRESS + address, n, caps.connectionsOfAddress()));
        return held;
    }

    private static void noteMany(Map<String, Integer> held, String whose, int n, int cap) {
        if (n >= cap / WORTH_TELLING) {
            held.put(whose, n);
        }
    }

    /** What another server holds; what it said before is forgotten. */
    public synchronized void heldBy(String server, Map<String, Integer> held) {
        others.put(server, Map.copyOf(held));
    }

    /** Servers that are gone hold nothing. */
    public synchronized void keepOnly(Collection<String> servers) {
        others.keySet().retainAll(servers);
    }
}
