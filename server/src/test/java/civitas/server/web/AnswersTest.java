package civitas.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.store.TableId;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class AnswersTest {

    private static final TableId TABLE = new TableId("t");

    private final Answers answers = new Answers();
    private final AtomicInteger found = new AtomicInteger();

    private String ask(TableId table, List<String> record) {
        return new String(
                answers.find(table, "points", record, () -> "answer " + found.incrementAndGet()),
                StandardCharsets.UTF_8);
    }

    @Test
    void anAnswerIsFoundOnceForAsLongAsThePastIsTheSame() {
        assertThat(ask(TABLE, List.of("a"))).isEqualTo("\"answer 1\"");
        assertThat(ask(TABLE, List.of("a"))).isEqualTo("\"answer 1\"");
        assertThat(ask(TABLE, List.of("a", "b"))).isEqualTo("\"answer 2\"");
        assertThat(ask(TABLE, List.of("a", "c"))).as("undone and chosen anew").isEqualTo("\"answer 3\"");
        assertThat(ask(new TableId("u"), List.of("a", "c"))).as("another table").isEqualTo("\"answer 4\"");
    }

    @Test
    void onlySoManyAreKept() {
        for (int i = 0; i < 3_000; i++) {
            ask(new TableId("t" + i), List.of());
        }
        assertThat(answers.size()).isLessThanOrEqualTo(1_000);
        String large = "x".repeat(5_000_000);
        for (int i = 0; i < 9; i++) {
            answers.find(new TableId("l" + i), "points", List.of(), () -> large);
        }
        assertThat(answers.size()).isLessThanOrEqualTo(3);
    }
}
