package civitas.clash.table;

import civitas.clash.content.Wonder;
import civitas.kernel.Numbers;

/** Which wonders may be built by whom. */
public interface WonderRights {

    /** The cards a player may build from. */
    Numbers cards(ClashTable table, int player);

    /** Those of them that nobody else may build from. */
    Numbers own(ClashTable table, int player);

    /** Whether building it uses none of his main actions. */
    boolean isFree(ClashTable table, int player, Wonder wonder);

    /** A card is built by the player, and gone from wherever it was. */
    void play(ClashTable table, int player, Wonder wonder);
}
