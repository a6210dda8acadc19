package civitas.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import civitas.agents.Level;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Chronicle;
import civitas.kernel.Question;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.text.Phrase;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyStage;
import civitas.kernel.toy.ToyTable;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulationTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void addsUpWhatHappened() {
        AtomicInteger finished = new AtomicInteger();
        Report report = simulation(plan(60, 2)).run(finished::incrementAndGet);
        assertThat(finished).hasValue(60);
        assertThat(report.games()).isEqualTo(60);
        assertThat(report.failures()).isZero();
        assertThat(report.gamesPerSecond()).isPositive();
        assertThat(report.decisionsPerGame()).isBetween(10.0, 100.0);
        assertThat(report.categories()).containsExactly("coins", "cards");
        assertThat(report.stages().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(60);
        int decided = report.agents().stream().mapToInt(Group::wins).sum();
        int shared = report.agents().stream().mapToInt(Group::sharedWins).sum();
        assertThat(decided).isBetween(1, 60);
        assertThat(shared).isGreaterThanOrEqualTo(2 * (60 - decided));
        Group greedy = report.agents().getFirst();
        assertThat(greedy.name()).isEqualTo("greedy");
        assertThat(greedy.players()).isEqualTo(60);
        assertThat(report.agents().getLast().players()).isEqualTo(120);
        assertThat(report.order()).extracting(Group::name).containsExactly("1", "2", "3");
        assertThat(greedy.categories().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(greedy.meanScore(), within(1e-9));
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() {
        Report alone = simulation(plan(40, 1)).run(() -> {});
        Report together = simulation(plan(40, 4)).run(() -> {});
        assertThat(together.agents()).isEqualTo(alone.agents());
        assertThat(together.order()).isEqualTo(alone.order());
        assertThat(together.decisionsPerGame()).isEqualTo(alone.decisionsPerGame());
    }

    @Test
    void everyGameHasItsOwnSeed() {
        Simulation<ToyTable> simulation = simulation(plan(40, 1));
        Set<Seed> seeds = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            seeds.add(simulation.setup(i).seed());
        }
        assertThat(seeds).hasSize(1000);
        assertThat(simulation.setup(3)).isEqualTo(simulation(plan(9, 2)).setup(3));
    }

    @Test
    void variantsCanChangeFromGameToGame() {
        Plan plan = new Plan(
                List.of("base"),
                Map.of("dice", "two"),
                Plan.Variety.EVERY_GAME,
                List.of(Level.RANDOM, Level.RANDOM),
                20,
                1,
                1,
                Optional.empty(),
                List.of(),
                false,
                Plan.Rotation.FIXED,
                List.of());
        Set<String> markets = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            Map<String, String> options = simulation(plan).setup(i).options();
            assertThat(options).containsEntry("dice", "two");
            markets.add(options.getOrDefault("no-market", "?"));
        }
        assertThat(markets).containsExactlyInAnyOrder("yes", "no");
        assertThat(simulation(plan).run(() -> {}).failures()).isZero();
    }

    @Test
    void everybodyGetsEverybodysPlace() {
        Plan plan = plan(6, 2, Plan.Rotation.ROTATED, List.of());
        Simulation<ToyTable> simulation = simulation(plan);
        assertThat(simulation.setup(1).seed()).isEqualTo(simulation.setup(0).seed());
        assertThat(simulation.setup(3).seed()).isNotEqualTo(simulation.setup(0).seed());
        assertThat(List.of(
                        simulation.setup(0).players(),
                        simulation.setup(1).players(),
                        simulation.setup(2).players()))
                .containsExactly(
                        List.of("random", "greedy", "random"),
                        List.of("random", "random", "greedy"),
                        List.of("greedy", "random", "random"));
        assertThat(simulation.run(() -> {}).failures()).isZero();
    }

    @Test
    void everyGameHasItsLineInOrder() {
        StringWriter alone = new StringWriter();
        StringWriter together = new StringWriter();
        StringWriter json = new StringWriter();
        simulation(plan(30, 1, Plan.Rotation.FIXED, List.of(new SheetWriter(alone, SheetWriter.Form.CSV))))
                .run(() -> {});
        simulation(plan(
                        30,
                        4,
                        Plan.Rotation.FIXED,
                        List.of(
                                new SheetWriter(together, SheetWriter.Form.CSV),
                                new SheetWriter(json, SheetWriter.Form.JSON_LINES))))
                .run(() -> {});
        assertThat(together).hasToString(alone.toString());
        List<String> lines = alone.toString().lines().toList();
        assertThat(lines).hasSize(31);
        List<String> columns = List.of(lines.getFirst().split(","));
        assertThat(columns).contains("game", "seed", "ending", "length", "p1_seat", "p2_agent", "p3_coins", "p3_place");
        for (int game = 1; game <= 30; game++) {
            List<String> cells = List.of(lines.get(game).split(",", -1));
            assertThat(cells).hasSameSizeAs(columns).first().isEqualTo(Integer.toString(game));
            assertThat(cells.get(columns.indexOf("p2_agent"))).isEqualTo("greedy");
        }
        JsonNode last = JsonMapper.builder()
                .build()
                .readTree(json.toString().lines().toList().getLast());
        assertThat(last.get("game").asInt()).isEqualTo(30);
        assertThat(last.get("players").get(1).get("agent").asString()).isEqualTo("greedy");
        assertThat(last.get("players").get(1).get("categories").get("coins").isNumber())
                .isTrue();
    }

    @Test
    void recordsReplayToTheSameTable() throws IOException {
        simulation(plan(5, 2, Optional.of(directory.resolve("records")))).run(() -> {});
        try (Stream<Path> files = Files.list(directory.resolve("records"))) {
            List<Path> records = files.sorted().toList();
            assertThat(records).hasSize(5);
            assertThat(records.getFirst()).hasFileName("toy-7-000001.civ");
            for (Path file : records) {
                Match<ToyTable> match = Match.replay(new ToyGame(), GameRecord.parse(Files.readString(file)));
                assertThat(match.over()).isTrue();
            }
        }
    }

    @Test
    void gamesGoOnWhereRecordsStop() throws IOException {
        Path records = directory.resolve("records");
        simulation(plan(2, 1, Optional.of(records))).run(() -> {});
        GameRecord whole = GameRecord.parse(Files.readString(records.resolve("toy-7-000002.civ")));
        List<GameRecord.Entry> half = whole.entries().subList(0, whole.entries().size() / 2);
        Plan planned = plan(3, 1, Optional.of(directory.resolve("continued")));
        Plan plan = new Plan(
                planned.boxes(),
                planned.options(),
                planned.variety(),
                planned.seats(),
                planned.games(),
                planned.seed(),
                1,
                planned.records(),
                List.of(new Opening.Recorded(new GameRecord(whole.setup(), whole.rules(), half, ""))),
                false,
                Plan.Rotation.FIXED,
                List.of());
        assertThat(simulation(plan).run(() -> {}).failures()).isZero();
        Set<List<GameRecord.Entry>> games = new HashSet<>();
        for (int game = 1; game <= 3; game++) {
            GameRecord played =
                    GameRecord.parse(Files.readString(directory.resolve("continued/toy-7-00000" + game + ".civ")));
            assertThat(played.setup()).isEqualTo(whole.setup());
            assertThat(played.entries()).startsWith(half.toArray(GameRecord.Entry[]::new));
            games.add(played.entries());
        }
        assertThat(games).as("each in its own way").hasSize(3);
    }

    @Test
    void aFailureLeavesItsRecord() throws IOException {
        ToyGame fragile = new ToyGame() {
            @Override
            public ToyTable deal(Setup setup, Chronicle chronicle) {
                ToyTable table = super.deal(setup, chronicle);
                if (setup.seed().low() % 2 == 0) {
                    table.push(new Unlucky());
                }
                return table;
            }
        };
        Playable<ToyTable> playable = new Playable<>(fragile, ToyGame::worth, new ToyStage());
        Report report = new Simulation<>(playable, plan(20, 2)).run(() -> {});
        assertThat(report.games()).isEqualTo(20);
        assertThat(report.failures()).isBetween(1, 19).isEqualTo(report.failed().size());
        Report.Failure first = report.failed().getFirst();
        assertThat(first.reason()).contains("after 1 choices: java.lang.IllegalStateException: bad luck");
        assertThat(Files.readString(Path.of(first.record())))
                .startsWith("civitas record 1\ngame: toy\n")
                .endsWith("1 red sigh\nend 1 failed\n");
    }

    private record Unlucky() implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1;
        }

        @Override
        public Phrase prompt(ToyTable table, int seat) {
            return Phrase.NONE;
        }

        @Override
        public void list(ToyTable table, int seat, Choices out) {
            out.add(() -> "sigh");
        }

        @Override
        public void choose(ToyTable table, int seat, Choice choice) {
            throw new IllegalStateException("bad luck");
        }
    }

    @Test
    void aWrongSetUpIsSaidAtOnce() {
        Plan plan = new Plan(
                List.of("base"),
                Map.of("hats", "many"),
                Plan.Variety.AS_PLANNED,
                List.of(Level.RANDOM, Level.RANDOM),
                20,
                1,
                1,
                Optional.empty(),
                List.of(),
                false,
                Plan.Rotation.FIXED,
                List.of());
        assertThatThrownBy(() -> simulation(plan).run(() -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown option 'hats'");
    }

    @Test
    void writesJson() {
        Report report = simulation(plan(10, 1)).run(() -> {});
        JsonNode json = JsonMapper.builder().build().readTree(report.json());
        assertThat(json.get("games").asInt()).isEqualTo(10);
        assertThat(json.get("failures").asInt()).isZero();
        assertThat(json.get("gamesPerSecond").asDouble()).isPositive();
        assertThat(json.get("decisionsPerSecond").asDouble()).isPositive();
        assertThat(json.get("decisionsPerGame").asDouble()).isEqualTo(report.decisionsPerGame());
        assertThat(json.get("agents").size()).isEqualTo(2);
        assertThat(json.get("agents").get(0).get("categories").get("coins").asDouble())
                .isPositive();
    }

    private static Simulation<ToyTable> simulation(Plan plan) {
        return new Simulation<>(Toy.PLAYABLE, plan);
    }

    private static Plan plan(int games, int threads) {
        return plan(games, threads, Optional.empty());
    }

    private static Plan plan(int games, int threads, Optional<Path> records) {
        return plan(games, threads, records, Plan.Rotation.FIXED, List.of());
    }

    private static Plan plan(int games, int threads, Plan.Rotation rotation, List<SheetWriter> sheets) {
        return plan(games, threads, Optional.empty(), rotation, sheets);
    }

    private static Plan plan(
            int games, int threads, Optional<Path> records, Plan.Rotation rotation, List<SheetWriter> sheets) {
        return new Plan(
                List.of("base"),
                Map.of(),
                Plan.Variety.AS_PLANNED,
                List.of(Level.RANDOM, Level.GREEDY, Level.RANDOM),
                games,
                7,
                threads,
                records,
                List.of(),
                false,
                rotation,
                sheets);
    }
}
