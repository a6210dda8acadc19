package civitas.lab.scenario;

import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.scenario.Node;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * One scenario as it was written.
 *
 * @param rules the ids of the rules it proves
 * @param boxes empty for the game's base box
 * @param also other boxes with which it is played once more; empty if with none
 * @param position what differs from a fresh set-up
 * @param dice the rolls to come, in the game's own words
 * @param script choices and expectations in their order
 * @param line where it begins in its file
 */
record Scenario(
        String title,
        List<String> rules,
        Node game,
        List<String> boxes,
        List<String> also,
        SortedMap<String, String> options,
        Node players,
        Seed seed,
        Optional<Node> position,
        List<Node> dice,
        List<Act> script,
        int line) {

    /** The same with the other boxes. */
    Scenario withOthers() {
        return new Scenario(
                title + " (" + String.join(", ", also) + ")",
                rules,
                game,
                also,
                List.of(),
                options,
                players,
                seed,
                position,
                dice,
                script,
                line);
    }

    /** One thing that happens in a scenario. */
    sealed interface Act {}

    record Choose(Seat seat, String code, int line) implements Act {}

    /**
     * A choice that must be refused.
     *
     * @param because a pattern the reason must match
     */
    record TryInVain(Seat seat, String code, Optional<Node> because, int line) implements Act {}

    record Expect(Expectation expectation) implements Act {}

    /** Dice to be rolled from now on. */
    record MoreDice(List<Node> dice) implements Act {}

    /** Something that must be true. */
    sealed interface Expectation {}

    record Fact(String name, Node value, int line) implements Expectation {}

    /** A fact of what a viewer (a seat or {@code spectator}) sees. */
    record Seen(String viewer, String name, Node value, int line) implements Expectation {}

    /** How patterns are meant. */
    enum Meant {
        THESE,
        /** Each after the one before it. */
        THESE_IN_ORDER,
        ONLY_THESE,
        NONE_OF_THESE
    }

    /** Patterns of choices that are offered to a seat or, if none is named, to the one that is asked. */
    record Offers(Meant meant, Optional<Seat> seat, List<Node> patterns, int line) implements Expectation {}

    /** Patterns of log lines as a viewer (a seat, {@code spectator} or, if none is named, everybody at once) reads them. */
    record Events(Meant meant, Optional<String> viewer, List<Node> patterns) implements Expectation {}
}
