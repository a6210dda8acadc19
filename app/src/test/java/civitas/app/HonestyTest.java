package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.RandomGame;
import civitas.agents.Situation;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No computer knows more than its seat: on two tables that look the same to it, whatever is hidden there, one that was made from the
 * same seed does the same. The other table is one that is imagined for the seat, so that everything hidden lies otherwise.
 */
class HonestyTest {

    /** Enough to plan turns and to get into the comparison of candidates; the law is about what is looked at, not how long. */
    private static final Budget SHORT = Budget.iterations(320);

    private static final long SEED = 4711;

    private static final List<Integer> PLIES = List.of(0, 60, 170, 333);

    @ParameterizedTest
    @EnumSource(Level.class)
    void knowsNothingHiddenInClash(Level level) {
        knowsNothing(new ClashGame(), new ClashEvaluation(), level, List.of("monumental"), 3);
        knowsNothing(new ClashGame(), new ClashEvaluation(), level, List.of("monumental", "civilizations"), 4);
        knowsNothing(new ClashGame(), new ClashEvaluation(), level, List.of("first-edition"), 2);
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void knowsNothingHiddenInCivilization(Level level) {
        knowsNothing(new CivGame(), new CivEvaluation(), level, List.of("base"), 2);
        knowsNothing(
                new CivGame(),
                new CivEvaluation(),
                level,
                List.of("base", "fame-and-fortune", "wisdom-and-warfare"),
                3);
    }

    private static <T extends Table<T>> void knowsNothing(
            Game<T> game, Evaluation<T> evaluation, Level level, List<String> boxes, int seats) {
        for (int plies : PLIES) {
            Setup setup = Setup.of(game.id(), boxes, Map.of(), seats, SEED + plies);
            T table = RandomGame.play(game, setup, SEED, plies, () -> true).table();
            for (int seat = 0; seat < seats && !table.over(); seat++) {
                if (((table.asked() | table.invited()) >> seat & 1) != 0) {
                    T other = game.imagine(table, Seat.of(seat), SEED + 1);
                    assertThat(said(game, evaluation, level, other, seat))
                            .as("%s with %s after %d choices, seat %d", level, boxes, plies, seat)
                            .isEqualTo(said(game, evaluation, level, table, seat));
                }
            }
        }
    }

    /** What an agent that has just been made says when it is asked, or invited. */
    private static <T extends Table<T>> Optional<String> said(
            Game<T> game, Evaluation<T> evaluation, Level level, T table, int seat) {
        Agent<T> agent = level.agent(evaluation, SEED);
        Situation<T> situation = new Situation<>(game, table, Seat.of(seat));
        return (table.asked() >> seat & 1) == 0
                ? agent.speak(situation, SHORT).map(Choice::code)
                : Optional.of(agent.decide(situation, SHORT).code());
    }
}
