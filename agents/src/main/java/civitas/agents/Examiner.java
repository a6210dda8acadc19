package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Finds out how good the choices of one decision are, all with the same care: the ones that look best and some that do not. What an
 * evaluation sees right after each is kept beside how the game went on from there, so that it can learn to see it at once.
 *
 * @param <T> the game's table
 */
public final class Examiner<T extends Table<T>> {

    private final Learnable<T> evaluation;
    private final Depth depth;

    public Examiner(Learnable<T> evaluation, Depth depth) {
        this.evaluation = evaluation;
        this.depth = depth;
    }

    /**
     * How much is looked at.
     *
     * @param best so many of the choices that look best
     * @param others and so many of all others, at random
     * @param worlds imagined tables on which each is made
     * @param rounds how far the game goes on
     */
    public record Depth(int best, int others, int worlds, int rounds) {}

    /** One of the choices. */
    public static final class Sibling {
        private final Choice choice;
        private final double[] amounts;
        private final double chance;

        private Sibling(Choice choice, double[] amounts, double chance) {
            this.choice = choice;
            this.amounts = amounts;
            this.chance = chance;
        }

        public Choice choice() {
            return choice;
        }

        /** What the evaluation counts when its action is done, on average; see {@link Learnable#amounts}. */
        public double[] amounts() {
            return amounts.clone();
        }

        /** How likely the seat wins after the game has gone on, on average. */
        public double chance() {
            return chance;
        }
    }

    /** What is found about what a seat can do now; what may end the game is left out, and so is talk. */
    public List<Sibling> examine(Situation<T> situation, SplittableRandom random) {
        return Speakers.aside(() -> examined(situation, Words.withoutTalk(situation.choices()), random));
    }

    private List<Sibling> examined(Situation<T> situation, List<Choice> choices, SplittableRandom random) {
        List<Line> lines =
                Impressions.of(evaluation, situation, choices, Search.HARD, random, Budget.UNLIMITED.start());
        List<Line> examined = new ArrayList<>(lines.subList(0, Math.min(depth.best, lines.size())));
        List<Line> rest = new ArrayList<>(lines.subList(examined.size(), lines.size()));
        for (int i = 0; i < depth.others && !rest.isEmpty(); i++) {
            examined.add(rest.remove(random.nextInt(rest.size())));
        }
        return compared(situation, examined, random);
    }

    private List<Sibling> compared(Situation<T> situation, List<Line> lines, SplittableRandom random) {
        int size = evaluation.features(situation.imagine(0)).size();
        double[][] amounts = new double[lines.size()][size];
        double[] chances = new double[lines.size()];
        boolean[] ended = new boolean[lines.size()];
        for (int k = 0; k < depth.worlds; k++) {
            T world = situation.imagine(random.nextLong());
            long luck = random.nextLong();
            for (int i = 0; i < lines.size(); i++) {
                T table = world.copy();
                ended[i] |= !played(situation, lines.get(i), table, new SplittableRandom(luck), amounts[i]);
                chances[i] += evaluation.chance(table, situation.seat().index()) / depth.worlds;
            }
        }
        List<Sibling> siblings = new ArrayList<>();
        for (int i = 0; i < chances.length; i++) {
            if (!ended[i]) {
                siblings.add(new Sibling(lines.get(i).first(), amounts[i], chances[i]));
            }
        }
        return siblings;
    }

    /** Makes a line, notes what is seen then, and plays on; says whether the game went on after the line. */
    private boolean played(Situation<T> situation, Line line, T table, SplittableRandom luck, double[] amounts) {
        int seat = situation.seat().index();
        int turn = table.atRest() ? table.asking() : seat;
        Reflex<T> reflex = new Reflex<>(evaluation, luck);
        reflex.follow(table, seat, line.choices());
        if (table.over()) {
            return false;
        }
        double[] seen = evaluation.amounts(table, seat);
        for (int i = 0; i < seen.length; i++) {
            amounts[i] += seen[i] / depth.worlds;
        }
        reflex.play(table, turn, depth.rounds * table.seats() * evaluation.parts());
        return true;
    }
}
