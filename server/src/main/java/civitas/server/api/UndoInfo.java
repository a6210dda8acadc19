package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far the viewer can take choices back.
 *
 * @param freeTo the ply the viewer can undo to without asking anybody; the present ply if nothing
 * @param askTo the ply before the viewer's own latest choice: what to ask for when nothing is free; -1 if there is none
 * @param request the open request that waits for the others' consent, if there is one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UndoInfo(int freeTo, int askTo, @Nullable Request request) {

    /**
     * A wish to undo further back, and the seats that have agreed.
     *
     * @param ply when it was asked; whoever agrees says which wish they have seen, by this and {@code toPly}
     */
    public record Request(String by, int ply, int toPly, List<String> agreed) {}
}
