package civitas.app;

import civitas.lab.Shelf;
import civitas.server.Catalogue;
import civitas.server.Server;
import civitas.server.ops.Archive;
import civitas.server.room.Stocktaking;
import civitas.server.store.Store;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code civitas backup FILE}: everything the server keeps, in one file. */
@Command(
        name = "backup",
        description = "Write everything the server keeps into one file; the server may go on running.",
        sortOptions = false)
final class Backup extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Mixin
    private ServerOptions options = new ServerOptions();

    @Parameters(paramLabel = "FILE", description = "The file to write, such as civitas-backup.jsonl.gz.")
    private Path file = Path.of("");

    Backup(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() throws IOException {
        requireDirectory(file);
        try (Store store = Store.open(Server.jdbcUrl(options.settings()), new SimpleMeterRegistry())) {
            Stocktaking.take(store, new Catalogue(Serve.games(shelf.get())));
            long rows = Archive.write(store, file);
            out().println(rows + " rows written to " + file);
        }
        return CommandLine.ExitCode.OK;
    }

    private void requireDirectory(Path backup) {
        Path directory = backup.toAbsolutePath().getParent();
        if (directory == null || !Files.isWritable(directory)) {
            throw wrong("nothing can be written to " + directory + ".");
        }
    }
}
