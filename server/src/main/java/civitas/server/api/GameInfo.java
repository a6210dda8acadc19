package civitas.server.api;

import java.util.List;

/** A game that can be set up here. */
public record GameInfo(String id, String name, int rules, List<BoxInfo> boxes, List<AgentInfo> agents) {

    /**
     * A box of the game. A set of boxes is for as many players as its largest box, and offers the variants of all of them.
     *
     * @param text one line that explains it
     * @param requires boxes that have to be on the table with it; a box that requires none is played alone
     * @param excludes boxes that cannot be on the table with it
     * @param tag the tag of its rules
     * @param asPrinted whether everything in it is known to be as printed; if not, its content says of which cards that is not so
     */
    public record BoxInfo(
            String id,
            String name,
            String text,
            List<String> requires,
            List<String> excludes,
            int minSeats,
            int maxSeats,
            List<VariantInfo> variants,
            List<String> settles,
            String tag,
            boolean asPrinted) {}

    /** A choice the host makes for the whole table; the first value is the usual one. */
    public record VariantInfo(String key, String name, String text, List<Value> values) {}

    /** What a variant can be. */
    public record Value(String value, String name) {}

    /** A computer opponent. */
    public record AgentInfo(String level, String name, String text) {}
}
