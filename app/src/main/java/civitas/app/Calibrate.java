package civitas.app;

import civitas.agents.Level;
import civitas.kernel.Game;
import civitas.kernel.Table;
import civitas.lab.BoxSets;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.lab.training.Reliability;
import civitas.lab.training.Survey;
import civitas.lab.training.Surveyor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code civitas calibrate}: how likely somebody wins who stands so much better, learnt from games of computers. */
@Command(
        name = "calibrate",
        description = "Learn from games of computers how likely somebody wins who stands so much better.",
        footer = {
            "",
            "For every number of players the scale of chances is fitted to games, and judged by as many others that it has",
            "never seen. Everything follows from the seed, with any number of threads.",
            "Example: civitas calibrate --game clash --out clash/src/main/resources/civitas/clash/weights"
        },
        sortOptions = false)
final class Calibrate extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Option(names = "--game", paramLabel = "GAME", description = "The game (default: ${DEFAULT-VALUE}).")
    private String game = "clash";

    @Option(
            names = "--boxes",
            paramLabel = "BOX,BOX",
            split = ",",
            description = "The boxes (default: a set of boxes drawn anew for every game).")
    private List<String> boxes = List.of();

    @Option(
            names = "--seats",
            paramLabel = "N,N",
            split = ",",
            description = "Numbers of players (default: all there are).")
    private List<Integer> seats = List.of();

    @Option(names = "--players", paramLabel = "LEVEL", description = "Who plays (default: ${DEFAULT-VALUE}).")
    private String players = Level.NORMAL.code();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games to fit to, and as many to judge by (default: ${DEFAULT-VALUE}).")
    private int games = 200;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Where a file for each number of players is written, and named in 'index' (default: nowhere).")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where all randomness comes from (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once (default: one per processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    Calibrate(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() throws IOException {
        Playable<?> playable = game(shelf.get(), game);
        if (games < 1 || threads < 1) {
            throw wrong("--games and --threads must be at least 1.");
        }
        List<String> set =
                boxes.isEmpty() ? List.of() : playable.game().boxSet(boxes).ids();
        List<Integer> possible = numbers(playable.game(), set);
        if (!possible.containsAll(seats)) {
            throw wrong("--seats is one or more of " + possible + ".");
        }
        Level level = Level.of(players).orElseThrow(() -> wrong("--players is one of " + Level.codes() + "."));
        for (int number : seats.isEmpty() ? possible : seats) {
            survey(playable, new Survey(set, number, level, games, games, seed, threads));
        }
        return CommandLine.ExitCode.OK;
    }

    private static List<Integer> numbers(Game<?> game, List<String> set) {
        return BoxSets.seats(game).stream()
                .filter(number -> set.isEmpty() || BoxSets.of(game, number).contains(set))
                .toList();
    }

    private <T extends Table<T>> void survey(Playable<T> playable, Survey survey) throws IOException {
        Surveyor.Finding finding = new Surveyor<>(playable).find(survey);
        if (out.isPresent()) {
            write(out.get(), "chances-" + survey.seats(), finding.weights().text());
        }
        print(survey, finding);
    }

    /** A file of weights counts once the index names it. */
    private static void write(Path directory, String name, String text) throws IOException {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve(name), text);
        Path index = directory.resolve("index");
        SortedSet<String> names = new TreeSet<>(List.of(name));
        if (Files.exists(index)) {
            names.addAll(Files.readAllLines(index));
        }
        Files.writeString(index, String.join("\n", names) + "\n");
    }

    private void print(Survey survey, Surveyor.Finding finding) {
        out().printf(
                        Locale.ROOT,
                        "%d players, %d games to fit to, %d to judge by: %s%n%n",
                        survey.seats(),
                        survey.games(),
                        survey.fresh(),
                        new TreeMap<>(finding.weights().values()));
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("chances", "brier", "surprise", "off by"));
        rows.add(row("even", finding.even()));
        rows.add(row("by hand", finding.before()));
        rows.add(row("fitted", finding.after()));
        TextTable.print(out(), rows);
        out().printf(
                        Locale.ROOT,
                        "%nWinners surprise by %.4f less than by hand (± %.4f).%n%n",
                        finding.after().gain(finding.before()),
                        finding.after().gainError(finding.before()));
        TextTable.print(out(), bins(finding.after()));
        out().println();
        out().flush();
    }

    private static List<String> row(String name, Reliability reliability) {
        return List.of(
                name, decimal(reliability.brier()), decimal(reliability.surprise()), percent(reliability.error()));
    }

    private static List<List<String>> bins(Reliability reliability) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(line("of all forecasts", bin -> percent(bin.part()), reliability));
        rows.add(line("foretold", bin -> percent(bin.foretold()), reliability));
        rows.add(line("came true", bin -> percent(bin.came()), reliability));
        return rows;
    }

    private static List<String> line(String name, Function<Reliability.Bin, String> figure, Reliability reliability) {
        List<String> line = new ArrayList<>();
        line.add(name);
        reliability.bins().forEach(bin -> line.add(figure.apply(bin)));
        return line;
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }
}
