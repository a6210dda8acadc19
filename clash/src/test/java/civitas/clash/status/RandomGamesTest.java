package civitas.clash.status;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games played at random reach their end by the rules of chapters 13 and 15. */
class RandomGamesTest {

    @ParameterizedTest
    @CsvSource({"normal,6", "short,4", "random-end,7", "wonder-end,7"})
    @Rule({"CC-15.3", "CC-17.6", "CC-17.14"})
    void everyGameEndsInTimeWithAWinner(String length, int ages) {
        ClashEvaluation evaluation = new ClashEvaluation();
        for (int seed = 1; seed <= 6; seed++) {
            ClashTable table = TestTable.GAME.deal(Setup.of(
                    ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of("length", length), 2 + seed % 3, seed));
            Random random = new Random(seed);
            while (!table.over()) {
                List<Choice> choices = table.choices(table.asking());
                table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
                assertThat(table.age()).isLessThanOrEqualTo(ages);
                assertThat(evaluation.value(table, 0)).isFinite();
            }
            List<Standing> standings = TestTable.GAME.standings(table);
            assertThat(standings).hasSize(table.seats());
            assertThat(standings.getFirst().place()).isEqualTo(1);
        }
    }
}
