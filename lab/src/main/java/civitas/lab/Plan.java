package civitas.lab;

import civitas.agents.AgentKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What to simulate.
 *
 * @param boxes the boxes used, base first
 * @param options the table's variants
 * @param variety whether the variants not named in {@code options} change from game to game
 * @param seats who plays in each seat
 * @param seed where the seeds of all games and agents come from
 * @param records where the record of every game is written, if anywhere
 * @param openings where games go on from, in turn: none for games from the beginning
 * @param usage whether it is counted which abilities are used
 * @param rotation whether everybody gets everybody's place
 * @param sheets where a line about every game is written
 */
public record Plan(
        List<String> boxes,
        Map<String, String> options,
        Variety variety,
        List<AgentKind> seats,
        int games,
        long seed,
        int threads,
        Optional<Path> records,
        List<Opening> openings,
        boolean usage,
        Rotation rotation,
        List<SheetWriter> sheets) {

    /** Who sits where. */
    public enum Rotation {
        /** As {@code seats} says, in every game. */
        FIXED,
        /** Every deal is played as often as there are seats, and everybody moves up by one seat from game to game. */
        ROTATED
    }

    /** Which variants the games are played with. */
    public enum Variety {
        /** Those of the plan, in every game. */
        AS_PLANNED,
        /** Drawn anew for every game. */
        EVERY_GAME
    }

    public Plan {
        boxes = List.copyOf(boxes);
        options = Map.copyOf(options);
        seats = List.copyOf(seats);
        openings = List.copyOf(openings);
        sheets = List.copyOf(sheets);
        if (records.isPresent() && openings.stream().anyMatch(Opening.Arranged.class::isInstance)) {
            throw new IllegalArgumentException("games that go on from arranged positions have no records");
        }
    }

    /** Who plays in each seat of a game, counted from 0. */
    List<AgentKind> seats(int game) {
        List<AgentKind> turned = new ArrayList<>(seats);
        if (rotation == Rotation.ROTATED) {
            Collections.rotate(turned, game % seats.size());
        }
        return turned;
    }

    /** Which deal a game is played with. */
    int deal(int game) {
        return rotation == Rotation.ROTATED ? game / seats.size() : game;
    }
}
