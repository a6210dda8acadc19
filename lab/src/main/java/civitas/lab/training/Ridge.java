package civitas.lab.training;

/**
 * Least squares that stay near what is believed already: of all weights the ones that explain the observations best, where moving away
 * from the belief costs as much as an error does.
 */
final class Ridge {

    private final double[] belief;
    private final double[][] products;
    private final double[] sums;
    private long count;

    /** @param belief the weights where nothing has been observed */
    Ridge(double[] belief) {
        this.belief = belief.clone();
        products = new double[belief.length][belief.length];
        sums = new double[belief.length];
    }

    /** Observes that {@code amounts} are worth {@code target} together, give or take; an observation may count for more than others. */
    void observe(double[] amounts, double target, double importance) {
        double error = target;
        for (int i = 0; i < amounts.length; i++) {
            error -= belief[i] * amounts[i];
        }
        for (int i = 0; i < amounts.length; i++) {
            if (amounts[i] != 0) {
                sums[i] += importance * amounts[i] * error;
                for (int j = 0; j <= i; j++) {
                    products[i][j] += importance * amounts[i] * amounts[j];
                }
            }
        }
        count++;
    }

    long count() {
        return count;
    }

    /** The weights; {@code stiffness[i]} is how hard weight i holds on to the belief. */
    double[] solve(double[] stiffness) {
        int n = sums.length;
        double[][] lower = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double rest = products[i][j] + (i == j ? stiffness[i] : 0);
                for (int k = 0; k < j; k++) {
                    rest -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
            }
        }
        double[] half = new double[n];
        for (int i = 0; i < n; i++) {
            double rest = sums[i];
            for (int k = 0; k < i; k++) {
                rest -= lower[i][k] * half[k];
            }
            half[i] = rest / lower[i][i];
        }
        double[] weights = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double rest = half[i];
            for (int k = i + 1; k < n; k++) {
                rest -= lower[k][i] * weights[k];
            }
            weights[i] = rest / lower[i][i];
        }
        for (int i = 0; i < n; i++) {
            weights[i] += belief[i];
        }
        return weights;
    }
}
