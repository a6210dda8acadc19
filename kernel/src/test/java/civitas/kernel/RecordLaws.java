package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.match.Snapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Laws about going back and coming again: records, copies, saving, snapshots and undo.
 *
 * @param <T> the game's table
 */
abstract class RecordLaws<T extends Table<T>> extends LawBench<T> {

    /** Lines of the log that a snapshot keeps. */
    private static final int KEPT_LINES = 40;

    // --- 1 -----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("1. same record, same table: also with another locale and time zone")
    Stream<DynamicTest> sameRecordSameTableEverywhere() {
        return law(played -> {
            Locale locale = Locale.getDefault();
            TimeZone zone = TimeZone.getDefault();
            List<String> log = told(Match.replay(game(), played.record()));
            try {
                for (String[] place : new String[][] {
                    {"tr-TR", "Pacific/Apia"}, {"ar-EG-u-nu-arab", "Asia/Kathmandu"}, {"th-TH-u-ca-buddhist", "UTC"}
                }) {
                    Locale.setDefault(Locale.forLanguageTag(place[0]));
                    TimeZone.setDefault(TimeZone.getTimeZone(place[1]));
                    Match<T> again = Match.replay(
                            game(), GameRecord.parse(played.record().text()));
                    assertThat(again.record()).isEqualTo(played.record());
                    assertThat(told(again)).as("log in " + place[0]).isEqualTo(log);
                }
            } finally {
                Locale.setDefault(locale);
                TimeZone.setDefault(zone);
            }
        });
    }

