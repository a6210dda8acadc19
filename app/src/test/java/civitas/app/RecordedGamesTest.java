package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.BoxSet;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Variant;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.lab.Playable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Recorded games of every kind replay to the recorded table after every change. Where one does not, the change breaks
 * running tables: take it back, or raise {@link Game#rulesVersion} and record anew ({@code scripts/record-games}).
 */
class RecordedGamesTest {

    private static final Path RECORDS = Path.of("src/test/resources/records");

    /** Undo is not in a record, so it is tried on the way: so many choices back, every so often. */
    private static final int UNDO_EVERY = 101;

    private static final int UNDO_BACK = 7;

    @TestFactory
    Stream<DynamicTest> everyRecordReplays() {
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    GameRecord record = read(file);
                    replay(Games.SHELF.find(record.setup().game()).orElseThrow(), record);
                }));
    }

    private static <T extends Table<T>> void replay(Playable<T> playable, GameRecord record) {
        Match<T> match = Match.replay(playable.game(), record);
        assertThat(match.over()).isTrue();
        assertThat(match.fingerprint()).isEqualTo(record.fingerprint());
        assertThat(withUndo(playable.game(), record)).isEqualTo(record.fingerprint());
    }

    private static <T extends Table<T>> String withUndo(Game<T> game, GameRecord record) {
        Match<T> match = Match.start(game, record.setup());
        int undone = 0;
        while (match.plies() < record.entries().size()) {
            GameRecord.Entry entry = record.entries().get(match.plies());
            match.choose(entry.seat(), entry.code());
            if (match.plies() % UNDO_EVERY == 0 && match.plies() > undone) {
                undone = match.plies();
                match.requestUndo(Seat.of(0), match.plies() - UNDO_BACK);
                for (int seat = 1; seat < record.setup().seats(); seat++) {
                    match.agreeToUndo(Seat.of(seat), undone, undone - UNDO_BACK);
                }
                assertThat(match.plies()).isEqualTo(undone - UNDO_BACK);
            }
        }
        assertThat(undone).isPositive();
        return match.fingerprint();
    }

    /** Choices that only some games make, so that a set of games without them would prove too little. */
    private static final Map<String, List<String>> TELLING = Map.of(
            "clash",
            List.of("offer", "accept", "tactic", "retreat", "fight-on", "influence", "play", "explore"),
            "civ",
            List.of(
                    "found",
                    "govern",
                    "accept",
                    "build-wonder",
                    "harvest",
                    "advance",
                    "play-event",
                    "cancel",
                    "discover",
                    "research",
                    "attack",
                    "loot-trade",
                    "loot-discard"));

    @TestFactory
    Stream<DynamicTest> everyKindOfGameIsAmongThem() {
        List<GameRecord> records = files().stream().map(RecordedGamesTest::read).toList();
        return Games.SHELF.games().stream()
                .map(Playable::game)
                .map(game -> DynamicTest.dynamicTest(game.id(), () -> {
                    List<GameRecord> own = records.stream()
                            .filter(record -> record.setup().game().equals(game.id()))
                            .toList();
                    assertThat(kinds(own)).containsAll(wanted(game));
                    assertThat(own.stream().flatMap(record -> record.entries().stream()))
                            .extracting(entry -> entry.code().split(" ")[0])
                            .containsAll(TELLING.getOrDefault(game.id(), List.of("every game names some")));
                }));
    }

    private static Set<String> kinds(List<GameRecord> records) {
        Set<String> kinds = new HashSet<>();
        for (GameRecord record : records) {
            Setup setup = record.setup();
            kinds.add("for " + setup.seats());
            kinds.addAll(setup.players());
            setup.options().forEach((key, value) -> kinds.add(key + "=" + value));
        }
        return kinds;
    }

    /** Every number of players, both kinds of computer opponents, and every value of a variant that is not the usual one. */
    private static Set<String> wanted(Game<?> game) {
        BoxSet boxes = game.usualBoxes();
        Set<String> wanted = new HashSet<>(Set.of("greedy", "random"));
        for (int seats = boxes.minSeats(); seats <= boxes.maxSeats(); seats++) {
            wanted.add("for " + seats);
        }
        for (Variant variant : boxes.variants()) {
            for (String value : variant.values().subList(1, variant.values().size())) {
                wanted.add(variant.key() + "=" + value);
            }
        }
        return wanted;
    }

    private static List<Path> files() {
        try (Stream<Path> files = Files.list(RECORDS)) {
            return files.filter(file -> file.toString().endsWith(".civ.gz"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GameRecord read(Path file) {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return GameRecord.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
