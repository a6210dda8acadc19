package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plays on for everybody on an imagined table, quickly: what a search believes will happen next.
 *
 * <p>Whoever is to act looks at a sample of what can be done, finishes each action at random, the best ones twice, and does what
 * then looks best to him; small questions are answered by what looks best right after the answer. Actions are tried with
 * other dice than those that will fall, so that nobody attacks because he knows that he will win.
 *
 * <p>Two courses from the same seed are to differ only by what was different at their beginning: whoever compares them wants to see that, and not luck.
 * So every turn begins with dice of its own, and which choices are thought of and how each is tried depends on the seed, the turn and the
 * choice alone, not on what else there was to try.
 *
 * @param <T> the game's table
 */
final class Reflex<T extends Table<T>> {

    /** An action that takes longer is judged where it stands. */
    static final int LONGEST_ACTION = 40;

    /** Actions that are tried, spread over all there are. */
    private static final int SAMPLE = 20;

    /** Of the actions that are not done with one choice so many of the best are finished once more, in another way. */
    private static final int SECOND_LOOKS = 4;

    /** Answers to a small question that are tried. */
    private static final int ANSWERS = 6;

    /** The same of somebody else while an action is only tried. */
    private static final int QUICK_ANSWERS = 3;

    /** More than any list of choices is long; a power of two. */
    private static final long LARGEST_INDEX = 1L << 20;

    /** No course is longer, whatever happens in it. */
    private static final int LONGEST_COURSE = 400;

    private static final Comparator<Attempt> BEST_FIRST = Comparator.comparingDouble(attempt -> -attempt.value);

    private final Evaluation<T> evaluation;

    private final long seed;

    private SplittableRandom random;

    /** An action that was tried: the choices that were made, and how it looks then. */
    private record Attempt(List<Choice> made, double value) {}

    Reflex(Evaluation<T> evaluation, SplittableRandom random) {
        this.evaluation = evaluation;
        this.random = random;
        seed = random.nextLong();
    }

    /**
     * Plays on until the turn has changed hands so many times, at rest, or the game is over.
     *
     * @param holder whose turn it is
     */
    void play(T table, int holder, int changes) {
        int left = changes;
        int turn = holder;
        int acts = 0;
        long luck = newTurn(table, left);
        for (int i = 0; i < LONGEST_COURSE && !table.over(); i++) {
            int asked = table.asking();
            if (table.atRest()) {
                if (asked != turn) {
                    left--;
                    turn = asked;
                    acts = 0;
                    luck = newTurn(table, left);
                }
                if (left < 0) {
                    return;
                }
                acts++;
                act(table, asked, mixed(luck + acts));
            } else {
                table.choose(asked, answer(table, asked));
            }
        }
    }

    /** Gives a turn dice of its own, and all else that will be drawn in it. */
    private long newTurn(T table, int left) {
        long luck = mixed(seed + left);
        random = new SplittableRandom(luck);
        table.redealt(random.nextLong());
        return luck;
    }

    /** Plays the rest of a turn, with dice of its own; gives the actions of the seat, each as the choices it made. */
    List<List<Choice>> finish(T table, int seat) {
        List<List<Choice>> actions = new ArrayList<>();
        long luck = newTurn(table, 0);
        while (comesToAct(table, seat) && actions.size() < LONGEST_ACTION) {
            actions.add(act(table, seat, mixed(luck + actions.size())));
        }
        return actions;
    }

    /** One action that looks best of a sample, as the choices it is made of; none if the turn is over. */
    List<Choice> next(T table, int seat) {
        return comesToAct(table, seat) ? act(table, seat, newTurn(table, 0)) : List.of();
    }

    /** Does these actions one after the other as long as the turn is the seat's; what cannot be done any more is left out. */
    void pursue(T table, int seat, List<List<Choice>> actions) {
        for (List<Choice> action : actions) {
            if (!comesToAct(table, seat)) {
                return;
            }
            if (table.choices(seat).contains(action.getFirst())) {
                follow(table, seat, action);
            }
        }
    }

    /** Answers what is asked until nothing is half done, and says whether it is the turn of the seat then. */
    private boolean comesToAct(T table, int seat) {
        for (int i = 0; i < LONGEST_COURSE && !table.over() && !table.atRest(); i++) {
            table.choose(table.asking(), answer(table, table.asking()));
        }
        return !table.over() && table.atRest() && table.asking() == seat;
    }

