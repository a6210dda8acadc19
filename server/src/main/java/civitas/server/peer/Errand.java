package civitas.server.peer;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A request that one server carries to another, over the line that only servers have.
 *
 * @param path with the query
 */
@SuppressWarnings("ArrayRecordComponent") // carried, never compared
public record Errand(String method, String path, Map<String, String> headers, byte[] body) {

    /** Whose request it is: the network address of the client. */
    public static final String ADDRESS = "X-Civitas-Address";

    /** What the client typed to get here: the scheme and the host. */
    public static final String ORIGIN = "X-Civitas-Origin";

    /** The table it is about, also where the path does not say so. */
    public static final String TABLE = "X-Civitas-Table";

    /** The path of what servers ask each other, and nobody else. */
    public static final String PRIVATE = "/peer/";

    /** Not here: as HTTP says it. */
    public static final int MISDIRECTED = 421;

    /** What another server said to it. */
    @SuppressWarnings("ArrayRecordComponent") // carried, never compared
    public record Reply(int status, Map<String, String> headers, byte[] body) {}

    Errand with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Errand(method, path, more, body);
    }

    /** Whether doing it twice is the same as doing it once. */
    boolean isHarmless() {
        return method.equals("GET") || method.equals("HEAD");
    }
}
