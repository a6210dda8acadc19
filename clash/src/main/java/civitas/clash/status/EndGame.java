package civitas.clash.status;

import civitas.clash.score.Scoring;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import civitas.kernel.Standing;

/** The game ends after the objectives (CC-13.5). */
public record EndGame() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.finish();
        if (table.heard()) {
            announce(table);
        }
    }

    private static void announce(ClashTable table) {
        table.say("log.game-over");
        for (Standing standing : Scoring.standings(table)) {
            table.say("log.final-place", standing.place(), standing.seat(), standing.points());
        }
    }
}
