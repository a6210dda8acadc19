package civitas.kernel.learn;

/**
 * Adds up what a table is worth to a player: so much of each feature, times its weight. It can keep the amounts, too, for
 * whoever wants to learn the weights; an evaluation writes both in one go.
 */
public final class Ledger {

    private static final double[] NOTHING = {};

    private final double[] weights;
    private final double[] amounts;
    private double sum;

    private Ledger(double[] weights, double[] amounts) {
        this.weights = weights;
        this.amounts = amounts;
    }

    /** A ledger for the sum alone. */
    public static Ledger sum(double[] weights) {
        return new Ledger(weights, NOTHING);
    }

    /** A ledger that keeps the amounts, too. */
    public static Ledger keeping(double[] weights) {
        return new Ledger(weights, new double[weights.length]);
    }

    public void add(int feature, double amount) {
        sum += weights[feature] * amount;
        if (amounts.length > 0) {
            amounts[feature] += amount;
        }
    }

    /** What everything is worth together. */
    public double sum() {
        return sum;
    }

    /** How much there was of each feature; empty if it was not kept. */
    public double[] amounts() {
        return amounts.clone();
    }
}
