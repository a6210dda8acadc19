package civitas.clash.table;

/** What a tactics card does, moment by moment; each card overrides the moments it knows. */
public interface Maneuver {

    /** Conditions beyond those that the card's facts name (CC-7.48). */
    default boolean isPossible(ClashTable table, int role) {
        return true;
    }

    default void steal(ClashTable table, int role) {}

    default void ignore(ClashTable table, int role) {}

    default void reveal(ClashTable table, int role) {}

    default void withdraw(ClashTable table, int role) {}

    default void roll(ClashTable table, int role) {}

    default void rolled(ClashTable table, int role) {}

    default void afterLosses(ClashTable table, int role) {}
}
