package civitas.clash.first;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.content.Terrain;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;

/** Tables of the first edition for tests. */
public final class First {

    public static final ClashGame GAME = new ClashGame(List.of(new FirstEdition()));

    private First() {}

    /** A table of red and blue, as it is dealt. */
    public static TestTable fresh() {
        return TestTable.of(GAME.deal(Setup.of(ClashGame.ID, List.of(FirstEdition.ID), Map.of(), 2, 7)));
    }

    /** An empty plain on which red and blue play, with empty hands. */
    public static TestTable plain() {
        return fresh().emptyBoard()
                .everywhere(Terrain.PLAINS)
                .hand(0)
                .hand(1)
                .objectives(0)
                .objectives(1);
    }
}
