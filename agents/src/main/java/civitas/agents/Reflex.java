package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plays on for everybody on an imagined table, quickly: what a search believes will happen next.
 *
 * <p>Whoever is to act looks at a sample of what can be done, finishes each action once or twice at random and does what
 * then looks best to him; small questions are answered by what looks best right after the answer. Actions are tried with
 * other dice than those that will fall, so that nobody attacks because he knows that he will win.
 *
 * @param <T> the game's table
 */
final class Reflex<T extends Table<T>> {

    /** An action that takes longer is judged where it stands. */
    static final int LONGEST_ACTION = 40;

    /** Actions that are tried, spread over all there are. */
    private static final int SAMPLE = 20;

    /** Ways in which an action that is not done with one choice is finished. */
    private static final int COMPLETIONS = 2;

    /** Answers to a small question that are tried. */
    private static final int ANSWERS = 6;

    /** No course is longer, whatever happens in it. */
    private static final int LONGEST_COURSE = 400;

    private final Evaluation<T> evaluation;
    private final SplittableRandom random;

    Reflex(Evaluation<T> evaluation, SplittableRandom random) {
        this.evaluation = evaluation;
        this.random = random;
    }

    /**
     * Plays on until the turn has changed hands so many times, at rest, or the game is over.
     *
     * @param holder whose turn it is
     */
    void play(T table, int holder, int changes) {
        int left = changes;
        int turn = holder;
        for (int i = 0; i < LONGEST_COURSE && !table.over(); i++) {
            int asked = table.asking();
            if (table.atRest()) {
                if (asked != turn) {
                    left--;
                    turn = asked;
                }
                if (left < 0) {
                    return;
                }
                act(table, asked);
            } else {
                table.choose(asked, answer(table, asked));
            }
        }
    }

    /** Does what looks best of a sample. */
    private void act(T table, int seat) {
        List<Choice> choices = Words.withoutTalk(table.choices(seat));
        int size = choices.size();
        if (size == 1) {
            table.choose(seat, choices.getFirst());
            return;
        }
        long dice = random.nextLong();
        int tries = Math.min(size, SAMPLE);
        int first = size > SAMPLE ? random.nextInt(size) : 0;
        List<Choice> best = List.of();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < tries; i++) {
            Choice choice = choices.get((int) ((first + (long) i * size / tries) % size));
            for (int k = 0; k < COMPLETIONS; k++) {
                T copy = table.copy();
                copy.redealt(dice);
                List<Choice> made = tried(copy, seat, choice);
                double value = evaluation.value(copy, seat);
                if (value > most) {
                    most = value;
                    best = made;
                }
                if (made.size() == 1) {
                    break;
                }
            }
        }
        follow(table, seat, best);
    }

    /** Makes a choice and finishes the action at random; gives the choices that the seat made. */
    List<Choice> tried(T table, int seat, Choice choice) {
        table.choose(seat, choice);
        if (table.over() || table.atRest()) {
            return List.of(choice);
        }
        List<Choice> made = new ArrayList<>();
        made.add(choice);
        for (int i = 0; i < LONGEST_ACTION && !table.over() && !table.atRest(); i++) {
            int asked = table.asking();
            Choice next = asked == seat ? anyOf(table.choices(asked)) : answer(table, asked);
            if (asked == seat) {
                made.add(next);
            }
            table.choose(asked, next);
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
        List<Choice> choices = table.choices(seat);
        int size = choices.size();
        if (size == 1) {
            return choices.getFirst();
        }
        int stride = Math.ceilDiv(size, ANSWERS);
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
