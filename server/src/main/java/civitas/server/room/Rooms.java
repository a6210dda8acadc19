package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.account.Secrets;
import civitas.server.api.ChatLine;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.TableInfo;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.store.Tables;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** All tables: those in memory, and the way to the others. */
public final class Rooms implements AutoCloseable {

    private static final int SLOWEST = 10_000;

    private final House house;
    private final Opening opening;
    private final Chat chat;
    private final ConcurrentHashMap<TableId, Room<?>> open = new ConcurrentHashMap<>();
    private final Caretaker caretaker;

    public Rooms(
            Store store,
            Catalogue catalogue,
            Notices notices,
            Clock clock,
            Seeds seeds,
            int agentThreads,
            MeterRegistry meters) {
        this(store, catalogue, notices, clock, clock, seeds, agentThreads, meters);
    }

    /** @param steady what thinking is timed by: it goes on evenly, also if the clock is set */
    public Rooms(
            Store store,
            Catalogue catalogue,
            Notices notices,
            Clock clock,
            InstantSource steady,
            Seeds seeds,
            int agentThreads,
            MeterRegistry meters) {
        house = new House(
                store,
                catalogue,
                new Keeper(store, clock, steady, meters),
                new Thinkers(agentThreads, meters),
                notices,
                clock,
                steady,
                meters);
        opening = new Opening(catalogue, seeds);
        chat = new Chat(house);
        caretaker = new Caretaker(house, this, open);
        Gauge.builder("civitas.rooms", open, ConcurrentHashMap::size)
                .description("Tables in memory")
                .register(meters);
    }

    /** Lets the tables go on that wait for nobody, and looks after all of them from now on. */
    public void begin() {
        caretaker.begin();
    }

    /** Opens one table of each game; see {@link Rehearsal}. */
    void lookAtOneOfEachGame() {
        caretaker.lookAtOneOfEachGame();
    }

    /** Opens the tables that somebody will probably ask for, so that they need not wait. */
    void lookAtTheLatest() {
        caretaker.lookAtTheLatest();
    }

    /** What the caretaker does now and then. */
    void lookAfter() {
        caretaker.lookAfter();
    }

    int inMemory() {
        return open.size();
    }

    // --- finding ----------------------------------------------------------------------------------------------------

    /** Does something at a table, opening it if need be. */
    public <R> R at(TableId id, Function<Room<?>, R> action) {
        while (true) {
            Room<?> room = room(id);
            try {
                return action.apply(room);
            } catch (Door.Closed e) {
                open.remove(id, room);
            }
        }
    }

    private Room<?> room(TableId id) {
        Room<?> known = open.get(id);
        return known != null ? known : open.computeIfAbsent(id, this::load);
    }

    private Room<?> load(TableId id) {
        TableRow row = house.store().tables().find(id).orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-table"));
        ServedGame<?> served = house.catalogue()
                .find(row.game())
                .orElseThrow(() -> Refused.of(Code.RULES_CHANGED, "no-such-game", row.game()));
        return room(served, row);
    }

    private <T extends Table<T>> Room<T> room(ServedGame<T> served, TableRow row) {
        return new Room<>(served, house, row);
    }

    /** Tables for everybody's lists. */
    public List<TableInfo> listed(Status status, Instant before, PersonId who, Language language) {
        return infos(house.store().tables().listed(status, before), who, language);
    }

    /** Somebody's tables: those that wait for them first, then the running, the open and the finished ones. */
    public List<TableInfo> of(PersonId who, Instant before, Language language) {
        List<TableRow> rows = new ArrayList<>(house.store().tables().of(who, before));
        rows.sort(Comparator.comparingInt(row -> urgency(row, who)));
        return infos(rows, who, language);
    }

    private static int urgency(TableRow row, PersonId who) {
        return switch (row.status()) {
            case RUNNING -> row.waitsFor(who) ? 0 : 1;
            case OPEN -> 2;
            case FINISHED -> 3;
        };
    }

