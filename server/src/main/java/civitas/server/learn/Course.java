package civitas.server.learn;

import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.scenario.ScenarioException;
import civitas.kernel.scenario.Stage;
import civitas.server.ServedGame;
import java.util.ArrayList;
import java.util.List;

/**
 * A lesson together with the game it is of.
 *
 * @param <T> the game's table
 */
public record Course<T extends Table<T>>(ServedGame<T> served, Lesson lesson) {

    /** The boxes it is played with. */
    public List<String> boxes() {
        return lesson.boxes().isEmpty() ? served.game().usualBoxes().ids() : lesson.boxes();
    }

    public Stage<T> stage() {
        return served.stage().orElseThrow(() -> new IllegalStateException(served.id() + " has no stage for lessons"));
    }

    /** Nobody in particular plays. */
    public Setup setup() {
        List<String> players = new ArrayList<>();
        for (int seat = 0; seat < lesson.players(); seat++) {
            players.add(Seat.of(seat).code());
        }
        return new Setup(served.id(), boxes(), lesson.options(), players, lesson.seed());
    }

    /** Lays the position out; it can be written down, because a lesson begins where nothing is half done. */
    public Match<T> begin(Setup setup) {
        T table = served.game().deal(setup);
        Match<T> match = Match.from(served.game(), setup, table);
        try {
            stage().arrange(table, lesson.position());
            table.settle();
            served.game().audit(table);
        } catch (ScenarioException e) {
            throw new Unteachable(e.line(), String.valueOf(e.getMessage()));
        }
        if (!table.isRestorable()) {
            throw new Unteachable(lesson.position().line(), "a lesson begins where nothing is half done");
        }
        return match;
    }
}
