package civitas.server.peer;

import civitas.server.store.TableId;
import java.util.List;

/** What a server does for the tables in its care, as it is told to by what shares them out. */
public interface Care {

    /** Lets all tables go on that wait for nobody. */
    void resumeAll();

    /** The tables that go on without anybody asking, wherever they are. */
    List<TableId> selfMoving();

    /** The tables that sleep though somebody's time is over, wherever they are. */
    List<TableId> overdue();

    /** Lets one table go on; it is in the care of this server. */
    void resume(TableId table);

    /** Whether a table is in memory. */
    boolean isOpen(TableId table);

    /**
     * A table goes into the care of another: everybody who looks at it is sent there, and it is forgotten here. Says whether it was in
     * memory.
     */
    boolean giveUp(TableId table);

    /** One of the others told something. */
    void heard(String news);
}
