package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import civitas.agents.Examiner;
import civitas.agents.Level;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.civ.stage.CivStage;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.stage.ClashStage;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import civitas.kernel.learn.Weights;
import civitas.lab.BoxSets;
import civitas.lab.Playable;
import civitas.lab.training.Curriculum;
import civitas.lab.training.Schooling;
import civitas.lab.training.Survey;
import civitas.lab.training.Surveyor;
import civitas.lab.training.Training;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Learning, in a very small school: it says what it did, and the same seed leads to the same weights. */
class LearningTest {

    private static final Schooling SMALL = new Schooling(0.05, 0.05, 0.1, new Examiner.Depth(2, 1, 1, 1));

    @Test
    void clashIsLearntTheSameWithAnyNumberOfThreads() {
        Playable<?> clash = new Playable<>(new ClashGame(), new ClashEvaluation(), new ClashStage());
        List<String> told = new ArrayList<>();
        Weights weights = learnt(clash, "monumental", 1, told);
        assertThat(learnt(clash, "monumental", 2, new ArrayList<>())).isEqualTo(weights);
        assertThat(told).hasSizeGreaterThanOrEqualTo(3);
        assertThat(told.getFirst()).matches("Round 1: [1-9]\\d* choices were examined\\.");
        assertThat(weights.fits(List.of("monumental"), 2)).isTrue();
        assertThat(weights.values()).containsKeys(Weights.EARLY_SPREAD, Weights.LATE_SPREAD);
        assertThat(Weights.parse(weights.text()).boxes()).containsExactly("monumental");
    }

    @Test
    void civilizationIsLearntToo() {
        Playable<?> civ = new Playable<>(new CivGame(), new CivEvaluation(), new CivStage());
        assertThat(learnt(civ, "base", 2, new ArrayList<>()).values()).containsKeys(Weights.EARLY_SPREAD);
    }

    @Test
    void chancesAreCalibratedForAnyBoxesAndJudgedByOtherGames() {
        Surveyor<?> surveyor = new Surveyor<>(new Playable<>(new ClashGame(), new ClashEvaluation(), new ClashStage()));
        Surveyor.Finding finding = surveyor.find(new Survey(List.of(), 2, Level.EASY, 3, 2, 5, 2));
        assertThat(surveyor.find(new Survey(List.of(), 2, Level.EASY, 3, 2, 5, 1)))
                .isEqualTo(finding);
        assertThat(finding.weights().values()).containsOnlyKeys(Weights.EARLY_SPREAD, Weights.LATE_SPREAD);
        assertThat(finding.weights().fits(List.of("first-edition"), 2)).isTrue();
        assertThat(finding.weights().fits(List.of("first-edition"), 3)).isFalse();
        assertThat(finding.after().surprises()).hasSize(2);
        assertThat(finding.even().brier()).isCloseTo(0.25, within(1e-9));
    }

    /** The scale by hand is for tables of which nothing was learnt: there are none. */
    @Test
    void chancesAreCalibratedForEveryTable() {
        assertCalibrated(new ClashGame(), new ClashEvaluation());
        assertCalibrated(new CivGame(), new CivEvaluation());
    }

    private static <T extends Table<T>> void assertCalibrated(Game<T> game, Learnable<T> evaluation) {
        for (int seats : BoxSets.seats(game)) {
            for (List<String> boxes : BoxSets.of(game, seats)) {
                T table = game.deal(Setup.of(game.id(), boxes, Map.of(), seats, 1));
                assertThat(evaluation.spread(table))
                        .as("%s for %d", boxes, seats)
                        .isNotEqualTo(evaluation.spread());
            }
        }
    }

    private static <T extends Table<T>> Weights learnt(
            Playable<T> playable, String box, int threads, List<String> told) {
        Curriculum curriculum = new Curriculum(List.of(box), 2, 2, 2, 1, 1, 2, Level.EASY, SMALL, 5, threads);
        Training<T> training = new Training<>(playable, curriculum, told::add);
        return training.run(training.byHand());
    }
}
