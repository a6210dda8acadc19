package civitas.agents;

import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import java.util.List;

/**
 * The chances to win of all seats at a table, as an evaluation sees them: each seat's value is a chance on the evaluation's declared
 * scale, and together they are one. When the game is over whoever has won has it all.
 */
public final class Chances {

    private Chances() {}

    public static <T extends Table<T>> double[] of(Game<T> game, Evaluation<T> evaluation, T table) {
        double[] chances = new double[table.seats()];
        if (table.over()) {
            List<Standing> winners = game.standings(table).stream()
                    .filter(standing -> standing.place() == 1)
                    .toList();
            winners.forEach(winner -> chances[winner.seat().index()] = 1.0 / winners.size());
            return chances;
        }
        double sum = 0;
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = evaluation.chance(table, seat);
            sum += chances[seat];
        }
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] /= sum;
        }
        return chances;
    }
}
