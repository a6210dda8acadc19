package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A few choices of one seat that follow one another, and the table they lead to.
 *
 * @param table nobody else changes it
 * @param choices in the order in which they are made
 * @param answers those of them that paid no bill
 * @param asked the question that the last answer was given to
 * @param seen the questions that were asked on the way
 * @param fights whether the last choice leads into a fight
 * @param isBack whether an earlier question is asked anew, so that what was begun after it is done; or everything is
 * @param loss what one of them loses for good
 */
record Way<T extends Table<T>>(
        T table,
        List<Choice> choices,
        List<Choice> answers,
        String asked,
        Set<String> seen,
        boolean fights,
        boolean isBack,
        Phrase loss) {

    static <T extends Table<T>> Way<T> from(T table, Seat seat) {
        return new Way<>(table, List.of(), List.of(), key(table, seat), Set.of(), false, false, Phrase.NONE);
    }

    /** One choice further. */
    Way<T> with(Choice choice, Seat seat) {
        boolean bill = !table.owed(seat).isEmpty();
        String question = bill ? asked : key(table, seat);
        Set<String> questions = new HashSet<>(seen);
        questions.add(question);
        Phrase lost = table.loss(seat, choice);
        boolean fight = !table.fight(seat, choice).equals(Thing.NONE);
        T next = table.copy();
        next.choose(seat.index(), choice);
        return new Way<>(
                next,
                and(choices, choice),
                bill ? answers : and(answers, choice),
                question,
                questions,
                fight,
                isBack(next, seat, question, questions),
                lost.isEmpty() ? loss : lost);
    }

    private static List<Choice> and(List<Choice> earlier, Choice choice) {
        return Stream.concat(earlier.stream(), Stream.of(choice)).toList();
    }

    private static <T extends Table<T>> boolean isBack(T table, Seat seat, String question, Set<String> seen) {
        if (table.over() || table.atRest()) {
            return true;
        }
        String key = key(table, seat);
        return seen.contains(key) && !key.equals(question) && table.owed(seat).isEmpty();
    }

    private static <T extends Table<T>> String key(T table, Seat seat) {
        return table.over() ? "" : table.decision(seat).prompt().key();
    }

    /**
     * How it can go on. Where the same question is asked again its answers are given in the order of their codes only: what is
     * gathered or hired in another order is the same.
     */
    List<Choice> next(Seat seat) {
        List<Choice> all = table.choices(seat.index());
        if (answers.isEmpty() || !key(table, seat).equals(asked)) {
            return all;
        }
        Choice last = answers.getLast();
        List<Choice> next = new ArrayList<>(all.size());
        for (Choice choice : all) {
            if (!choice.verb().equals(last.verb()) || choice.code().compareTo(last.code()) >= 0) {
                next.add(choice);
            }
        }
        return next;
    }
}
