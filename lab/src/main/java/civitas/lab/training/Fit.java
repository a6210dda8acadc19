package civitas.lab.training;

import java.util.BitSet;
import java.util.List;

/**
 * Fits weights to lessons: what one choice of a decision is worth more than its siblings on average, by what the evaluation sees after
 * it, is to be as much as its chance to win was better. Only differences between siblings are looked at, so it does not matter who leads,
 * or that rich players win.
 */
final class Fit {

    /** How far a weight may move, as a part of what it was, and beyond that. */
    private static final double LOOSE = 0.5;

    private static final double FREE = 0.1;

    /** How surely the chances of siblings were found: their error, and what no sum of features explains. */
    private static final double NOISE = 0.03;

    private final double[] belief;
    private final Ridge ridge;

    Fit(double[] belief) {
        this.belief = belief.clone();
        ridge = new Ridge(belief);
    }

    void learn(List<Lesson> lessons) {
        lessons.forEach(this::learn);
    }

    private void learn(Lesson lesson) {
        int siblings = lesson.chances().size();
        double chance = 0;
        double[] mean = new double[belief.length];
        for (int i = 0; i < siblings; i++) {
            chance += lesson.chances().get(i) / siblings;
            for (int k = 0; k < mean.length; k++) {
                mean[k] += lesson.amounts().get(i)[k] / siblings;
            }
        }
        double slope = chance * (1 - chance) / lesson.spread();
        if (slope * lesson.spread() < NOISE) {
            return; // it is decided: nothing can be learnt of it
        }
        for (int i = 0; i < siblings; i++) {
            double[] difference = new double[mean.length];
            for (int k = 0; k < mean.length; k++) {
                difference[k] = lesson.amounts().get(i)[k] - mean[k];
            }
            double target = (lesson.chances().get(i) - chance) / slope;
            ridge.observe(difference, target, slope * slope / (NOISE * NOISE));
        }
    }

    long count() {
        return ridge.count();
    }

    /**
     * The weights, gone a part of the way from what was believed.
     *
     * @param kept which stay as they were
     */
    double[] weights(double way, BitSet kept) {
        double[] stiffness = new double[belief.length];
        for (int i = 0; i < stiffness.length; i++) {
            double reach = LOOSE * Math.abs(belief[i]) + FREE;
            stiffness[i] = kept.get(i) ? 1e12 : 1 / (reach * reach);
        }
        double[] weights = ridge.solve(stiffness);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = belief[i] + way * (weights[i] - belief[i]);
        }
        return weights;
    }
}
