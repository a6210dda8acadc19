package civitas.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Fitting weights to lessons whose truth is known; the numbers drawn are the same in every run. */
class FitTest {

    private static final double SPREAD = 10;

    private static final BitSet FIRST = BitSet.valueOf(new long[] {1});

    @Test
    void withoutLessonsNothingChanges() {
        double[] belief = {1, -2, 0.5};
        assertThat(new Fit(belief).weights(1, FIRST)).containsExactly(belief, within(1e-9));
    }

    @Test
    void weightsComeNearWhatSiblingsShow() {
        double[] truth = {1, 3, -1.5};
        Fit fit = new Fit(new double[] {1, 2, -1});
        fit.learn(lessons(truth, 2000, 5));
        assertThat(fit.count()).isEqualTo(10_000);
        assertThat(fit.weights(1, FIRST)).containsExactly(truth, within(0.15));
        assertThat(fit.weights(0.5, FIRST)[1]).isCloseTo(2.5, within(0.1));
    }

    /** Who leads, and by how much, is the same for all siblings. */
    @Test
    void whoLeadsDoesNotMatter() {
        double[] truth = {1, 3, -1.5};
        Fit fit = new Fit(new double[] {1, 2, -1});
        fit.learn(lessons(truth, 2000, 30));
        assertThat(fit.weights(1, FIRST)[1]).isGreaterThan(2.5);
    }

    @Test
    void theScaleStays() {
        Fit fit = new Fit(new double[] {1, 2, -1});
        fit.learn(lessons(new double[] {2, 4, -2}, 500, 5));
        assertThat(fit.weights(1, FIRST)[0]).isCloseTo(1, within(1e-6));
    }

    @Test
    void whatIsKeptStaysAndTheOthersAreLearntAllTheSame() {
        Fit fit = new Fit(new double[] {1, 2, -1});
        fit.learn(lessons(new double[] {1, 2, -2}, 2000, 5));
        double[] weights = fit.weights(1, BitSet.valueOf(new long[] {0b11}));
        assertThat(weights[1]).isCloseTo(2, within(1e-6));
        assertThat(weights[2]).isCloseTo(-2, within(0.2));
    }

    /** Decisions with five choices whose chances follow from the true weights exactly. */
    private static List<Lesson> lessons(double[] truth, int number, double lead) {
        SplittableRandom random = new SplittableRandom(7);
        List<Lesson> lessons = new ArrayList<>();
        for (int n = 0; n < number; n++) {
            double ahead = lead * (random.nextDouble() - 0.5);
            List<double[]> amounts = new ArrayList<>();
            List<Double> chances = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                double[] seen = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
                double value = ahead;
                for (int k = 0; k < truth.length; k++) {
                    value += truth[k] * seen[k];
                }
                amounts.add(seen);
                chances.add(1 / (1 + Math.exp(-value / SPREAD)));
            }
            lessons.add(new Lesson(amounts, chances, SPREAD));
        }
        return lessons;
    }
}