    /** Does what looks best of a sample; gives the choices that were planned. */
    private List<Choice> act(T table, int seat, long dice) {
        List<Choice> choices = Words.withoutTalk(table.choices(seat));
        if (choices.size() == 1) {
            table.choose(seat, choices.getFirst());
            return choices;
        }
        List<Attempt> attempts = new ArrayList<>();
        for (Choice choice : sample(choices, dice)) {
            attempts.add(attempt(table, seat, choice, dice));
        }
        attempts.sort(BEST_FIRST);
        Attempt best = attempts.getFirst();
        for (int i = 0; i < attempts.size() && i < SECOND_LOOKS; i++) {
            Attempt first = attempts.get(i);
            if (first.made.size() > 1) {
                Attempt second = attempt(table, seat, first.made.getFirst(), ~dice);
                best = second.value > best.value ? second : best;
            }
        }
        random = new SplittableRandom(dice);
        follow(table, seat, best.made);
        return best.made;
    }

    /** Tries a choice, the same way wherever else it is tried with this draw. */
    private Attempt attempt(T table, int seat, Choice choice, long draw) {
        random = new SplittableRandom(draw ^ key(choice));
        T copy = table.copy();
        copy.redealt(draw);
        List<Choice> made = tried(copy, seat, choice);
        return new Attempt(made, evaluation.value(copy, seat));
    }

    /** What is thought of: of a few choices all, of many those that a draw prefers which is the same for the same choices. */
    private static List<Choice> sample(List<Choice> choices, long draw) {
        if (choices.size() <= SAMPLE) {
            return choices;
        }
        long[] order = new long[choices.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (mixed(draw ^ key(choices.get(i))) & -LARGEST_INDEX) | i;
        }
        Arrays.sort(order);
        List<Choice> sample = new ArrayList<>(SAMPLE);
        for (int i = 0; i < SAMPLE; i++) {
            sample.add(choices.get((int) (order[i] & (LARGEST_INDEX - 1))));
        }
        return sample;
    }

    /** A number for what a choice says, the same on every machine. */
    private static long key(Choice choice) {
        long key = choice.verb().code().hashCode();
        key = 31 * key + choice.subject().code().hashCode();
        return mixed(31 * key + choice.object().code().hashCode());
    }

    /** Spreads the bits of a number over all of it. */
    private static long mixed(long number) {
        long spread = (number ^ number >>> 33) * 0xff51afd7ed558ccdL;
        spread = (spread ^ spread >>> 33) * 0xc4ceb9fe1a85ec53L;
        return spread ^ spread >>> 33;
    }

    /** Makes a choice and finishes the action at random; gives the choices that the seat made. */
    List<Choice> tried(T table, int seat, Choice choice) {
        return tried(table, seat, List.of(choice));
    }

    /** The same with more of the beginning given, as long as it can be made. */
    List<Choice> tried(T table, int seat, List<Choice> beginning) {
        Choice first = beginning.getFirst();
        table.choose(seat, first);
        if (table.over() || table.atRest()) {
            return List.of(first);
        }
        List<Choice> made = new ArrayList<>();
        made.add(first);
        int given = beginning.size();
        for (int i = 0; i < LONGEST_ACTION && !table.over() && !table.atRest(); i++) {
            int asked = table.asking();
            if (asked != seat) {
                table.choose(asked, answer(table, asked, QUICK_ANSWERS));
                continue;
            }
            List<Choice> choices = table.choices(seat);
            if (made.size() < given && !choices.contains(beginning.get(made.size()))) {
                given = 0;
            }
            Choice next = made.size() < given ? beginning.get(made.size()) : anyOf(choices);
            made.add(next);
            table.choose(seat, next);
        }
        return made;
    }

    /** Makes these choices as long as they can be made, and answers what is asked between them. */
    void follow(T table, int seat, List<Choice> line) {
        for (int i = 0; i < line.size(); i++) {
            for (int k = 0; k < LONGEST_ACTION && i > 0 && !table.over() && table.asking() != seat; k++) {
                if (table.atRest()) {
                    return;
                }
                table.choose(table.asking(), answer(table, table.asking()));
            }
            if (i > 0 && (table.over() || table.atRest() || !table.choices(seat).contains(line.get(i)))) {
                return;
            }
            table.choose(seat, line.get(i));
        }
    }

    /** What looks best right after it, of a sample. */
    Choice answer(T table, int seat) {
        return answer(table, seat, ANSWERS);
    }

    private Choice answer(T table, int seat, int looks) {
        List<Choice> choices = table.choices(seat);
        int size = choices.size();
        if (size == 1) {
            return choices.getFirst();
        }
        int stride = Math.ceilDiv(size, looks);
        Choice best = choices.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = stride == 1 ? 0 : random.nextInt(stride); i < size; i += stride) {
            T copy = table.copy();
            copy.choose(seat, choices.get(i));
            double value = evaluation.value(copy, seat);
            if (value > most) {
                most = value;
                best = choices.get(i);
            }
        }
        return best;
    }

    private Choice anyOf(List<Choice> choices) {
        return choices.size() == 1 ? choices.getFirst() : choices.get(random.nextInt(choices.size()));
    }
}
