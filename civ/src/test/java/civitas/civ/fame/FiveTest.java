package civitas.civ.fame;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.Books;
import civitas.civ.CivGame;
import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.content.Resource;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The map of five players. */
class FiveTest {

    private final CivTable table = new CivGame(Books.SHELF)
            .deal(Setup.of(CivGame.ID, List.of(BaseBox.ID, FameAndFortune.ID), Map.of(), 5, Seed.of(3)));

    @Test
    @Rule({"CV-01.03", "CV-02.32", "CV-02.34"})
    void fivePlayersSitAroundTwentyTwoTiles() {
        Board board = table.board();
        assertThat(board.slots()).hasSize(22);
        List<String> homes = new ArrayList<>();
        for (int seat = 0; seat < 5; seat++) {
            for (Slot slot : board.slots()) {
                if (slot.home() == seat) {
                    homes.add(slot.x() + "," + slot.y() + " " + slot.rotation());
                }
            }
        }
        assertThat(homes).containsExactly("12,4 2", "24,6 3", "18,14 0", "6,14 0", "0,6 1");
    }

    @Test
    @Rule({"CV-02.33", "CV-02.35"})
    void theGapInTheMiddleDoesNotExist() {
        Board board = table.board();
        for (int y = 8; y <= 13; y++) {
            for (int x = 12; x <= 15; x++) {
                assertThat(board.exists(y * board.columns() + x)).isFalse();
            }
        }
        int edge = board.parse("L9").orElseThrow().index();
        assertThat(board.beside(edge)).as("no way into the gap").hasSize(3);
        assertThat(board.footprint(edge).isInland()).isFalse();
    }

    @Test
    @Rule({"CV-02.13", "CV-01.59"})
    void theMarketHasATokenOfEachResourceForEverybody() {
        for (int i = 0; i < Resource.MARKET; i++) {
            assertThat(table.market().resources(Resource.of(i))).isEqualTo(5);
        }
    }
}
