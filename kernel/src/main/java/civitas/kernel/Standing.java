package civitas.kernel;

import java.util.SequencedMap;

/**
 * How a seat stands: points by category, in half points so that nothing is rounded.
 *
 * @param place 1 for the best; seats that share a place share the number
 */
public record Standing(Seat seat, SequencedMap<String, Integer> halfPoints, int place) {

    public double points() {
        return halves() / 2.0;
    }

    public int halves() {
        int sum = 0;
        for (int half : halfPoints.values()) {
            sum += half;
        }
        return sum;
    }
}