    @TestFactory
    @DisplayName("1. same record, same table: also on several threads at once")
    Stream<DynamicTest> sameRecordSameTableOnThreads() {
        return law(played -> {
            List<CompletableFuture<String>> futures = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                futures.add(CompletableFuture.supplyAsync(
                        () -> Match.replay(game(), played.record()).fingerprint()));
            }
            for (CompletableFuture<String> future : futures) {
                assertThat(future.join()).isEqualTo(played.record().fingerprint());
            }
        });
    }

    // --- 3 -----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("3. a copy shares nothing that changes")
    Stream<DynamicTest> copiesAreIndependent() {
        return law(played -> {
            Map<T, String> kept = new HashMap<>();
            played.visit(played.sample(samplesPerGame()), match -> {
                String before = match.table().dump().toString();
                T copy = match.table().copy();
                assertThat(copy.dump().toString()).as("the copy").isEqualTo(before);
                kept.put(copy, before);

                Match<T> branch = Match.from(game(), match.setup(), copy.copy());
                for (int i = 0; i < 50 && !branch.over(); i++) {
                    Played.step(branch, played.random());
                }
                assertThat(match.table().dump().toString())
                        .as("the original after playing on a copy")
                        .isEqualTo(before);
            });
            Match<T> original = played.start();
            T twin = original.table().copy();
            for (GameRecord.Entry entry : played.record().entries()) {
                played.step(original);
                int seat = entry.seat().index();
                twin.choose(seat, find(twin, seat, entry.code()));
            }
            assertThat(twin.dump().toString())
                    .as("the same choices on a copy")
                    .isEqualTo(original.table().dump().toString());
            kept.forEach((copy, dump) -> assertThat(copy.dump().toString())
                    .as("an old copy at the end of the game")
                    .isEqualTo(dump));
        });
    }

    private static Choice find(Table<?> table, int seat, String code) {
        for (Choice choice : table.choices(seat)) {
            if (choice.says(code)) {
                return choice;
            }
        }
        return fail("a copy does not list " + code);
    }

    // --- 4 -----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("4. saving and loading at any point gives an equal table that plays on equally")
    Stream<DynamicTest> saveAndLoad() {
        return law(played -> played.visit(played.sample(Math.max(2, samplesPerGame() / 4)), match -> {
            String text = match.record().text();
            GameRecord read = GameRecord.parse(text);
            assertThat(read.text()).isEqualTo(text);
            Match<T> loaded = Match.replay(game(), read);
            assertThat(loaded.table().dump().toString())
                    .isEqualTo(match.table().dump().toString());
            while (loaded.plies() < played.plies()) {
                played.step(loaded);
            }
            assertThat(loaded.fingerprint()).isEqualTo(played.record().fingerprint());
        }));
    }

    /** A game has a restorable moment at least once in so many plies, so that there is something to go on from. */
    protected int longestWithoutSnapshot() {
        return 300;
    }

    @TestFactory
    @DisplayName("4. a table that can be written down is read back equal")
    Stream<DynamicTest> snapshots() {
        return law(played -> {
            Match<T> match = played.start();
            int since = 0;
            while (!match.over()) {
                played.step(match);
                if (match.table().isRestorable()) {
                    T back = restored(match);
                    assertThat(back.dump().toString())
                            .as("the table of ply " + match.plies() + ", read back")
                            .isEqualTo(match.table().dump().toString());
                    since = match.plies();
                }
                assertThat(match.plies() - since)
                        .as("plies without a restorable moment, at ply " + match.plies())
                        .isLessThanOrEqualTo(longestWithoutSnapshot());
            }
            assertThat(since).as("the last restorable moment is the end").isEqualTo(match.plies());
        });
    }

    @TestFactory
    @DisplayName("4. a match goes on from a snapshot as if all its choices had been made again")
    Stream<DynamicTest> resuming() {
        return law(played -> {
            Match<T> match = played.start();
            Set<Integer> stops = played.sample(Math.max(2, samplesPerGame() / 4));
            boolean due = false;
            while (!match.over()) {
                played.step(match);
                due |= stops.contains(match.plies());
                if (due && match.table().isRestorable()) {
                    due = false;
                    resumesLike(played, match);
                }
            }
            resumesLike(played, match);
        });
    }

    private T restored(Match<T> match) {
        return game().restore(match.setup(), new DumpReader(match.table().dump().toString()));
    }

    private void resumesLike(Played<T> played, Match<T> match) {
        Snapshot kept = Snapshot.parse(match.snapshot(KEPT_LINES).orElseThrow().text());
        List<GameRecord.Entry> entries = played.record().entries();
        Match<T> resumed = Match.resume(game(), match.setup(), kept, () -> entries);
        assertThat(resumed.plies()).isEqualTo(match.plies());
        assertThat(told(resumed)).as("the log of a snapshot").isEqualTo(toldFrom(match, kept.logFrom()));
        for (int seat = 0; seat < match.table().seats(); seat++) {
            looksTheSame(match.table(), resumed.table(), Viewer.of(Seat.of(seat)));
            decidesTheSame(match.table(), resumed.table(), Seat.of(seat));
            assertThat(resumed.freeUndoTo(Seat.of(seat))).as("undo").isEqualTo(match.freeUndoTo(Seat.of(seat)));
        }
        game().audit(resumed.table());
        while (resumed.plies() < played.plies()) {
            played.step(resumed);
        }
        assertThat(resumed.fingerprint()).isEqualTo(played.record().fingerprint());
    }

    // --- 7 -----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("7. undo restores the table exactly, and is free only back to the last revelation")
    Stream<DynamicTest> undoRestores() {
        return law(played -> {
            Match<T> match = played.start();
            List<String> dumps = new ArrayList<>();
            List<Integer> revelations = new ArrayList<>();
            Set<Integer> stops = played.sample(Math.max(2, samplesPerGame() / 4));
            dumps.add(match.table().dump().toString());
            revelations.add(match.table().revelations());
            while (!match.over()) {
                played.step(match);
                dumps.add(match.table().dump().toString());
                revelations.add(match.table().revelations());
                if (stops.contains(match.plies())) {
                    undoFreely(played, match, dumps, revelations);
                    undoByConsent(played, match, dumps);
                }
            }
            assertThat(match.fingerprint()).isEqualTo(played.record().fingerprint());
        });
    }

    private void undoFreely(Played<T> played, Match<T> match, List<String> dumps, List<Integer> revelations) {
        int plies = match.plies();
        int logged = match.log().size();
        Seat seat = played.record().entries().get(plies - 1).seat();
        int free = match.freeUndoTo(seat);
        for (int ply = free; ply < plies; ply++) {
            assertThat(revelations.get(ply)).as("revealed after ply " + ply).isEqualTo(revelations.get(plies));
            assertThat(played.record().entries().get(ply).seat()).isEqualTo(seat);
        }
        if (free > 0) {
            assertThatThrownBy(() -> match.undo(seat, free - 1)).isInstanceOf(Refusal.class);
            assertThat(match.table().dump()).hasToString(dumps.get(plies));
        }
        if (free < plies) {
            int to = free + played.random().nextInt(plies - free);
            match.undo(seat, to);
            comesBack(played, match, to, plies, dumps);
            assertThat(match.log()).hasSize(logged);
        }
    }

    private void undoByConsent(Played<T> played, Match<T> match, List<String> dumps) {
        int plies = match.plies();
        int to = played.random().nextInt(plies);
        match.requestUndo(Seat.of(0), to);
        for (int seat = 1; seat < match.table().seats(); seat++) {
            assertThat(match.table().dump()).as("undone before all agreed").hasToString(dumps.get(plies));
            match.agreeToUndo(Seat.of(seat), plies, to);
        }
        comesBack(played, match, to, plies, dumps);
    }

    private void comesBack(Played<T> played, Match<T> match, int to, int plies, List<String> dumps) {
        assertThat(match.plies()).isEqualTo(to);
        assertThat(match.table().dump()).as("undone to ply " + to).hasToString(dumps.get(to));
        while (match.plies() < plies) {
            played.step(match);
        }
        assertThat(match.table().dump()).as("played again to ply " + plies).hasToString(dumps.get(plies));
    }
}
