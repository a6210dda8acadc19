package civitas.kernel.ask;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.Verb;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * Declares a question which of several things a player picks: a city, a space, a good, an opponent, a card.
 *
 * @param <T> the table
 * @param <A> who is asked, see {@link Inquiry}
 * @param <K> what is picked
 */
public final class Pick<T extends Table<T>, A, K extends Thing> {

    private final Inquiry.Draft<T, A> draft;
    private final Verb verb;
    private final Class<K> kind;
    private final Usual<T, K> usual;
    private Candidates<T, A, K> candidates;
    private Filter<T, A, K> filter = (table, asked, thing) -> true;
    private Inquiry.When<T, A> when = (table, asked) -> true;
    private Refusal refusal = Refusal.NEVER;
    private Verb no;
    private Inquiry.Then<T, A> refused = (table, asked) -> {};
    private First<T, A, K> first = (table, asked, thing, next) -> next.run(table);

    /** Whether a player may pick nothing. */
    private enum Refusal {
        NEVER,
        IF_NOTHING,
        ALWAYS
    }

    /** Hands out the things of a kind that may be in question for a player, in the order in which they are listed. */
    @FunctionalInterface
    public interface Usual<T, K> {
        void each(T table, int player, Consumer<K> out);
    }

    /** Hands out the things that may be in question, in the order in which they are listed. */
    @FunctionalInterface
    public interface Candidates<T, A, K> {
        void each(T table, A asked, Consumer<K> out);
    }

    /** Whether a thing may be picked. */
    @FunctionalInterface
    public interface Filter<T, A, K> {
        boolean allows(T table, A asked, K thing);
    }

    /** What happens with the thing that was picked. */
    @FunctionalInterface
    public interface Picked<T, A, K> {
        void run(T table, A asked, K thing);
    }

    /** What has to be done before what follows, a payment for example; goes on with {@code next}. */
    @FunctionalInterface
    public interface First<T extends Table<T>, A, K> {
        void run(T table, A asked, K thing, Procedure<T> next);
    }

    private Pick(Inquiry.Draft<T, A> draft, ToIntFunction<A> player, Verb verb, Class<K> kind, Usual<T, K> usual) {
        this.draft = draft;
        this.verb = verb;
        this.kind = kind;
        this.usual = usual;
        candidates = (table, asked, out) -> usual.each(table, player.applyAsInt(asked), out);
        no = verb;
    }

    /**
     * Which of the usual things of a kind.
     *
     * @param verb what picking one is called
     */
    public static <T extends Table<T>, K extends Thing> Pick<T, Integer, K> of(
            String prompt, Verb verb, Class<K> kind, Usual<T, K> usual) {
        return new Pick<>(Inquiry.free(prompt), Integer::intValue, verb, kind, usual);
    }

    /** The same for a question that has to know more than who is asked; comes first of all. */
    public <B> Pick<T, B, K> about(ToIntFunction<B> whom) {
        return new Pick<>(draft.about(whom), whom, verb, kind, usual);
    }

    /** The arguments of the prompt. */
    public Pick<T, A, K> saying(Inquiry.Words<T, A> arguments) {
        draft.saying(arguments);
        return this;
    }

    /** Other things than the usual ones. */
    public Pick<T, A, K> from(Candidates<T, A, K> things) {
        candidates = things;
        return this;
    }

    /** Only things that are allowed. */
    public Pick<T, A, K> where(Filter<T, A, K> allowed) {
        filter = allowed;
        return this;
    }

    /** Nothing at all if something is not so any more when the question comes up. */
    public Pick<T, A, K> when(Inquiry.When<T, A> possible) {
        when = possible;
        return this;
    }

    /** The player may as well do something else: pass, be done. */
    public Pick<T, A, K> or(Verb other) {
        refusal = Refusal.ALWAYS;
        no = other;
        draft.silence(other);
        return this;
    }

    /** The same, with something that follows it. */
    public Pick<T, A, K> or(Verb other, Inquiry.Then<T, A> next) {
        refused = next;
        return or(other);
    }

    /** There is something else to do only if there is nothing to pick. */
    public Pick<T, A, K> ifNothing(Verb other) {
        refusal = Refusal.IF_NOTHING;
        no = other;
        return this;
    }

    /** Never answers itself: a single choice would tell the others something about hidden cards. */
    public Pick<T, A, K> secret() {
        draft.secret();
        return this;
    }

    public Pick<T, A, K> explain(Inquiry.Explaining<T, A> reasons) {
        draft.explain(reasons);
        return this;
    }

    public Pick<T, A, K> loss(Inquiry.Losing<T, A> loss) {
        draft.loss(loss);
        return this;
    }

    /** Something that comes between the answer and what follows: the price is paid. */
    public Pick<T, A, K> first(First<T, A, K> before) {
        first = before;
        return this;
    }

    /** What follows. */
    public Inquiry<T, A> then(Picked<T, A, K> next) {
        return draft.list(this::list).then((table, asked, choice) -> choose(table, asked, choice, next));
    }

    private void list(T table, A asked, Choices out) {
        if (when.holds(table, asked)) {
            candidates.each(table, asked, thing -> {
                if (filter.allows(table, asked, thing)) {
                    out.add(verb, thing);
                }
            });
        }
        if (refusal == Refusal.ALWAYS || refusal == Refusal.IF_NOTHING && out.isEmpty()) {
            out.add(no);
        }
    }

    private void choose(T table, A asked, Choice choice, Picked<T, A, K> next) {
        if (choice.verb().equals(verb)) {
            K thing = choice.subject(kind);
            first.run(table, asked, thing, new Next<>(next, draft, asked, thing));
        } else {
            refused.run(table, asked);
        }
    }

    /** What follows waits until what comes first is done. */
    private record Next<T extends Table<T>, A, K extends Thing>(
            Picked<T, A, K> next, Inquiry.Draft<T, A> after, A asked, K thing) implements Procedure<T> {

        @Override
        public void run(T table) {
            next.run(table, asked, thing);
        }

        /** Says which question was answered, not by which function. */
        @Override
        public String toString() {
            return "Next[" + after + ", " + asked + ", " + thing.code() + "]";
        }
    }
}
