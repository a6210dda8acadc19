package civitas.lab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExercisesTest {

    private enum Card implements Thing {
        ROYAL_BARGE,
        PLOUGH,
        KITE,
        LYRE,
        WAR_DRUM,
        WHEEL;

        @Override
        public String code() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }

        @Override
        public Phrase title() {
            return Phrase.NONE;
        }
    }

    @TempDir
    private Path root = Path.of("");

    @BeforeEach
    void layOut() throws IOException {
        write("toy/src/test/java/toy/BargeTest.java", """
                class BargeTest { // Card.WHEEL is only spoken of
                    void sails() { play(Card.ROYAL_BARGE); say("a kite-like royal"); }
                }
                """);
        write("toy/src/test/java/toy/PloughTest.java", """
                import static toy.Card.*;
                class PloughTest { void ploughs() { play(PLOUGH); } }
                """);
        write("toy/src/test/java/toy/Cards.java", "class Cards { Card all = Card.WHEEL; }\n");
        write("toy/src/test/java/toy/AllTest.java", "class AllTest { void theWarDrumIsHeard() { Card.values(); } }\n");
        write("other/src/test/java/other/LyreTest.java", "class LyreTest { void x() { play(\"lyre\"); } }\n");
        write("scenarios/toy/kite.yaml", "do:\n  - play kite\n");
    }

    @Test
    void aTestNamesAConstantAndAScenarioItsCode() {
        Exercises exercises = Exercises.scan(root, "toy");
        assertThat(exercises.of(Card.ROYAL_BARGE)).containsExactly(Path.of("toy/src/test/java/toy/BargeTest.java"));
        assertThat(exercises.of(Card.PLOUGH)).containsExactly(Path.of("toy/src/test/java/toy/PloughTest.java"));
        assertThat(exercises.of(Card.KITE)).containsExactly(Path.of("scenarios/toy/kite.yaml"));
    }

    @Test
    void whatIsOnlySpokenOfOrWalkedOverIsNotNamed() {
        assertThat(Exercises.scan(root, "toy").of(Card.WHEEL)).isEmpty();
    }

    @Test
    void theNameOfATestCounts() {
        Exercises exercises = Exercises.scan(root, "toy");
        assertThat(exercises.of(Card.WAR_DRUM)).containsExactly(Path.of("toy/src/test/java/toy/AllTest.java"));
    }

    @Test
    void wordsOfOtherModulesAreNotItsCodes() {
        assertThat(Exercises.scan(root, "toy").of(Card.LYRE)).isEmpty();
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
