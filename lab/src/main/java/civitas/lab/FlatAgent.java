package civitas.lab;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Speakers;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Flat Monte Carlo: tries its choices in turn, each on another imagined table that is played to its end at random, and takes the choice that
 * won most. It knows nothing of the game but its rules and who has won, looks at nothing on the way and grows no tree. Programs for
 * such games are often written so, and it is here to be measured against.
 *
 * <p>Of choices that won as often, the one with the better mean place is taken; of these, the one with more points ahead of the best of the
 * others. What it is not waited for it does not say.
 */
public final class FlatAgent<T extends Table<T>> implements Agent<T> {

    /** Playouts where no budget bounds them. */
    private static final int PLAYOUTS = 200;

    /** A playout that takes longer is judged where it stands. */
    private static final int LONGEST = 5_000;

    private final SplittableRandom random;

    public FlatAgent(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices();
        return choices.size() == 1 ? choices.getFirst() : Speakers.aside(() -> best(situation, choices, budget));
    }

    /** The results of the playouts of one choice. */
    private static final class Score {
        private int games;
        private double wins;
        private double places;
        private double margins;

        private boolean isBetterThan(Score other) {
            if (games == 0 || other.games == 0) {
                return games > other.games;
            }
            int order = Double.compare(wins / games, other.wins / other.games);
            order = order == 0 ? Double.compare(other.places / other.games, places / games) : order;
            order = order == 0 ? Double.compare(margins / games, other.margins / other.games) : order;
            return order > 0;
        }
    }

    private Choice best(Situation<T> situation, List<Choice> choices, Budget budget) {
        Score[] scores = new Score[choices.size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = new Score();
        }
        Budget.Meter meter = budget.start();
        int done = 0;
        do {
            int next = done % scores.length;
            playOut(situation, choices.get(next), scores[next]);
            done++;
        } while (meter.another() && (budget != Budget.UNLIMITED || done < PLAYOUTS));
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            best = scores[i].isBetterThan(scores[best]) ? i : best;
        }
        return choices.get(best);
    }

    private void playOut(Situation<T> situation, Choice choice, Score score) {
        T table = situation.imagine(random.nextLong());
        table.choose(situation.seat().index(), choice);
        for (int i = 0; i < LONGEST && !table.over(); i++) {
            int asked = table.asking();
            List<Choice> answers = table.choices(asked);
            table.choose(asked, answers.get(answers.size() == 1 ? 0 : random.nextInt(answers.size())));
        }
        count(situation.game().standings(table), situation.seat(), score);
    }

    private static void count(List<Standing> standings, Seat seat, Score score) {
        double own = 0;
        double others = Double.NEGATIVE_INFINITY;
        int place = 0;
        int winners = 0;
        for (Standing standing : standings) {
            winners += standing.place() == 1 ? 1 : 0;
            if (standing.seat() == seat) {
                own = standing.points();
                place = standing.place();
            } else {
                others = Math.max(others, standing.points());
            }
        }
        score.games++;
        score.wins += place == 1 ? 1.0 / winners : 0;
        score.places += place;
        score.margins += own - others;
    }
}
