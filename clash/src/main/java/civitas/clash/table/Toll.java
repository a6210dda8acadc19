package civitas.clash.table;

import civitas.clash.content.Goods;

/** What an attack costs before the units move, whatever comes of it (CC-16.53). */
public interface Toll {

    /** What a player has to pay to attack what is in a space. */
    Goods price(ClashTable table, int player, int space);

    /** The attack has begun. */
    void attacked(ClashTable table, int player, int space);
}
