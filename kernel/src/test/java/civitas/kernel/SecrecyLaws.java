package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Laws about what a seat may not know: views, reasons and logs keep it, and imagined tables deal it anew.
 *
 * @param <T> the game's table
 */
abstract class SecrecyLaws<T extends Table<T>> extends RecordLaws<T> {

    /** How many times as many choices as positions are looked at: leaks show rarely, and the look is cheap. */
    private static final int MORE_CHOICES = 8;

    // --- 5 -----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("5. a view does not depend on what its seat may not know")
    Stream<DynamicTest> viewsKeepSecrets() {
        return sampled((played, match) -> {
            T table = match.table();
            String before = table.dump().toString();
            for (int seat = 0; seat < table.seats(); seat++) {
                T imagined = imagine(played, table, Seat.of(seat));
                game().audit(imagined);
                looksTheSame(table, imagined, Viewer.of(Seat.of(seat)));
                looksTheSame(table, imagined, Viewer.SPECTATOR);
                decidesTheSame(table, imagined, Seat.of(seat));
                refusesTheSame(match, imagined, Seat.of(seat));
                explainsTheSame(table, imagined, Seat.of(seat));
                losesTheSame(table, imagined, Seat.of(seat));
                assertThat(game().standings(imagined)).as("standings").isEqualTo(game().standings(table));
            }
            assertThat(table.dump().toString())
                    .as("imagining changed the table")
                    .isEqualTo(before);
        });
    }

    @TestFactory
    @DisplayName("5. whoever looks at a scene sees what they would see alone, whoever else has looked")
    Stream<DynamicTest> scenesShowWhatViewsShow() {
        return law(played -> {
            Played<T> afresh = afresh(played);
            List<Scene<T>> scenes = new ArrayList<>();
            afresh.visit(afresh.sample(samplesPerGame()), match -> {
                T table = match.table();
                scenes.add(
                        scenes.isEmpty()
                                ? game().scene(table)
                                : scenes.getLast().next(table));
                for (int seat = table.seats() - 1; seat >= -1; seat--) {
                    Viewer viewer = new Viewer(seat);
                    assertThat(scenes.getLast().view(viewer))
                            .as("what " + viewer + " sees")
                            .isEqualTo(game().view(table, viewer));
                }
            });
        });
    }

    /** Asked about everything that anybody can choose now, and about all that lies on the table to be pointed at. */
    private void explainsTheSame(T table, T imagined, Seat seat) {
        for (Thing thing : pointedAt(table)) {
            assertThat(imagined.reasons(seat, thing))
                    .as("reasons of " + seat.code() + " about " + thing)
                    .isEqualTo(table.reasons(seat, thing));
        }
    }

    private void losesTheSame(T table, T imagined, Seat seat) {
        for (Choice choice : table.choices(seat.index())) {
            assertThat(imagined.loss(seat, choice)).as("loss of " + choice).isEqualTo(table.loss(seat, choice));
        }
    }

    private T imagine(Played<T> played, T table, Seat seat) {
        T imagined = game().imagine(table, seat, played.random().nextLong());
        imagined.relist();
        return imagined;
    }

    private void refusesTheSame(Match<T> match, T imagined, Seat seat) {
        Match<T> other = Match.from(game(), match.setup(), imagined);
        assertThat(refusal(other, seat)).as("refusal").isEqualTo(refusal(match, seat));
    }

    private static List<Object> refusal(Match<?> match, Seat seat) {
        try {
            match.choose(seat, "none-such");
            return fail("none-such is legal");
        } catch (Refusal refusal) {
            return List.of(String.valueOf(refusal.getMessage()), refusal.reason());
        }
    }

    @TestFactory
    @DisplayName("5. what a choice tells a seat does not depend on what the seat may not know, unless it reveals it")
    Stream<DynamicTest> logsKeepSecrets() {
        return sampledAfresh(samplesPerGame() * MORE_CHOICES, (played, match) -> {
            T table = match.table();
            GameRecord.Entry next = played.record().entries().get(match.plies());
            for (int seat = 0; seat < table.seats(); seat++) {
                Viewer viewer = Viewer.of(Seat.of(seat));
                T imagined = imagine(played, table, Seat.of(seat));
                Told truth = tell(table.copy(), next, viewer);
                Told dream = tell(imagined, next, viewer);
                if (truth.comparable() && dream.comparable()) {
                    assertThat(dream)
                            .as("what " + Seat.of(seat).code() + " learns")
                            .isEqualTo(truth);
                }
            }
        });
    }

    private record Told(boolean comparable, List<Phrase> events, Object view, int asked) {}

    private Told tell(T table, GameRecord.Entry entry, Viewer viewer) {
        int seat = entry.seat().index();
        for (Choice choice : table.choices(seat)) {
            if (choice.says(entry.code())) {
                int revelations = table.revelations();
                List<Phrase> events = new ArrayList<>();
                table.listen(event -> events.add(event.as(viewer)));
                table.choose(seat, choice);
                boolean silent = table.revelations() == revelations && !table.over();
                return new Told(silent, events, game().view(table, viewer), table.asked());
            }
        }
        return new Told(false, List.of(), "", 0);
    }

    @TestFactory
    @DisplayName("5. an imagined table does not depend on what its seat may not know")
    Stream<DynamicTest> imaginingKnowsNoSecrets() {
        return sampledAfresh(samplesPerGame(), (played, match) -> {
            T table = match.table();
            for (int i = 0; i < table.seats(); i++) {
                Seat seat = Seat.of(i);
                long seed = played.random().nextLong();
                T otherwise = imagine(played, table, seat);
                assertThat(game().imagine(otherwise, seat, seed).dump().toString())
                        .as("what " + seat.code() + " imagines where all that is hidden lies otherwise")
                        .isEqualTo(game().imagine(table, seat, seed).dump().toString());
            }
        });
    }

    @TestFactory
    @DisplayName("5. imagined tables can be played on, and are dealt anew")
    Stream<DynamicTest> imaginedTablesArePlayable() {
        return law(played -> {
            Set<String> deals = new HashSet<>();
            played.visit(played.sample(samplesPerGame()), match -> {
                T table = match.table();
                for (int seat = 0; seat < table.seats(); seat++) {
                    T imagined = imagine(played, table, Seat.of(seat));
                    if (!withoutChance(imagined).equals(withoutChance(table))) {
                        deals.add(imagined.dump().fingerprint());
                    }
                    Match<T> branch = Match.from(game(), match.setup(), imagined);
                    for (int i = 0; i < 10 && !branch.over(); i++) {
                        Played.step(branch, played.random());
                        game().audit(branch.table());
                    }
                }
            });
            assertThat(deals)
                    .as("imagined tables that differ from the true one")
                    .isNotEmpty();
        });
    }

    private static String withoutChance(Table<?> table) {
        return table.dump().toString().replaceAll("(?m)^chance .*$", "");
    }
}
