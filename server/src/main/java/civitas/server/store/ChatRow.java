package civitas.server.store;

import java.time.Instant;

/**
 * Something said at a table.
 *
 * @param n counts the lines of a table from 1
 * @param seat the speaker's seat; empty for a spectator
 */
public record ChatRow(int n, String seat, String name, String text, Instant said) {}
