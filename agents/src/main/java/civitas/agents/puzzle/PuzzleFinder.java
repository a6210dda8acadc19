package civitas.agents.puzzle;

import civitas.agents.Advice;
import civitas.agents.Advisor;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.Situation;
import civitas.kernel.Bill;
import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Looks for puzzles in a game that was played.
 *
 * <p>A moment is of use when it can be grasped and one choice is clearly best: there are a few choices and not too many; the best one says
 * what is done; at a glance it stands out, and so it does when an expert has thought about it, and again when that is repeated
 * several times in other imagined worlds; but not everybody sees it at once. Everything is found from what the seat can know,
 * and follows from the seed.
 *
 * @param <T> the game's table
 */
public final class PuzzleFinder<T extends Table<T>> {

    /** Fewer are no puzzle, more cannot be grasped. */
    private static final int FEWEST = 4;

    private static final int MOST = 30;

    /** By then the set-up is done. */
    private static final int OPENING = 20;

    /** By how much of the chance to win the best choice is ahead of the next: at a glance, at a first look, and at the second. */
    private static final double AHEAD_AT_A_GLANCE = 0.005;

    private static final double AHEAD = 0.025;
    private static final double AHEAD_STILL = 0.025;

    /** Where the seat has lost whatever it does, or wins whatever it does, nothing is a puzzle. */
    private static final double LOST = 0.1;

    private static final double WON = 0.9;

    /** A first look is short: most moments are none. */
    private static final Budget SHORT = Budget.iterations(60);

    /** How often everything is thought over again at the second look. */
    private static final int LOOKS = 3;

    /** Moments of one game that are looked at, and choices between two of them. */
    private static final int LOOKED_AT = 8;

    private static final int APART = 8;

    private static final int TOLD = 5;

    private static final List<Level> BEGINNERS = List.of(Level.EASY, Level.EASY, Level.NORMAL);

    private final Game<T> game;
    private final Evaluation<T> evaluation;
    private final Advisor<T> quick;
    private final Advisor<T> thorough;

    public PuzzleFinder(Game<T> game, Evaluation<T> evaluation) {
        this.game = game;
        this.evaluation = evaluation;
        quick = new Advisor<>(evaluation, SHORT, part -> {});
        thorough = new Advisor<>(evaluation, Budget.UNLIMITED, part -> {});
    }

    /** A moment that may be worth a look, and how far the best choice is ahead at a glance. */
    private record Moment(int ply, double ahead) {}

    /** @param most puzzles of one game */
    public List<Puzzle> find(GameRecord played, int most, long seed) {
        List<Moment> promising = new ArrayList<>();
        for (Moment moment : moments(played, seed)) {
            boolean near = promising.stream().anyMatch(other -> Math.abs(other.ply - moment.ply) < APART);
            if (!near && promising.size() < LOOKED_AT) {
                promising.add(moment);
            }
        }
        List<Puzzle> found = new ArrayList<>();
        for (Moment moment : promising) {
            if (found.size() < most) {
                puzzle(
                                Match.replay(game, played, moment.ply),
                                played.entries().get(moment.ply).seat(),
                                seed)
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    /** Where one choice stands out at a glance, the clearest first. */
    private List<Moment> moments(GameRecord played, long seed) {
        List<Moment> moments = new ArrayList<>();
        Match<T> match = Match.start(game, played.setup());
        for (GameRecord.Entry entry : played.entries()) {
            double ahead = match.plies() < OPENING ? 0 : aheadAtAGlance(match, entry.seat(), seed);
            if (ahead >= AHEAD_AT_A_GLANCE) {
                moments.add(new Moment(match.plies(), ahead));
            }
            match.choose(entry.seat(), entry.code());
        }
        moments.sort(Comparator.comparingDouble(moment -> -moment.ahead));
        return moments;
    }

    private double aheadAtAGlance(Match<T> match, Seat seat, long seed) {
        T table = match.table();
        if ((table.asked() >> seat.index() & 1) == 0 || isPaying(table)) {
            return 0;
        }
        int choices = table.choices(seat.index()).size();
        if (choices < FEWEST || choices > MOST) {
            return 0;
        }
        List<Advisor.Glance> seen = quick.glance(new Situation<>(game, table, seat), seed + match.plies());
        boolean grasped =
                seen.size() >= FEWEST && isTelling(table, seat, seen.getFirst().choice(), seed);
        return grasped ? seen.getFirst().chance() - seen.get(1).chance() : 0;
    }

    private static boolean isPaying(Table<?> table) {
        return table.top().filter(Bill.class::isInstance).isPresent();
    }

    /**
     * Whether a choice says what is done: it begins an action and names what it is about, or nothing is left to choose after it but how it is
     * paid.
     */
    private boolean isTelling(T table, Seat seat, Choice choice, long seed) {
        if (table.atRest() && !choice.subject().equals(Thing.NONE)) {
            return true;
        }
        T trial = game.imagine(table, seat, seed);
        trial.choose(seat.index(), choice);
        return trial.over()
                || trial.atRest()
                || isPaying(trial)
                || trial.choices(seat.index()).size() < 2;
    }

    // --- looking closely --------------------------------------------------------------------------------------------

    private Optional<Puzzle> puzzle(Match<T> match, Seat seat, long seed) {
        SplittableRandom random = new SplittableRandom(seed + match.plies());
        Situation<T> situation = new Situation<>(game, match.table(), seat);
        List<Advice> first = quick.advise(situation, MOST, random.nextLong());
        Choice best = first.getFirst().choice();
        return isOpen(first)
                        && isTelling(match.table(), seat, best, random.nextLong())
                        && !isObvious(situation, best, random)
                ? looked(situation, best, random).map(answers -> new Puzzle(seat, answers, match.record()))
                : Optional.empty();
    }

    private static boolean isOpen(List<Advice> first) {
        return first.size() > 2
                && first.get(0).chance() > LOST
                && first.get(1).chance() < WON
                && first.get(0).chance() - first.get(1).chance() >= AHEAD;
    }

    /** Thinks it over several times, in other worlds: nothing unless the same choice comes out best every time, and an expert would make it. */
    private Optional<List<Puzzle.Answer>> looked(Situation<T> situation, Choice best, SplittableRandom random) {
        Comparison looks = new Comparison(best);
        for (int i = 0; i < LOOKS && looks.isFirst(); i++) {
            looks.add(thorough.advise(situation, MOST, random.nextLong(), Optional.of(best)));
        }
        List<Puzzle.Answer> answers = looks.answers();
        boolean clear = looks.isFirst()
                && answers.size() > 2
                && answers.get(0).chance() - answers.get(1).chance() >= AHEAD_STILL;
        return clear ? Optional.of(answers.subList(0, Math.min(TOLD, answers.size()))) : Optional.empty();
    }

    /** Whether all see it who do not look far. */
    private boolean isObvious(Situation<T> situation, Choice best, SplittableRandom random) {
        return BEGINNERS.stream()
                .allMatch(level -> level.agent(evaluation, random.nextLong())
                        .decide(situation, Budget.UNLIMITED)
                        .equals(best));
    }
}
