package civitas.server.api;

import civitas.server.patch.Patch;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Where a choice would lead, before it is made.
 *
 * @param reveals whether something would be rolled, drawn or shown: then nothing more can be said, and no undo is free
 * @param view what the seat would see of the table
 * @param patch for whoever sees the table as it is: what would change of the view, instead of the whole
 * @param decision what the seat would be asked next, if it is
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Preview(
        boolean reveals,
        @Nullable Object view,
        @Nullable Object patch,
        @Nullable DecisionInfo decision) {

    /** Nothing can be said before it is made. */
    public static final Preview OF_A_SECRET = new Preview(true, null, null, null);

    public static Preview of(Object view, @Nullable DecisionInfo decision) {
        return new Preview(false, view, null, decision);
    }

    /** The same for whoever sees this view now. */
    public Preview since(Object now) {
        return view == null ? this : new Preview(reveals, null, Patch.between(now, view), decision);
    }
}
