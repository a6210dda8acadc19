package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Advice;
import civitas.agents.Advisor;
import civitas.agents.Budget;
import civitas.agents.RandomGame;
import civitas.agents.Situation;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.lab.Playable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Advice rests on what its seat may know: whatever is hidden could lie otherwise, and it would be the same. */
class AdviceTest {

    private static final int PLIES = 60;

    @ParameterizedTest
    @ValueSource(strings = {"clash", "civ"})
    void hiddenThingsMakeNoDifference(String game) {
        holds(Games.SHELF.find(game).orElseThrow());
    }

    private static <T extends Table<T>> void holds(Playable<T> playable) {
        Setup setup = Setup.of(playable.id(), playable.game().usualBoxes().ids(), Map.of(), 3, 17);
        T table = RandomGame.play(playable.game(), setup, 4, PLIES, () -> true).table();
        Seat seat = Seat.of(table.asking());
        List<Advice> truth = advice(playable, table, seat);
        assertThat(truth).isNotEmpty();
        for (int deal = 1; deal <= 2; deal++) {
            T other = playable.game().imagine(table, seat, deal);
            assertThat(advice(playable, other, seat)).isEqualTo(truth);
        }
    }

    private static <T extends Table<T>> List<Advice> advice(Playable<T> playable, T table, Seat seat) {
        return new Advisor<>(playable.evaluation(), Budget.iterations(20), part -> {})
                .advise(new Situation<>(playable.game(), table, seat), 3, 9);
    }
}
