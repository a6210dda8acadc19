package civitas.agents.study;

import civitas.agents.Advice;
import civitas.agents.Advisor;
import civitas.agents.Budget;
import civitas.agents.Chances;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;

/**
 * Looks at a finished game again.
 *
 * <p>The chances are those of the evaluation on the true table, as everybody may know it now. Whether a decision was good is asked of an
 * {@link Advisor} who sees what its seat could see: first at a glance, of every decision that begins an action; then thoroughly, of
 * those at which much seems to have been missed. So the work is bounded whatever the length of the game.
 *
 * @param <T> the game's table
 */
public final class Analysis<T extends Table<T>> {

    /** What is told of each kind. */
    private static final int TURNINGS = 6;

    private static final int MISSED = 6;

    /** Decisions that are looked at thoroughly. */
    private static final int SUSPECTS = 12;

    /** Changes of a chance that are worth a word, and differences between choices. */
    private static final double NOTABLE = 0.05;

    private static final double BETTER = 0.03;

    private static final int ALTERNATIVES = 3;

    private final Evaluation<T> evaluation;
    private final Supplier<Match<T>> beginning;
    private final List<GameRecord.Entry> entries;
    private final Budget budget;

    /**
     * @param beginning a match as it was before the entries, new each time
     * @param budget for each decision that is looked at thoroughly; see {@link Advisor}
     */
    public Analysis(
            Evaluation<T> evaluation, Supplier<Match<T>> beginning, List<GameRecord.Entry> entries, Budget budget) {
        this.evaluation = evaluation;
        this.beginning = beginning;
        this.entries = List.copyOf(entries);
        this.budget = budget;
    }

    /** A decision that began an action, and how much of a chance it seems to have missed. */
    private record Suspect(int at, double regret) {}

    /** @param progress hears which part of the work is done */
    public Study study(DoubleConsumer progress) {
        Match<T> match = beginning.get();
        Advisor<T> advisor = new Advisor<>(evaluation, budget, part -> {});
        List<Study.Moment> course = new ArrayList<>(List.of(moment(match)));
        List<Study.Turning> turnings = new ArrayList<>();
        List<Suspect> suspects = new ArrayList<>();
        Optional<Begun> begun = Optional.empty();
        for (int i = 0; i < entries.size() && !match.over(); i++) {
            GameRecord.Entry entry = entries.get(i);
            Choice choice = choice(match, entry);
            if (match.table().atRest()) {
                begun = Optional.of(new Begun(match.plies(), entry.seat(), choice, course.getLast()));
                Situation<T> situation = new Situation<>(match.game(), match.table(), entry.seat());
                suspects.add(new Suspect(i, advisor.regret(situation, choice, match.plies())));
            }
            match.choose(entry.seat(), entry.code());
            if (match.table().atRest() || match.over()) {
                course.add(moment(match));
                // the end itself turns nothing: by then everything has happened
                begun.filter(action -> !match.over())
                        .ifPresent(action -> turnings.add(action.turning(course.getLast())));
                begun = Optional.empty();
            }
            progress.accept(0.4 * i / entries.size());
        }
        return new Study(course, notable(turnings), missed(suspects, advisor, progress));
    }

    private record Begun(int ply, Seat seat, Choice choice, Study.Moment before) {

        Study.Turning turning(Study.Moment after) {
            int most = 0;
            for (int i = 1; i < after.chances().size(); i++) {
                most = change(after, i) > change(after, most) ? i : most;
            }
            return new Study.Turning(
                    ply,
                    seat,
                    choice,
                    Seat.of(most),
                    before.chances().get(most),
                    after.chances().get(most));
        }

        private double change(Study.Moment after, int i) {
            return Math.abs(after.chances().get(i) - before.chances().get(i));
        }
    }

    private Study.Moment moment(Match<T> match) {
        double[] chances = Chances.of(match.game(), evaluation, match.table());
        return new Study.Moment(match.plies(), Arrays.stream(chances).boxed().toList());
    }

    private static <T extends Table<T>> Choice choice(Match<T> match, GameRecord.Entry entry) {
        return match.table().choices(entry.seat().index()).stream()
                .filter(choice -> choice.code().equals(entry.code()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("'" + entry.code() + "' cannot be chosen"));
    }

    private static List<Study.Turning> notable(List<Study.Turning> turnings) {
        return turnings.stream()
                .filter(turning -> Math.abs(turning.after() - turning.before()) >= NOTABLE)
                .sorted(Comparator.comparingDouble(turning -> -Math.abs(turning.after() - turning.before())))
                .limit(TURNINGS)
                .sorted(Comparator.comparingInt(Study.Turning::ply))
                .toList();
    }

    // --- what would have been better
    // ------------------------------------------------------------------------------------

    private List<Study.Missed> missed(List<Suspect> suspects, Advisor<T> advisor, DoubleConsumer progress) {
        List<Suspect> worst = suspects.stream()
                .filter(suspect -> suspect.regret > 0)
                .sorted(Comparator.comparingDouble(suspect -> -suspect.regret))
                .limit(SUSPECTS)
                .sorted(Comparator.comparingInt(Suspect::at))
                .toList();
        Match<T> match = beginning.get();
        List<Study.Missed> missed = new ArrayList<>();
        int made = 0;
        for (int i = 0; i < worst.size(); i++) {
            for (GameRecord.Entry entry : entries.subList(made, worst.get(i).at)) {
                match.choose(entry.seat(), entry.code());
            }
            made = worst.get(i).at;
            lookAt(match, entries.get(made), advisor).ifPresent(missed::add);
            progress.accept(0.4 + 0.6 * (i + 1) / worst.size());
        }
        return missed.stream()
                .sorted(Comparator.comparingDouble(one -> -one.cost()))
                .limit(MISSED)
                .sorted(Comparator.comparingInt(Study.Missed::ply))
                .toList();
    }

    private Optional<Study.Missed> lookAt(Match<T> match, GameRecord.Entry entry, Advisor<T> advisor) {
        Choice made = choice(match, entry);
        Situation<T> situation = new Situation<>(match.game(), match.table(), entry.seat());
        List<Advice> advice = advisor.advise(situation, ALTERNATIVES + 1, match.plies(), Optional.of(made));
        Advice own = advice.stream()
                .filter(one -> one.choice().equals(made))
                .findFirst()
                .orElseThrow();
        List<Advice> better = advice.stream()
                .filter(one -> one.chance() >= own.chance() + BETTER)
                .limit(ALTERNATIVES)
                .toList();
        return better.isEmpty()
                ? Optional.empty()
                : Optional.of(new Study.Missed(match.plies(), entry.seat(), own, better));
    }
}
