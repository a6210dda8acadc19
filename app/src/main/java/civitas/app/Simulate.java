package civitas.app;

import civitas.agents.AgentKind;
import civitas.kernel.Game;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.lab.Entrants;
import civitas.lab.Opening;
import civitas.lab.Plan;
import civitas.lab.Playable;
import civitas.lab.Report;
import civitas.lab.SheetWriter;
import civitas.lab.Shelf;
import civitas.lab.Simulation;
import civitas.lab.scenario.ScenarioOpenings;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code civitas simulate}: plays complete games with computer opponents. */
@Command(
        name = "simulate",
        description = "Play complete games with computer opponents and report what happened.",
        footer = {
            "",
            "Who begins is drawn, so seats mean nothing: figures are by agent, order of play, civilization and"
                    + " objective.",
            "Everything but the speed follows from the seed. A failed game leaves its record; the exit code is then 1.",
            "Example: civitas simulate --seats greedy,random,random --games 1000 --seed 7"
        },
        sortOptions = false)
final class Simulate extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Mixin
    private GameOptions common = new GameOptions();

    @Option(names = "--boxes", paramLabel = "BOX", split = ",", description = "Its boxes (default: the base game).")
    private List<String> boxes = new ArrayList<>();

    @Option(
            names = "--seats",
            paramLabel = "AGENT",
            split = ",",
            required = true,
            description = "Who plays, seat by seat: ${COMPLETION-CANDIDATES}, or bot:COMMAND for one of your own.",
            completionCandidates = AgentNames.class)
    private List<String> seats = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--vary", description = "Draw the variants not given by --option anew for every game.")
    private boolean vary;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Write a line about every game here, separated by commas.")
    private Optional<Path> csv = Optional.empty();

    @Option(
            names = "--jsonl",
            paramLabel = "FILE",
            description = "Write a JSON object about every game here, one per line.")
    private Optional<Path> jsonLines = Optional.empty();

    @Option(names = "--rotate", description = "Play every deal once for each seat, everybody moving up by one.")
    private boolean rotate;

    @Option(names = "--records", paramLabel = "DIR", description = "Write the record of every game here.")
    private Optional<Path> records = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "PATH",
            description = "Go on where these records stop, or from the positions of these scenarios, in turn.")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--usage", description = "Report how often each ability was used.")
    private boolean usage;

    Simulate(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    static final class AgentNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        AgentNames() {
            super(Entrants.codes());
        }
    }

    @Override
    public Integer call() throws IOException {
        if (usage) {
            System.setProperty(Speakers.PROPERTY, "true");
        }
        Playable<?> playable = common.playable(this, shelf.get());
        if (games < 1) {
            throw wrong("--games must be at least 1.");
        }
        Report report = simulate(playable);
        common.write(report.json());
        ReportPrinter printer = new ReportPrinter(out());
        printer.print(report);
        if (usage) {
            printer.printUsage(
                    report,
                    playable.game().boxSet(report.boxes()).boxes().stream()
                            .flatMap(box -> playable.game().components(box).stream())
                            .toList());
        }
        return report.failures() == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    /** What a file or a directory has to go on from, in the order of its names. */
    private List<Opening> openings(Path place, Game<?> game) throws IOException {
        List<Opening> openings = new ArrayList<>();
        try (Stream<Path> files = Files.isDirectory(place) ? Files.list(place) : Stream.of(place)) {
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(".civ")) {
                    openings.add(new Opening.Recorded(GameRecord.parse(Files.readString(file))));
                } else if (file.toString().endsWith(".yaml")) {
                    openings.addAll(ScenarioOpenings.read(file, game));
                }
            }
        }
        if (openings.isEmpty()) {
            throw wrong("there is neither a record nor a scenario with a position in " + place + ".");
        }
        for (Opening opening : openings) {
            if (opening.players() != seats.size()
                    || opening instanceof Opening.Recorded(GameRecord record)
                            && !record.setup().game().equals(common.game())) {
                throw wrong("--seats and --game must be those of the records and positions in " + place + ".");
            }
        }
        return openings;
    }

    private Report simulate(Playable<?> playable) throws IOException {
        List<SheetWriter> sheets = new ArrayList<>();
        try (Writer csvFile = open(csv);
                Writer jsonFile = open(jsonLines)) {
            if (csv.isPresent()) {
                sheets.add(new SheetWriter(csvFile, SheetWriter.Form.CSV));
            }
            if (jsonLines.isPresent()) {
                sheets.add(new SheetWriter(jsonFile, SheetWriter.Form.JSON_LINES));
            }
            return simulate(playable, plan(playable, sheets));
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage() + ".");
        }
    }

    private static Writer open(Optional<Path> file) throws IOException {
        return file.isPresent() ? Files.newBufferedWriter(file.get()) : Writer.nullWriter();
    }

    private Plan plan(Playable<?> playable, List<SheetWriter> sheets) throws IOException {
        List<AgentKind> levels = seats.stream()
                .map(name -> known("agent", name, Entrants::of, Entrants.codes()))
                .toList();
        List<String> chosen = boxes.isEmpty() ? playable.game().usualBoxes().ids() : boxes;
        return new Plan(
                chosen,
                common.options(),
                vary ? Plan.Variety.EVERY_GAME : Plan.Variety.AS_PLANNED,
                levels,
                games,
                common.seed(),
                Math.min(common.threads(this), games),
                records,
                from.isPresent() ? openings(from.get(), playable.game()) : List.of(),
                usage,
                rotate ? Plan.Rotation.ROTATED : Plan.Rotation.FIXED,
                sheets);
    }

    private <T extends Table<T>> Report simulate(Playable<T> playable, Plan plan) {
        try (Ticker ticker = Ticker.start(games, err())) {
            return new Simulation<>(playable, plan).run(ticker);
        }
    }
}