    private List<TableInfo> infos(List<TableRow> rows, PersonId who, Language language) {
        return rows.stream()
                .map(row -> TableInfos.of(
                        row,
                        who,
                        Optional.<Room<?>>ofNullable(open.get(row.id()))
                                .<Set<Integer>>map(Room::online)
                                .orElse(Set.of()),
                        seat -> -1,
                        house.catalogue().words(row.game(), language)))
                .toList();
    }

    // --- making -----------------------------------------------------------------------------------------------------

    public TableId create(Requests.NewTable wish, Person host) {
        TableRow row = opening.table(wish, host, house.now());
        house.store().tables().add(row);
        house.notices().tablesChanged();
        if (Boolean.TRUE.equals(wish.start())) {
            at(row.id(), room -> {
                room.start(host.id());
                return row;
            });
        }
        return row.id();
    }

    public TableId restore(String record, Person host) {
        Opening.Imported table = opening.imported(record, host, house.now());
        house.store().tables().add(table.row(), table.choices());
        house.notices().tablesChanged();
        return table.row().id();
    }

    // --- arranging --------------------------------------------------------------------------------------------------

    public void join(TableId id, Person person, Optional<Seat> seat) {
        arrange(id, table -> Seating.join(table, person, seat));
    }

    /** Stands up; says whether the table still exists: one that never started goes with its last person. */
    public boolean leave(TableId id, Person person) {
        arrange(id, table -> Seating.leave(table, person.id()));
        return !at(id, Room::removeIfDeserted);
    }

    /** A secret for a link that gives a seat away: the host's to give if it is nobody else's. */
    public String link(TableId id, Person person, Seat seat) {
        return at(id, room -> {
            SeatRow row = Seating.at(room.row(), seat);
            if (row.isPerson() && !row.belongsTo(person.id())) {
                throw Refused.of(Code.NOT_ALLOWED, "not-your-seat", seat);
            }
            if (!row.isPerson()) {
                room.requireHost(person.id());
            }
            String secret = Secrets.newSecret();
            house.store().tables().addLink(Secrets.hash(secret), new Tables.Link(id, seat.index()));
            return secret;
        });
    }

    /** Takes the seat a link gives away; the link works only once. */
    public TableId take(String secret, Person person) {
        Tables.Link link = house.store()
                .tables()
                .findLink(Secrets.hash(secret))
                .orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-link"));
        arrange(link.table(), table -> Seating.take(table, person, link.seat()));
        house.store().tables().removeLinks(link);
        return link.table();
    }

    public void substitute(TableId id, Person person, Seat seat, Requests.Replace wish) {
        Level level = Opening.level(wish.level());
        at(id, room -> {
            room.requireHost(person.id());
            return id;
        });
        arrange(id, table -> Seating.substitute(table, seat, level));
    }

    public void giveBack(TableId id, Person person, Seat seat) {
        at(id, room -> {
            if (!Seating.at(room.row(), seat).belongsTo(person.id())) {
                room.requireHost(person.id());
            }
            return id;
        });
        arrange(id, table -> Seating.giveBack(table, seat));
    }

    /** How fast computers play; negative lets them pause. */
    public void setSpeed(TableId id, Person person, int millis) {
        at(id, room -> {
            room.requireHost(person.id());
            if (room.row().seats().stream().noneMatch(SeatRow::isPlayedByAgent)) {
                throw Refused.of(Code.INVALID, "no-computers");
            }
            return id;
        });
        arrange(id, table -> table.atSpeed(Math.clamp(millis, -1, SLOWEST)));
    }

    private void arrange(TableId id, java.util.function.UnaryOperator<TableRow> change) {
        at(id, room -> {
            room.arrange(change);
            return id;
        });
    }

    // --- talking ----------------------------------------------------------------------------------------------------

    public List<ChatLine> chat(TableId id) {
        return chat.lines(at(id, Room::row));
    }

    public ChatLine say(TableId id, Person person, String text) {
        ChatLine line = chat.say(at(id, Room::row), person, text);
        at(id, room -> {
            room.tell(audience -> audience.said(line));
            return id;
        });
        return line;
    }

    @Override
    public void close() {
        caretaker.close();
        house.thinkers().close();
        caretaker.keepAll();
        house.keeper().close();
    }
}
