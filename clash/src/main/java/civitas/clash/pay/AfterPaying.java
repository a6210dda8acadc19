package civitas.clash.pay;

import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.kernel.Thing;

/** What happens once the price is paid; an immutable record, because it waits on the agenda. */
public interface AfterPaying {

    /**
     * Goes on. The goods have been spent.
     *
     * @param source the ability whose price was paid, or {@link Thing#NONE}
     */
    void paid(ClashTable table, Goods paid, Thing source);
}
