package civitas.lab;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.toy.ToyGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The sets of boxes that can be played. */
class BoxSetsTest {

    @Test
    void everySetThatCanBeOnATableIsThere() {
        assertThat(BoxSets.of(new ToyGame(), 2)).containsExactly(List.of("base"), List.of("base", "extra"));
        assertThat(BoxSets.of(new ToyGame(), 5)).isEmpty();
    }

    @Test
    void theNumbersOfPlayersFollow() {
        assertThat(BoxSets.seats(new ToyGame())).containsExactly(2, 3, 4);
    }
}
