package civitas.clash.stage;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Setup;
import civitas.kernel.scenario.Vocabulary;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {

    private static final ClashStage STAGE = new ClashStage();

    private static ClashTable deal(int players, long seed) {
        return TestTable.GAME.deal(Setup.of("clash", List.of("monumental"), Map.of(), players, seed));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whateverIsOfferedCanBeRead(int players) {
        for (long seed = 1; seed <= 3; seed++) {
            ClashTable table = deal(players, seed);
            Vocabulary words = STAGE.vocabulary(table).orElseThrow();
            SplittableRandom random = new SplittableRandom(seed);
            Set<String> read = new HashSet<>();
            while (!table.over()) {
                List<Choice> choices = table.choices(table.asking());
                for (Choice choice : choices) {
                    if (read.add(choice.code())) {
                        assertThat(words.misread(choice.code()))
                                .as(choice.code())
                                .isEmpty();
                    }
                }
                table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
            }
        }
    }

    @Test
    void whatCannotBeIsNot() {
        Vocabulary words = STAGE.vocabulary(deal(2, 1)).orElseThrow();
        assertThat(words.misread("construct tempel D2"))
                .hasValueSatisfying(reason -> assertThat(reason).contains("'tempel'", "'temple'"));
        assertThat(words.misread("construct D2 temple")).contains("after 'construct' comes <building> <space>");
        assertThat(words.misread("choose purple")).isPresent();
        assertThat(words.misread("collect Z9")).isPresent();
        assertThat(words.misread("pay 1food+2ore")).isEmpty();
        assertThat(words.misread("pay *wood")).isEmpty();
        assertThat(words.misread("pay 1silk")).isPresent();
        assertThat(words.misread("add infantry-moved-forest")).isEmpty();
    }

    @Test
    void everyNameOfAFactNamesOne() {
        ClashTable table = deal(2, 1);
        for (String name : STAGE.facts(table)) {
            assertThat(STAGE.measure(table, name.replace("*", "D2"))).as(name).isPresent();
        }
    }
}
