package civitas.clash.table;

import civitas.kernel.Numbers;

/** Advances that nobody chooses: they come and go with others (CC-16.3, CC-16.9). */
@FunctionalInterface
public interface Companions {

    /** The advances of a player with those that come with them, and without those that are lost with others. */
    Numbers with(ClashTable table, int player, Numbers advances);
}
