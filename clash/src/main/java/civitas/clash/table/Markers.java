package civitas.clash.table;

import civitas.clash.content.Advance;

/** Markers for advances that come neither from the event track nor from the supply. */
@FunctionalInterface
public interface Markers {

    /** Takes a marker for an advance that would be marked from the event track, if there is one. */
    boolean provide(ClashTable table, int player, Advance advance);
}
