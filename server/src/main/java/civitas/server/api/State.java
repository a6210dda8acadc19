package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything one viewer may know of a table at one moment.
 *
 * @param seat whose view it is; empty for a spectator
 * @param view the game's own view
 * @param answering what is answered for the viewer's seat
 * @param lesson what the viewer is taught, at a table that is a lesson
 * @param logFrom the log holds every line the viewer may read from this ply on; earlier ones were sent before
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record State(
        TableInfo table,
        int ply,
        String seat,
        Object view,
        List<DecisionInfo> decisions,
        Answering answering,
        List<String> waitingFor,
        int logFrom,
        List<LogLine> log,
        UndoInfo undo,
        List<StandingInfo> standings,
        boolean over,
        @Nullable LessonInfo lesson) {

    /** The same without the log, which is never sent twice. */
    public State withoutLog() {
        return new State(
                table, ply, seat, view, decisions, answering, waitingFor, 0, List.of(), undo, standings, over, lesson);
    }
}
