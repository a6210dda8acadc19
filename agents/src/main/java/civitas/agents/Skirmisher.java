package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Warfare;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Answers in a battle with what turned out best when the battle was played on at random a few times: what a unit or a card is worth is
 * seen only at its end. Each time the answers are tried on the same imagined table, so that nobody plays by what he cannot know, and
 * luck is the same for all of them.
 *
 * @param <T> the game's table
 */
public final class Skirmisher<T extends Table<T>> {

    /** So often the battle is played on after each answer. */
    private static final int COURSES = 3;

    /** Of so many answers, spread over all there are, the best is taken. */
    private static final int LOOKED_AT = 12;

    /** More choices than the rest of any battle takes; it is judged where it stands then. */
    private static final int LONGEST = 60;

    private final Game<T> game;
    private final Evaluation<T> evaluation;
    private final SplittableRandom random;

    public Skirmisher(Game<T> game, Evaluation<T> evaluation, long seed) {
        this.game = game;
        this.evaluation = evaluation;
        this.random = new SplittableRandom(seed);
    }

    /** One of the legal choices of a seat that is asked in a battle under way; the table stays as it is. */
    public Choice answer(T table, int seat) {
        List<Choice> choices = table.choices(seat);
        if (choices.size() == 1) {
            return choices.getFirst();
        }
        int stride = Math.ceilDiv(choices.size(), LOOKED_AT);
        int first = random.nextInt(stride);
        double[] worth = new double[choices.size()];
        for (int course = 0; course < COURSES; course++) {
            T world = game.imagine(table, Seat.of(seat), random.nextLong());
            for (int i = first; i < worth.length; i += stride) {
                worth[i] += end(world.copy(), seat, choices.get(i));
            }
        }
        int best = first;
        for (int i = first; i < worth.length; i += stride) {
            best = worth[i] > worth[best] ? i : best;
        }
        return choices.get(best);
    }

    /** How good it looks for the seat when the battle is over. */
    private double end(T trial, int seat, Choice answer) {
        Warfare<T> warfare = game.warfare();
        trial.choose(seat, answer);
        for (int i = 0; i < LONGEST && !trial.over() && warfare.isUnderWay(trial); i++) {
            int asked = trial.asking();
            List<Choice> choices = trial.choices(asked);
            trial.choose(asked, choices.get(choices.size() == 1 ? 0 : random.nextInt(choices.size())));
        }
        return evaluation.value(trial, seat);
    }
}
