package civitas.kernel.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VocabularyTest {

    private static final Vocabulary WORDS = new Vocabulary(
            List.of("construct", "pay", "pass", "loot-trade"),
            Map.of("construct", List.of("building space"), "pass", List.of("")),
            Map.of(
                    "temple", Set.of("building"),
                    "port", Set.of("building", "harbour"),
                    "D2", Set.of("space"),
                    "D4", Set.of("space"),
                    "1food", Set.of()),
            Pattern.compile("[1-9]food(\\+[1-9]ore)?"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pass",
                "construct temple D2",
                "construct port D2",
                "construct 2food D2",
                "pay D2 temple",
                "construct  temple  D2",
                "pay 2food+3ore",
                "construct *",
                "construct * D4",
                "construct te* *",
                "loot*",
                "pay *food",
                "*",
                "* temple",
                "*temple"
            })
    void codesThatCouldBeChosenAreRead(String code) {
        assertThat(WORDS.misread(code)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            qwertz              | there is no verb 'qwertz'
            constructs temple   | there is no verb 'constructs' (did you mean 'construct'?)
            construct tempel D2 | there is nothing called 'tempel' (did you mean 'temple'?)
            construct temple D9 | there is nothing called 'D9' (did you mean 'D2'?)
            construct tx* *     | there is nothing called 'tx*'
            lout*               | there is no verb 'lout*'
            pay 2food+3wood     | there is nothing called '2food+3wood'
            construct D2 temple | after 'construct' comes <building> <space>
            construct temple    | after 'construct' comes <building> <space>
            construct port temple | after 'construct' comes <building> <space>
            pass temple         | after 'pass' comes nothing
            pay 1food 1food 1food | a code is a verb and at most two things, this has 4 words
            """)
    void codesThatCannotExistAreNot(String code, String reason) {
        assertThat(WORDS.misread(code)).contains(reason);
    }

    @Test
    void onlyASlipIsCorrected() {
        assertThat(Nearest.to("roudn", List.of("round", "first"))).contains("round");
        assertThat(Nearest.to("food", List.of("round", "first"))).isEmpty();
        assertThat(Nearest.to("", List.of("round"))).isEmpty();
    }
}
