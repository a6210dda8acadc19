package civitas.civ.stage;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.table.CivTable;
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

    private static final int LONG_ENOUGH = 3000;
    private static final CivStage STAGE = new CivStage();

    private static CivTable deal(int players, long seed) {
        return new CivGame().deal(Setup.of("civ", List.of("base"), Map.of("civilizations", "choose"), players, seed));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whateverIsOfferedCanBeRead(int players) {
        CivTable table = deal(players, players);
        Vocabulary words = STAGE.vocabulary(table).orElseThrow();
        SplittableRandom random = new SplittableRandom(players);
        Set<String> read = new HashSet<>();
        for (int ply = 0; ply < LONG_ENOUGH && !table.over(); ply++) {
            List<Choice> choices = table.choices(table.asking());
            for (Choice choice : choices) {
                if (read.add(choice.code())) {
                    assertThat(words.misread(choice.code())).as(choice.code()).isEmpty();
                }
            }
            table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
        }
    }

    @Test
    void whatCannotBeIsNot() {
        Vocabulary words = STAGE.vocabulary(deal(2, 1)).orElseThrow();
        assertThat(words.misread("research potery"))
                .hasValueSatisfying(reason -> assertThat(reason).contains("'potery'", "'pottery'"));
        assertThat(words.misread("build granary C2")).contains("after 'build' comes <square> <building>");
        assertThat(words.misread("step A20")).isPresent();
        assertThat(words.misread("choose purple")).isPresent();
        assertThat(words.misread("build-wonder C2 *")).isEmpty();
        assertThat(words.misread("take a2s1")).isEmpty();
        assertThat(words.misread("found*")).isEmpty();
    }

    @Test
    void everyNameOfAFactNamesOne() {
        CivTable table = deal(2, 1);
        while (table.turn().number() == 0) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        String capital = table.square(table.cities().center(0)).code();
        for (String name : STAGE.facts(table)) {
            String place = name.startsWith("tile") ? "1" : name.startsWith("wonder") ? "oracle" : capital;
            assertThat(STAGE.measure(table, name.replace("*", place))).as(name).isPresent();
        }
    }
}
