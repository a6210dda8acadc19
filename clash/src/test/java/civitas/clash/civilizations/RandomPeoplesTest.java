package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random games in which everybody plays a civilization come to their end, and no piece is lost on the way. */
class RandomPeoplesTest {

    private static final int GAMES = Integer.getInteger("peoples.games", 6);

    @Test
    @Rule({"CC-16.1", "CC-16.10"})
    void gamesOfCivilizationsComeToTheirEnd() {
        int first = Integer.getInteger("peoples.first", 1);
        for (int seed = first; seed < first + GAMES; seed++) {
            ClashTable table = Expansion.GAME.deal(
                    Setup.of(ClashGame.ID, Expansion.BOXES, Map.of("length", "short"), 2 + seed % 3, seed));
            Random random = new Random(seed);
            String last = "";
            try {
                while (!table.over()) {
                    List<Choice> choices = table.choices(table.asking());
                    Choice choice = choices.get(random.nextInt(choices.size()));
                    last = choice.code();
                    table.choose(table.asking(), choice);
                    Expansion.GAME.audit(table);
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + " after " + last, e);
            }
            assertThat(table.over()).isTrue();
        }
    }
}
