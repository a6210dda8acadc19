package civitas.server.load;

import java.time.Duration;

/**
 * Processor time that was used up to some moment, or between two.
 *
 * @param server by the servers' processes, everything included
 * @param compiling by their compilers: a server that has run for a while does not compile any more
 * @param collecting by their collectors of garbage
 * @param tool by the process that plays
 */
public record Spent(Duration server, Duration compiling, Duration collecting, Duration tool) {

    static final Spent NOTHING = new Spent(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    Spent since(Spent before) {
        return new Spent(
                server.minus(before.server),
                compiling.minus(before.compiling),
                collecting.minus(before.collecting),
                tool.minus(before.tool));
    }
}
