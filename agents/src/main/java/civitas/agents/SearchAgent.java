package civitas.agents;

import civitas.kernel.Bill;
import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Thinks a few turns ahead: of the actions that look best at first sight it takes the one after which the game goes on best.
 *
 * <p>First every choice is played to the end of its action, as {@link GreedyAgent} does it, which gives a <em>line</em>: the choice, the
 * small choices that belong to it, and how the table looks then. The best few lines are candidates, and who takes the time plans the rest of
 * the turn for each of them, with a {@link TurnPlanner}. Each is then made on many imagined
 * tables, the same for all of them, and the game is played on by a {@link Reflex} for all seats until the turn has changed hands a few times. The
 * weaker half of the candidates is given up again and again, so that the work goes where it is hard to tell. How things
 * stand when the own turn is over counts like a few of these courses: it says less, but luck has little part in it.
 *
 * <p>A line that was chosen is followed through its small choices as long as nobody else and no chance has spoken in between.
 * Payments are left to the first impression, and so is all talk.
 *
 * @param <T> the game's table
 */
public final class SearchAgent<T extends Table<T>> implements Agent<T> {

    private final Evaluation<T> evaluation;
    private final Search search;
    private final SplittableRandom random;
    private final GreedyAgent<T> instinct;
    private final Deque<Step> plan = new ArrayDeque<>();

    /** The actions that are meant to come after the one that is being done. */
    private List<List<Choice>> meant = List.of();

    /** A candidate, and what speaks for it so far. */
    private static final class Contender {
        private final Intent plan;

        /** Courses so far, and the chances when the own turn was over and when the course was. */
        private int courses;

        private double near;
        private double far;

        Contender(Intent plan) {
            this.plan = plan;
        }

        void add(double afterTurn, double afterCourse) {
            courses++;
            near += afterTurn;
            far += afterCourse;
        }

        /** What is further away tells more, but its luck has to be evened out first. */
        double worth(double faith) {
            return (far + faith * near / courses) / (courses + faith);
        }
    }

    /** A choice that was planned, and among which choices. */
    private record Step(List<Choice> choices, Choice choice) {}

    SearchAgent(Evaluation<T> evaluation, Search search, long seed) {
        this.evaluation = evaluation;
        this.search = search;
        this.random = new SplittableRandom(seed);
        this.instinct = new GreedyAgent<>(evaluation, random.nextLong());
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices();
        return choices.size() == 1 ? choices.getFirst() : Speakers.aside(() -> decide(situation, choices, budget));
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget budget) {
        return instinct.speak(situation, budget);
    }

    private Choice decide(Situation<T> situation, List<Choice> choices, Budget budget) {
        Optional<Choice> planned = planned(choices);
        if (planned.isPresent()) {
            return planned.get();
        }
        Optional<Choice> word = instinct.word(situation, choices, budget);
        if (word.isPresent()) {
            return word.get();
        }
        List<Choice> acts = Words.withoutTalk(choices);
        return acts.size() == 1 ? acts.getFirst() : act(situation, acts, budget.start());
    }

    /** The next choice of the plan, if the agent is asked exactly what it expected. */
    private Optional<Choice> planned(List<Choice> choices) {
        if (plan.isEmpty()) {
            return Optional.empty();
        }
        Step next = plan.removeFirst();
        if (next.choices.equals(choices)) {
            return Optional.of(next.choice);
        }
        plan.clear();
        return Optional.empty();
    }

    // --- candidates -------------------------------------------------------------------------------------------------

    private Choice act(Situation<T> situation, List<Choice> choices, Budget.Meter meter) {
        SplittableRandom own = random.split();
        List<Line> lines = Impressions.of(evaluation, situation, choices, search, own, meter);
        T world = situation.imagine(own.nextLong());
        Line best = lines.getFirst();
        if (!(world.top().orElse(null) instanceof Bill<?>)) {
            Intent chosen = chosen(situation, candidates(lines), own, meter);
            meant = chosen.later();
            best = chosen.now();
        }
        remember(world, situation.seat().index(), best);
        return best.first();
    }

