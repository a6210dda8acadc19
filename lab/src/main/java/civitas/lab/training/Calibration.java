package civitas.lab.training;

import civitas.kernel.learn.Weights;
import java.util.List;
import java.util.Map;

/**
 * Finds the scale on which standings are chances: one at the beginning of a game and one at its end, so that the winners of games
 * surprise as little as possible (log-loss).
 */
final class Calibration {

    /** Scales that are tried, each so many times the one before. */
    private static final double STEP = 1.15;

    private static final int STEPS = 24;

    /** Nothing is ever so sure. */
    private static final double SURE = 1e-3;

    private Calibration() {}

    /** The scale of chances by its names in a file of weights. */
    static Map<String, Double> of(List<School.Day> days, double usual) {
        double best = Double.POSITIVE_INFINITY;
        double lateFound = usual;
        double earlyFound = usual;
        double least = usual / Math.pow(STEP, STEPS / 2);
        for (int i = 0; i < STEPS; i++) {
            double late = least * Math.pow(STEP, i);
            for (int j = 0; j < STEPS; j++) {
                double early = least * Math.pow(STEP, j);
                double loss = loss(days, late, early);
                if (loss < best) {
                    best = loss;
                    lateFound = late;
                    earlyFound = early;
                }
            }
        }
        return Map.of(Weights.LATE_SPREAD, lateFound, Weights.EARLY_SPREAD, earlyFound);
    }

    /** How much the winners surprise somebody who believes in these scales, per moment; every game counts alike. */
    static double loss(List<School.Day> days, double late, double early) {
        double sum = 0;
        int games = 0;
        for (School.Day day : days) {
            double surprise = 0;
            for (Omen omen : day.omens()) {
                double spread = late + (early - late) * omen.left();
                for (int seat = 0; seat < day.shares().size(); seat++) {
                    surprise -= day.shares().get(seat) * Math.log(Math.max(SURE, omen.chance(seat, spread)));
                }
            }
            if (!day.omens().isEmpty()) {
                sum += surprise / day.omens().size();
                games++;
            }
        }
        return games == 0 ? 0 : sum / games;
    }
}
