package civitas.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import civitas.agents.study.Analysis;
import civitas.agents.study.Study;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AdvisorTest {

    private static final ToyGame GAME = new ToyGame();
    private static final Setup SETUP = Setup.of("toy", List.of("base"), Map.of(), 3, 11);

    @Test
    void theBestComeFirstAndTheExpertsChoiceIsAmongThem() {
        ToyTable table = GAME.deal(SETUP);
        Situation<ToyTable> situation = new Situation<>(GAME, table, Seat.of(table.asking()));
        List<Double> heard = new ArrayList<>();
        List<Advice> advice = new Advisor<>(ToyGame::worth, Budget.iterations(200), heard::add).advise(situation, 3, 5);
        assertThat(advice).hasSizeBetween(2, 3);
        assertThat(advice).extracting(Advice::choice).doesNotHaveDuplicates().isSubsetOf(situation.choices());
        assertThat(advice).filteredOn(Advice::expert).hasSize(1);
        assertThat(advice).isSortedAccordingTo((a, b) -> Double.compare(b.chance(), a.chance()));
        assertThat(advice).allMatch(one -> one.chance() > 0 && one.chance() < 1);
        assertThat(heard).isSorted().last().isEqualTo(1.0);
    }

    @Test
    void aCertainChoiceIsAlwaysCompared() {
        ToyTable table = GAME.deal(SETUP);
        Situation<ToyTable> situation = new Situation<>(GAME, table, Seat.of(table.asking()));
        for (Choice choice : situation.choices()) {
            assertThat(advisor().advise(situation, 1, 5, Optional.of(choice)))
                    .extracting(Advice::choice)
                    .contains(choice);
        }
    }

    /** Whatever is hidden could lie otherwise: the advice would be the same. */
    @Test
    void adviceRestsOnWhatTheSeatMayKnow() {
        ToyTable table = GAME.deal(SETUP);
        Seat seat = Seat.of(table.asking());
        List<Advice> truth = advisor().advise(new Situation<>(GAME, table, seat), 3, 5);
        for (int deal = 0; deal < 5; deal++) {
            ToyTable other = GAME.imagine(table, seat, deal);
            assertThat(advisor().advise(new Situation<>(GAME, other, seat), 3, 5))
                    .isEqualTo(truth);
        }
    }

    @Test
    void theTableIsLeftAlone() {
        ToyTable table = GAME.deal(SETUP);
        String before = table.dump().toString();
        advisor().advise(new Situation<>(GAME, table, Seat.of(table.asking())), 3, 5);
        assertThat(table.dump().toString()).isEqualTo(before);
    }

    @Test
    void aGameIsLookedAtAgain() {
        Match<ToyTable> played = RandomGame.play(GAME, SETUP, 3, 1000, () -> true);
        List<Double> heard = new ArrayList<>();
        Analysis<ToyTable> analysis = new Analysis<>(
                ToyGame::worth, () -> Match.start(GAME, SETUP), played.record().entries(), Budget.iterations(100));
        Study study = analysis.study(heard::add);
        assertThat(study.course().getFirst().ply()).isZero();
        assertThat(study.course().getLast().ply()).isEqualTo(played.plies());
        assertThat(study.course())
                .allSatisfy(moment -> assertThat(moment.chances().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum())
                        .isCloseTo(1, within(1e-9)));
        assertThat(study.course().getLast().chances()).contains(0.0);
        assertThat(study.turnings()).isSortedAccordingTo((a, b) -> Integer.compare(a.ply(), b.ply()));
        assertThat(study.missed()).allSatisfy(missed -> {
            assertThat(missed.cost()).isGreaterThanOrEqualTo(0.03);
            assertThat(played.record().entries().get(missed.ply()).code())
                    .isEqualTo(missed.chosen().choice().code());
        });
        assertThat(heard).isSorted();
        assertThat(analysis.study(part -> {})).isEqualTo(study);
    }

    private static Advisor<ToyTable> advisor() {
        return new Advisor<>(ToyGame::worth, Budget.iterations(200), part -> {});
    }
}
