package civitas.server.api;

/**
 * How long a seat may think.
 *
 * @param kind {@code free}, {@code live} (minutes) or {@code slow} (days)
 */
public record PaceInfo(String kind, int minutes, int days) {}
