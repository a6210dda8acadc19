package civitas.clash.table;

import civitas.clash.content.Terrain;
import java.util.List;
import java.util.Optional;

/** What a box does while a table is laid out (rules chapter 2). */
public interface Opening {

    /** Deals what the players get before the home regions are laid; who sits where is known. */
    void deal(ClashTable table);

    /** The cells of a home region that a player uses instead of the side the layout asks for (CC-2.8). */
    Optional<List<Terrain>> home(ClashTable table, int player);

    /** What the players still have to do before anything else; the last that is pushed comes first. */
    default void firstChoices(ClashTable table) {}
}
