package civitas.clash.table;

/** Something that is counted for every player, to see who has enough of it or leads. */
@FunctionalInterface
public interface Tally {
    int of(ClashTable table, int player);
}
