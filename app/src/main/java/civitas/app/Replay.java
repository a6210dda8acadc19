package civitas.app;

import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.lab.Shelf;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code civitas replay}: verifies a record and shows what happened. */
@Command(
        name = "replay",
        description = "Verify the record of a game, and print its log and its table.",
        footer = {
            "",
            "A record that cannot be replayed to the same table is an error that names the line (exit code 1)."
        },
        sortOptions = false)
final class Replay extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Mixin
    private RecordFiles records = new RecordFiles();

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "Show what this seat sees (default: what everybody sees).")
    private Optional<String> seat = Optional.empty();

    Replay(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        Language spoken = records.language(this);
        return records.withRecord(this, shelf.get(), read -> {
            replay(read.playable().game(), read.record(), spoken);
            return CommandLine.ExitCode.OK;
        });
    }

    private <T extends Table<T>> void replay(Game<T> game, GameRecord record, Language spoken) {
        int plies = record.entries().size();
        int shown = records.to(this, record).orElse(plies);
        Viewer viewer = viewer(record);
        Match<T> match = shown < plies ? Match.replay(game, record, shown) : verified(game, record);
        print(
                match,
                viewer,
                Lexicon.load(spoken, game.boxSet(record.setup().boxes()).bundles()));
        if (shown < plies) {
            verified(game, record);
        }
        PrintWriter out = out();
        out.println("Verified: " + plies + " choices, fingerprint " + record.fingerprint() + ".");
        out.flush();
    }

    /** Replays everything. A record of a failure fails again; that, too, is said with the line. */
    private static <T extends Table<T>> Match<T> verified(Game<T> game, GameRecord record) {
        try {
            return Match.replay(game, record);
        } catch (RecordException e) {
            throw e;
        } catch (RuntimeException e) {
            int ply = firstFailing(game, record);
            throw new RecordException(
                    record.lineOf(ply),
                    "the rules fail at this choice: " + e + " (at " + e.getStackTrace()[0] + ")",
                    Phrase.of("record.rules-fail"));
        }
    }

    private static <T extends Table<T>> int firstFailing(Game<T> game, GameRecord record) {
        Match<T> match = Match.start(game, record.setup());
        try {
            for (GameRecord.Entry entry : record.entries()) {
                match.choose(entry.seat(), entry.code());
            }
        } catch (RuntimeException e) {
            return match.plies();
        }
        return match.plies();
    }

    private Viewer viewer(GameRecord record) {
        if (seat.isEmpty()) {
            return Viewer.SPECTATOR;
        }
        return Viewer.of(known(
                "seat",
                seat.get(),
                code -> Seat.parse(code)
                        .filter(found -> found.index() < record.setup().seats()),
                Arrays.stream(Seat.values())
                        .limit(record.setup().seats())
                        .map(Seat::code)
                        .toList()));
    }

    private <T extends Table<T>> void print(Match<T> match, Viewer viewer, Lexicon lexicon) {
        PrintWriter out = out();
        for (Match.Told told : match.log()) {
            String line = lexicon.say(told.event().as(viewer));
            if (!line.isEmpty()) {
                out.printf("%5d  %s%n", told.ply(), line);
            }
        }
        out.println();
        out.println(match.game().describe(match.table(), viewer, lexicon).strip());
        out.println();
    }
}
