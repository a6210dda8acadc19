package civitas.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.text.Language;
import civitas.server.api.RuleBook;
import civitas.server.api.RuleInfo;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rules drawer gets to show. */
class RuleTextsTest {

    private final RuleTexts texts = new RuleTexts("/civitas/server/web/rules/");

    @Test
    void rulesAndExamplesComeInTheLanguageThatWasAskedFor() {
        RuleBook english = texts.book("toy", Language.EN);
        assertThat(english.language()).isEqualTo("en");
        assertThat(english.rules())
                .containsExactly(
                        new RuleInfo(
                                "TY-1.1", "1 Bidding / 1.1 Coins", "A bid costs **one** coin.", List.of("B"), false),
                        new RuleInfo(
                                "TY-1.2",
                                "1 Bidding / 1.1 Coins",
                                "Without coins there is no bid.",
                                List.of("B", "X"),
                                false),
                        new RuleInfo(
                                "TY-EX-1",
                                "1 Bidding / 1.1 Coins",
                                "*One coin.* She bids and has none left. *Tests:* TY-1.1.",
                                List.of("B"),
                                true));
        RuleBook russian = texts.book("toy", Language.RU);
        assertThat(russian.language()).isEqualTo("ru");
        assertThat(russian.rules()).extracting(RuleInfo::id).containsExactly("TY-1.1", "TY-1.2", "TY-EX-1");
        assertThat(russian.rules().getFirst().section()).isEqualTo("1 Ставки / 1.1 Монеты");
        assertThat(russian.rules().getFirst().text()).isEqualTo("Ставка стоит **одну** монету.");
    }

    @Test
    void theGlossaryIsTurnedToTheReader() {
        assertThat(texts.book("toy", Language.EN).glossary())
                .containsExactly(
                        new RuleBook.Term("2 Glossary / 2.1 Money", "coin", "монета", "Old (ru): грош"),
                        new RuleBook.Term("2 Glossary / 2.1 Money", "bid", "ставка", ""),
                        new RuleBook.Term("2 Glossary / 2.1 Money", "pip", "очко", ""));
        assertThat(texts.book("toy", Language.RU).glossary())
                .containsExactly(
                        new RuleBook.Term("2 Глоссарий / 2.1 Деньги", "монета", "coin", "Раньше (рус.): грош"),
                        new RuleBook.Term("2 Глоссарий / 2.1 Деньги", "ставка", "bid", ""),
                        new RuleBook.Term("2 Глоссарий / 2.1 Деньги", "очко", "pip", ""));
    }

    @Test
    void aGameWithoutATranslationIsServedInEnglishAndSaysSo() {
        RuleBook book = texts.book("plain", Language.RU);
        assertThat(book.language()).isEqualTo("en");
        assertThat(book.rules().getFirst().text()).isEqualTo("A bid costs **one** coin.");
        assertThat(book.glossary().getFirst().term()).isEqualTo("монета");
        assertThat(texts.book("nothing", Language.RU).rules()).isEmpty();
    }

    @Test
    void peopleAtATableReadOnlyTheRulesThatHoldThere() {
        RuleBook table = texts.book("toy", Language.EN).holding(tags -> tags.contains("X"));
        assertThat(table.rules()).extracting(RuleInfo::id).containsExactly("TY-1.2");
        assertThat(table.glossary()).hasSize(3);
    }

    @Test
    void whereARuleComesFromIsNothingForTheTable() {
        assertThat(plain("It is lost (ruling; OQ-8).")).isEqualTo("It is lost.");
        assertThat(plain("The game ends (CC-15.2; OQ-44).")).isEqualTo("The game ends (CC-15.2).");
        assertThat(plain("Beside his city (OQ-1: others place it in the city)."))
                .isEqualTo("Beside his city.");
        assertThat(plain("Отменяется. (решение)")).isEqualTo("Отменяется.");
        assertThat(plain("It works once (stated for one advance; inferred)."))
                .isEqualTo("It works once (stated for one advance).");
        assertThat(plain("Removed. (rulebook for cities; ruling for other cases)"))
                .isEqualTo("Removed.");
        assertThat(plain("Стены (7 очков, справочно).")).isEqualTo("Стены (7 очков).");
        assertThat(plain("*Base roll.* 2 hits. *Tests:* CC-7.26, CC-7.14.")).isEqualTo("*Base roll.* 2 hits.");
        assertThat(plain("Два попадания. *Проверяет:* CC-7.26.")).isEqualTo("Два попадания.");
        assertThat(plain("A city (capital or not) is lost.")).isEqualTo("A city (capital or not) is lost.");
    }

    private static String plain(String text) {
        RuleInfo rule = new RuleInfo("TY-9.9", "", text, List.of(), false);
        return new RuleBook("en", List.of(rule), List.of())
                .holding(tags -> true)
                .rules()
                .getFirst()
                .text();
    }
}
