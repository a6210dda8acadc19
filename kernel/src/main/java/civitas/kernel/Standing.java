package civitas.kernel;

import java.util.SequencedMap;

/**
 * How a seat stands: points by category, in the order in which they are told.
 *
 * @param place 1 for the best; seats that share a place share the number
 */
public record Standing(Seat seat, SequencedMap<String, Double> categories, int place) {

    /** All points together. */
    public double points() {
        double sum = 0;
        for (double points : categories.values()) {
            sum += points;
        }
        return sum;
    }
}
