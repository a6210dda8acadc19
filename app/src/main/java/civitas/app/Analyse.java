package civitas.app;

import civitas.agents.Advice;
import civitas.agents.Advisor;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.agents.study.Analysis;
import civitas.agents.study.Study;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code civitas analyse}: looks at a game again, or at one decision of it. */
@Command(
        name = "analyse",
        description = "Look at a game again: how the chances went, where they turned, what would have been better.",
        footer = {
            "",
            "With --to, the best choices at that moment, from what the seat could know.",
            "Example: civitas analyse games/clash-1-000001.civ --to 120 --lang ru",
            "         civitas analyse --puzzles puzzles games"
        },
        sortOptions = false)
final class Analyse extends Subcommand {

    private static final int CHOICES = 3;

    private final Supplier<Shelf> shelf;

    @Mixin
    private RecordFiles records = new RecordFiles();

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Seconds for a decision that is looked at thoroughly (default: ${DEFAULT-VALUE}).")
    private double seconds = 2;

    @Option(
            names = "--puzzles",
            paramLabel = "DIR",
            description = "Look through records, or directories of records, for moments at which one choice is clearly "
                    + "best, and put them here. Puzzles that today's rules have spoilt are taken out.")
    private Optional<Path> puzzles = Optional.empty();

    @Option(
            names = "--wanted",
            paramLabel = "N",
            description = "With --puzzles: so many new ones are enough (default: all there are).")
    private int wanted = Integer.MAX_VALUE;

    Analyse(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() throws IOException {
        Language spoken = records.language(this);
        if (!(seconds > 0 && seconds <= 600)) {
            throw wrong("--seconds must be between 0 and 600.");
        }
        if (puzzles.isPresent()) {
            return hunt(new PuzzleStock(puzzles.get(), shelf.get()));
        }
        return records.withRecord(this, shelf.get(), read -> {
            analyse(read.playable(), read.record(), spoken);
            return CommandLine.ExitCode.OK;
        });
    }

    private int hunt(PuzzleStock stock) throws IOException {
        try {
            new PuzzleHunt(this, stock, wanted).hunt(records.files());
            return CommandLine.ExitCode.OK;
        } catch (RecordException e) {
            err().println(e.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private <T extends Table<T>> void analyse(Playable<T> playable, GameRecord record, Language spoken) {
        Game<T> game = playable.game();
        Lexicon words = Lexicon.load(spoken, game.boxSet(record.setup().boxes()).bundles());
        Budget budget = Budget.time(Duration.ofMillis(Math.round(1000 * seconds)));
        StudyPrinter printer = new StudyPrinter(out(), words, record.setup());
        Optional<Integer> to = records.to(this, record);
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
