package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Match;
import civitas.kernel.Refusal;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.Preview;
import civitas.server.api.Reason;
import civitas.server.api.Refused;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Conflict;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory: a cache of its record, with everybody who looks at it.
 *
 * <p>One writer at a time: every command takes the room's lock, and keeps it until what it did is durable. So nobody ever
 * sees a choice that could still be lost, and two commands of one table can never be mixed up. A command of one table
 * never waits for another table, except in sharing the disk.
 *
 * @param <T> the game's table
 */
public final class Room<T extends Table<T>> {

    private static final Logger LOG = LoggerFactory.getLogger(Room.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final ServedGame<T> served;
    private final House house;
    private final Audience audience = new Audience();
    private final Computers<T> computers;

    /** Written under the lock; volatile because permissions are also checked without it. */
    private volatile TableRow row;

    private Optional<Play<T>> play = Optional.empty();
    private int rewinds;
    private boolean closed;
    private Instant used;

    Room(ServedGame<T> served, House house, TableRow row) {
        this.served = served;
        this.house = house;
        this.row = row;
        used = house.now();
        computers = new Computers<>(this, house);
        load();
    }

    /** The room was given up while somebody was on the way to it: there is a new one. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private <R> R locked(Supplier<R> command) {
        lock.lock();
        try {
            if (closed) {
                throw new Closed();
            }
            used = house.now();
            return command.get();
        } finally {
            lock.unlock();
        }
    }

    // --- looking ----------------------------------------------------------------------------------------------------

    TableRow row() {
        return locked(() -> row);
    }

    public TableInfo info(PersonId who, Language language) {
        return locked(() -> infoNow(who, words(language)));
    }

    private TableInfo infoNow(PersonId who, Lexicon words) {
        return TableInfos.of(row, who, audience.seats(), this::secondsLeft, words);
    }

    /** What a person sees from a seat of theirs, or as a spectator. */
    public State state(PersonId who, Optional<Seat> seat, Language language, int logFrom) {
        return locked(() -> {
            seat.ifPresent(own -> requireOwn(who, own));
            return stateNow(playing().match(), who, seat, language, logFrom);
        });
    }

    private State stateNow(Match<T> match, PersonId who, Optional<Seat> seat, Language language, int logFrom) {
        Viewer viewer = seat.map(Viewer::of).orElse(Viewer.SPECTATOR);
        Lexicon words = words(language);
        return new Portrait<>(match, viewer, words).state(infoNow(who, words), logFrom);
    }

    /** Why a seat cannot do something now with a thing that its person points at. */
    public List<Reason> reasons(PersonId who, Seat seat, String kind, String code, Language language) {
        return locked(() -> {
            requireOwn(who, seat);
            Lexicon words = words(language);
            try {
                return playing().match().reasons(seat, kind, code).stream()
                        .map(reason -> new Reason(words.say(reason)))
                        .toList();
            } catch (Refusal refusal) {
                throw new Refused(Code.INVALID, refusal.reason());
            }
        });
    }

    /** The first seat of a person, if they have one. */
    public Optional<Seat> seatOf(PersonId who) {
        return locked(() -> row.seats().stream()
                .filter(seat -> seat.belongsTo(who))
                .map(seat -> Seat.of(seat.seat()))
                .findFirst());
    }

    /** The past, for whoever may see it; see {@link Past}. */
    public Past<T> past(PersonId who, Optional<Seat> seat) {
        return locked(() -> {
            if (row.status() != Status.FINISHED) {
                seat.ifPresent(own -> requireOwn(who, own));
            } else {
                seat.ifPresent(any -> Seating.at(row, any));
            }
            return new Past<>(served, playing().match().record(), seat, row.status());
        });
    }

    public State stateAt(Match<T> match, PersonId who, Optional<Seat> seat, Language language) {
        return locked(() -> stateNow(match, who, seat, language, Portrait.LAST_LINES));
    }

    /** Where a choice would lead; see {@link Foresight}. */
    public Preview preview(PersonId who, Seat seat, String code, Language language) {
        return locked(() -> {
            requireOwn(who, seat);
            Play<T> game = playing();
            if (game.over()) {
                throw Refused.of(Code.OVER, "over");
            }
            String tidy = code.strip().replaceAll(" +", " ");
            return Foresight.of(game.match(), seat, tidy, words(language))
                    .orElseThrow(() -> Refused.of(Code.MOVED_ON, "moved-on"));
        });
    }

    private Lexicon words(Language language) {
        return house.catalogue().words(row.game(), language);
    }

    private long secondsLeft(int seat) {
        if (!row.pace().hasClock() || play.isEmpty()) {
            return -1;
        }
        Instant deadline = play.get().askedSince(seat).plus(row.pace().thinking());
        return Math.max(0, Duration.between(house.now(), deadline).toSeconds());
    }

    public int rewinds() {
        return locked(() -> rewinds);
    }

    // --- people come and go -----------------------------------------------------------------------------------------

    public void watch(Watcher watcher) {
        locked(() -> {
            audience.add(watcher);
            return row;
        });
    }

    public void unwatch(Watcher watcher) {
        lock.lock();
        try {
            audience.remove(watcher);
        } finally {
            lock.unlock();
        }
    }

    /** Changes the seats, or anything else about the table but the game itself. */
    void arrange(UnaryOperator<TableRow> change) {
        locked(() -> {
            TableRow changed = change.apply(row);
            house.store().tables().update(changed);
            row = changed;
            house.notices().tablesChanged();
            audience.changed();
            computers.wake();
            return row;
        });
    }

    void tell(Consumer<Audience> message) {
        locked(() -> {
            message.accept(audience);
            return row;
        });
    }

    /** Deals the cards: from here on the record grows. */
    public void start(PersonId who) {
        locked(() -> {
            requireHost(who);
            if (row.status() != Status.OPEN) {
                throw Refused.of(Code.STARTED, "started");
            }
            TableRow seated = Seating.withoutOpenSeats(row);
            if (seated.seats().size() < served.game().minSeats()) {
                throw Refused.of(Code.INVALID, "too-few-seats", served.game().minSeats());
            }
            begin(seated);
            return row;
        });
    }

    private void begin(TableRow seated) {
        Play<T> dealt = Play.replay(served, seated, List.of());
        TableRow started = seated.moved(dealt.progress(house.now()));
        house.store().tables().update(started);
        row = started;
        play = Optional.of(dealt);
        house.notices().tablesChanged();
        tellWhoseTurn(0);
        audience.changed();
        computers.wake();
    }

    void requireHost(PersonId who) {
        if (who.isNobody() || !row.host().equals(who)) {
            throw Refused.of(Code.NOT_ALLOWED, "not-host");
        }
    }

    /** The game's id. */
    public String game() {
        return served.id();
    }

    public void requireOwn(PersonId who, Seat seat) {
        if (!Seating.at(row, seat).belongsTo(who)) {
            throw Refused.of(Code.NOT_ALLOWED, "not-your-seat", seat);
        }
    }

    private Play<T> playing() {
        return play.orElseThrow(() -> Refused.of(Code.NOT_STARTED, "not-started"));
    }

    // --- choosing ---------------------------------------------------------------------------------------------------

    /** A person chooses. Returns the ply of the choice when it is durable. */
    public int choose(PersonId who, Seat seat, int ply, String code) {
        return locked(() -> {
            requireOwn(who, seat);
            if (Seating.at(row, seat).isPlayedByAgent()) {
                throw Refused.of(Code.NOT_ALLOWED, "replaced", seat);
            }
            Play<T> game = playing();
            if (ply != game.ply()) {
                throw Refused.of(Code.MOVED_ON, "moved-on");
            }
            if (game.over()) {
                throw Refused.of(Code.OVER, "over");
            }
            return commit(game, seat, code);
        });
    }

    /** Makes a choice and waits until it is durable; under the lock only. */
    int commit(Play<T> game, Seat seat, String code) {
        Instant now = tick();
        int before = game.asked();
        String tidy = code.strip().replaceAll(" +", " ");
        try {
            game.choose(seat, tidy, now);
        } catch (Refusal refusal) {
            List<String> legal = new ArrayList<>();
            game.match().decision(seat).choices().forEach(choice -> legal.add(choice.code()));
            throw new Refused(Code.ILLEGAL_CHOICE, refusal.reason(), legal);
        } catch (RuntimeException | Error e) {
            // A fault in the rules may have left the table half changed: the record still says how it was.
            load();
            throw e;
        }
        TableRow.Progress progress = game.progress(now);
        write(() -> house.store()
                .tables()
                .append(row.id(), new ChoiceRow(game.ply(), seat.index(), tidy, now), progress)
                .join());
        advance(progress, before);
        return progress.ply();
    }

    /** The time of a change: always later than that of the last one, so that clients can tell which state is newer. */
    private Instant tick() {
        Instant now = house.now();
        Instant earliest = row.updated().plusMillis(1);
        return now.isBefore(earliest) ? earliest : now;
    }

    /** Writes what memory already says; if that fails memory was wrong, and is read again. */
    private void write(Runnable writing) {
        try {
            writing.run();
        } catch (Conflict | CompletionException e) {
            load();
            audience.changed();
            if (e instanceof Conflict || e.getCause() instanceof Conflict) {
                throw Refused.of(Code.MOVED_ON, "moved-on");
            }
            throw e;
        } catch (RuntimeException e) {
            load();
            throw e;
        }
    }

    private void advance(TableRow.Progress progress, int before) {
        row = row.moved(progress);
        if (progress.status() == Status.FINISHED) {
            house.notices().tablesChanged();
        }
        tellWhoseTurn(before);
        audience.changed();
        computers.wake();
    }

    private void load() {
        row = house.store().tables().find(row.id()).orElse(row);
        play = row.status() == Status.OPEN
                ? Optional.empty()
                : Optional.of(Play.replay(served, row, house.store().tables().choices(row.id())));
        rewinds++;
    }

    private void tellWhoseTurn(int before) {
        int asked = playing().asked() & ~before;
        for (SeatRow seat : row.seats()) {
            if ((asked >> seat.seat() & 1) != 0 && seat.isPerson() && !seat.isPlayedByAgent()) {
                house.notices().yourTurn(row, seat.person(), audience.presenceOf(seat.person()));
            }
        }
    }

    // --- undo -------------------------------------------------------------------------------------------------------

    /** One of the ways to undo, tried by a person for a seat of theirs. */
    public void undo(PersonId who, Seat seat, Consumer<Match<?>> way) {
        locked(() -> {
            requireOwn(who, seat);
            Play<T> game = playing();
            if (game.over()) {
                throw Refused.of(Code.OVER, "over");
            }
            int before = game.ply();
            int asked = game.asked();
            try {
                way.accept(game.match());
                agreeForTheSilent(game.match());
            } catch (Refusal refusal) {
                throw new Refused(Code.NOT_ALLOWED, refusal.reason());
            }
            if (game.ply() != before) {
                Instant now = tick();
                game.restartClocks(now);
                TableRow.Progress progress = game.progress(now);
                write(() -> house.store().tables().truncate(row.id(), before, progress));
                rewinds++;
                computers.forget();
                advance(progress, asked);
            } else {
                audience.changed();
            }
            return row;
        });
    }

    /** Computers do not mind, and whoever asks agrees with themselves in all their seats. */
    private void agreeForTheSilent(Match<T> match) {
        for (SeatRow seat : row.seats()) {
            Optional<Match.UndoRequest> request = match.undoRequest();
            if (request.isEmpty()) {
                return;
            }
            SeatRow by = row.seats().get(request.get().by().index());
            if (seat.isPlayedByAgent() || seat.person().equals(by.person())) {
                match.agreeToUndo(Seat.of(seat.seat()));
            }
        }
    }

    // --- computers and clocks ---------------------------------------------------------------------------------------

    /** Goes on after a restart. */
    void resume() {
        locked(() -> {
            computers.wake();
            return row;
        });
    }

    /** For the computers at this table, who neither use it up nor mind if it was given up. */
    void quietly(Runnable action) {
        lock.lock();
        try {
            if (!closed) {
                action.run();
            }
        } finally {
            lock.unlock();
        }
    }

    /** The table as it is; under the lock only. */
    TableRow rowNow() {
        return row;
    }

    /** The game as it is, if it has begun; under the lock only. */
    Optional<Play<T>> playNow() {
        return play;
    }

    /** Whoever lets the clock run out is replaced by a computer, until they come back. */
    void checkClocks() {
        if (!row.pace().hasClock()) {
            return;
        }
        quietly(() -> {
            for (SeatRow seat : row.seats()) {
                boolean waitedFor = row.status() == Status.RUNNING && (row.waiting() >> seat.seat() & 1) != 0;
                if (waitedFor && seat.isPerson() && !seat.isPlayedByAgent() && secondsLeft(seat.seat()) == 0) {
                    LOG.atInfo().addKeyValue("table", row.id()).log("the clock of {} ran out", Seat.of(seat.seat()));
                    arrange(table -> Seating.substitute(table, Seat.of(seat.seat()), Level.GREEDY));
                }
            }
        });
    }

    /** Removes a table that was never started and has nobody left. */
    boolean removeIfDeserted() {
        return locked(() -> {
            if (row.status() != Status.OPEN || row.seats().stream().anyMatch(SeatRow::isPerson)) {
                return false;
            }
            house.store().tables().remove(row.id());
            closed = true;
            house.notices().tablesChanged();
            return true;
        });
    }

    /** Gives the room up if nobody has used it since; its table is safe in the store. */
    boolean closeIfIdle(Instant since) {
        lock.lock();
        try {
            if (used.isBefore(since)
                    && audience.isEmpty()
                    && !computers.areThinking()
                    && !(row.pace().hasClock() && row.status() == Status.RUNNING)) {
                closed = true;
            }
            return closed;
        } finally {
            lock.unlock();
        }
    }

    Set<Integer> online() {
        return audience.seats();
    }
}
