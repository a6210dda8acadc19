package civitas.lab.tournament;

/**
 * A test that may be looked at after every observation, and an interval that holds at all these moments together.
 *
 * <p>For every value m that the true mean could have, two gamblers bet on the observations at odds that would be fair if m were true:
 * one that the mean is higher, one that it is lower. None of them can expect to grow rich if m is true; the chance that one ever
 * multiplies his capital by 1/α is at most α (Ville). So a value against which somebody has done so is given up for ever, and the
 * values left are an interval that contains the truth at every moment with probability 95 %, however the moment was chosen. The bets are
 * the predictable plug-in of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
 *
 * <p>It assumes only that observations lie between 0 and 1 and are alike and independent: the mean share of a challenger over all
 * rotations of one deal is such an observation, while single games of one deal are not.
 */
final class BettingSequence {

    /** Half of the error for each side. */
    private static final double ALPHA = 0.05;

    private static final double ENOUGH = Math.log(2 / ALPHA);

    /** Never more than this part of what could be lost. */
    private static final double CAUTION = 0.5;

    private static final int VALUES = 1000;

    private final double target;
    private final double[] higher = new double[VALUES + 1];
    private final double[] lower = new double[VALUES + 1];
    private final boolean[] out = new boolean[VALUES + 1];
    private double forTarget;
    private double againstTarget;
    private boolean above;
    private boolean below;
    private int count;
    private double sum;
    private double squares;
    private double variance = 0.25;

    /** Tests whether the mean is above or below the target. */
    BettingSequence(double target) {
        this.target = target;
    }

    void observe(double value) {
        double bet = Math.sqrt(2 * ENOUGH / (variance * (count + 1) * Math.log(count + 2.0)));
        for (int i = 0; i <= VALUES; i++) {
            double mean = (double) i / VALUES;
            higher[i] += gain(value, mean, bet);
            lower[i] += gain(1 - value, 1 - mean, bet);
            out[i] |= higher[i] >= ENOUGH || lower[i] >= ENOUGH;
        }
        forTarget += gain(value, target, bet);
        againstTarget += gain(1 - value, 1 - target, bet);
        above |= forTarget >= ENOUGH;
        below |= againstTarget >= ENOUGH;
        count++;
        sum += value;
        double mean = (0.5 + sum) / (count + 1);
        squares += (value - mean) * (value - mean);
        variance = (0.25 + squares) / (count + 1);
    }

    /** The logarithm of what a capital is multiplied by that was bet on more than the mean. */
    private static double gain(double value, double mean, double bet) {
        double stake = mean == 0 ? bet : Math.min(bet, CAUTION / mean);
        return Math.log1p(stake * (value - mean));
    }

    int count() {
        return count;
    }

    double mean() {
        return count == 0 ? target : sum / count;
    }

    /** The lowest mean that is not given up. */
    double low() {
        int i = 0;
        while (i < VALUES && out[i]) {
            i++;
        }
        return Math.min((double) i / VALUES, mean());
    }

    /** The highest mean that is not given up. */
    double high() {
        int i = VALUES;
        while (i > 0 && out[i]) {
            i--;
        }
        return Math.max((double) i / VALUES, mean());
    }

    Verdict verdict() {
        return above ? Verdict.ABOVE : below ? Verdict.BELOW : Verdict.UNDECIDED;
    }
}
