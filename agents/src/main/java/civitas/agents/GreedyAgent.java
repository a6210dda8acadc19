package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Looks one action ahead and takes what then looks best.
 *
 * <p>A choice is often only the beginning of an action (take this group, move it there, done), so judging the table right
 * after it would say little. The agent tries every choice on an imagined table and plays on at random until the table is
 * at rest again, a few times over; the best of these completions is what the choice is worth, because the agent will be
 * asked again before each of the later choices. Luck is not a matter of choice, so all this is done in a few imagined
 * worlds, each with its own cards and dice, but the same for every choice, and averaged.
 *
 * <p>The others answer with what looks best to them at that moment. If they answered at random, the best of several
 * completions would be the one in which they blundered, and the agent would count on that.
 *
 * <p>It answers an offer before it does anything else, takes it if it improves its lot and declines it otherwise. In its own
 * turn it makes one offer at most, one that a {@link Haggler} finds good for both sides, and lets it lie: it takes a word back
 * only if the offer has become a loss. All other talk is silence.
 *
 * <p>An end of the turn is final, while every other choice is only a beginning of which a few random ends were seen. So before
 * it ends a turn it looks more closely at the best of what is left to do.
 */
public final class GreedyAgent<T extends Table<T>> implements Agent<T> {

    /** Imagined deals in which an offer must be good: what the other holds decides whether he wants it. */
    private static final int HANDS = 8;

    /** Of so many choices of another player, spread over all he has, the best is taken. */
    private static final int ANSWERS = 16;

    /** An action that takes longer is judged where it stands. */
    private static final int LONGEST_ACTION = 40;

    /** Choices that are looked at once more before the turn is ended. */
    private static final int SECOND_LOOKS = 6;

    /** What an offer must improve to be worth an answer; evaluations are sums of small steps far above it. */
    private static final double WORTH_A_WORD = 1e-6;

    private final Evaluation<T> evaluation;
    private final Effort effort;
    private final SplittableRandom random;
    private final Haggler<T> haggler;

    /** The codes that are still to be said of an offer that was begun. */
    private final Deque<String> plan = new ArrayDeque<>();

    public GreedyAgent(Evaluation<T> evaluation, long seed) {
        this(evaluation, Effort.CARE, seed);
    }

    GreedyAgent(Evaluation<T> evaluation, Effort effort, long seed) {
        this.evaluation = evaluation;
        this.effort = effort;
        this.random = new SplittableRandom(seed);
        this.haggler = new Haggler<>(evaluation);
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices();
        return choices.size() == 1 ? choices.getFirst() : Speakers.aside(() -> decide(situation, choices, budget));
    }

    private Choice decide(Situation<T> situation, List<Choice> choices, Budget budget) {
        Optional<Choice> word = word(situation, choices, budget);
        if (word.isPresent()) {
            return word.get();
        }
        List<Choice> acts = Words.withoutTalk(choices);
        return acts.size() == 1 ? acts.getFirst() : act(situation, noticed(acts), budget);
    }

    /** What the agent thinks of: of a few choices all, of many as many as it does not overlook. */
    private List<Choice> noticed(List<Choice> choices) {
        if (effort.overlooked() == 0 || choices.size() <= effort.overlooked()) {
            return choices;
        }
        List<Choice> noticed = choices.stream()
                .filter(choice -> Words.ends(choice) || random.nextInt(effort.overlooked()) != 0)
                .toList();
        return noticed.isEmpty() || noticed.stream().allMatch(Words::ends) ? choices : noticed;
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices().stream()
                .filter(choice -> !Words.isTalk(choice) || Words.isAnswer(choice))
                .toList();
        return choices.isEmpty() ? Optional.empty() : Speakers.aside(() -> answer(situation, choices, budget));
    }

    // --- talk -------------------------------------------------------------------------------------------------------

    /** What there is to say before anything is done, if anything. */
    Optional<Choice> word(Situation<T> situation, List<Choice> choices, Budget budget) {
        return choices.stream().anyMatch(Words::isTalk) && !Words.isPicking(choices)
                ? talk(situation, choices, budget)
                : Optional.empty();
    }

    private Optional<Choice> talk(Situation<T> situation, List<Choice> choices, Budget budget) {
        List<Choice> answers = choices.stream().filter(Words::isAnswer).toList();
        if (!answers.isEmpty()) {
            return answer(situation, answers, budget);
        }
        Optional<Choice> withdraw = Words.first(choices, Words.WITHDRAW);
        if (withdraw.isPresent()) {
            return Optional.of(nextOfPlan(choices).orElse(withdraw.get()));
        }
        int seat = situation.seat().index();
        List<T> worlds = new ArrayList<>();
        for (int world = 0; world < HANDS; world++) {
            worlds.add(situation.imagine(random.nextLong()));
        }
        Optional<Choice> regret = choices.stream()
                .filter(choice -> Words.says(choice, Words.RECALL))
                .filter(recall -> worlds.stream().allMatch(world -> haggler.isRegretted(world, seat, recall)))
                .findFirst();
        boolean silent = worlds.getFirst().talk().made(seat) > 0;
        return regret.isPresent() || silent ? regret : begun(haggler.plan(worlds, seat, choices));
    }

    /** What was planned to be written next, if it still can be. */
    private Optional<Choice> nextOfPlan(List<Choice> choices) {
        String code = plan.isEmpty() ? "" : plan.removeFirst();
        return choices.stream().filter(choice -> choice.code().equals(code)).findFirst();
    }

