package civitas.kernel;

import civitas.kernel.match.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A law that does not hold: keeps the game that shows it, so that it can be replayed. */
final class LawBroken extends AssertionError {

    private static final long serialVersionUID = 1L;

    LawBroken(Setup setup, int ply, GameRecord record, Throwable cause) {
        super("at ply " + ply + " of " + save(setup, record) + ": " + cause.getMessage(), cause);
    }

    private static Path save(Setup setup, GameRecord record) {
        Path file = Path.of("target", "laws", setup.game() + "-" + setup.seed().text() + ".civ");
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, record.text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }
}
