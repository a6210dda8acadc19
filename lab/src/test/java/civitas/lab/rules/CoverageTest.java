package civitas.lab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageTest {

    @TempDir
    private Path root = Path.of("");

    @BeforeEach
    void layOut() throws IOException {
        write("docs/rules/toy.md", """
                # Rules
                - **TOY-1.1** [M][C] Everybody bids at once.
                - **TOY-1.2** [C] The highest bid wins (see **TOY-1.1**).
                - **TOY-1.3** [1][M] Ties go to the first seat.
                  - **TOY-9.9** [M] not at the margin, not a rule
                - **TOY-EX-1** [M] *Tie.* Two sixes. *Tests:* TOY-1.3.
                """);
        write("toy/src/test/java/toy/OneTest.java", """
                @Rule("TOY-1.1")
                class OneTest {
                    // @Rule("TOY-1.2")
                    @Rule({
                        "TOY-1.4",
                        "TOY-EX-1",
                    })
                    void two() {}
                }
                """);
        write("toy/src/main/java/toy/Two.java", """
                /** Bids (TOY-1.2, TOY-1.3). */
                class Two { // TOY-1.2 again, but not what lies between TOY-2.1 to 2.5
                    // TOY-1.20 and TOY-1.2: two rules
                }
                """);
        write("scenarios/toy/TOY-EX-1.yaml", "rules: [TOY-EX-1, TOY-1.3]\n");
        write("scenarios/toy/broken.yaml", "rules: [TOY-1.2\n");
    }

    @Test
    void readsTheRules() {
        RuleBook book = RuleBook.read(root.resolve("docs/rules/toy.md"));
        assertThat(book.entries(RuleBook.Kind.RULE))
                .extracting(RuleBook.Entry::id)
                .containsExactly("TOY-1.1", "TOY-1.2", "TOY-1.3");
        assertThat(book.entries(RuleBook.Kind.EXAMPLE))
                .extracting(RuleBook.Entry::id)
                .containsExactly("TOY-EX-1");
        assertThat(book.tagged("M").entries(RuleBook.Kind.RULE))
                .extracting(RuleBook.Entry::id)
                .containsExactly("TOY-1.1", "TOY-1.3");
        assertThat(book.entries().get(1).text()).isEqualTo("The highest bid wins (see **TOY-1.1**).");
        assertThat(book.knows("TOY-1.3")).isTrue();
        assertThat(book.knows("TOY-9.9")).isFalse();
    }

    @Test
    void readsTestsAndScenarios() {
        Coverage coverage = Coverage.scan(root);
        assertThat(coverage.named()).containsExactly("TOY-1.1", "TOY-1.3", "TOY-1.4", "TOY-EX-1");
        assertThat(coverage.covers("TOY-1.1")).isTrue();
        assertThat(coverage.covers("TOY-1.2")).isFalse();
        assertThat(coverage.proofs("TOY-EX-1"))
                .containsExactly(Path.of("scenarios/toy/TOY-EX-1.yaml"), Path.of("toy/src/test/java/toy/OneTest.java"));
        assertThat(coverage.proofs("TOY-1.2")).isEmpty();
    }

    @Test
    void findsTheLinesThatCarryARuleOut() {
        Citations citations = Citations.scan(root);
        Path two = Path.of("toy/src/main/java/toy/Two.java");
        assertThat(citations.of("TOY-1.2"))
                .containsExactly(new Citations.Place(two, 1), new Citations.Place(two, 2), new Citations.Place(two, 3));
        assertThat(citations.of("TOY-1.3")).hasToString("[" + two + ":1]");
        assertThat(citations.of("TOY-1.1")).as("named by tests only").isEmpty();
        assertThat(citations.of("TOY-2.2")).as("inside a range").isEmpty();
    }

    @Test
    void aProjectWithoutScenariosIsFine() throws IOException {
        Path empty = Files.createDirectory(root.resolve("empty"));
        assertThat(Coverage.scan(empty).named()).isEqualTo(java.util.Set.copyOf(List.of()));
    }

    private void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
