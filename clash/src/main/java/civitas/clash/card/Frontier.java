package civitas.clash.card;

import civitas.clash.board.Board;
import civitas.clash.board.Slot;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import java.util.List;

/** The unexplored regions next to regions with one's own cities: those that cards may reveal. */
public final class Frontier {

    private Frontier() {}

    /** The slots of these regions. */
    public static Numbers slots(ClashTable table, int player) {
        Numbers slots = Numbers.NONE;
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            for (int space : region(table.board(), city)) {
                for (int next : table.board().neighbours(space)) {
                    if (!table.lands().isExplored(next)) {
                        slots = slots.with(table.board().slotOf(next));
                    }
                }
            }
        }
        return slots;
    }

    private static List<Integer> region(Board board, int space) {
        int slot = board.slotOf(space);
        if (slot >= 0) {
            return board.slots().get(slot).cells();
        }
        for (Slot home : board.homes()) {
            if (home.cells().contains(space)) {
                return home.cells();
            }
        }
        throw new IllegalArgumentException("space " + space + " is in no region");
    }

    /** Offers each of them by the name of its first space. */
    public static void list(ClashTable table, int player, Choices out) {
        Numbers slots = slots(table, player);
        for (int index = slots.next(0); index >= 0; index = slots.next(index + 1)) {
            Slot slot = table.board().slots().get(index);
            out.add(Act.EXPLORE, table.space(slot.cells().getFirst()));
        }
    }

    /** The slot that a choice of {@link #list} names. */
    public static int slot(ClashTable table, Space named) {
        return table.board().slotOf(named.index());
    }
}
