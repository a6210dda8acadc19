package civitas.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.Seed;
import civitas.server.ops.Archive;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every database must do: the same suite for all of them. */
abstract class StoreContract {

    static final Instant NOW = Instant.parse("2026-03-01T10:00:00.123Z");
    private static final AtomicInteger NUMBERS = new AtomicInteger();

    @SuppressWarnings("NullAway.Init")
    Store store;

    /** The address of an empty database. */
    abstract String emptyDatabase() throws IOException;

    @BeforeEach
    void open() throws IOException {
        store = Store.open(emptyDatabase(), new SimpleMeterRegistry());
    }

    @AfterEach
    void close() {
        store.close();
    }

    static Person person(String name, String password) {
        return new Person(
                new PersonId("p" + NUMBERS.incrementAndGet()),
                name,
                password,
                "a@b.org",
                "ru",
                Person.Mailing.WANTED,
                NOW);
    }

    static TableRow table(Person host, Status status) {
        return new TableRow(
                new TableId("t" + NUMBERS.incrementAndGet()),
                "toy",
                List.of("base", "extra"),
                new TreeMap<>(java.util.Map.of("dice", "two")),
                "Пятница 'вечером'; DROP TABLE choice",
                host.id(),
                TableRow.Listing.PUBLIC,
                TableRow.Aid.HINTS,
                new Pace(Pace.Kind.SLOW, Duration.ofDays(3)),
                Seed.key(Long.MIN_VALUE + 17, Long.MAX_VALUE - 4),
                "salt",
                1,
                Origin.DEALT,
                NOW,
                250,
                0,
                new TableRow.Progress(status, 0, 0, 0b11, List.of(), List.of(), NOW),
                List.of(SeatRow.of(0, host), SeatRow.agent(1, "greedy"), SeatRow.open(2)));
    }

    private static ChoiceRow choice(int ply) {
        return new ChoiceRow(ply, ply % 2, "bid c" + ply, NOW);
    }

    private static TableRow.Progress progress(int ply) {
        return new TableRow.Progress(Status.RUNNING, ply, 2, 1, List.of(), List.of(), NOW.plusSeconds(ply));
    }

    @Test
    void peopleAndSessionsAreKept() {
        Person anna = person("Анна", "hash");
        Person guest = person("Анна", "");
        store.people().add(anna, "");
        store.people().add(guest, "");
        assertThat(store.people().find(anna.id())).hasValue(anna);
        assertThat(store.people().findByName("аННа")).hasValue(anna);
        Person twin = person("АННА", "other");
        assertThatThrownBy(() -> store.people().add(twin, "")).isInstanceOf(Conflict.class);

        store.people().addSession("h", guest.id(), NOW.plusSeconds(60));
        assertThat(store.people().findSession("h", NOW)).hasValue(new People.Session(guest, NOW.plusSeconds(60)));
        assertThat(store.people().findSession("h", NOW.plusSeconds(60))).isEmpty();
        store.people().removeExpired(NOW.plusSeconds(60));
        assertThat(store.people().findSession("h", NOW)).isEmpty();

        Person changed =
                new Person(anna.id(), anna.name(), anna.password(), "", "en", Person.Mailing.UNWANTED, anna.created());
        store.people().update(changed);
        assertThat(store.people().find(anna.id())).hasValue(changed);
    }

    @Test
    void aTableComesBackAsItWas() {
        Person anna = person("Anna", "");
        store.people().add(anna, "");
        TableRow table = table(anna, Status.OPEN);
        store.tables().add(table);
        assertThat(store.tables().find(table.id())).hasValue(table);
        TableRow changed = table.moved(new TableRow.Progress(
                        Status.FINISHED,
                        0,
                        6,
                        0,
                        List.of(NOW, NOW.plusSeconds(3), NOW),
                        List.of(new Place(0, 1, 17.5), new Place(1, 2, -1.5)),
                        NOW.plusSeconds(9)))
                .atSpeed(-1);
        assertThat(store.tables().update(changed)).isEqualTo(changed.revised());
        assertThat(store.tables().find(table.id())).hasValue(changed.revised());
        store.tables().remove(changed.revised());
        assertThat(store.tables().find(table.id())).isEmpty();
    }

    @Test
    void anErrorIsToldAndDoesNotEndTheWriter() {
        assertThatThrownBy(() -> store.writeAll(handle -> {
                    throw new StackOverflowError("deep");
                }))
                .hasRootCauseMessage("deep");
        store.people().add(person("Anna", ""), "");
    }

