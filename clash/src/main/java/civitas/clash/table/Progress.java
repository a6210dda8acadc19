package civitas.clash.table;

import civitas.clash.content.Advance;
import civitas.clash.content.Good;

/** How the progress of a player is counted: what an advance brings besides what it does, and when an event comes. */
public interface Progress {

    /** Any number of tokens. */
    int UNLIMITED = Byte.MAX_VALUE;

    /** The table is laid out. */
    void begin(ClashTable table, int player);

    /**
     * A player has got an advance; nothing has come of it yet. What is pushed here happens after everything else.
     *
     * @param counted whether it counts towards the next event where markers are counted (CC-4.21)
     */
    void mark(ClashTable table, int player, Advance advance, boolean counted);

    /** The frame of an advance brings what it brings (CC-4.22). */
    void frame(ClashTable table, int player, Advance advance);

    /** The most culture or mood tokens a player can hold (CC-1.42), or {@link #UNLIMITED}. */
    int tokenLimit(ClashTable table, int player, Good token);

    /** What decides who names the next first player (CC-13.14). */
    int rank(ClashTable table, int player);

    /** Whether the first player stays if nobody has more than he, without being asked (CC-13.15). */
    boolean firstPlayerStays();
}
