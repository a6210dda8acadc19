package civitas.app;

import civitas.agents.Advice;
import civitas.agents.Advisor;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.agents.study.Analysis;
import civitas.agents.study.Study;
import civitas.kernel.Game;
import civitas.kernel.GameRecord;
import civitas.kernel.Match;
import civitas.kernel.RecordException;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code civitas analyse}: looks at a game again, or at one decision of it. */
@Command(
        name = "analyse",
        description = "Look at a game again: how the chances went, where they turned, what would have been better.",
        footer = {
            "",
            "With --to, the best choices at that moment, from what the seat could know.",
            "Example: civitas analyse games/clash-1-000001.civ --to 120 --lang ru"
        },
        sortOptions = false)
final class Analyse extends Subcommand {

    private static final int CHOICES = 3;

    private final Supplier<Shelf> shelf;

    @Parameters(paramLabel = "FILE", description = "The record.")
    private Path file = Path.of("");

    @Option(names = "--to", paramLabel = "PLY", description = "Only the decision after so many choices.")
    private Optional<Integer> to = Optional.empty();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Seconds for a decision that is looked at thoroughly (default: ${DEFAULT-VALUE}).")
    private double seconds = 2;

    @Option(names = "--lang", paramLabel = "LANG", description = "en or ru (default: ${DEFAULT-VALUE}).")
    private String language = "en";

    Analyse(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        Language spoken = known(
                "language",
                language,
                Language::of,
                Arrays.stream(Language.values()).map(Language::tag).toList());
        if (!(seconds > 0 && seconds <= 600)) {
            throw wrong("--seconds must be between 0 and 600.");
        }
        try {
            GameRecord record = GameRecord.parse(Files.readString(file));
            analyse(game(shelf.get(), record.setup().game()), record, spoken);
            return CommandLine.ExitCode.OK;
        } catch (IOException e) {
            throw wrong("cannot read " + file + ": it is missing or not a text in UTF-8.");
        } catch (RecordException e) {
            err().println(file + ": " + e.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private <T extends Table<T>> void analyse(Playable<T> playable, GameRecord record, Language spoken) {
        Game<T> game = playable.game();
        Lexicon words = Lexicon.load(spoken, game.boxSet(record.setup().boxes()).bundles());
        Budget budget = Budget.time(Duration.ofMillis(Math.round(1000 * seconds)));
        StudyPrinter printer = new StudyPrinter(out(), words, record.setup());
        if (to.isPresent()) {
            printer.print(advice(playable, record, to.get(), budget));
            return;
        }
        Match.replay(game, record);
        Analysis<T> analysis = new Analysis<>(
                playable.evaluation(), () -> Match.start(game, record.setup()), record.entries(), budget);
        try (Ticker ticker = Ticker.start(100, "percent", err())) {
            Study study = analysis.study(ticker::reached);
            printer.print(study);
        }
    }

    private <T extends Table<T>> List<Advice> advice(Playable<T> playable, GameRecord record, int ply, Budget budget) {
        int plies = record.entries().size();
        if (ply < 0 || ply > plies) {
            throw wrong("--to " + ply + ": the record has " + plies + " choices.");
        }
        Match<T> match = Match.replay(playable.game(), record, ply);
        if (match.over()) {
            throw wrong("--to " + ply + ": the game is over by then.");
        }
        Seat seat = ply < plies
                ? record.entries().get(ply).seat()
                : Seat.of(match.table().asking());
        return new Advisor<>(playable.evaluation(), budget, part -> {})
                .advise(new Situation<>(playable.game(), match.table(), seat), CHOICES, ply);
    }
}