    @Test
    void nobodyWaitsForAStoreThatIsClosed() {
        TableId id = runningTable();
        TableRow row = row(id);
        store.close();
        assertThat(store.tables().append(row, choice(1), progress(1)))
                .failsWithin(Duration.ofMinutes(1))
                .withThrowableThat()
                .withMessageContaining("closed");
    }

    @Test
    void onlyOneOfTwoRivalChoicesWins() {
        TableId id = runningTable();
        TableRow stale = row(id);
        store.tables().append(stale, choice(1), progress(1)).join();
        assertThatThrownBy(() ->
                        store.tables().append(row(id), choice(1), progress(1)).join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(Conflict.class);
        assertThatThrownBy(() ->
                        store.tables().append(stale, choice(1), progress(1)).join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(Conflict.class);
        assertThatThrownBy(() ->
                        store.tables().append(row(id), choice(3), progress(3)).join())
                .as("no gaps")
                .hasCauseInstanceOf(Conflict.class);
        assertThat(store.tables().choices(id)).containsExactly(choice(1));
        assertThat(store.tables().find(id).orElseThrow().ply()).isEqualTo(1);
    }

    @Test
    void aConflictHurtsNobodyElseInTheBatch() {
        List<TableId> ids = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            ids.add(runningTable());
        }
        List<CompletableFuture<Void>> writes = new ArrayList<>();
        for (TableId id : ids) {
            TableRow before = row(id);
            writes.add(store.tables().append(before, choice(1), progress(1)));
            writes.add(store.tables().append(before, choice(1), progress(1)));
            TableRow after = before.moved(progress(1)).revised();
            writes.add(store.tables().append(after, choice(2), progress(2)));
        }
        int refused = 0;
        for (CompletableFuture<Void> write : writes) {
            refused += write.handle((done, error) -> error == null ? 0 : 1).join();
        }
        assertThat(refused).isEqualTo(30);
        for (TableId id : ids) {
            assertThat(store.tables().choices(id)).containsExactly(choice(1), choice(2));
        }
    }

    @Test
    void theEndOfARecordCanBeCutOff() {
        TableId id = runningTable();
        for (int ply = 1; ply <= 5; ply++) {
            store.tables().append(row(id), choice(ply), progress(ply)).join();
        }
        TableRow stale = row(id).moved(progress(4));
        store.tables().update(row(id));
        assertThatThrownBy(() -> store.tables().truncate(stale, progress(2))).isInstanceOf(Conflict.class);
        assertThat(store.tables().choices(id)).hasSize(5);
        store.tables().truncate(row(id).from(Origin.REWOUND), progress(2));
        assertThat(row(id).origin()).isEqualTo(Origin.REWOUND);
        assertThat(store.tables().choices(id)).containsExactly(choice(1), choice(2));
        store.tables().append(row(id), choice(3), progress(3)).join();
    }

    /** Two servers on one database, each with its own idea of the table. */
    @Test
    void nobodyOverwritesWhatTheyHaveNotRead() {
        TableId id = runningTable();
        TableRow one = row(id);
        TableRow other = row(id);
        store.tables().append(one, choice(1), progress(1)).join();
        assertThatThrownBy(() -> store.tables().update(other.atSpeed(-1))).isInstanceOf(Conflict.class);
        assertThatThrownBy(() -> store.tables().remove(other)).isInstanceOf(Conflict.class);
        assertThat(row(id)).isEqualTo(one.moved(progress(1)).revised());

        TableRow seated = store.tables().update(row(id).with(List.of(SeatRow.agent(0, "greedy"))));
        assertThatThrownBy(() -> store.tables()
                        .append(one.moved(progress(1)).revised(), choice(2), progress(2))
                        .join())
                .as("a choice by somebody who does not know who sits there")
                .hasCauseInstanceOf(Conflict.class);
        assertThat(row(id)).isEqualTo(seated);
        assertThat(store.tables().choices(id)).containsExactly(choice(1));
    }

    private TableRow row(TableId id) {
        return store.tables().find(id).orElseThrow();
    }

    private TableId runningTable() {
        Person anna = person("Anna", "");
        store.people().add(anna, "");
        TableRow table = table(anna, Status.RUNNING);
        store.tables().add(table);
        return table.id();
    }

    @Test
    void listsShowWhatTheyShould() {
        Person anna = person("Anna", "");
        Person boris = person("Boris", "");
        store.people().add(anna, "");
        store.people().add(boris, "");
        TableRow open = table(anna, Status.OPEN);
        TableRow running = table(anna, Status.RUNNING);
        store.tables().add(open);
        store.tables().add(running, List.of(choice(1)));
        Instant later = NOW.plusSeconds(1);
        assertThat(store.tables().listed(Status.OPEN, later)).containsExactly(open);
        assertThat(store.tables().listed(Status.OPEN, NOW)).isEmpty();
        assertThat(store.tables().of(anna.id(), later)).containsExactlyInAnyOrder(open, running);
        assertThat(store.tables().of(boris.id(), later)).isEmpty();
        assertThat(store.tables().selfMoving()).containsExactly(running.id());
        assertThat(running.waitsFor(anna.id())).isTrue();
    }

    @Test
    void itIsKnownWhoseTimeIsOver() {
        Person anna = person("Anna", "");
        store.people().add(anna, "");
        TableRow table = table(anna, Status.RUNNING);
        List<Instant> since = List.of(NOW.plusSeconds(5), NOW, NOW);
        store.tables().add(table.moved(new TableRow.Progress(Status.RUNNING, 0, 1, 0b11, since, List.of(), NOW)));
        Instant due = NOW.plusSeconds(5).plus(Duration.ofDays(3));
        assertThat(row(table.id()).due()).as("computers have no clock").hasValue(due);
        assertThat(store.tables().overdue(due.minusMillis(1))).doesNotContain(table.id());
        assertThat(store.tables().overdue(due)).contains(table.id());

        store.everything()
                .useHandle(handle -> handle.execute(
                        "UPDATE game_table SET revision = revision + 1 WHERE id = ?",
                        table.id().value()));
        assertThat(row(table.id()).progress().since())
                .as("what another release has not written is out of date")
                .isEmpty();
        store.tables().update(row(table.id()));
        assertThat(store.tables().overdue(due)).doesNotContain(table.id());
        assertThat(store.tables().selfMoving())
                .as("has to be looked at to know")
                .contains(table.id());
    }

    @Test
    void chatAndPresenceAreKept() {
        TableId id = runningTable();
        ChatRow line = new ChatRow(1, "red", "Anna", true, "<b>привет</b>", "", NOW);
        ChatRow notice = new ChatRow(2, "", "", false, "=Anna\t@red", "link-given", NOW);
        assertThat(store.chats().add(id, line)).isEqualTo(line);
        assertThat(store.chats().add(id, notice)).isEqualTo(notice);
        assertThat(store.chats().lines(id)).containsExactly(line, notice);

        PersonId anna = new PersonId("anna");
        store.presences().note(id, anna, NOW).join();
        store.presences().note(id, anna, NOW.plusSeconds(1)).join();
        store.presences().note(new TableId("gone"), anna, NOW).join();
        assertThat(store.presences().at(id)).isEqualTo(java.util.Map.of(anna, NOW.plusSeconds(1)));
    }

    @Test
    void aLinkIsUsedUpByOneOfMany() {
        Person anna = person("Anna", "");
        store.people().add(anna, "");
        TableRow table = table(anna, Status.RUNNING);
        store.tables().add(table);
        store.links().add("hash", new SeatLinks.Link(table.id(), 2, anna.id()));
        List<CompletableFuture<Boolean>> tries = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Person taker = person("Taker", "");
            tries.add(CompletableFuture.supplyAsync(() -> {
                TableRow before = store.tables().find(table.id()).orElseThrow();
                List<SeatRow> seats = new ArrayList<>(before.seats());
                seats.set(2, SeatRow.of(2, taker));
                try {
                    store.tables().take("hash", before.with(seats));
                    return true;
                } catch (Conflict e) {
                    return false;
                }
            }));
        }
        assertThat(tries.stream().filter(CompletableFuture::join).count()).isEqualTo(1);
        assertThat(store.links().find("hash")).isEmpty();
    }

