package civitas.clash.board;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.Terrain;
import civitas.kernel.Rule;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"CC-6.73", "CC-6.46"})
    void theBorderVisitsEveryEdgeSpaceOnce(int players) {
        Board board = TestTable.BOOK.board(players);
        Set<Integer> edge = new HashSet<>();
        for (int space = 0; space < board.size(); space++) {
            if (board.neighbours(space).length < 6) {
                edge.add(space);
                assertThat(board.atEdge(space)).isTrue();
            }
        }
        Set<Integer> walked = new HashSet<>();
        for (int i = 0; i < board.border().length; i++) {
            walked.add(board.border()[i]);
            int next = board.border()[(i + 1) % board.border().length];
            assertThat(board.distance(board.border()[i], next)).isEqualTo(1);
        }
        assertThat(walked).isEqualTo(edge);
    }

    @Test
    void columnsAreShiftedAsTheRulesDraw() {
        Board board = TestTable.BOOK.board(2);
        int b2 = board.find("B2").orElseThrow().index();
        assertThat(board.neighbours(b2))
                .containsExactlyInAnyOrder(
                        board.find("C2").orElseThrow().index(),
                        board.find("C3").orElseThrow().index(),
                        board.find("A3").orElseThrow().index(),
                        board.find("B3").orElseThrow().index());
    }

    @Test
    @Rule("CC-1.60")
    void countingNeverPassesUnexploredRegions() {
        TestTable t = TestTable.players(2);
        int home = t.at("D2");
        int far = t.at("D4");
        t.terrain("D4", Terrain.PLAINS);
        assertThat(t.table().lands().isWithin(home, far, 2)).isFalse();

        t.terrain("D3", Terrain.SEA);

        assertThat(t.table().lands().isWithin(home, far, 2)).isTrue();
        assertThat(t.table().lands().isWithin(home, far, 1)).isFalse();
    }
}
