package civitas.clash.table;

/** What may follow when a player has captured a city of another one, besides abilities: a card played at once. */
@FunctionalInterface
public interface AfterCapture {

    void captured(ClashTable table, int player, int formerOwner);
}
