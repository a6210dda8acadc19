package civitas.server.room;

import civitas.kernel.Codes;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Conflict;
import civitas.server.store.Origin;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory and in the store, always the same: memory goes ahead, the store follows before anybody is told, and
 * where it cannot, memory is read again. The room's door guards it.
 *
 * @param <T> the game's table
 */
final class Ledger<T extends Table<T>> {

    private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

    private final ServedGame<T> served;
    private final House house;
    private final Audience audience;
    private final Runnable wake;
    private final IntPredicate spared;

    /** Written behind the door; volatile because permissions are also checked in front of it. */
    private volatile TableRow row;

    private Optional<Play<T>> play = Optional.empty();

    /** Why there is no game though there was one. */
    private Optional<Refused> unreadable = Optional.empty();

    private int rewinds;
    private int changes;

    /**
     * @param wake lets the computers look whether it is their turn
     * @param spared whether a seat will be answered for, so that its person need not be called
     */
    Ledger(ServedGame<T> served, House house, TableRow row, Audience audience, Runnable wake, IntPredicate spared) {
        this.served = served;
        this.house = house;
        this.audience = audience;
        this.wake = wake;
        this.spared = spared;
        this.row = row;
        load();
    }

    private void load() {
        row = house.store().tables().find(row.id()).orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-table"));
        play = Optional.empty();
        unreadable = Optional.empty();
        rewinds++;
        if (row.status() != Status.OPEN) {
            open();
        }
    }

    /** A game that cannot be shown any more still has its seats, its result and what was said. */
    private void open() {
        try {
            Keeper.Opened<T> opened = house.keeper().open(served, row);
            row = opened.row();
            play = Optional.of(opened.play());
            mend(opened.play());
        } catch (Refused refused) {
            unreadable = Optional.of(refused);
        } catch (Conflict e) {
            LOG.atInfo().addKeyValue("table", row.id()).setCause(e).log("somebody else was faster to open it");
            load();
        }
    }

    /** The record is the truth: a row that says something else about it is written anew. */
    private void mend(Play<T> game) {
        if (game.ply() == row.ply()) {
            note(game);
            return;
        }
        LOG.atWarn()
                .addKeyValue("table", row.id())
                .log("the table says ply {}, its record {}: the record counts", row.ply(), game.ply());
        row = house.store().tables().update(row.moved(game.progress(tick())));
    }

    /** A release that knew nothing of it did not write down when somebody's time is over. */
    private void note(Play<T> game) {
        if (row.isTimed() && row.progress().since().isEmpty()) {
            row = house.store().tables().update(row.moved(game.progress(row.updated())));
        }
    }

    ServedGame<T> served() {
        return served;
    }

    TableRow row() {
        return row;
    }

    /** The game as it is, if it has begun. */
    Optional<Play<T>> play() {
        return play;
    }

    Play<T> playing() {
        return play.orElseThrow(() -> unreadable.orElseGet(() -> Refused.of(Code.NOT_STARTED, "not-started")));
    }

    /** The game as it is, if it goes on. */
    Play<T> goingOn() {
        Play<T> game = playing();
        if (game.over()) {
            throw Refused.of(Code.OVER, "over");
        }
        return game;
    }

    /** How often the past has changed. */
    int rewinds() {
        return rewinds;
    }

    /** How often anything has changed that somebody might see. */
    int changes() {
        return changes;
    }

    // --- the table --------------------------------------------------------------------------------------------------

    /** Changes the seats, or anything else about the table but the game itself. */
    void arrange(UnaryOperator<TableRow> change) {
        TableRow changed = change.apply(row);
        write(() -> row = house.store().tables().update(changed));
        house.notices().tablesChanged();
        announce();
    }

    /** Changes the seats by a link, which is used up at the same moment. */
    void take(String linkHash, UnaryOperator<TableRow> change) {
        TableRow changed = change.apply(row);
        write(() -> row = house.store().tables().take(linkHash, changed));
        house.notices().tablesChanged();
        announce();
    }

    /** Deals the cards: from here on the record grows. */
    void begin() {
        if (row.status() != Status.OPEN) {
            throw Refused.of(Code.STARTED, "started");
        }
        TableRow seated = Seating.withoutOpenSeats(row);
        if (seated.seats().size() < served.game().boxSet(row.boxes()).minSeats()) {
            throw Refused.of(
                    Code.INVALID,
                    "too-few-seats",
                    served.game().boxSet(row.boxes()).minSeats());
        }
        Play<T> dealt = Play.deal(served, seated, house.keeper().times());
        dealt.begin(house.steadily());
        TableRow started = seated.under(served.game().rulesVersion()).moved(dealt.progress(house.now()));
        write(() -> row = house.store().tables().update(started));
        play = Optional.of(dealt);
        house.notices().tablesChanged();
        tellWhoseTurn(0);
        announce();
    }

    /** What the record begins with; see {@link Keeper#beginning}. */
    Supplier<Match<T>> beginning() {
        return house.keeper().beginning(served, row);
    }

