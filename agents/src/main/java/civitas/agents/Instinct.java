package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Answers with what looks best at that very moment, and at random among what looks alike: little thought, but no blunder that
 * anybody would see. For playing something out many times, where thinking would take too long and chance alone would mislead.
 *
 * @param <T> the game's table
 */
public final class Instinct<T extends Table<T>> {

    /** Of so many choices, spread over all there are, the best is taken. */
    private static final int LOOKED_AT = 12;

    private final Evaluation<T> evaluation;
    private final SplittableRandom random;

    public Instinct(Evaluation<T> evaluation, long seed) {
        this.evaluation = evaluation;
        this.random = new SplittableRandom(seed);
    }

    /** One of the legal choices of a seat that is asked; the table stays as it is. */
    public Choice answer(T table, int seat) {
        List<Choice> choices = table.choices(seat);
        if (choices.size() == 1) {
            return choices.getFirst();
        }
        int stride = Math.ceilDiv(choices.size(), LOOKED_AT);
        Choice best = choices.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        int alike = 0;
        for (int i = random.nextInt(stride); i < choices.size(); i += stride) {
            double value = worth(table, seat, choices.get(i));
            alike = value > most ? 1 : value == most ? alike + 1 : alike;
            if (value > most || value == most && random.nextInt(alike) == 0) {
                most = value;
                best = choices.get(i);
            }
        }
        return best;
    }

    private double worth(T table, int seat, Choice choice) {
        T copy = table.copy();
        copy.choose(seat, choice);
        return evaluation.value(copy, seat);
    }
}
