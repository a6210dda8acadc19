package civitas.app;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.stream.Stream;

/** The directory of the project: where its rules, tests and scenarios are. */
final class ProjectRoot {

    private ProjectRoot() {}

    /** {@code -Dcivitas.home}, or the first directory with {@code docs/rules} above the working directory or the jar. */
    static Optional<Path> find() {
        return Stream.of(Optional.ofNullable(System.getProperty("civitas.home")).map(Path::of), here(), jar())
                .flatMap(Optional::stream)
                .flatMap(start -> above(start).stream())
                .findFirst();
    }

    private static Optional<Path> here() {
        return Optional.of(Path.of(""));
    }

    private static Optional<Path> jar() {
        CodeSource source = ProjectRoot.class.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    static Optional<Path> above(Path start) {
        return Stream.iterate(
                        Optional.of(start.toAbsolutePath().normalize()),
                        Optional::isPresent,
                        path -> path.map(Path::getParent))
                .flatMap(Optional::stream)
                .filter(path -> Files.isDirectory(path.resolve("docs/rules")))
                .findFirst();
    }
}
