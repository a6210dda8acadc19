package civitas.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The directory everything is kept in: for nobody but the user the server runs as, and for one server at a time.
 *
 * <p>The lock is on a file and dies with the process, however that ends.
 */
public final class DataDirectory {

    private static final Logger LOG = LoggerFactory.getLogger(DataDirectory.class);
    private static final String DATABASE = "civitas.db";
    private static final String LOCK = "civitas.lock";

    /** Where SQLite unpacks its library. It is emptied at every start, so nothing piles up after crashes. */
    private static final String UNPACKED = "unpacked";

    private static final String SQLITE_DIRECTORY = "org.sqlite.tmpdir";

    private final Path path;

    private DataDirectory(Path path) {
        this.path = path;
    }

    /** The directory, made if it is missing, with rights for nobody else. */
    public static DataDirectory at(Path path) {
        try {
            if (Files.exists(path)) {
                requireDirectory(path);
            } else {
                PrivateFiles.createDirectories(path);
            }
            DataDirectory directory = new DataDirectory(path);
            directory.makePrivate();
            return directory;
        } catch (IOException | ReadOnlyFileSystemException e) {
            throw unusable(path, e);
        }
    }

    private static void requireDirectory(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            throw new FileAlreadyExistsException(path.toString());
        }
    }

    /** Also what an earlier release, or somebody's umask, has left open to others; and what SQLite will make. */
    private void makePrivate() throws IOException {
        boolean ours = Files.exists(database()) || Files.exists(path.resolve(LOCK)) || isEmpty();
        if (ours) {
            PrivateFiles.restrictDirectory(path);
        } else {
            LOG.warn("{} holds other things too; its rights are left as they are", path);
        }
        PrivateFiles.create(database());
        for (String name : List.of(DATABASE, DATABASE + "-wal", DATABASE + "-shm")) {
            PrivateFiles.restrict(path.resolve(name));
        }
    }

    private boolean isEmpty() throws IOException {
        try (var entries = Files.list(path)) {
            return entries.findAny().isEmpty();
        }
    }

    Path database() {
        return path.resolve(DATABASE);
    }

    /** Keeps other servers out until it is closed. */
    AutoCloseable lock() {
        try {
            PrivateFiles.create(path.resolve(LOCK));
            FileChannel file = FileChannel.open(path.resolve(LOCK), StandardOpenOption.WRITE);
            if (tried(file) == null) {
                file.close();
                throw new Unusable("another server is using " + path + "; stop it first, or name another --data");
            }
            emptyUnpacked();
            return file;
        } catch (IOException | ReadOnlyFileSystemException e) {
            throw unusable(path, e);
        }
    }

    private static @Nullable FileLock tried(FileChannel file) throws IOException {
        try {
            return file.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /** What a server that was killed has left; only the one that holds the lock may do this. */
    private void emptyUnpacked() throws IOException {
        Path unpacked = path.resolve(UNPACKED);
        PrivateFiles.createDirectories(unpacked);
        try (var left = Files.list(unpacked)) {
            for (Path file : left.toList()) {
                Files.deleteIfExists(file);
            }
        }
        if (System.getProperty(SQLITE_DIRECTORY) == null) {
            System.setProperty(SQLITE_DIRECTORY, unpacked.toAbsolutePath().toString());
        }
    }

    private static Unusable unusable(Path path, Exception problem) {
        return switch (problem) {
            case FileAlreadyExistsException e ->
                new Unusable(e.getFile() + " is a file, but the data need a directory: name another --data", e);
            case AccessDeniedException e ->
                new Unusable(e.getFile() + " cannot be written; check its rights and its owner", e);
            case ReadOnlyFileSystemException e -> new Unusable(path + " is on a disk that cannot be written", e);
            default -> new Unusable(path + " cannot be used: " + problem.getMessage(), problem);
        };
    }
}