    private Intent chosen(Situation<T> situation, List<Line> candidates, SplittableRandom own, Budget.Meter meter) {
        if (candidates.size() == 1) {
            Line only = candidates.getFirst();
            return new Intent(only, Intent.after(only, meant), only.value());
        }
        if (search.deals() == 0) {
            return searched(situation, candidates.stream().map(Intent::of).toList(), own, meter);
        }
        TurnPlanner<T> planner = new TurnPlanner<>(evaluation, situation, search, own, meter);
        return searched(situation, planner.plans(candidates, meant), own, meter);
    }

    private List<Line> candidates(List<Line> lines) {
        double least = lines.getFirst().value() - search.margin() * evaluation.spread();
        return lines.stream()
                .limit(search.candidates())
                .filter(line -> line.value() >= least)
                .toList();
    }

    // --- comparing them ---------------------------------------------------------------------------------------------

    /** The best of several: they are compared on the same worlds, and the weaker half is given up again and again. */
    private Intent searched(Situation<T> situation, List<Intent> candidates, SplittableRandom own, Budget.Meter meter) {
        List<Contender> left = new ArrayList<>();
        for (Intent intent : candidates) {
            left.add(new Contender(intent));
        }
        int stages = Integer.SIZE - Integer.numberOfLeadingZeros(candidates.size() - 1);
        boolean more = true;
        while (left.size() > 1) {
            int worlds = Math.max(1, search.iterations() / (stages * left.size()));
            for (int i = 0; i < worlds && more; i++) {
                more = compared(situation, left, own, meter);
            }
            if (left.getFirst().courses == 0) {
                break; // no time at all: the first impression decides
            }
            left.sort(Comparator.comparingDouble(contender -> -contender.worth(search.faith())));
            left = new ArrayList<>(left.subList(0, more ? Math.ceilDiv(left.size(), 2) : 1));
        }
        return left.getFirst().plan;
    }

    /** Plays a course from each candidate in one more world; a world in which the budget ends does not count. */
    private boolean compared(
            Situation<T> situation, List<Contender> contenders, SplittableRandom own, Budget.Meter meter) {
        int seat = situation.seat().index();
        int changes = search.turns() * situation.seats() * evaluation.parts();
        T world = situation.imagine(own.nextLong());
        long luck = own.nextLong();
        double[] near = new double[contenders.size()];
        double[] far = new double[near.length];
        boolean more = true;
        for (int i = 0; i < near.length; i++) {
            if (!more) {
                return false;
            }
            T table = world.copy();
            Reflex<T> reflex = new Reflex<>(evaluation, new SplittableRandom(luck));
            reflex.follow(table, seat, contenders.get(i).plan.now().choices());
            reflex.pursue(table, seat, contenders.get(i).plan.later());
            reflex.play(table, turnOf(world, seat), 0);
            near[i] = chance(evaluation.value(table, seat));
            far[i] = near[i];
            if (!table.over()) {
                reflex.play(table, table.asking(), changes - 1);
                far[i] = chance(evaluation.value(table, seat));
            }
            more = meter.another();
        }
        for (int i = 0; i < near.length; i++) {
            contenders.get(i).add(near[i], far[i]);
        }
        return more;
    }

    /** Whose turn it is, as far as can be said: whoever is asked when nothing is half done, else the next who will be. */
    private static <T extends Table<T>> int turnOf(T table, int seat) {
        return table.atRest() ? table.asking() : seat;
    }

    /** A margin as a chance to win. */
    private double chance(double value) {
        return 1 / (1 + Math.exp(-value / evaluation.spread()));
    }

    // --- the plan ---------------------------------------------------------------------------------------------------

    /** Keeps the small choices that follow the first as long as neither chance nor anybody else speaks before them. */
    private void remember(T table, int seat, Line line) {
        plan.clear();
        int shown = table.revelations();
        for (int i = 0; i < line.choices().size(); i++) {
            Choice choice = line.choices().get(i);
            if (i > 0) {
                boolean own = !table.over() && !table.atRest() && table.asking() == seat;
                if (!own || table.revelations() != shown || !table.choices(seat).contains(choice)) {
                    return;
                }
                plan.add(new Step(table.choices(seat), choice));
            }
            table.choose(seat, choice);
        }
    }
}
