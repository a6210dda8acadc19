package civitas.server.live;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.Situation;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.match.Match;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Requests;
import civitas.server.room.Look;
import civitas.server.room.Notices;
import civitas.server.room.Rooms;
import civitas.server.room.Seen;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.Deflater;

/**
 * Measures what a choice costs the server beside the network, in processor time of the thread, part by part, and how long the
 * updates of two people are: along whole games of two who play at random, or as well as a computer plays. A program, not a
 * test: see docs/performance.md.
 *
 * <p>Arguments: game, level, games to warm up with, games to measure.
 */
final class ServingCost {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int MOST_PLIES = 4_000;
    private static final List<Seat> SEATS = List.of(Seat.of(0), Seat.of(1));
    private static final List<Person> PEOPLE = List.of(person("anna"), person("boris"));

    private enum Part {
        CHOOSE,
        LOOK,
        PATCH,
        WRITE
    }

    private final Map<Part, Long> nanos = new EnumMap<>(Part.class);
    private int choices;
    private int[] bytes = new int[1 << 12];
    private int updates;
    private long squeezed;

    private ServingCost() {}

    public static void main(String[] args) throws Exception {
        ServedGame<?> served = args[0].equals("civ")
                ? new ServedGame<>(new CivGame(), new CivEvaluation())
                : new ServedGame<>(new ClashGame(), new ClashEvaluation());
        Level level = Level.of(args[1]).orElseThrow();
        int warmUp = Integer.parseInt(args[2]);
        int games = Integer.parseInt(args[3]);
        Path directory = Files.createTempDirectory("civitas-cost");
        AtomicInteger seed = new AtomicInteger();
        try (Store store = Store.open(Store.sqlite(directory), new SimpleMeterRegistry());
                Rooms rooms = new Rooms(
                        store,
                        new Catalogue(List.of(served)),
                        new Deaf(),
                        Clock.systemUTC(),
                        seeds(seed),
                        1,
                        new SimpleMeterRegistry())) {
            PEOPLE.forEach(person -> store.people().add(person, ""));
            ServingCost warming = new ServingCost();
            ServingCost measured = new ServingCost();
            for (int game = 0; game < warmUp + games; game++) {
                (game < warmUp ? warming : measured).game(served, level, seed.incrementAndGet(), store, rooms);
            }
            measured.tell(args[0] + " " + args[1]);
        } finally {
            try (var files = Files.walk(directory)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        }
    }

    private static Seeds seeds(AtomicInteger seed) {
        return new Seeds() {
            @Override
            public Seed seed() {
                return Seed.of(seed.get());
            }

            @Override
            public String salt() {
                return "00";
            }
        };
    }

    private <T extends Table<T>> void game(ServedGame<T> served, Level level, int seed, Store store, Rooms rooms) {
        List<Person> people = PEOPLE;
        TableId id = rooms.create(
                new Requests.NewTable(
                        served.id(),
                        null,
                        null,
                        "cost",
                        List.of(new Requests.NewSeat("me", null, null), new Requests.NewSeat("open", null, null)),
                        null,
                        false,
                        null,
                        null),
                people.get(0));
        rooms.company(id, company -> {
            company.join(people.get(1), Optional.empty());
            return id;
        });
        rooms.at(id, room -> {
            room.start(people.get(0).id());
            return id;
        });
        Match<T> match = Match.start(served.game(), setup(store.tables().find(id).orElseThrow()));
        List<Agent<T>> agents = List.of(
                level.agent(served.evaluation(), seed), level.agent(served.evaluation(), ~seed));
        Watching[] watching = {new Watching(people.get(0).id(), SEATS.get(0)), new Watching(people.get(1).id(), SEATS.get(1))};
        while (!match.over() && match.plies() < MOST_PLIES) {
            for (Watching one : watching) {
                one.look(rooms, id);
            }
            Seat seat = Seat.of(match.table().asking());
            String code = agents.get(seat.index())
                    .decide(new Situation<>(served.game(), match.table(), seat), Budget.iterations(50))
                    .code();
            match.choose(seat, code);
            int ply = match.plies() - 1;
            time(Part.CHOOSE, () -> rooms.<Integer>at(
                    id, room -> room.choose(people.get(seat.index()).id(), seat, ply, code)));
            choices++;
        }
    }

    private static Person person(String name) {
        return new Person(new PersonId(name), name, "", "", "en", Person.Mailing.UNWANTED, Instant.EPOCH);
    }

    private static Setup setup(TableRow row) {
        SortedMap<String, String> options = new TreeMap<>(row.options());
        return new Setup(row.game(), row.boxes(), options, List.of("anna", "boris"), row.seed());
    }

    private <R> R time(Part part, java.util.function.Supplier<R> work) {
        long before = THREADS.getCurrentThreadCpuTime();
        R result = work.get();
        nanos.merge(part, THREADS.getCurrentThreadCpuTime() - before, Long::sum);
        return result;
    }

    /** One of the two, who is told everything. */
    private final class Watching {

        private final PersonId who;
        private final Seat seat;
        private final Teller teller = new Teller(Teller.Manner.PATCHES);
        private Seen seen = Seen.NOTHING;

        Watching(PersonId who, Seat seat) {
            this.who = who;
            this.seat = seat;
        }

        private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        private final byte[] out = new byte[1 << 17];

        /** How long it is on the wire to a browser (RFC 7692), which knows what was sent before. */
        private int deflated(byte[] plain) {
            deflater.setInput(plain);
            return deflater.deflate(out, 0, out.length, Deflater.SYNC_FLUSH) - 4;
        }

        void look(Rooms rooms, TableId id) {
            Optional<Seen.Glimpse> glimpse = time(Part.LOOK, () -> rooms.at(
                    id, room -> room.lookAgain(who, new Look(Optional.of(seat), Language.EN, seen))));
            glimpse.ifPresent(news -> {
                seen = news.seen();
                Object message = time(Part.PATCH, () -> teller.tell(true, news.state()));
                byte[] plain = time(Part.WRITE, () -> Messages.bytes(message));
                if (updates == bytes.length) {
                    bytes = Arrays.copyOf(bytes, 2 * updates);
                }
                squeezed += deflated(plain);
                bytes[updates++] = plain.length;
            });
        }
    }

    private void tell(String what) {
        int[] sorted = Arrays.copyOf(bytes, updates);
        Arrays.sort(sorted);
        System.out.printf("%s: %d choices, microseconds for each: ", what, choices);
        nanos.forEach((part, all) -> System.out.printf("%s %.1f, ", part.name().toLowerCase(), all / 1e3 / choices));
        System.out.printf("together %.1f%n", nanos.values().stream().mapToLong(Long::longValue).sum() / 1e3 / choices);
        System.out.printf(
                "%s: %d updates, mean %.0f bytes, 95 %% under %d, longest %d, under 6000: %.1f %%; to a browser %.0f bytes%n",
                what,
                updates,
                Arrays.stream(sorted).average().orElse(0),
                sorted[(int) (0.95 * updates)],
                sorted[updates - 1],
                100.0 * Arrays.stream(sorted).filter(length -> length < 6000).count() / updates,
                (double) squeezed / updates);
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
