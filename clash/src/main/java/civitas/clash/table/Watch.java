package civitas.clash.table;

/** What a box looks after whenever something has happened. */
@FunctionalInterface
public interface Watch {

    /** A step has been carried out, or a choice. */
    void stepped(ClashTable table);
}
