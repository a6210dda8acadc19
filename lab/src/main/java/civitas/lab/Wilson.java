package civitas.lab;

/**
 * The interval in which the true share of successes lies with 95 % certainty (Wilson's score interval).
 *
 * @param low its lower end
 * @param high its upper end
 */
public record Wilson(double low, double high) {

    private static final double Z = 1.96;

    /** After so many trials and successes; shared successes may count in part. */
    public static Wilson of(double successes, int trials) {
        if (trials == 0) {
            return new Wilson(0, 1);
        }
        double share = successes / trials;
        double middle = (successes + Z * Z / 2) / (trials + Z * Z);
        double width = Z * Math.sqrt(share * (1 - share) * trials + Z * Z / 4) / (trials + Z * Z);
        return new Wilson(Math.max(0, middle - width), Math.min(1, middle + width));
    }
}