    /** Writes the game down for whoever opens the table next. */
    void keep() {
        play.ifPresent(game -> house.keeper().keepLatest(row, game));
    }

    /** Removes a table that was never started. */
    void remove() {
        write(() -> house.store().tables().remove(row));
    }

    // --- the record -------------------------------------------------------------------------------------------------

    /** Makes a choice and waits until it is durable. */
    void commit(Play<T> game, Seat seat, String code) {
        Instant now = tick();
        int before = game.asked();
        String tidy = Codes.tidy(code);
        try {
            game.choose(seat, tidy, now, house.steadily());
        } catch (Refusal refusal) {
            List<String> legal = new ArrayList<>();
            game.match().decision(seat).choices().forEach(choice -> legal.add(choice.code()));
            throw new Refused(Code.ILLEGAL_CHOICE, refusal.reason())
                    .inWordsOf(served.id(), row.boxes())
                    .insteadOf(legal);
        } catch (RuntimeException | Error e) {
            // A fault in the rules may have left the table half changed: the record still says how it was.
            load();
            throw e;
        }
        TableRow.Progress progress = game.progress(now);
        write(() -> house.store()
                .tables()
                .append(row, new ChoiceRow(game.ply(), seat.index(), tidy, now), progress)
                .join());
        advance(progress, before);
        house.keeper().keepIfDue(row.id(), game, now);
    }

    /**
     * Tries one of the ways to undo.
     *
     * @param changed what else forgets the past, if it changes
     */
    void undo(Seat seat, UndoWish wish, Runnable changed) {
        Play<T> game = goingOn();
        int before = game.ply();
        int asked = game.asked();
        int free = freeFor(game.match(), seat, wish);
        try {
            undo(game.match(), seat, wish);
        } catch (Refusal refusal) {
            Code code = wish instanceof UndoWish.Agree ? Code.MOVED_ON : Code.NOT_ALLOWED;
            throw new Refused(code, refusal.reason()).inWordsOf(served.id(), row.boxes());
        }
        if (game.ply() == before) {
            tellOfChange();
            return;
        }
        Instant now = tick();
        game.undone(house.steadily());
        TableRow.Progress progress = game.progress(now);
        TableRow known = row.from(game.ply() < free ? takenBackTo(game.ply()) : row.origin());
        write(() -> house.store().tables().truncate(known, progress));
        row = known;
        rewinds++;
        changed.run();
        advance(progress, asked);
    }

    private void undo(Match<T> match, Seat seat, UndoWish wish) {
        switch (wish) {
            case UndoWish.Own own -> match.undo(seat, own.toPly());
            case UndoWish.Ask ask -> {
                match.requestUndo(seat, ask.toPly());
                agreeForTheSilent(match);
            }
            case UndoWish.Agree agree -> match.agreeToUndo(seat, agree.fromPly(), agree.toPly());
            case UndoWish.Decline() -> match.declineUndo();
        }
    }

    /** How far whoever wants to undo could do so alone. */
    private static int freeFor(Match<?> match, Seat seat, UndoWish wish) {
        Optional<Match.UndoRequest> asked = wish instanceof UndoWish.Agree ? match.undoRequest() : Optional.empty();
        return match.freeUndoTo(asked.map(Match.UndoRequest::by).orElse(seat));
    }

    /** What the deal is worth after something seen was taken back; also for those who came later than that. */
    private Origin takenBackTo(int ply) {
        Origin origin = row.origin().takenBack();
        return row.seats().stream().anyMatch(seat -> seat.isPerson() && seat.joined() > ply) ? origin.joined() : origin;
    }

    /**
     * Computers do not mind, and whoever asks agrees with themselves in all their seats. A person for whom a computer plays
     * has not agreed to anything.
     */
    private void agreeForTheSilent(Match<T> match) {
        for (SeatRow seat : row.seats()) {
            Optional<Match.UndoRequest> request = match.undoRequest();
            if (request.isEmpty()) {
                return;
            }
            SeatRow by = row.seats().get(request.get().by().index());
            if (!seat.isPerson() || seat.belongsTo(by.person())) {
                match.agreeToUndo(
                        Seat.of(seat.seat()), match.plies(), request.get().toPly());
            }
        }
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
            tellOfChange();
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
        row = row.moved(progress).revised();
        if (progress.status() == Status.FINISHED) {
            house.notices().tablesChanged();
        }
        tellWhoseTurn(before);
        announce();
    }

    private void tellWhoseTurn(int before) {
        int asked = playing().asked() & ~before;
        for (SeatRow seat : row.seats()) {
            if ((asked >> seat.seat() & 1) != 0
                    && seat.isPerson()
                    && !seat.isPlayedByAgent()
                    && !spared.test(seat.seat())) {
                house.notices().yourTurn(row, seat.person(), audience.presenceOf(seat.person()));
            }
        }
    }

    /** Tells everybody that something is not as it was. */
    void announce() {
        tellOfChange();
        wake.run();
    }

    private void tellOfChange() {
        changes++;
        audience.changed();
    }
}
