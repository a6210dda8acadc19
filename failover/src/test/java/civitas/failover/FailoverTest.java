package civitas.failover;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/**
 * Servers die, stop and come back while people play: nothing that was acknowledged is lost, and every table goes on. With
 * {@code -Dcluster.tables=60} as many tables as you like.
 */
class FailoverTest {

    private static final int TABLES = Integer.getInteger("cluster.tables", 9);
    private static final int SERVERS = 3;

    @Test
    void tablesGoOnWhoeverDies() throws Exception {
        String database = OnePostgres.newDatabase();
        try (Trio trio = new Trio(places(), database, database, TABLES)) {
            trio.awaitGoingOn("the beginning");

            trio.node(1).kill();
            Trio.await("somebody takes over", () -> isTaken(trio));
            trio.node(2).kill();
            trio.awaitGoingOn("the death of two, one while it took over");
            trio.assertNothingIsLost();

            trio.startTheStopped();
            trio.awaitGoingOn("their return");

            // One that stands still and wakes up later believes that its tables are its own.
            trio.awaitTablesAt(2);
            trio.node(2).signal("STOP");
            trio.awaitGoingOn("one stands still");
            trio.node(2).signal("CONT");
            trio.awaitAll();
            trio.awaitGoingOn("it wakes up");
            trio.assertNothingIsLost();

            for (int number = 0; number < SERVERS; number++) {
                trio.node(number).stop(Trio.LIMIT);
                trio.awaitGoingOn("the departure of " + trio.node(number).name());
                trio.startTheStopped();
                trio.awaitGoingOn("its return");
            }
            trio.assertNothingIsLost();
        }
    }

    /** Whether the database has said who goes on. */
    private static boolean isTaken(Trio trio) {
        return trio.store().everything().withHandle(FailoverTest::hasLease);
    }

    private static boolean hasLease(Handle handle) {
        boolean table = handle.select("SELECT to_regclass('cluster_lease') IS NOT NULL")
                .mapTo(Boolean.class)
                .one();
        return table
                && handle.select("SELECT count(*) FROM cluster_lease WHERE name <> 'founder'")
                                .mapTo(Integer.class)
                                .one()
                        > 0;
    }

    private static List<Node.Place> places() throws IOException {
        List<Node.Place> places = new ArrayList<>();
        for (int number = 0; number < SERVERS; number++) {
            int port = FreePorts.inARow(3, places.stream().map(Node.Place::port).toList());
            places.add(new Node.Place("server " + (number + 1), List.of(), "127.0.0.1", port));
        }
        return places;
    }
}
