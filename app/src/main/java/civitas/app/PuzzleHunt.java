package civitas.app;

import civitas.agents.puzzle.Puzzle;
import civitas.agents.puzzle.PuzzleFinder;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import civitas.lab.Playable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Looks through records for puzzles, and puts them into a stock. */
final class PuzzleHunt {

    /** Of one game, so that a stock has many. */
    private static final int OF_ONE_GAME = 2;

    /** The same records always give the same puzzles. */
    private static final long SEED = 1;

    private static final String RECORD = ".civ";

    private final Subcommand command;
    private final PuzzleStock stock;
    private final int wanted;

    /** @param wanted it is enough when so many are found */
    PuzzleHunt(Subcommand command, PuzzleStock stock, int wanted) {
        this.command = command;
        this.stock = stock;
        this.wanted = wanted;
    }

    /** Takes out what is spoilt, looks for more in these records and directories of records, and writes down what there is. */
    void hunt(List<Path> places) throws IOException {
        PrintWriter out = command.out();
        for (Map.Entry<Path, String> spoilt : stock.spoilt().entrySet()) {
            Files.delete(spoilt.getKey());
            out.println("dropped " + spoilt.getKey() + ": " + spoilt.getValue());
        }
        List<Path> records = records(places);
        int found = 0;
        try (Ticker ticker = Ticker.start(records.size(), command.err())) {
            for (int i = 0; i < records.size() && found < wanted; i++) {
                for (Puzzle puzzle : found(records.get(i), Math.min(OF_ONE_GAME, wanted - found))) {
                    stock.add(puzzle);
                    found++;
                }
                ticker.gameFinished();
            }
        }
        stock.list();
        out.println(found + " found; there are " + stock.files().size() + " now.");
        out.flush();
    }

    private List<Path> records(List<Path> places) throws IOException {
        List<Path> records = new ArrayList<>();
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                try (Stream<Path> files = Files.list(place)) {
                    files.filter(file -> file.toString().endsWith(RECORD))
                            .sorted()
                            .forEach(records::add);
                }
            } else {
                records.add(place);
            }
        }
        return records;
    }

    private List<Puzzle> found(Path file, int most) {
        RecordFiles.Read read = RecordFiles.read(command, stock.shelf(), file);
        return found(read.playable(), read.record(), file, most);
    }

    private <T extends Table<T>> List<Puzzle> found(Playable<T> playable, GameRecord record, Path file, int most) {
        try {
            Match.replay(playable.game(), record);
        } catch (RecordException e) {
            command.err().println(file + ": " + e.getMessage());
            return List.of();
        }
        return new PuzzleFinder<>(playable.game(), playable.evaluation()).find(record, most, SEED);
    }
}
