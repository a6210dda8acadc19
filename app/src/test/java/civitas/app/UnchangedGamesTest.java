package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.match.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;

/**
 * Two hundred games of the two base boxes, recorded before other boxes came: with two to four players, every variant, random
 * and greedy. Whatever else changes, the same choices are offered in the same order, the same is told, and the game ends
 * the same. {@code lived.txt} has a {@link Transcript} of each.
 */
class UnchangedGamesTest {

    private static final Path GAMES = Path.of("src/test/resources/games");

    @Test
    void theyAreLivedAgain() throws IOException {
        List<String> lived = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(GAMES.resolve("games.zip")))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                lived.add(entry.getName() + " " + live(zip));
            }
        }
        Path now = Files.createDirectories(Path.of("target/tmp")).resolve("lived.txt");
        Files.write(now, lived);
        assertThat(lived).hasSizeGreaterThanOrEqualTo(200);
        assertThat(lived).containsExactlyElementsOf(Files.readAllLines(GAMES.resolve("lived.txt")));
    }

    private static String live(InputStream text) {
        try {
            GameRecord record = GameRecord.parse(new String(text.readAllBytes(), StandardCharsets.UTF_8));
            return Transcript.of(
                            Games.SHELF
                                    .find(record.setup().game())
                                    .orElseThrow()
                                    .game(),
                            record)
                    .line();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
