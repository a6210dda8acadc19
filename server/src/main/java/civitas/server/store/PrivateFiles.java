package civitas.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that only their owner may read, whatever the umask says. Where there are no such rights, they are plain files. */
public final class PrivateFiles {

    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> DIRECTORY = PosixFilePermissions.fromString("rwx------");

    private PrivateFiles() {}

    /** Writes a new file; one that was there is gone. */
    public static OutputStream write(Path file) throws IOException {
        Files.deleteIfExists(file);
        return Channels.newOutputStream(Files.newByteChannel(
                file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes(FILE)));
    }

    /** Makes an empty file, if there is none. */
    static void create(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, attributes(FILE));
        }
    }

    static void createDirectories(Path directory) throws IOException {
        Files.createDirectories(directory, attributes(DIRECTORY));
    }

    /** Takes the rights of everybody else away, if the file is there. */
    static void restrict(Path file) throws IOException {
        restrict(file, FILE);
    }

    static void restrictDirectory(Path directory) throws IOException {
        restrict(directory, DIRECTORY);
    }

    private static void restrict(Path file, Set<PosixFilePermission> rights) throws IOException {
        if (POSIX && Files.exists(file) && !Files.getPosixFilePermissions(file).equals(rights)) {
            Files.setPosixFilePermissions(file, rights);
        }
    }

    private static FileAttribute<?>[] attributes(Set<PosixFilePermission> rights) {
        return POSIX ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)} : new FileAttribute<?>[0];
    }
}
