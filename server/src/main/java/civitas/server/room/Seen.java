package civitas.server.room;

import civitas.server.api.State;

/**
 * How far a viewer has seen a table.
 *
 * @param rewinds how often the past had changed
 * @param changes how often anything had changed
 */
public record Seen(int ply, int rewinds, int changes) {

    public static final Seen NOTHING = new Seen(-1, -1, -1);

    /** What there was to see that was new, and how far that is. */
    public record Glimpse(State state, Seen seen) {}

    /** Whether the game itself has moved since, on or back; otherwise something beside it has changed. */
    public boolean isElsewhereThan(Seen before) {
        return ply != before.ply || rewinds != before.rewinds;
    }
}
