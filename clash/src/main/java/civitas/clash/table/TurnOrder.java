package civitas.clash.table;

/** The order in which players have their time (CC-3.2, CC-3.15). */
public final class TurnOrder {

    private TurnOrder() {}

    /** All players clockwise from the first player. */
    public static int[] of(ClashTable table) {
        return from(table, table.firstPlayer());
    }

    /** All players clockwise from one of them. */
    public static int[] from(ClashTable table, int first) {
        int[] players = new int[table.seats()];
        int player = first;
        for (int i = 0; i < players.length; i++) {
            players[i] = player;
            player = table.next(player);
        }
        return players;
    }
}
