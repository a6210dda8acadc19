package civitas.lab;

import civitas.kernel.match.GameRecord;
import civitas.kernel.scenario.Node;
import java.util.List;
import java.util.Map;

/** Where a game of a simulation begins, if not right after the deal. */
public sealed interface Opening {

    /** How many play. */
    int players();

    /** The place where a record stops. */
    record Recorded(GameRecord record) implements Opening {
        @Override
        public int players() {
            return record.setup().seats();
        }
    }

    /**
     * A position that somebody arranged. What it does not name (decks, variants) is dealt anew for every game, so there is
     * no record of a game that goes on from it.
     *
     * @param title says which one
     * @param boxes those it was arranged for
     * @param options the variants it depends on
     */
    record Arranged(String title, List<String> boxes, Map<String, String> options, int players, Node position)
            implements Opening {
        public Arranged {
            boxes = List.copyOf(boxes);
            options = Map.copyOf(options);
        }
    }
}
