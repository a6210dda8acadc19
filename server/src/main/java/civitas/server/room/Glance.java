package civitas.server.room;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;

/**
 * What is known of the people at a table at one moment, seat by seat.
 *
 * @param online the seats whose people are looking
 * @param clock seconds left to think
 * @param away seconds since the person was there
 * @param votes the seats that are for letting a computer play
 */
record Glance(Set<Integer> online, IntToLongFunction clock, IntToLongFunction away, IntFunction<List<String>> votes) {

    /** From the list of tables: without opening the table. */
    static Glance fromAfar(Set<Integer> online) {
        return new Glance(online, seat -> -1, seat -> -1, seat -> List.of());
    }
}
