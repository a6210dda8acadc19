package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.BoxSet;
import civitas.kernel.Game;
import civitas.kernel.text.Language;
import civitas.lab.Playable;
import civitas.server.api.RuleBook;
import civitas.server.api.RuleInfo;
import civitas.server.web.RuleTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What people read in the rules drawer of a table: the rules of its boxes, in words for people. */
class RulesForPlayersTest {

    /** Code, tags of editions, and notes of those who wrote the specification. */
    private static final Pattern INTERNAL = Pattern.compile(
            "`|\\[[A-Z0-9]]|OQ-\\d|\\b(?:ruling|inferred|own numbers)\\b|\\*(?:Tests|Проверяет):"
                    + "|\\((?:решение|вывод|справочно)\\b|(?:— |, )(?:решение|вывод|справочно)\\)",
            Pattern.UNICODE_CHARACTER_CLASS);

    static Stream<Arguments> tables() {
        return Games.SHELF.games().stream()
                .map(Playable::game)
                .flatMap(game -> Stream.of(Language.values())
                        .flatMap(language -> sets(game).map(set -> Arguments.of(game.id(), set.ids(), set, language))));
    }

    /** Every box with what it needs. */
    private static Stream<BoxSet> sets(Game<?> game) {
        return game.boxes().stream().map(box -> {
            List<String> ids = new ArrayList<>(box.requires());
            ids.add(box.id());
            return game.boxSet(ids);
        });
    }

    @ParameterizedTest(name = "{0} {1} {3}")
    @MethodSource("tables")
    void noRuleSpeaksOfTheProgramOrItsSources(String game, List<String> ids, BoxSet set, Language language) {
        RuleBook book = RuleTexts.of(game, language).holding(set::holds);
        assertThat(book.rules().size()).isGreaterThan(200);
        assertThat(book.rules().stream()
                        .filter(rule -> INTERNAL.matcher(rule.text()).find())
                        .map(RuleInfo::id))
                .isEmpty();
    }
}
