package civitas.server.api;

import java.util.List;

/**
 * Everything one viewer may know of a table at one moment.
 *
 * @param seat whose view it is; empty for a spectator
 * @param view the game's own view
 * @param answering what is answered for the viewer's seat
 * @param logFrom the log holds every line the viewer may read from this ply on; earlier ones were sent before
 */
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
        boolean over) {

    /** The same without the log, which is never sent twice. */
    public State withoutLog() {
        return new State(table, ply, seat, view, decisions, answering, waitingFor, 0, List.of(), undo, standings, over);
    }
}
