package civitas.kernel.ask;

import civitas.kernel.Table;
import civitas.kernel.Verb;
import java.util.function.ToIntFunction;

/**
 * Declares a question that is answered by yes or no.
 *
 * @param <T> the table
 * @param <A> who is asked, see {@link Inquiry}
 */
public final class YesNo<T extends Table<T>, A> {

    private final Inquiry.Draft<T, A> draft;
    private final Verb yes;
    private final Verb no;
    private Inquiry.Then<T, A> otherwise = (table, asked) -> {};

    private YesNo(Inquiry.Draft<T, A> draft, Verb yes, Verb no) {
        this.draft = draft;
        this.yes = yes;
        this.no = no;
    }

    public static <T extends Table<T>> YesNo<T, Integer> of(String prompt, Verb yes, Verb no) {
        return new YesNo<>(Inquiry.<T>free(prompt), yes, no);
    }

    /** The same for a question that has to know more than who is asked; comes first of all. */
    public <B> YesNo<T, B> about(ToIntFunction<B> whom) {
        return new YesNo<>(draft.about(whom), yes, no);
    }

    /** The arguments of the prompt. */
    public YesNo<T, A> saying(Inquiry.Words<T, A> arguments) {
        draft.saying(arguments);
        return this;
    }

    public YesNo<T, A> loss(Inquiry.Losing<T, A> loss) {
        draft.loss(loss);
        return this;
    }

    /** What follows a no. */
    public YesNo<T, A> otherwise(Inquiry.Then<T, A> next) {
        otherwise = next;
        return this;
    }

    /** What follows a yes. */
    public Inquiry<T, A> then(Inquiry.Then<T, A> next) {
        return draft.list((table, asked, out) -> {
                    out.add(yes);
                    out.add(no);
                })
                .then((table, asked, choice) -> (choice.verb().equals(yes) ? next : otherwise).run(table, asked));
    }
}
