package civitas.lab.training;

import java.util.List;

/**
 * How everybody stood at some moment of a game.
 *
 * @param left the part of the game that was still to come
 */
record Omen(List<Double> standings, double left) {

    Omen {
        standings = List.copyOf(standings);
    }

    /** How likely a seat wins by that, on this scale. */
    double chance(int seat, double spread) {
        double sum = 0;
        for (double other : standings) {
            sum += Math.exp((other - standings.get(seat)) / spread);
        }
        return 1 / sum;
    }
}
