package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Where a choice would lead, before it is made.
 *
 * @param reveals whether something would be rolled, drawn or shown: then nothing more can be said, and no undo is free
 * @param view what the seat would see of the table
 * @param decision what the seat would be asked next, if it is
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Preview(
        boolean reveals, @Nullable Object view, @Nullable DecisionInfo decision) {}
