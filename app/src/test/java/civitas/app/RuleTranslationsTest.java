package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.text.Language;
import civitas.lab.Playable;
import civitas.server.api.RuleBook;
import civitas.server.api.RuleInfo;
import civitas.server.web.RuleTexts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The specification says the same in every language: the same rules, in the same order, for the same boxes. */
class RuleTranslationsTest {

    static Stream<String> games() {
        return Games.SHELF.games().stream().map(Playable::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTranslationHasTheSameRulesForTheSameBoxes(String game) {
        RuleBook english = RuleTexts.of(game, Language.EN);
        assertThat(english.rules()).hasSizeGreaterThan(800).anyMatch(RuleInfo::example);
        assertThat(english.glossary()).hasSizeGreaterThan(100);
        for (Language language : Language.values()) {
            RuleBook book = RuleTexts.of(game, language);
            assertThat(book.language()).isEqualTo(language.tag());
            assertThat(marks(book)).isEqualTo(marks(english));
            assertThat(book.rules()).allSatisfy(rule -> assertThat(rule.text()).isNotBlank());
            assertThat(book.glossary()).hasSameSizeAs(english.glossary());
        }
    }

    private static List<String> marks(RuleBook book) {
        return book.rules().stream()
                .map(rule -> rule.id() + " " + rule.tags() + " " + rule.example())
                .toList();
    }
}
