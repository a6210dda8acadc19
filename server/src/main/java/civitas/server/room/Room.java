package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.server.ServedGame;
import civitas.server.api.ChatLine;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory, with everybody who looks at it. Every command goes through the {@link Door}; the {@link Ledger} keeps
 * memory and store the same, the {@link Window} shows them. A command of one table never waits for another table, except
 * in sharing the disk.
 *
 * @param <T> the game's table
 */
public final class Room<T extends Table<T>> {

    private static final Logger LOG = LoggerFactory.getLogger(Room.class);

    private final House house;
    private final Door door;
    private final Audience audience;
    private final Attendance attendance;
    private final Chat chat;
    private final Ledger<T> ledger;
    private final Window<T> window;
    private final Company<T> company;
    private final Computers<T> computers;
    private final Rewinding<T> rewinding;
    private final Veil<T> veil;
    private final Schooling<T> schooling;
    private final Inquiries<T> inquiries;

    Room(ServedGame<T> served, House house, TableRow row) {
        this.house = house;
        door = new Door(house::now);
        audience = new Audience(door::afterwards);
        ledger = new Ledger<>(served, house, row, audience, this::wake, this::isAnsweredFor);
        veil = new Veil<>(ledger, house, audience);
        attendance = new Attendance(house, row.id(), audience);
        chat = new Chat(house, audience);
        Votes votes = new Votes();
        schooling = new Schooling<>(ledger, house);
        window = new Window<>(ledger, house, audience, attendance, votes, veil, schooling);
        company = new Company<>(house, ledger, window, attendance, votes, chat);
        computers = new Computers<>(ledger, door, house.thinkers(), schooling);
        rewinding = new Rewinding<>(ledger, chat, computers::forget);
        inquiries = new Inquiries<>(house, door, ledger, window);
    }

    private void wake() {
        veil.look();
        computers.wake();
    }

    private boolean isAnsweredFor(int seat) {
        return veil.answers(seat);
    }

    // --- looking ----------------------------------------------------------------------------------------------------

    TableRow row() {
        return door.enter(ledger::row);
    }

    /** The game's id. */
    public String game() {
        return ledger.served().id();
    }

    /** Who would play if it were started now. */
    public Quota.Crew crew() {
        boolean people = row().seats().stream().anyMatch(SeatRow::isPerson);
        return people ? Quota.Crew.PEOPLE : Quota.Crew.COMPUTERS;
    }

    public TableInfo info(PersonId who, Language language) {
        return door.enter(() -> window.info(who, language));
    }

    /** What a person sees from a seat of theirs, or as a spectator. */
    public State state(PersonId who, Optional<Seat> seat, Language language, int logFrom) {
        return door.enter(() -> {
            seat.ifPresent(own -> {
                requireOwn(who, own);
                attendance.seen(who);
            });
            return window.state(ledger.playing().match(), who, seat, language, logFrom);
        });
    }

    /** What a viewer has not seen yet; nothing if nothing has changed since they looked. */
    public Optional<Seen.Glimpse> lookAgain(PersonId who, Look look) {
        return door.enter(() -> {
            look.seat().ifPresent(own -> requireOwn(who, own));
            return now(look.seat()).equals(look.last()) ? Optional.empty() : Optional.of(glimpse(who, look));
        });
    }

    /** Whether nothing has changed since somebody has seen so much. */
    public boolean isAt(Seen seen, Optional<Seat> from) {
        return door.enter(() -> now(from).equals(seen));
    }

    /** What only one seat sees counts for that seat only: to the others nothing has happened. */
    private Seen now(Optional<Seat> from) {
        int own = from.map(veil::changes).orElse(0);
        return new Seen(ledger.playing().ply(), ledger.rewinds(), ledger.changes() + own);
    }

    /** What is to be seen right now, with the part of the log that is new to the viewer; from inside the door only. */
    private Seen.Glimpse glimpse(PersonId who, Look look) {
        Seen now = now(look.seat());
        int logFrom = now.rewinds() == look.last().rewinds() ? look.last().ply() + 1 : Portrait.LAST_LINES;
        Match<T> match = ledger.playing().match();
        return new Seen.Glimpse(window.state(match, who, look.seat(), look.language(), logFrom), now);
    }

    /** What somebody asks before choosing; see {@link Inquiries}. */
    public Inquiries<T> inquiries() {
        return inquiries;
    }

    /** The first seat of a person, if they have one. */
    public Optional<Seat> seatOf(PersonId who) {
        return door.enter(() -> ledger.row().seats().stream()
                .filter(seat -> seat.belongsTo(who))
                .map(seat -> Seat.of(seat.seat()))
                .findFirst());
    }

    /** The past, for whoever may see it; see {@link Past}. */
    public Past<T> past(PersonId who, Optional<Seat> seat) {
        return door.enter(() -> window.past(who, seat));
    }

    public State stateAt(Match<T> match, PersonId who, Optional<Seat> seat, Language language) {
        return stateAt(match, who, seat, language, Portrait.LAST_LINES);
    }

    /** A moment of the past, with the log from a ply on. */
    public State stateAt(Match<T> match, PersonId who, Optional<Seat> seat, Language language, int logFrom) {
        return door.enter(() -> window.state(match, who, seat, language, logFrom));
    }

    // --- people come and go -----------------------------------------------------------------------------------------

    public void watch(Watcher watcher) {
        door.run(() -> audience.add(watcher));
    }

    public void unwatch(Watcher watcher) {
        door.always(() -> {
            audience.remove(watcher);
            attendance.left(watcher.person());
        });
    }

    Set<Integer> online() {
        return audience.seats();
    }

