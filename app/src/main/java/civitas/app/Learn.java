package civitas.app;

import civitas.agents.Level;
import civitas.kernel.Table;
import civitas.kernel.learn.Weights;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.lab.training.Curriculum;
import civitas.lab.training.Schooling;
import civitas.lab.training.Training;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code civitas learn}: what computer opponents know about a game, learnt from games of their own. */
@Command(
        name = "learn",
        description = "Let computer opponents learn what things are worth, from games of their own.",
        footer = {
            "",
            "Games are played in which decisions are examined; weights are fitted to what was found and kept only if they",
            "beat those before in fresh games. Everything follows from the seed, with any number of threads.",
            "Example: civitas learn --game clash --seats 2 --out clash/src/main/resources/civitas/clash/weights/monumental-2"
        },
        sortOptions = false)
final class Learn extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Option(names = "--game", paramLabel = "GAME", description = "The game (default: ${DEFAULT-VALUE}).")
    private String game = "clash";

    @Option(names = "--boxes", paramLabel = "BOX,BOX", split = ",", description = "The boxes (default: the base game).")
    private List<String> boxes = List.of();

    @Option(names = "--seats", paramLabel = "N", description = "Players at a table (default: ${DEFAULT-VALUE}).")
    private int seats = 2;

    @Option(
            names = "--for",
            paramLabel = "LEAST-MOST",
            description = "For which numbers of players the weights are, such as 3-5 (default: for --seats alone).")
    private Optional<String> range = Optional.empty();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often weights are fitted (default: ${DEFAULT-VALUE}).")
    private int rounds = 3;

    @Option(names = "--games", paramLabel = "N", description = "Games of one round (default: ${DEFAULT-VALUE}).")
    private int games = 60;

    @Option(
            names = "--ahead",
            paramLabel = "ROUNDS",
            description = "How far the game goes on from a choice that is examined (default: ${DEFAULT-VALUE}).")
    private int ahead = Schooling.USUAL.depth().rounds();

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "Games at most that decide about new weights (default: ${DEFAULT-VALUE}).")
    private int matches = 400;

    @Option(
            names = "--judges",
            paramLabel = "LEVEL",
            description = "Who plays these games (default: ${DEFAULT-VALUE}).")
    private String judges = Level.NORMAL.code();

    @Option(names = "--from", paramLabel = "FILE", description = "Weights to begin with (default: those made by hand).")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the weights are written.")
    private Path out = Path.of("");

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where all randomness comes from (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once (default: one per processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    Learn(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() throws IOException {
        Playable<?> playable = game(shelf.get(), game);
        if (rounds < 0 || ahead < 1 || games < 1 || matches < 1 || threads < 1) {
            throw wrong("--games, --ahead, --matches and --threads must be at least 1.");
        }
        Files.writeString(out, learnt(playable, curriculum(playable)).text());
        return CommandLine.ExitCode.OK;
    }

    private <T extends Table<T>> Weights learnt(Playable<T> playable, Curriculum curriculum) throws IOException {
        Training<T> training = new Training<>(playable, curriculum, sentence -> {
            out().println(sentence);
            out().flush();
        });
        return training.run(from.isPresent() ? Weights.parse(Files.readString(from.get())) : training.byHand());
    }

    private Curriculum curriculum(Playable<?> playable) {
        List<String> set = boxes.isEmpty()
                ? playable.game().usualBoxes().ids()
                : playable.game().boxSet(boxes).ids();
        int[] range = this.range.map(this::numbers).orElse(new int[] {seats, seats});
        Level judge = Level.of(judges).orElseThrow(() -> wrong("--judges is one of " + Level.codes() + "."));
        return new Curriculum(
                set,
                seats,
                range[0],
                range[1],
                rounds,
                games,
                matches,
                judge,
                Schooling.USUAL.ahead(ahead),
                seed,
                threads);
    }

    private int[] numbers(String text) {
        if (!text.matches("\\d-\\d")) {
            throw wrong("--for is written LEAST-MOST, such as 3-5.");
        }
        return Arrays.stream(text.split("-")).mapToInt(Integer::parseInt).toArray();
    }
}
