package civitas.kernel.ask;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.Verb;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * A question to one player that is declared once, as a constant beside the card that asks it: what may be chosen and what
 * follows. The step that waits on an agenda ({@link #to}) says only which question it is and about whom, so tables stay
 * plain data although the declaration is made of functions. Those must not hold on to anything that changes.
 *
 * <p>{@link Pick} and {@link YesNo} declare the usual kinds.
 *
 * @param <T> the table
 * @param <A> who is asked: the player, or a record with the player and what else the question has to know
 */
public final class Inquiry<T extends Table<T>, A> {

    private final Draft<T, A> draft;

    private Inquiry(Draft<T, A> draft) {
        this.draft = draft;
    }

    /** Says something about whoever is asked. */
    @FunctionalInterface
    public interface Words<T, A> {
        List<Object> of(T table, A asked);
    }

    /** Writes the legal choices. */
    @FunctionalInterface
    public interface Listing<T, A> {
        void list(T table, A asked, Choices out);
    }

    /** Carries a choice out. */
    @FunctionalInterface
    public interface Chosen<T, A> {
        void choose(T table, A asked, Choice choice);
    }

    /** Something that follows. */
    @FunctionalInterface
    public interface Then<T, A> {
        void run(T table, A asked);
    }

    /** Whether something is so. */
    @FunctionalInterface
    public interface When<T, A> {
        boolean holds(T table, A asked);
    }

    /** Says why a thing cannot be chosen, or says nothing. */
    @FunctionalInterface
    public interface Explaining<T, A> {
        void explain(T table, A asked, Thing thing, Reasons out);
    }

    /** What a choice would lose for good. */
    @FunctionalInterface
    public interface Losing<T, A> {
        Phrase loss(T table, A asked, Choice choice);
    }

    /** A question that lists in its own way. */
    public static <T extends Table<T>> Draft<T, Integer> free(String prompt) {
        return new Draft<>(prompt, Integer::intValue);
    }

    /** The step that asks. */
    public Question<T> to(A asked) {
        return new Asked<>(this, asked);
    }

    /** Asks next. */
    public void ask(T table, A asked) {
        table.push(to(asked));
    }

    /** What an inquiry is made of, until {@link #then} says what follows. */
    public static final class Draft<T extends Table<T>, A> {

        private final String prompt;
        private final ToIntFunction<A> player;
        private Words<T, A> words = (table, asked) -> List.of();
        private Listing<T, A> listing = (table, asked, out) -> {};
        private Chosen<T, A> chosen = (table, asked, choice) -> {};
        private Explaining<T, A> explaining = (table, asked, thing, out) -> {};
        private Losing<T, A> losing = (table, asked, choice) -> Phrase.NONE;
        private boolean answersItself = true;
        private Predicate<Verb> silences = verb -> false;

        Draft(String prompt, ToIntFunction<A> player) {
            this.prompt = prompt;
            this.player = player;
        }

        /** The same for a question that has to know more than who is asked; comes first of all. */
        public <B> Draft<T, B> about(ToIntFunction<B> whom) {
            return new Draft<>(prompt, whom);
        }

        /** The arguments of the prompt. */
        public Draft<T, A> saying(Words<T, A> arguments) {
            words = arguments;
            return this;
        }

        public Draft<T, A> list(Listing<T, A> choices) {
            listing = choices;
            return this;
        }

        public Draft<T, A> explain(Explaining<T, A> reasons) {
            explaining = reasons;
            return this;
        }

        public Draft<T, A> loss(Losing<T, A> loss) {
            losing = loss;
            return this;
        }

        /** Never answers itself: a single choice would tell the others something about hidden cards. */
        public Draft<T, A> secret() {
            answersItself = false;
            return this;
        }

        /** The verb by which nothing is done. */
        Draft<T, A> silence(Verb verb) {
            silences = verb::equals;
            return this;
        }

        public Inquiry<T, A> then(Chosen<T, A> next) {
            chosen = next;
            return new Inquiry<>(this);
        }

        /** The prompt names it: dumps of tables show it. */
        @Override
        public String toString() {
            return prompt;
        }
    }

    @Override
    public String toString() {
        return draft.toString();
    }

    /** An inquiry waits for its answer. */
    private record Asked<T extends Table<T>, A>(Inquiry<T, A> question, A asked) implements Question<T> {

        @Override
        public int asked(T table) {
            return 1 << question.draft.player.applyAsInt(asked);
        }

        @Override
        public Phrase prompt(T table, int seat) {
            return new Phrase(question.draft.prompt, question.draft.words.of(table, asked));
        }

        @Override
        public void list(T table, int seat, Choices out) {
            question.draft.listing.list(table, asked, out);
        }

        @Override
        public void choose(T table, int seat, Choice choice) {
            question.draft.chosen.choose(table, asked, choice);
        }

        @Override
        public void explain(T table, int seat, Thing thing, Reasons out) {
            question.draft.explaining.explain(table, asked, thing, out);
        }

        @Override
        public Phrase loss(T table, int seat, Choice choice) {
            return question.draft.losing.loss(table, asked, choice);
        }

        @Override
        public boolean answersItself(T table) {
            return question.draft.answersItself;
        }

        /** Where a single choice answers itself nobody has to keep silent. */
        @Override
        public Weight weight(Choice choice) {
            boolean silent = !question.draft.answersItself && question.draft.silences.test(choice.verb());
            return silent ? Weight.SILENT : Weight.OPEN;
        }
    }
}
