package civitas.clash.content.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ContentFileTest {

    private static final JsonNode ROWS =
            new JsonMapper().readTree("[{\"id\": \"famine\"}, {\"id\": \"flood\", \"keep\": 1}]");

    @Test
    void aFieldThatNothingReadsIsRefused() {
        assertThat(ContentFile.rows(ROWS, Set.of("id", "keep"))).isSameAs(ROWS);
        assertThatIllegalStateException()
                .isThrownBy(() -> ContentFile.rows(ROWS, Set.of("id")))
                .withMessageContaining("'keep'")
                .withMessageContaining("flood");
    }
}
