package civitas.app;

import civitas.kernel.Table;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.lab.tournament.Contestant;
import civitas.lab.tournament.LadderPicture;
import civitas.lab.tournament.Pairing;
import civitas.lab.tournament.Tournament;
import civitas.lab.tournament.TournamentPlan;
import civitas.lab.tournament.TournamentReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code civitas tournament}: lets computer opponents play against each other until it is clear who is better. */
@Command(
        name = "tournament",
        description = "Let computer opponents play against each other until it is clear who is better.",
        footer = {
            "",
            "Everybody plays every deal from every seat. A pairing ends when an interval that may be looked at after"
                    + " every",
            "deal leaves the target out. At tables of more than two one challenger sits among players of the other"
                    + " kind.",
            "With budgets in iterations everything but the speed follows from the seed, with any number of threads.",
            "Example: civitas tournament --agents random,greedy,hard:300ms --seats 2,4 --most 400 --svg ladder.svg"
        },
        sortOptions = false)
final class Compete extends Subcommand {

    private static final double MILLIS_PER_MINUTE = 60_000;

    private final Supplier<Shelf> shelf;

    @Mixin
    private GameOptions common = new GameOptions();

    @Option(
            names = "--boxes",
            paramLabel = "BOX,BOX",
            description = "A set of boxes (default: the base game); may be repeated.")
    private List<String> boxes = new ArrayList<>();

    @Option(
            names = "--agents",
            paramLabel = "AGENT[:BUDGET]",
            split = ",",
            required = true,
            description = "Who takes part, the weakest first: ${COMPLETION-CANDIDATES}. The budget of one decision is "
                    + "written 2000i (iterations), 300ms or 2s (processor time). bot:COMMAND is one of your own; hard@FILE "
                    + "plays with the weights of a file, hard@hand with those made by hand.",
            completionCandidates = Simulate.AgentNames.class)
    private List<String> agents = new ArrayList<>();

    @Option(
            names = "--seats",
            paramLabel = "N",
            split = ",",
            description = "Numbers of players at a table (default: 2).")
    private List<Integer> seats = new ArrayList<>(List.of(2));

    @Option(names = "--neighbours", description = "Everybody meets only the one named before, not everybody.")
    private boolean neighbours;

    @Option(
            names = "--most",
            paramLabel = "GAMES",
            description = "Games of one pairing at most (default: ${DEFAULT-VALUE}).")
    private int most = 400;

    @Option(
            names = "--least",
            paramLabel = "GAMES",
            description = "Games of one pairing before it may end (default: ${DEFAULT-VALUE}).")
    private int least = 20;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description =
                    "So long at most for one pairing, which then stays undecided; how many games that are depends "
                            + "on the machine.")
    private Optional<Double> minutes = Optional.empty();

    @Option(
            names = "--target",
            paramLabel = "SHARE",
            description = "The share of wins to be reached, such as 0.65 (default: the fair share).")
    private Optional<Double> target = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the ladder here.")
    private Optional<Path> svg = Optional.empty();

    Compete(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() throws IOException {
        Playable<?> playable = common.playable(this, shelf.get());
        TournamentReport report = compete(playable, plan(playable));
        new TournamentPrinter(out()).print(report);
        common.write(report.json());
        if (svg.isPresent()) {
            Files.writeString(svg.get(), LadderPicture.of(report));
        }
        return report.failures().isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private TournamentPlan plan(Playable<?> playable) {
        if (agents.size() < 2 || new HashSet<>(agents).size() < agents.size()) {
            throw wrong("--agents wants two or more, all different.");
        }
        if (most < 1 || least < 1) {
            throw wrong("--most and --least must be at least 1.");
        }
        if (minutes.isPresent() && minutes.get() <= 0) {
            throw wrong("--minutes must be more than 0.");
        }
        if (target.isPresent() && (target.get() <= 0 || target.get() >= 1)) {
            throw wrong("--target must be between 0 and 1.");
        }
        List<List<String>> sets = boxes.isEmpty()
                ? List.of(playable.game().usualBoxes().ids())
                : boxes.stream().map(set -> Arrays.asList(set.split(","))).toList();
        return new TournamentPlan(
                agents.stream().map(this::contestant).toList(),
                neighbours ? TournamentPlan.Circle.NEIGHBOURS : TournamentPlan.Circle.EVERYBODY,
                sets,
                seats,
                common.options(),
                least,
                most,
                minutes.map(number -> Duration.ofMillis(Math.round(number * MILLIS_PER_MINUTE))),
                target,
                common.seed(),
                common.threads(this));
    }

    private Contestant contestant(String text) {
        try {
            return Contestant.parse(text);
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage() + ".");
        }
    }

    private <T extends Table<T>> TournamentReport compete(Playable<T> playable, TournamentPlan plan) {
        Tournament<T> tournament = new Tournament<>(playable, plan);
        try (Ticker ticker = Ticker.start(tournament.mostGames(), err())) {
            return tournament.run(new Steps(ticker));
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage() + ".");
        }
    }

    /** Games that need not be played any more count as played, so that the bar comes to its end. */
    private record Steps(Ticker ticker) implements Tournament.Progress {

        @Override
        public void counted(Pairing pairing) {
            ticker.gamesFinished(pairing.seats());
        }

        @Override
        public void finished(Pairing pairing, int spared) {
            ticker.gamesFinished(spared);
        }
    }
}
