package civitas.server.room;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.DecisionInfo;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Measures what sleeping tables cost: plays a few choices at many tables of two people, lets three minutes pass in which nobody
 * comes, and compares heap and threads with what they were before, and while the tables were awake. A program, not a test: see
 * docs/performance.md.
 *
 * <p>Arguments: tables, choices made at each, pace (free, slow).
 */
final class SleepingCost {

    private static final int AT_ONCE = 200;
    private static final Person ANNA = person("anna");
    private static final Person BORIS = person("boris");

    private SleepingCost() {}

    public static void main(String[] args) throws Exception {
        int tables = Integer.parseInt(args[0]);
        int choices = Integer.parseInt(args[1]);
        Path directory = Files.createTempDirectory("civitas-sleeping");
        Advancing clock = new Advancing();
        Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(new ClashGame(), new ClashEvaluation())));
        try (Store store = Store.open(Store.sqlite(directory), new SimpleMeterRegistry());
                Rooms rooms = new Rooms(
                        store, catalogue, new Deaf(), clock, Seeds.SECRET, 1, new SimpleMeterRegistry())) {
            List.of(ANNA, BORIS).forEach(person -> store.people().add(person, ""));
            play(rooms, AT_ONCE, choices, args[2]); // whatever is made only once
            fallAsleep(rooms, clock);
            tell("before", rooms, 0, tables);
            long before = heap();
            for (int played = 0; played < tables; played += AT_ONCE) {
                play(rooms, AT_ONCE, choices, args[2]);
                if (played == 0) {
                    System.out.printf("awake: %.1f KB for each%n", (heap() - before) / 1024.0 / AT_ONCE);
                }
                fallAsleep(rooms, clock);
            }
            tell("asleep", rooms, before, tables);
        } finally {
            try (var files = Files.walk(directory)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        }
    }

    private static void fallAsleep(Rooms rooms, Advancing clock) {
        clock.now = clock.now.plus(Duration.ofMinutes(3));
        rooms.lookAfter();
    }

    private static void tell(String when, Rooms rooms, long before, int tables) {
        long now = heap();
        System.out.printf(
                "%s: %d tables in memory, heap %.1f MB, %d threads",
                when,
                rooms.inMemory(),
                now / 1048576.0,
                ManagementFactory.getThreadMXBean().getThreadCount());
        System.out.println(before == 0 ? "" : String.format(", %.2f KB for each of %d tables", (now - before) / 1024.0 / tables, tables));
    }

    private static long heap() {
        System.gc();
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static void play(Rooms rooms, int tables, int choices, String pace)
            throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                int seed = i;
                all.add(threads.submit(() -> play(rooms, choices, pace, new SplittableRandom(seed))));
            }
            for (Future<?> one : all) {
                one.get();
            }
        }
    }

    private static void play(Rooms rooms, int choices, String pace, SplittableRandom random) {
        TableId id = rooms.create(
                new Requests.NewTable(
                        "clash",
                        null,
                        null,
                        "sleeping",
                        List.of(new Requests.NewSeat("me", null, null), new Requests.NewSeat("open", null, null)),
                        pace.equals("slow") ? new Requests.NewPace("slow", null, 3) : null,
                        false,
                        null,
                        null),
                ANNA);
        rooms.company(id, company -> {
            company.join(BORIS, Optional.empty());
            return id;
        });
        rooms.at(id, room -> {
            room.start(ANNA.id());
            return id;
        });
        for (int ply = 0; ply < choices; ply++) {
            choose(rooms, id, random);
        }
    }

    private static void choose(Rooms rooms, TableId id, SplittableRandom random) {
        for (int seat = 0; seat < 2; seat++) {
            Seat asked = Seat.of(seat);
            PersonId who = (seat == 0 ? ANNA : BORIS).id();
            State state = rooms.at(id, room -> room.state(who, Optional.of(asked), Language.EN, Portrait.LAST_LINES));
            for (DecisionInfo decision : state.decisions()) {
                if (decision.required()) {
                    String code = decision.choices().get(random.nextInt(decision.choices().size())).code();
                    rooms.<Integer>at(id, room -> room.choose(who, asked, state.ply(), code));
                    return;
                }
            }
        }
    }

    private static Person person(String name) {
        return new Person(new PersonId(name), name, "", "", "en", Person.Mailing.UNWANTED, Instant.EPOCH);
    }

    /** Goes on when it is told to. */
    private static final class Advancing extends Clock {

        private volatile Instant now = Instant.parse("2026-01-01T00:00:00Z");

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    /** Notices that nobody gets. */
    private static final class Deaf implements Notices {

        @Override
        public void tablesChanged() {
            // nobody hears it
        }

        @Override
        public void yourTurn(TableRow table, PersonId person, Presence presence) {
            // nobody hears it
        }
    }
}
