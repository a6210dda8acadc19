package civitas.clash.table;

/** What an objective of the status phase asks for (CC-11.4). Everything it looks at is open to everybody. */
@FunctionalInterface
public interface Condition {

    boolean holds(ClashTable table, int player);
}
