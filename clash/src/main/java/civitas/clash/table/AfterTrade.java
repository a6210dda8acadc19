package civitas.clash.table;

import civitas.clash.board.SpaceSet;

/** What follows when somebody has used his trade routes (CC-4.81). */
@FunctionalInterface
public interface AfterTrade {

    void traded(ClashTable table, int player, SpaceSet cities);
}
