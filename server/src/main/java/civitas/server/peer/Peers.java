package civitas.server.peer;

import civitas.server.store.TableId;
import java.net.URI;
import java.util.List;

/**
 * The servers that share a database, this one among them. Each table is in the care of exactly one of them, who alone has it in
 * memory; the others send whoever asks for it there. The store fences off a server that does not know yet that it has lost a
 * table: what it writes is a {@link civitas.server.store.Conflict}.
 *
 * <p>This module knows no engine that does so, only what it has to do.
 */
public interface Peers extends AutoCloseable {

    /** One server, who looks after all tables. */
    static Peers none() {
        return new Alone();
    }

    /** Whether a table is in the care of this server right now. Asked all the time, so it must not wait. */
    boolean isHere(TableId table);

    /**
     * Where the server is found that looks after a table; this one's own address if it does so itself. Waits a while for a table
     * that is just moving, and refuses if that takes too long.
     */
    URI find(TableId table);

    /** What was found is not true any more. */
    void doubt(TableId table);

    /** Where this server is found by the others. */
    URI self();

    /** Where all the others are found. */
    List<URI> others();

    /** Tells all the others something; nobody waits for it. */
    void tell(String news);

    /** Joins the others: from now on tables come into the care of this server. */
    void join(Care care);

    /** Gives all tables into the care of others and leaves. */
    @Override
    void close();

    /** Whether this server takes part: it has been let in, and is not about to leave. */
    boolean isTakingPart();

    /** Whether there cannot be any others. */
    boolean isAlone();
}
