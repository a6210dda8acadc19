package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Table;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.Settings;
import civitas.server.account.Secrets;
import civitas.server.api.Code;
import civitas.server.api.LessonEntry;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.TableInfo;
import civitas.server.learn.Lesson;
import civitas.server.learn.Lessons;
import civitas.server.peer.Neighbourhood;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Status;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All tables: those in memory, and the way to the others. */
public final class Rooms implements AutoCloseable {

    private final House house;
    private final Neighbourhood neighbours;
    private final Opening opening;
    private final Regulars regulars;
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
        this(store, catalogue, notices, clock, clock, Settings.Veil.USUAL, seeds, agentThreads, meters);
    }

    /** One server alone. */
    public Rooms(
            Store store,
            Catalogue catalogue,
            Notices notices,
            Clock clock,
            InstantSource steady,
            Settings.Veil veil,
            Seeds seeds,
            int agentThreads,
            MeterRegistry meters) {
        this(store, catalogue, notices, clock, steady, veil, seeds, agentThreads, meters, Neighbourhood.none());
    }

    /**
     * @param steady what thinking is timed by: it goes on evenly, also if the clock is set
     * @param veil when answers leave a table at which people sit
     * @param neighbours who looks after the other tables
     */
    public Rooms(
            Store store,
            Catalogue catalogue,
            Notices notices,
            Clock clock,
            InstantSource steady,
            Settings.Veil veil,
            Seeds seeds,
            int agentThreads,
            MeterRegistry meters,
            Neighbourhood neighbours) {
        this.neighbours = neighbours;
        Thinkers advisors = new Thinkers(1, "advice", meters);
        house = new House(
                store,
                catalogue,
                Lessons.packed(),
                new Keeper(store, clock, steady, meters),
                new Thinkers(agentThreads, "agents", meters),
                advisors,
                new Studies(advisors),
                notices,
                clock,
                steady,
                veil,
                meters);
        opening = new Opening(catalogue, seeds, store.people());
        regulars = new Regulars(house, neighbours, this);
        caretaker = new Caretaker(house, this, open);
        Gauge.builder("civitas.rooms", open, ConcurrentHashMap::size)
                .description("Tables in memory")
                .register(meters);
    }

    /** Looks after the tables that are here, from now on. */
    public void begin() {
        caretaker.begin();
    }

    /** Opens one table of each game; see {@link Rehearsal}. Where servers share the tables nobody knows yet which are here. */
    void lookAtOneOfEachGame(BooleanSupplier wanted) {
        if (neighbours.isAlone()) {
            caretaker.lookAtOneOfEachGame(wanted);
        }
    }

    /** Opens the tables that somebody will probably ask for, so that they need not wait. */
    void lookAtTheLatest(BooleanSupplier wanted) {
        if (neighbours.isAlone()) {
            caretaker.lookAtTheLatest(wanted);
        }
    }

    // --- in the care of this server ---------------------------------------------------------------------------------

    /** Lets the tables go on that wait for nobody. */
    public void resumeAll() {
        caretaker.resumeAll();
    }

    /** The tables that go on without anybody asking, here or elsewhere. */
    public List<TableId> selfMoving() {
        return house.store().tables().selfMoving();
    }

    /** The tables that sleep though somebody's time is over, here or elsewhere. */
    public List<TableId> overdue() {
        return caretaker.overdue();
    }

    /** Whether all tables are here. */
    boolean areAlone() {
        return neighbours.isAlone();
    }

    /** Lets a table go on, if it waits for nobody, or somebody's time is over. */
    public void resume(TableId id) {
        caretaker.resume(id);
    }

    public boolean isOpen(TableId id) {
        return open.containsKey(id);
    }

    /** A table is in the care of another server from now on; {@link Neighbourhood#isHere} says so already. Was it open? */
    public boolean giveUp(TableId id) {
        Optional<Room<?>> room = Optional.ofNullable(open.remove(id));
        room.ifPresent(Room::giveUp);
        return room.isPresent();
    }

    /** The seats whose people are looking, at those of some tables that are here. */
    public Map<TableId, Set<Integer>> online(Collection<TableId> some) {
        Map<TableId, Set<Integer>> online = new HashMap<>();
        for (TableId id : some) {
            Room<?> room = open.get(id);
            if (room != null) {
                online.put(id, room.online());
            }
        }
        return online;
    }

    /** What the caretaker does now and then. */
    void lookAfter() {
        caretaker.lookAfter();
    }

    /** Lets the answers go whose moment has come; see {@link Veil}. */
    void unveil() {
        caretaker.unveil();
    }

    int inMemory() {
        return open.size();
    }

    // --- finding ----------------------------------------------------------------------------------------------------

    /** Does something at a table, opening it if need be. */
    public <R> R at(TableId id, Function<Room<?>, R> action) {
        while (true) {
            neighbours.requireHere(id);
            try {
                return action.apply(room(id));
            } catch (Door.Closed e) {
                open.computeIfPresent(id, (same, room) -> room.isClosed() ? null : room);
            }
        }
    }

    private Room<?> room(TableId id) {
        Room<?> known = open.get(id);
        return known != null ? known : open.computeIfAbsent(id, this::load);
    }

    /** Not if the table has moved away at this very moment: nobody would ever close the room again. */
    private Room<?> load(TableId id) {
        if (!neighbours.isHere(id)) {
            throw new Door.Closed();
        }
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
        List<TableId> ids = rows.stream().map(TableRow::id).toList();
        Map<TableId, Set<Integer>> online = online(ids);
        online.putAll(neighbours.online(
                ids.stream().filter(id -> !online.containsKey(id)).toList()));
        return rows.stream()
                .map(row -> TableInfos.of(
                        row,
                        who,
                        Glance.fromAfar(online.getOrDefault(row.id(), Set.of())),
                        house.catalogue().words(row.game(), row.boxes(), language),
                        TableInfos.proof(row)))
                .toList();
    }

    // --- making -----------------------------------------------------------------------------------------------------

    /** The name of a table that is to be made. */
    public static TableId newId() {
        return new TableId(Secrets.newId());
    }

    public TableId create(Requests.NewTable wish, Person host) {
        return create(newId(), wish, host);
    }

    /** @param id {@link #newId() new}, and one that falls to this server */
    public TableId create(TableId id, Requests.NewTable wish, Person host) {
        neighbours.requireHere(id);
        TableRow row = opening.table(id, wish, host, house.now());
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

    /** Begins a lesson: a table at which one person and computers sit before a prepared position. */
    public TableId learn(TableId id, String game, String name, Person pupil) {
        neighbours.requireHere(id);
        Lesson lesson =
                house.lessons().find(game, name).orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-such-lesson", name));
        Opening.Prepared table = opening.lesson(id, lesson, pupil, house.now());
        house.store().tables().add(table.row(), table.border(), table.lesson());
        house.notices().tablesChanged();
        at(table.row().id(), room -> {
            room.resume();
            return table;
        });
        return table.row().id();
    }

    /** The lessons that can be begun here. */
    public List<LessonEntry> lessons(Language language) {
        return house.lessons().all().stream()
                .filter(lesson -> house.catalogue()
                        .find(lesson.game())
                        .flatMap(ServedGame::stage)
                        .isPresent())
                .map(lesson -> new LessonEntry(
                        lesson.game(),
                        lesson.name(),
                        lesson.title().in(language),
                        lesson.about().in(language),
                        lesson.goals().size()))
                .toList();
    }

    public TableId restore(String record, Person host) {
        return restore(newId(), record, host);
    }

    public TableId restore(TableId id, String record, Person host) {
        neighbours.requireHere(id);
        Opening.Imported table = opening.imported(id, record, host, house.now());
        house.store().tables().add(table.row(), table.choices());
        house.notices().tablesChanged();
        new Chat(house, new Audience()).note(table.row(), Note.of("record", host.name()));
        return table.row().id();
    }

    // --- coming and going -------------------------------------------------------------------------------------------

    /** Something about who sits at a table and who decides there; see {@link Company}. */
    public <R> R company(TableId id, Function<Company<?>, R> command) {
        return this.<R>at(id, room -> room.company(command));
    }

    /** The computer opponent somebody wishes for. */
    public static Level level(@Nullable String wish) {
        return Opening.level(wish);
    }

    /** Stands up; says whether the table still exists: one that never started goes with its last person. */
    public boolean leave(TableId id, Person person) {
        company(id, company -> {
            company.leave(person);
            return id;
        });
        return !at(id, Room::removeIfDeserted);
    }

    /** Those who sit at tables and are somebody else now; see {@link Regulars}. */
    public Regulars regulars() {
        return regulars;
    }

    /** Takes the seat a link gives away; the link works only once. */
    public TableId take(String secret, Person person) {
        String hash = Secrets.hash(secret);
        TableId id =
                house.store().links().find(hash).orElseThrow(Company::noLink).table();
        return company(id, company -> {
            company.take(hash, person);
            return id;
        });
    }

    @Override
    public void close() {
        caretaker.close();
        house.thinkers().close();
        house.advisors().close();
        caretaker.keepAll();
        house.keeper().close();
    }
}
