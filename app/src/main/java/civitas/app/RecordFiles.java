package civitas.app;

import civitas.kernel.match.GameRecord;
import civitas.kernel.match.RecordException;
import civitas.kernel.text.Language;
import civitas.kernel.text.Phrase;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What commands about records have in common: which records, how far, and in which language. */
final class RecordFiles {

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "The record.")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--to", paramLabel = "PLY", description = "Only as far as this: the table after so many choices.")
    private Optional<Integer> to = Optional.empty();

    @Option(names = "--lang", paramLabel = "LANG", description = "en or ru (default: ${DEFAULT-VALUE}).")
    private String language = "en";

    /** A record and the game it is of. */
    record Read(GameRecord record, Playable<?> playable) {}

    List<Path> files() {
        return List.copyOf(files);
    }

    Language language(Subcommand command) {
        return command.known(
                "language",
                language,
                Language::of,
                Arrays.stream(Language.values()).map(Language::tag).toList());
    }

    /** The ply to stop at, if one was named; it has to be one of the record. */
    Optional<Integer> to(Subcommand command, GameRecord record) {
        int plies = record.entries().size();
        to.filter(ply -> ply < 0 || ply > plies).ifPresent(ply -> {
            throw command.wrong("--to " + ply + ": the record has " + plies + " choices.");
        });
        return to;
    }

    /** Does something with the one record that was named; what is wrong with it is said with the line (exit code 1). */
    int withRecord(Subcommand command, Shelf shelf, Function<Read, Integer> work) {
        if (files.size() != 1) {
            throw command.wrong(files.isEmpty() ? "which record?" : "one record at a time.");
        }
        Path file = files.getFirst();
        try {
            return work.apply(read(command, shelf, file));
        } catch (RecordException e) {
            command.err().println(file + ": " + e.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** Reads a record; a {@link RecordException} names the line that is wrong. */
    static Read read(Subcommand command, Shelf shelf, Path file) {
        GameRecord record = GameRecord.parse(text(command, file));
        String game = record.setup().game();
        return new Read(
                record,
                shelf.find(game)
                        .orElseThrow(() -> new RecordException(
                                2,
                                "unknown game '" + game + "'; known are " + shelf.ids(),
                                Phrase.of("record.game", game, String.join(", ", shelf.ids())))));
    }

    private static String text(Subcommand command, Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw command.wrong("cannot read " + file + ": it is missing or not a text in UTF-8.");
        }
    }
}
