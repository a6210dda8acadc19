package civitas.lab.training;

import civitas.agents.Level;
import java.util.List;

/**
 * What is to be learnt, and how long.
 *
 * @param boxes the set of boxes, base first
 * @param seats so many players have the games that are learnt from
 * @param least the weights are for so many players at least
 * @param most and at most
 * @param rounds how often weights are fitted
 * @param games so many games are played for each round
 * @param matches so many games at most decide whether new weights are better than those before
 * @param judges who plays these games
 */
public record Curriculum(
        List<String> boxes,
        int seats,
        int least,
        int most,
        int rounds,
        int games,
        int matches,
        Level judges,
        Schooling schooling,
        long seed,
        int threads) {

    public Curriculum {
        boxes = List.copyOf(boxes);
    }
}
