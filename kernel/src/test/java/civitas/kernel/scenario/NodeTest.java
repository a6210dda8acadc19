package civitas.kernel.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class NodeTest {

    private static final Node FOOD = new Node.Text("3", 7);
    private static final Node NOTHING = new Node.Text("", 4);
    private static final Node LIST = new Node.Items(List.of(FOOD, new Node.Text("x", 8)), 6);
    private static final Node GROUP = new Node.Fields(List.of(new Node.Field("food", FOOD, 7)), 5);

    @Test
    void readsWhatIsThere() {
        assertThat(FOOD.number()).isEqualTo(3);
        assertThat(LIST.texts()).containsExactly("3", "x");
        assertThat(FOOD.texts()).containsExactly("3");
        assertThat(NOTHING.items()).isEmpty();
        assertThat(NOTHING.fields().all()).isEmpty();
        assertThat(GROUP.fields().get("food")).contains(FOOD);
        assertThat(GROUP.fields().get("ore")).isEmpty();
        assertThat(GROUP.fields().only("ore", "food")).isSameAs(GROUP);
        assertThat(new Node.Text("yes", 1).yes()).isTrue();
        assertThat(new Node.Text("false", 1).yes()).isFalse();
    }

    @Test
    void complainsWithTheLine() {
        complains(() -> GROUP.fields().only("ore", "gold"), 7, "unknown field 'food'; known are ore, gold");
        complains(
                () -> GROUP.fields().only("ore", "wood"),
                7,
                "unknown field 'food' (did you mean 'wood'?); known are ore, wood");
        complains(LIST::text, 6, "expected a text, found a list");
        complains(() -> LIST.items().getLast().number(), 8, "expected a whole number, found 'x'");
        complains(FOOD::yes, 7, "expected yes or no, found '3'");
        complains(FOOD::fields, 7, "expected fields 'name: value', found '3'");
        complains(LIST::fields, 6, "expected fields 'name: value', found a list");
        complains(GROUP::items, 5, "expected a list, found a group of fields");
    }

    private static void complains(ThrowingCallable read, int line, String message) {
        assertThatThrownBy(read)
                .isInstanceOfSatisfying(
                        ScenarioException.class, e -> assertThat(e.line()).isEqualTo(line))
                .hasMessage(message);
    }
}
