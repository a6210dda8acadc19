package civitas.clash.table;

/** What an "immediately" objective asks for (CC-11.5). Everything it looks at is open to everybody. */
@FunctionalInterface
public interface Feat {

    /**
     * Whether the player has just done it.
     *
     * @param space where it happened, or nobody's space where that does not matter
     */
    boolean isDone(ClashTable table, int player, int space);
}
