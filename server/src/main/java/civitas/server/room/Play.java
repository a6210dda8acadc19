package civitas.server.room;

import civitas.agents.Agent;
import civitas.agents.Level;
import civitas.kernel.Match;
import civitas.kernel.RecordException;
import civitas.kernel.Refusal;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Place;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import civitas.server.trust.SeedProof;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The game at a table, in memory: what its record says, and since when each seat has been waited for. Its room's door
 * guards it.
 *
 * @param <T> the game's table
 */
final class Play<T extends Table<T>> {

    private final ServedGame<T> served;
    private final Match<T> match;
    private final String salt;
    private final Instant[] askedSince;
    private final Map<String, Agent<T>> agents = new HashMap<>();
    private int keptAt;

    private Play(ServedGame<T> served, Match<T> match, String salt, Instant started) {
        this.served = served;
        this.match = match;
        this.salt = salt;
        askedSince = new Instant[match.setup().seats()];
        Arrays.fill(askedSince, started);
    }

    /** Replays a record from the store. */
    static <T extends Table<T>> Play<T> replay(ServedGame<T> served, TableRow row, List<ChoiceRow> choices) {
        requireSameRules(served, row);
        Play<T> play = new Play<>(served, Match.start(served.game(), setup(row)), row.salt(), row.created());
        play.chooseAll(row, choices);
        return play;
    }

    /** Goes on with a match that was resumed from a snapshot. */
    static <T extends Table<T>> Play<T> resumed(
            ServedGame<T> served, TableRow row, Match<T> match, List<Instant> askedSince) {
        requireSameRules(served, row);
        Play<T> play = new Play<>(served, match, row.salt(), row.created());
        for (int seat = 0; seat < play.askedSince.length; seat++) {
            play.askedSince[seat] = askedSince.get(seat);
        }
        play.kept();
        return play;
    }

    private static void requireSameRules(ServedGame<?> served, TableRow row) {
        if (row.rules() != served.game().rulesVersion()) {
            throw Refused.of(
                    Code.RULES_CHANGED,
                    "rules-changed",
                    row.rules(),
                    served.game().rulesVersion());
        }
    }

    /** Makes the choices of a record. */
    void chooseAll(TableRow row, List<ChoiceRow> choices) {
        for (ChoiceRow choice : choices) {
            try {
                choose(Seat.of(choice.seat()), choice.code(), choice.made());
            } catch (Refusal e) {
                throw new RecordException(choice.ply(), "of table " + row.id() + ": " + e.getMessage(), e.reason());
            }
        }
    }

    static Setup setup(TableRow row) {
        List<String> players = new ArrayList<>();
        for (SeatRow seat : row.seats()) {
            players.add(seat.name().isEmpty() ? Seat.of(seat.seat()).code() : seat.name());
        }
        return new Setup(row.game(), row.boxes(), row.options(), players, row.seed());
    }

    ServedGame<T> served() {
        return served;
    }

    Match<T> match() {
        return match;
    }

    T table() {
        return match.table();
    }

    int ply() {
        return match.plies();
    }

    boolean over() {
        return match.over();
    }

    int asked() {
        return match.over() ? 0 : table().asked();
    }

    /** Makes a choice, or refuses it and leaves everything as it was. */
    void choose(Seat seat, String code, Instant now) {
        int before = asked();
        match.choose(seat, code);
        int after = asked();
        for (int i = 0; i < askedSince.length; i++) {
            if ((after & ~before & 1 << i) != 0) {
                askedSince[i] = now;
            }
        }
    }

    /** After an undo everybody thinks anew, and the last snapshot may be of what has been taken back. */
    void undone(Instant now) {
        Arrays.fill(askedSince, now);
        keptAt = keptAt > ply() ? 0 : keptAt;
    }

    Instant askedSince(int seat) {
        return askedSince[seat];
    }

    List<Instant> askedSince() {
        return List.of(askedSince);
    }

    /** The ply of the last snapshot. */
    int keptAt() {
        return keptAt;
    }

    /** A snapshot was taken just now. */
    void kept() {
        keptAt = ply();
    }

    TableRow.Progress progress(Instant now) {
        Status status = over() ? Status.FINISHED : Status.RUNNING;
        List<Place> result = over() ? result() : List.of();
        return new TableRow.Progress(status, ply(), served.game().stage(table()), asked(), result, now);
    }

    private List<Place> result() {
        List<Place> places = new ArrayList<>();
        for (Standing standing : served.game().standings(table())) {
            places.add(new Place(standing.seat().index(), standing.place(), standing.halves()));
        }
        return places;
    }

    /** The computer that plays a seat; it stays the same for the whole game. */
    Agent<T> agent(int seat, String level) {
        return agents.computeIfAbsent(
                seat + level,
                player -> Level.of(level)
                        .orElse(Level.RANDOM)
                        .agent(
                                served.evaluation(),
                                SeedProof.derived(salt, match.setup().seed(), player)));
    }
}
