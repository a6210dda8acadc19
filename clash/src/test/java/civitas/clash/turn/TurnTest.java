package civitas.clash.turn;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest {

    @Test
    @Rule({"CC-3.2", "CC-3.3", "CC-3.5"})
    void everyPlayerHasOneTurnPerRoundClockwise() {
        TestTable t = TestTable.players(4);
        ClashTable table = t.table();
        int first = table.firstPlayer();
        List<Integer> turns = new ArrayList<>();
        while (table.age() == 1 && table.round() <= 3 && turns.size() < 12) {
            turns.add(table.active());
            t.choose("end-turn");
        }
        int second = table.next(first);
        int third = table.next(second);
        int fourth = table.next(third);
        assertThat(turns)
                .containsExactly(
                        first, second, third, fourth, first, second, third, fourth, first, second, third, fourth);
    }

    @Test
    @Rule({"CC-3.4", "CC-3.6", "CC-3.8"})
    void threeActionsThenFreshOnes() {
        TestTable t = TestTable.players(2);
        ClashTable table = t.table();
        int player = table.active();
        t.goods(player, civitas.clash.content.Good.FOOD, 0);
        String city = table.space(table.player(player).home()).label();
        for (int i = 0; i < 3; i++) {
            t.choose("collect " + city);
            while (!t.codes().contains("end-turn")) {
                t.choose(t.codes().getLast());
            }
        }
        assertThat(table.turn().actionsLeft()).isZero();
        assertThat(t.codes()).noneMatch(code -> code.startsWith("collect") || code.equals("move"));
        t.choose("end-turn");
        assertThat(table.cities().activations(table.player(player).home())).isZero();
        assertThat(table.turn().actionsLeft()).isEqualTo(3);
        assertThat(table.active()).isNotEqualTo(player);
    }

    @Test
    @Rule({"CC-3.13", "CC-9.20"})
    void aLostActionShortensTheNextTurn() {
        TestTable t = TestTable.players(2);
        int other = 1 - t.table().active();
        t.table().player(other).setLostActions(1);
        t.choose("end-turn");
        assertThat(t.table().active()).isEqualTo(other);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
        assertThat(t.table().player(other).lostActions()).isZero();
    }
}
