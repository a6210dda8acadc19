package civitas.server.room;

import civitas.agents.Agent;
import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import civitas.kernel.match.Refusal;
import civitas.server.ServedGame;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Place;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import civitas.server.trust.SeedProof;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The game at a table, in memory: what its record says, and since when each seat has been waited for. Its room's door
 * guards it.
 *
 * @param <T> the game's table
 */
final class Play<T extends Table<T>> {

    private static final int NEVER = -1;

    private final ServedGame<T> served;
    private final Match<T> match;
    private final String salt;
    private final Times times;

    /** In steady time; see {@link House#steadily}. */
    private final Instant[] askedSince;

    private final Map<String, Agent<T>> agents = new HashMap<>();
    private int keptAt = NEVER;
    private Optional<Rest<T>> rest = Optional.empty();

    /** The table when nothing was half done. */
    record Rest<T>(T table, int ply, Instant made) {}

    /**
     * What the clock said as steady time, and back: what is stored is timed by the clock of the day.
     *
     * @param ahead by how much steady time was ahead when the server started; whoever sets the clock since then shortens nobody's time
     */
    record Times(Duration ahead) {

        static final Times SAME = new Times(Duration.ZERO);

        Instant steady(Instant clock) {
            return clock.plus(ahead);
        }

        Instant clock(Instant steady) {
            return steady.minus(ahead).truncatedTo(ChronoUnit.MILLIS);
        }
    }

    private Play(ServedGame<T> served, Match<T> match, TableRow row, Times times) {
        this.served = served;
        this.match = match;
        this.times = times;
        salt = row.salt();
        askedSince = new Instant[match.setup().seats()];
        Arrays.fill(askedSince, times.steady(row.created()));
        rest(row.created());
    }

    /** A match that has just begun, or goes on from where its record begins. */
    static <T extends Table<T>> Play<T> of(ServedGame<T> served, TableRow row, Match<T> match, Times times) {
        return new Play<>(served, match, row, times);
    }

    /** Deals. */
    static <T extends Table<T>> Play<T> deal(ServedGame<T> served, TableRow row, Times times) {
        return of(served, row, Match.start(served.game(), setup(row)), times);
    }

    /** Goes on with a match that was resumed from a snapshot. */
    static <T extends Table<T>> Play<T> resumed(
            ServedGame<T> served, TableRow row, Match<T> match, List<Instant> askedSince, Times times) {
        Play<T> play = new Play<>(served, match, row, times);
        play.recall(askedSince);
        return play;
    }

    /** Each seat has been waited for since a time that was stored. */
    private void recall(List<Instant> since) {
        for (int seat = 0; seat < askedSince.length; seat++) {
            askedSince[seat] = times.steady(since.get(seat));
        }
    }

    /** What was written down about the very same moment knows better than the choices: of an undo they know nothing. */
    void recall(TableRow row) {
        if (row.ply() == ply() && row.progress().since().size() == askedSince.length) {
            recall(row.progress().since());
        }
    }

    /** Makes the choices of a record. */
    void chooseAll(TableRow row, List<ChoiceRow> choices) {
        for (ChoiceRow choice : choices) {
            try {
                choose(Seat.of(choice.seat()), choice.code(), choice.made(), times.steady(choice.made()));
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

    /**
     * Makes a choice, or refuses it and leaves everything as it was.
     *
     * @param made what the clock says
     * @param now the steady time
     */
    void choose(Seat seat, String code, Instant made, Instant now) {
        int before = asked();
        match.choose(seat, code);
        rest(made);
        int after = asked();
        for (int i = 0; i < askedSince.length; i++) {
            if ((after & ~before & 1 << i) != 0) {
                askedSince[i] = now;
            }
        }
    }

    /** From now on everybody thinks anew: nobody could while there were no cards. */
    void begin(Instant now) {
        Arrays.fill(askedSince, now);
    }

    /** After an undo everybody thinks anew, and the last snapshot may be of what has been taken back. */
    void undone(Instant now) {
        begin(now);
        keptAt = keptAt > ply() ? NEVER : keptAt;
        rest = rest.filter(then -> then.ply() <= ply());
    }

    private void rest(Instant made) {
        if (table().isRestorable()) {
            rest = Optional.of(new Rest<>(table().copy(), ply(), made));
        }
    }

    /** The table when it was last at rest: it can be written down at any time. */
    Optional<Rest<T>> rest() {
        return rest;
    }

    Instant askedSince(int seat) {
        return askedSince[seat];
    }

    /** Since when each seat has been waited for, by the clock. */
    List<Instant> since() {
        return Arrays.stream(askedSince).map(times::clock).toList();
    }

    /** The ply of the last snapshot; negative without one. */
    int keptAt() {
        return keptAt;
    }

    /** A snapshot of this ply was taken. */
    void keptAt(int ply) {
        keptAt = ply;
    }

    TableRow.Progress progress(Instant now) {
        Status status = over() ? Status.FINISHED : Status.RUNNING;
        List<Place> result = over() ? result() : List.of();
        return new TableRow.Progress(status, ply(), served.game().period(table()), asked(), since(), result, now);
    }

    private List<Place> result() {
        List<Place> places = new ArrayList<>();
        for (Standing standing : served.game().standings(table())) {
            places.add(new Place(standing.seat().index(), standing.place(), standing.points()));
        }
        return places;
    }

    /** The computer that plays a seat; it stays the same for the whole game. */
    Agent<T> agent(int seat, String level) {
        return agents.computeIfAbsent(
                seat + level,
                player -> level(level)
                        .agent(
                                served.evaluation(),
                                SeedProof.derived(salt, match.setup().seed(), player)));
    }

    /** How a computer thinks; one of a level that is not known any more still makes legal choices. */
    static Level level(String code) {
        return Level.of(code).orElse(Level.RANDOM);
    }
}
