package civitas.lab.training;

import civitas.kernel.learn.Weights;
import java.util.Map;

/**
 * The scale on which standings are chances.
 *
 * @param late by how much one must stand better to be likely to win when the game ends; see {@link civitas.kernel.learn.Learnable#spread}
 * @param early the same when it begins; in between it changes evenly
 */
record Scale(double late, double early) implements Forecast {

    @Override
    public double chance(Omen omen, int seat) {
        return omen.chance(seat, late + (early - late) * omen.left());
    }

    /** By its names in a file of weights. */
    Map<String, Double> named() {
        return Map.of(Weights.LATE_SPREAD, late, Weights.EARLY_SPREAD, early);
    }
}
