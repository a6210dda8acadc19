package civitas.lab.training;

import civitas.agents.Level;
import java.util.List;

/**
 * The tables for which the scale of chances is looked for.
 *
 * @param boxes the set of boxes, base first; none for one that is drawn anew for every game
 * @param players who plays these games
 * @param games so many games the scale is fitted to
 * @param fresh and by so many others it is judged
 */
public record Survey(List<String> boxes, int seats, Level players, int games, int fresh, long seed, int threads) {

    public Survey {
        boxes = List.copyOf(boxes);
    }
}