    @Test
    void linksEndWithTheHandsTheyLeadTo() {
        Person anna = person("Anna", "");
        Person boris = person("Boris", "");
        store.people().add(anna, "");
        store.people().add(boris, "");
        TableRow table = table(anna, Status.OPEN);
        store.tables().add(table);
        for (int seat = 0; seat < 3; seat++) {
            store.links().add("h" + seat, new SeatLinks.Link(table.id(), seat, anna.id()));
        }
        TableRow faster = store.tables().update(table.atSpeed(99));
        assertThat(linksLeft()).isEqualTo(3);
        List<SeatRow> joined = new ArrayList<>(table.seats());
        joined.set(2, SeatRow.of(2, boris));
        TableRow taken = store.tables().update(faster.with(joined));
        assertThat(linksLeft()).isEqualTo(2);
        store.tables().update(taken.hostedBy(boris.id()));
        assertThat(linksLeft()).isZero();
    }

    private long linksLeft() {
        return List.of("h0", "h1", "h2").stream()
                .filter(hash -> store.links().find(hash).isPresent())
                .count();
    }

    @Test
    void aBackupGoesIntoAnotherDatabase() throws IOException {
        Person anna = person("Anna", "hash");
        store.people().add(anna, "");
        TableRow table = table(anna, Status.RUNNING);
        store.tables().add(table);
        store.tables().append(table, choice(1), progress(1)).join();
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "archive");
        Path file = directory.resolve("backup.gz");
        store.snapshots().keep(table.id(), snapshot(1, NOW, "kept")).join();
        assertThat(Archive.write(store, file)).isEqualTo(7);
        try (Store sqlite = Store.open(Store.sqlite(directory), new SimpleMeterRegistry())) {
            assertThat(Archive.read(sqlite, file)).isEqualTo(new Archive.Restored(7, Archive.Proof.CHECKED));
            assertThat(sqlite.snapshots().find(table.id()))
                    .isEqualTo(store.snapshots().find(table.id()))
                    .isPresent();
            assertThat(sqlite.tables().find(table.id()))
                    .isEqualTo(store.tables().find(table.id()));
            assertThat(sqlite.people().findByName("anna")).hasValue(anna);
            assertThatThrownBy(() -> Archive.read(sqlite, file))
                    .isInstanceOf(Archive.Unreadable.class)
                    .hasMessageContaining("not empty");
            Path back = directory.resolve("back.gz");
            Archive.write(sqlite, back);
            try (Store again = Store.open(emptyDatabase(), new SimpleMeterRegistry())) {
                Archive.read(again, back);
                assertThat(again.tables().choices(table.id())).containsExactly(choice(1));
            }
        }
        Files.writeString(file, "nonsense");
        assertThatThrownBy(() -> Archive.read(store, file)).isInstanceOf(Archive.Unreadable.class);
    }

    /** As a table was written before there were seeds of 128 bits; a backup of that time has no more columns either. */
    @Test
    void anOldTableKeepsItsSmallSeed() {
        Person anna = person("Anna", "");
        store.people().add(anna);
        TableRow table = table(anna, Status.RUNNING);
        store.tables().add(table);
        store.writeAll(handle -> {
            handle.execute(
                    "INSERT INTO game_table (id, game, boxes, options, title, host, listed, pace, seconds, seed, salt,"
                            + " rules, created, speed, status, ply, stage, waiting, result, updated)"
                            + " SELECT 'old', game, boxes, options, title, host, listed, pace, seconds, -17, salt,"
                            + " rules, created, speed, status, ply, stage, waiting, result, updated FROM game_table"
                            + " WHERE id = ?",
                    table.id().value());
            handle.execute("INSERT INTO seat (table_id, seat, kind, person, name, level)"
                    + " SELECT 'old', seat, kind, person, name, level FROM seat");
        });
        assertThat(store.tables().find(new TableId("old")).orElseThrow().seed()).isEqualTo(Seed.of(-17));
        assertThat(store.tables().find(table.id()).orElseThrow().seed()).isEqualTo(table.seed());
    }

    @Test
    void aBackupThatIsNotWholeIsRefused() throws IOException {
        store.people().add(person("Anna", "hash"));
        store.people().add(person("Boris", "hash"));
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "archive");
        Path file = directory.resolve("backup.gz");
        Archive.write(store, file);
        byte[] zipped = Files.readAllBytes(file);
        List<String> lines = unzipped(file);
        try (Store empty = Store.open(emptyDatabase(), new SimpleMeterRegistry())) {
            Files.write(file, java.util.Arrays.copyOf(zipped, zipped.length - 20));
            refused(empty, file, "was cut");
            zip(file, lines.subList(0, lines.size() - 1));
            refused(empty, file, "was cut");
            List<String> fewer = new ArrayList<>(lines);
            fewer.remove(1);
            zip(file, fewer);
            refused(empty, file, "checksum");
            List<String> changed = new ArrayList<>(lines);
            changed.replaceAll(line -> line.replace("Anna", "Inna"));
            zip(file, changed);
            refused(empty, file, "checksum");

            List<String> old = new ArrayList<>(lines.subList(1, lines.size() - 1));
            old.addFirst("civitas backup 1");
            List<String> broken = new ArrayList<>(old);
            broken.add("{\"in\":\"person\",\"row\":{\"id\":");
            zip(file, broken);
            refused(empty, file, "damaged");
            zip(file, old);
            assertThat(Archive.read(empty, file))
                    .isEqualTo(new Archive.Restored(2, Archive.Proof.OF_AN_EARLIER_RELEASE));
        }
    }

    private static void refused(Store empty, Path file, String why) {
        assertThatThrownBy(() -> Archive.read(empty, file))
                .isInstanceOf(Archive.Unreadable.class)
                .hasMessageContaining(why);
        assertThat(empty.people().findByName("anna")).as("nothing was written").isEmpty();
    }

    private static List<String> unzipped(Path file) throws IOException {
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static void zip(Path file, List<String> lines) throws IOException {
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void theHealthOfADatabaseIsThatItCanBeWritten() {
        store.probe(NOW, Runnable::run).join();
        store.writeAll(handle -> handle.execute("DROP TABLE pulse"));
        assertThat(store.probe(NOW, Runnable::run)).failsWithin(Duration.ofMinutes(1));
    }

    @Test
    void bordersAreRemembered() {
        TableId id = runningTable();
        store.tables().append(row(id), choice(1), progress(1)).join();
        store.tables().append(row(id), choice(2), progress(2)).join();
        TableRow before = row(id);
        BorderRow border = new BorderRow(
                1, 3, 1, 1, Optional.of(new SnapshotRow(1, Instant.EPOCH, 3, List.of(NOW, NOW), "what it was")));
        TableRow crossed = store.tables().cross(before, progress(1), border);
        assertThat(row(id)).isEqualTo(crossed);
        assertThat(crossed.rules()).isEqualTo(3);
        assertThat(store.tables().choices(id)).containsExactly(choice(1));
        assertThat(store.borders().of(id)).containsExactly(border);
        assertThatThrownBy(() -> store.tables().cross(before, progress(1), border))
                .isInstanceOf(Conflict.class);
        BorderRow next = new BorderRow(3, 4, 1, 0, Optional.empty());
        store.tables().cross(crossed, progress(1), next);
        assertThat(store.borders().of(id)).containsExactly(border, next);
    }

    // --- snapshots --------------------------------------------------------------------------------------------------

    private static SnapshotRow snapshot(int ply, Instant made, String text) {
        return new SnapshotRow(ply, made, 1, List.of(NOW, NOW.minusSeconds(5)), text);
    }

    private TableRow withChoices(int number) {
        Person anna = person("Anna", "");
        store.people().add(anna, "");
        TableRow table = table(anna, Status.RUNNING);
        List<ChoiceRow> choices = new ArrayList<>();
        for (int ply = 1; ply <= number; ply++) {
            choices.add(choice(ply));
        }
        store.tables()
                .add(
                        table.moved(new TableRow.Progress(Status.RUNNING, number, 1, 1, List.of(), List.of(), NOW)),
                        choices);
        return table;
    }

    @Test
    void theLatestSnapshotIsKept() {
        TableId id = withChoices(3).id();
        assertThat(store.snapshots().find(id)).isEmpty();
        store.snapshots().keep(id, snapshot(2, NOW, "first")).join();
        SnapshotRow second = snapshot(3, NOW, "Вторая\t'second'\n".repeat(1000));
        store.snapshots().keep(id, second).join();
        assertThat(store.snapshots().find(id)).contains(second);
        assertThat(store.tables().choicesAfter(id, 2)).containsExactly(choice(3));
    }

    @Test
    void aSnapshotOfAnotherPastDoesNotCount() {
        TableId id = withChoices(3).id();
        store.snapshots().keep(id, snapshot(3, NOW, "old")).join();
        store.tables().truncate(row(id), new TableRow.Progress(Status.RUNNING, 2, 1, 1, List.of(), List.of(), NOW));
        assertThat(store.snapshots().find(id)).isEmpty();
        Instant later = NOW.plusMillis(1);
        store.tables()
                .append(
                        row(id),
                        new ChoiceRow(3, 0, "another", later),
                        new TableRow.Progress(Status.RUNNING, 3, 1, 1, List.of(), List.of(), later))
                .join();
        assertThat(store.snapshots().find(id))
                .as("the same ply, another choice")
                .isEmpty();
        store.snapshots().keep(id, snapshot(3, later, "new")).join();
        assertThat(store.snapshots().find(id).orElseThrow().text()).isEqualTo("new");
    }
}
