package civitas.civ.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.state.Lands;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LayoutTest {

    private static final int DOWN = 2;
    private static final int UP = 0;
    private static final int LEFT = 3;
    private static final int RIGHT = 1;

    private static List<Slot> homes(Board board) {
        return board.slots().stream()
                .filter(Slot::isHome)
                .sorted((a, b) -> a.home() - b.home())
                .toList();
    }

    private static void assertHome(Slot slot, int x, int y, int rotation) {
        assertThat(List.of(slot.x(), slot.y(), slot.rotation())).containsExactly(x, y, rotation);
    }

    @Test
    @Rule({"CV-02.29", "CV-02.28", "CV-02.34", "CV-01.12", "CV-01.02"})
    void twoPlayersSitInOppositeCorners() {
        Board board = Books.base().layouts().forPlayers(2);
        assertThat(board.slots()).hasSize(8);
        assertThat(board.columns()).isEqualTo(8);
        assertThat(board.rows()).isEqualTo(16);
        List<Slot> homes = homes(board);
        assertThat(homes).hasSize(2);
        assertHome(homes.getFirst(), 0, 0, DOWN);
        assertHome(homes.getLast(), 4, 12, UP);
        assertThatThrownBy(() -> Books.base().layouts().forPlayers(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Books.base().layouts().forPlayers(5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule({"CV-02.30", "CV-02.34", "CV-02.35"})
    void threePlayersSitAroundAPyramid() {
        Board board = Books.base().layouts().forPlayers(3);
        List<String> places =
                board.slots().stream().map(slot -> slot.x() + "," + slot.y()).toList();
        assertThat(places)
                .containsExactlyInAnyOrder("6,0", "4,4", "8,4", "2,8", "6,8", "10,8", "0,12", "4,12", "8,12", "12,12");
        List<Slot> homes = homes(board);
        assertHome(homes.get(0), 6, 0, DOWN);
        assertHome(homes.get(1), 12, 12, LEFT);
        assertHome(homes.get(2), 0, 12, RIGHT);
        assertThat(board.exists(board.squareOf(homes.getFirst(), 0) - 1)).isFalse();
        assertThat(board.parse("A1")).isEmpty();
        assertThat(board.beside(board.squareOf(homes.getFirst(), 0))).hasSize(2);
    }

    @Test
    @Rule({"CV-02.31", "CV-02.34"})
    void fourPlayersSitInTheCorners() {
        Board board = Books.base().layouts().forPlayers(4);
        assertThat(board.slots()).hasSize(16);
        List<Slot> homes = homes(board);
        assertHome(homes.get(0), 0, 0, DOWN);
        assertHome(homes.get(1), 12, 0, DOWN);
        assertHome(homes.get(2), 12, 12, UP);
        assertHome(homes.get(3), 0, 12, UP);
    }

    @Test
    @Rule({"CV-02.14", "CV-02.28", "CV-02.36", "CV-01.13", "CV-01.21"})
    void homeTilesLieWithTheirArrowInwards() {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.AMERICA, BaseCivilization.ROME);
        Lands lands = test.table().lands();
        // America in the east, its southern edge turned to the east: the wheat forest is in the north-east
        assertThat(lands.resource(test.square("P13"))).isEqualTo(Optional.of(Resource.WHEAT));
        assertThat(lands.terrain(test.square("P13"))).isEqualTo(Terrain.FOREST);
        // Rome in the west, its southern edge turned to the west: the wheat on water is in the north-west
        assertThat(lands.resource(test.square("A13"))).isEqualTo(Optional.of(Resource.WHEAT));
        assertThat(lands.terrain(test.square("A13"))).isEqualTo(Terrain.WATER);
        // China in the north, upside down: the iron of its second row is in the east of its third
        assertThat(lands.resource(test.square("J3"))).isEqualTo(Optional.of(Resource.IRON));
    }

    @Test
    @Rule({"CV-02.14", "CV-03.29", "CV-01.14", "CV-02.36"})
    void neutralTilesLieFaceDown() {
        for (int seats = 2; seats <= 4; seats++) {
            CivTable table = TestTable.begun(seats, TestTable.STANDARD, seats).table();
            int seen = 0;
            java.util.Set<Integer> tiles = new java.util.HashSet<>();
            for (Slot slot : table.board().slots()) {
                seen += table.lands().isRevealed(slot.index()) ? 1 : 0;
                assertThat(table.lands().isRevealed(slot.index())).isEqualTo(slot.isHome());
                assertThat(table.content()
                                .tile(table.lands().tile(slot.index()))
                                .home()
                                .isPresent())
                        .isEqualTo(slot.isHome());
                tiles.add(table.lands().tile(slot.index()));
            }
            assertThat(seen).isEqualTo(seats);
            assertThat(tiles).hasSize(table.board().slots().size());
        }
    }

    @Test
    @Rule({"CV-01.22", "CV-01.23"})
    void fourSquaresAreBesideAndEightAround() {
        Board board = Books.base().layouts().forPlayers(2);
        int square = board.parse("D6").orElseThrow().index();
        assertThat(board.beside(square)).hasSize(4);
        assertThat(board.around(square)).hasSize(8);
        assertThat(board.around(board.parse("A1").orElseThrow().index())).hasSize(3);
    }
}
