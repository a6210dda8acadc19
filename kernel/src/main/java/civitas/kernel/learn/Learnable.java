package civitas.kernel.learn;

import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.List;
import java.util.Set;

/**
 * An evaluation that is a sum of named features, each with a weight. Weights are learnt for a set of boxes and a number of
 * players; so which weights hold, and which features there are, follows from the table.
 *
 * @param <T> the game's table
 */
public interface Learnable<T extends Table<T>> extends Evaluation<T> {

    /** The names of the features, in the order of {@link #amounts}. */
    List<String> features(T table);

    /**
     * How much there is of each feature: what the seat has less what its best opponent has. Times the weights it is
     * {@link #value}, as long as the game is not over.
     */
    double[] amounts(T table, int seat);

    /**
     * What each seat has and may make of it, its secrets included. How likely it wins is its part when everybody's is raised to the
     * power of e, divided by {@link #spread(Table)}.
     */
    double[] standings(T table);

    /** The part of the game that is still to come, from 1 to 0, roughly. */
    double left(T table);

    /** By how much one must stand better than the other of two players to win about three games of four, at this moment. */
    double spread(T table);

    /** What a table that is over has brought a seat: 1 to a winner, parts to several, 0 to the others. */
    double won(T table, int seat);

    @Override
    default double chance(T table, int seat) {
        if (table.over()) {
            return won(table, seat);
        }
        double[] standings = standings(table);
        double spread = spread(table);
        double sum = 0;
        for (double other : standings) {
            sum += Math.exp((other - standings[seat]) / spread);
        }
        return 1 / sum;
    }

    /** The weights that hold at this table, in the same order. */
    double[] values(T table);

    /**
     * The names of features whose weights are not learnt: the scale of all others, and what takes longer to show than anybody looks
     * ahead while learning.
     */
    default Set<String> kept() {
        return Set.of();
    }

    /** The same evaluation with these weights wherever they fit, and weights made by hand elsewhere. */
    Learnable<T> with(List<Weights> weights);
}