    /** Something about who sits here and who decides; see {@link Company}. */
    public <R> R company(Function<Company<?>, R> command) {
        return door.enter(() -> command.apply(company));
    }

    public List<ChatLine> chat(PersonId who, Language language) {
        return door.enter(() -> chat.lines(ledger.row(), who, language));
    }

    public ChatLine say(Person person, String text, Language language) {
        return door.enter(() -> {
            attendance.seen(person.id());
            return chat.line(ledger.row(), chat.say(ledger.row(), person, text), language);
        });
    }

    public void requireOwn(PersonId who, Seat seat) {
        Seating.requireOwn(ledger.row(), who, seat);
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    /** Deals the cards. */
    public void start(PersonId who) {
        door.run(() -> {
            company.requireHost(who);
            ledger.begin();
        });
    }

    /**
     * A person chooses, over whichever connection. Answers with what they see then: when the choice is durable, and before
     * anybody else comes in.
     */
    public Seen.Glimpse choose(PersonId who, Seat seat, int ply, String code, Look look) {
        return door.enter(() -> {
            look.seat().ifPresent(own -> requireOwn(who, own));
            commit(who, seat, ply, code);
            return glimpse(who, look);
        });
    }

    /** The same for somebody who sees what follows over another connection: answers only how far the game is then. */
    public int choose(PersonId who, Seat seat, int ply, String code) {
        return door.enter(() -> {
            commit(who, seat, ply, code);
            return ledger.playing().ply();
        });
    }

    private void commit(PersonId who, Seat seat, int ply, String code) {
        requireOwn(who, seat);
        if (Seating.at(ledger.row(), seat).isPlayedByAgent()) {
            throw Refused.of(Code.NOT_ALLOWED, "replaced", seat);
        }
        if (ply != ledger.playing().ply()) {
            throw Refused.of(Code.MOVED_ON, "moved-on");
        }
        attendance.seen(who);
        if (!veil.keeps(ledger.goingOn(), seat, code)) {
            ledger.commit(ledger.goingOn(), seat, code);
        }
    }

    /** Somebody has come to look from a seat of theirs, and says whether empty questions are answered for them. */
    public void arrive(PersonId who, Seat seat, boolean empty) {
        door.run(() -> {
            requireOwn(who, seat);
            veil.arrive(seat, empty);
        });
    }

    /** What is to be answered for a person from now on; answers with what they see then. */
    public Seen.Glimpse answer(PersonId who, Seat seat, Manners manners, Language language) {
        return door.enter(() -> {
            requireOwn(who, seat);
            attendance.seen(who);
            veil.setManners(seat, manners);
            return glimpse(who, Look.from(seat, language));
        });
    }

    /** Lets the answers go whose moment has come. */
    void unveil() {
        if (veil.isWaiting()) {
            door.quietly(veil::goOn);
        }
    }

    /** One of the ways to undo, tried by a person for a seat of theirs; answers with what they see then. */
    public Seen.Glimpse undo(PersonId who, Seat seat, UndoWish wish, Language language) {
        return door.enter(() -> {
            requireOwn(who, seat);
            attendance.seen(who);
            rewinding.undo(seat, veil.whole(seat, wish));
            return glimpse(who, Look.from(seat, language));
        });
    }

    /** The pupil of a lesson goes on to the next goal; answers with what they see then. */
    public Seen.Glimpse skip(PersonId who, int goal, Language language) {
        return door.enter(() -> {
            Seat seat = seatOf(who).orElseThrow(() -> Refused.of(Code.NOT_ALLOWED, "no-seat"));
            attendance.seen(who);
            schooling.skip(seat, goal);
            return glimpse(who, Look.from(seat, language));
        });
    }

    // --- the caretaker's --------------------------------------------------------------------------------------------

    /** Goes on after a restart. */
    void resume() {
        door.run(this::wake);
    }

    /** Whoever lets the clock run out is replaced by a computer, until they come back. */
    void checkClocks() {
        if (!ledger.row().isTimed()) {
            return;
        }
        door.quietly(() -> {
            TableRow row = ledger.row();
            for (SeatRow seat : row.seats()) {
                boolean waitedFor = row.isTimed() && row.waitsFor(seat.seat());
                if (waitedFor && seat.isPerson() && !seat.isPlayedByAgent() && window.secondsLeft(seat.seat()) == 0) {
                    LOG.atInfo().addKeyValue("table", row.id()).log("the clock of {} ran out", Seat.of(seat.seat()));
                    company.clockRanOut(seat);
                }
            }
        });
    }

    /** Removes a table that was never started and has nobody left. */
    boolean removeIfDeserted() {
        return door.enter(() -> {
            TableRow row = ledger.row();
            if (row.status() != Status.OPEN || row.seats().stream().anyMatch(SeatRow::isPerson)) {
                return false;
            }
            ledger.remove();
            audience.gone();
            door.close();
            house.notices().tablesChanged();
            return true;
        });
    }

    /** Gives the room up if nobody has used it since; its table is safe in the store. */
    boolean closeIfIdle(Instant since) {
        return door.closeIfUnused(since, this::isUnneeded, ledger::keep);
    }

    /** Gives the room up, whoever uses it: the table goes into the care of another server. */
    void giveUp() {
        door.quietly(() -> {
            door.close();
            ledger.keep();
            audience.moved();
        });
    }

    boolean isClosed() {
        return door.isClosed();
    }

    /** Leaves behind what whoever opens the table next can go on from. */
    void keep() {
        door.quietly(ledger::keep);
    }

    private boolean isUnneeded() {
        return audience.isEmpty() && !computers.areThinking() && !veil.isWaiting();
    }
}
