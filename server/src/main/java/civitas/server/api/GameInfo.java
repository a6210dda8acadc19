package civitas.server.api;

import java.util.List;

/** A game that can be set up here. */
public record GameInfo(
        String id,
        String name,
        int rules,
        List<Entry> boxes,
        int minSeats,
        int maxSeats,
        List<VariantInfo> variants,
        List<AgentInfo> agents) {

    /** Something with a name. */
    public record Entry(String id, String name) {}

    /** A choice the host makes for the whole table; the first value is the usual one. */
    public record VariantInfo(String key, String name, String text, List<Value> values) {}

    /** What a variant can be. */
    public record Value(String value, String name) {}

    /** A computer opponent. */
    public record AgentInfo(String level, String name, String text) {}
}
