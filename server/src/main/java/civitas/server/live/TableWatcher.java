package civitas.server.live;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.api.ChatLine;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.peer.Elsewhere;
import civitas.server.room.Look;
import civitas.server.room.Room;
import civitas.server.room.Rooms;
import civitas.server.room.Seen;
import civitas.server.room.Watcher;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import civitas.server.web.Choosing;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Session;

/** One client that looks at one table, from a seat or from outside. */
final class TableWatcher implements Watcher {

    private final Rooms rooms;
    private final TableId table;
    private final PersonId person;
    private final Optional<String> login;
    private final Optional<Seat> seat;
    private final Language language;
    private final Wire wire;
    private volatile Runnable leaving = () -> {};
    private final Teller teller;
    private Seen seen = Seen.NOTHING;

    /** What was seen when this client chose, and is to be told next. */
    private Optional<Seen.Glimpse> fresh = Optional.empty();

    TableWatcher(
            Rooms rooms,
            TableId table,
            PersonId person,
            Optional<String> login,
            Optional<Seat> seat,
            Language language,
            Teller teller,
            Session session,
            Executor executor) {
        this.rooms = rooms;
        this.table = table;
        this.person = person;
        this.login = login;
        this.seat = seat;
        this.language = language;
        this.teller = teller;
        wire = new Wire(session, executor, this::newest);
    }

    /** Makes a choice that came over this line; what is to be seen then is not looked up again. */
    synchronized void choose(Requests.Choose wish, String ref) {
        wire.hold();
        try {
            Seen.Glimpse now = Choosing.choose(rooms, table, person, wish, look());
            fresh = Optional.of(now);
            wire.send(new Messages.Accepted(ref, now.seen().ply()));
            wire.changed();
        } finally {
            wire.release();
        }
    }

    /** The client has missed something and wants to see the whole. */
    synchronized void startAnew() {
        teller.startAnew();
        seen = Seen.NOTHING;
        fresh = Optional.empty();
        wire.changed();
    }

    private Look look() {
        return new Look(seat, language, seen);
    }

    private Object tell(Seen.Glimpse news) {
        boolean moved = news.seen().isElsewhereThan(seen);
        seen = news.seen();
        fresh = Optional.empty();
        return teller.tell(moved, news.state());
    }

    /** The state with the part of the log that is new, if anything is. States leave in the order in which they are made here. */
    private synchronized Optional<Object> newest() {
        try {
            return rooms.at(table, this::lookAgain).map(this::tell);
        } catch (Elsewhere e) {
            moved();
            return Optional.empty();
        } catch (Refused refused) {
            if (refused.code() == Code.NOT_STARTED) {
                return Optional.of(new Messages.TableMessage(rooms.at(table, room -> room.info(person, language))));
            }
            // The seat is no longer theirs: nothing more to see from it.
            return Optional.empty();
        }
    }

    /** What was seen when this client chose is told as it is, unless the table has moved on since. */
    private Optional<Seen.Glimpse> lookAgain(Room<?> room) {
        if (fresh.isPresent() && room.isAt(fresh.get().seen(), seat)) {
            return fresh;
        }
        return room.lookAgain(person, look());
    }

    /** The session it was opened with; nobody in particular needs none. */
    Optional<String> login() {
        return login;
    }

    Wire wire() {
        return wire;
    }

    /** @param way out of the room it looks into, which may be gone by then */
    void leaving(Runnable way) {
        leaving = way;
    }

    void leave() {
        leaving.run();
    }

    TableId table() {
        return table;
    }

    Language language() {
        return language;
    }

    @Override
    public PersonId person() {
        return person;
    }

    @Override
    public Optional<Integer> seat() {
        return seat.map(Seat::index);
    }

    @Override
    public void changed() {
        wire.changed();
    }

    @Override
    public void gone() {
        wire.finish(Messages.GONE);
    }

    @Override
    public void moved() {
        wire.sendAway();
    }

    @Override
    public void said(Function<Language, ChatLine> line) {
        wire.remark(new Messages.ChatMessage(line.apply(language)));
    }

    @Override
    public void present(List<String> seats) {
        wire.send(new Messages.Presence(seats));
    }
}