    private Optional<Choice> begun(Optional<Haggler.Plan> offer) {
        plan.clear();
        offer.ifPresent(found -> plan.addAll(found.rest()));
        return offer.map(Haggler.Plan::begin);
    }

    /** Says what improves the agent's lot, and otherwise declines. */
    private Optional<Choice> answer(Situation<T> situation, List<Choice> choices, Budget budget) {
        Worth worth = worth(situation, choices, budget.start());
        int best = best(worth.choices);
        if (worth.choices[best] > worth.silence + WORTH_A_WORD) {
            return Optional.of(choices.get(best));
        }
        return Words.first(choices, Words.DECLINE);
    }

    // --- actions ----------------------------------------------------------------------------------------------------

    private Choice act(Situation<T> situation, List<Choice> choices, Budget budget) {
        Budget.Meter meter = budget.start();
        Worth worth = worth(situation, choices, meter);
        Choice best = choices.get(best(worth.choices));
        return Words.ends(best) && effort.careful() > 0 ? reconsidered(situation, choices, worth, best) : best;
    }

    /** The best of what could still be done, looked at more closely, if it is better than to end. */
    private Choice reconsidered(Situation<T> situation, List<Choice> choices, Worth worth, Choice end) {
        int[] others = IntStream.range(0, choices.size())
                .filter(i -> !Words.ends(choices.get(i)) && worth.choices[i] > Double.NEGATIVE_INFINITY)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -worth.choices[i]))
                .limit(SECOND_LOOKS)
                .mapToInt(Integer::intValue)
                .toArray();
        double[] values = new double[others.length];
        double ended = 0;
        int seat = situation.seat().index();
        for (int world = 0; world < effort.worlds(); world++) {
            T imagined = situation.imagine(random.nextLong());
            ended += Math.min(bestCompletion(imagined, seat, end, 1), evaluation.value(imagined, seat));
            for (int i = 0; i < others.length; i++) {
                values[i] += bestCompletion(imagined, seat, choices.get(others[i]), effort.careful());
            }
        }
        int best = others.length == 0 ? 0 : best(values);
        return others.length > 0 && values[best] > ended ? choices.get(others[best]) : end;
    }

    /** What the choices are worth, and what it is worth to choose nothing. */
    private static final class Worth {
        final double[] choices;
        double silence;

        Worth(int size) {
            choices = new double[size];
        }
    }

    private Worth worth(Situation<T> situation, List<Choice> choices, Budget.Meter meter) {
        Worth worth = new Worth(choices.size());
        int seat = situation.seat().index();
        int completions = Math.clamp(effort.trials() / (effort.worlds() * choices.size()), 1, effort.completions());
        for (int world = 0; world < effort.worlds(); world++) {
            T imagined = situation.imagine(random.nextLong());
            double[] values = new double[choices.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = bestCompletion(imagined, seat, choices.get(i), completions);
                if (!meter.another()) {
                    return world == 0 ? soFar(values, i) : worth;
                }
            }
            worth.silence += evaluation.value(imagined, seat);
            for (int i = 0; i < values.length; i++) {
                worth.choices[i] += values[i];
            }
        }
        return worth;
    }

    /** Thinking was cut short in the first world: choices it did not reach are not considered. */
    private static Worth soFar(double[] values, int reached) {
        Worth worth = new Worth(values.length);
        Arrays.fill(worth.choices, Double.NEGATIVE_INFINITY);
        System.arraycopy(values, 0, worth.choices, 0, reached + 1);
        worth.silence = Double.POSITIVE_INFINITY;
        return worth;
    }

    private double bestCompletion(T imagined, int seat, Choice choice, int completions) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < completions; i++) {
            T table = imagined.copy();
            table.choose(seat, choice);
            boolean finished = table.atRest() || table.over();
            if (!finished) {
                complete(table, seat);
            }
            best = Math.max(best, evaluation.value(table, seat));
            if (finished) {
                break;
            }
        }
        return best;
    }

    /** Plays on until no action is half done: for the seat at random, for the others as they would like it. */
    private void complete(T table, int seat) {
        for (int i = 0; i < LONGEST_ACTION && !table.atRest() && !table.over(); i++) {
            int asked = table.asking();
            List<Choice> choices = table.choices(asked);
            table.choose(asked, asked == seat ? anyOf(choices) : answer(table, asked, choices));
        }
    }

    private Choice anyOf(List<Choice> choices) {
        return choices.get(choices.size() == 1 ? 0 : random.nextInt(choices.size()));
    }

    private Choice answer(T table, int asked, List<Choice> choices) {
        if (choices.size() == 1) {
            return choices.getFirst();
        }
        int stride = Math.ceilDiv(choices.size(), ANSWERS);
        Choice best = choices.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < choices.size(); i += stride) {
            T copy = table.copy();
            copy.choose(asked, choices.get(i));
            double value = evaluation.value(copy, asked);
            if (value > most) {
                most = value;
                best = choices.get(i);
            }
        }
        return best;
    }

    /** The index of the highest value; one at random of several. */
    private int best(double[] values) {
        int best = 0;
        int ties = 1;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[best]) {
                best = i;
                ties = 1;
            } else if (values[i] == values[best]) {
                ties++;
                if (random.nextInt(ties) == 0) {
                    best = i;
                }
            }
        }
        return best;
    }
}
