package civitas.kernel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The stack of steps still to do, as immutable cells: copying a table shares it, pushing costs one small object.
 *
 * <p>{@code null} inside the kernel means "nothing left"; it never leaves this package.
 */
final class Agenda<T extends Table<T>> {

    final Step<T> top;
    final @Nullable Agenda<T> rest;

    Agenda(Step<T> top, @Nullable Agenda<T> rest) {
        this.top = top;
        this.rest = rest;
    }

    /** Steps are records, so two agendas are equal when they hold the same steps in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Agenda<?> that && top.equals(that.top) && Objects.equals(rest, that.rest);
    }

    @Override
    public int hashCode() {
        return 31 * top.hashCode() + Objects.hashCode(rest);
    }

    @Override
    public String toString() {
        return rest == null ? top.toString() : top + " < " + rest;
    }
}
