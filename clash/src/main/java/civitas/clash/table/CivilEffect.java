package civitas.clash.table;

/** What a card does outside battles. */
public interface CivilEffect {

    /** Whether the condition of the text holds now (CC-10.3, CC-10.12); action and price are checked apart. */
    default boolean isPossible(ClashTable table, int player) {
        return true;
    }

    /** Does it. The card has been discarded, its action counted and its price paid. */
    void perform(ClashTable table, int player);
}
