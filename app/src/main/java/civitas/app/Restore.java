package civitas.app;

import civitas.server.Server;
import civitas.server.ops.Archive;
import civitas.server.store.Store;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code civitas restore FILE}: a backup into an empty database, of either kind. */
@Command(
        name = "restore",
        description = "Read a backup into an empty database: SQLite or PostgreSQL, whichever it came from.",
        sortOptions = false)
final class Restore extends Subcommand {

    @Mixin
    private ServerOptions options = new ServerOptions();

    @Parameters(paramLabel = "FILE", description = "The file that civitas backup wrote.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws IOException {
        if (!Files.isRegularFile(file)) {
            throw wrong("there is no file " + file + ".");
        }
        try (Store store = Server.open(options.settings(), new SimpleMeterRegistry())) {
            Archive.Restored restored = Archive.read(store, file);
            out().println(restored.rows() + " rows read from " + file);
            if (restored.proof() == Archive.Proof.OF_AN_EARLIER_RELEASE) {
                out().println("It was written by an earlier release and has no checksum: whether it is whole cannot"
                        + " be told.");
            }
        } catch (Archive.Unreadable e) {
            throw wrong(e.getMessage() + ".");
        }
        return CommandLine.ExitCode.OK;
    }
}
