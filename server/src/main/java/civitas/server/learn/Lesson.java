package civitas.server.learn;

import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Pattern;
import java.util.List;
import java.util.SortedMap;

/**
 * A lesson as its file says it.
 *
 * @param name what it is called in addresses
 * @param about one sentence for those who choose a lesson
 * @param boxes empty for the game's usual ones
 * @param options variants of the table
 * @param pupil the seat of whoever learns
 * @param others what the computers choose while there are goals: the first that is legal
 * @param turn choices like these end a turn of the pupil; tips are counted by turns
 * @param end what is said when the last goal is met
 */
public record Lesson(
        String name,
        String game,
        Tale title,
        Tale about,
        List<String> boxes,
        SortedMap<String, String> options,
        int players,
        Seed seed,
        Seat pupil,
        Node position,
        List<Pattern> others,
        List<Goal> goals,
        Tale end,
        List<Pattern> turn,
        List<Tip> tips) {

    public Lesson {
        boxes = List.copyOf(boxes);
        others = List.copyOf(others);
        goals = List.copyOf(goals);
        turn = List.copyOf(turn);
        tips = List.copyOf(tips);
    }

    @Override
    public String toString() {
        return game + "/" + name;
    }

    /** Whether a choice of the pupil ends a turn. */
    public boolean endsTurn(String code) {
        return turn.stream().anyMatch(pattern -> pattern.matches(code));
    }
}
