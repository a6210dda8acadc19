package civitas.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LexiconTest {

    private static final List<String> BUNDLES =
            List.of("civitas/kernel/messages/kernel", "civitas/kernel/toy/messages");

    private final Lexicon english = Lexicon.load(Language.EN, BUNDLES);
    private final Lexicon russian = Lexicon.load(Language.RU, BUNDLES);

    @ParameterizedTest
    @CsvSource({
        "0, Red takes 0 coins., Красный берёт 0 монет.",
        "1, Red takes 1 coin., Красный берёт 1 монету.",
        "2, Red takes 2 coins., Красный берёт 2 монеты.",
        "5, Red takes 5 coins., Красный берёт 5 монет.",
        "11, Red takes 11 coins., Красный берёт 11 монет.",
        "21, Red takes 21 coins., Красный берёт 21 монету.",
        "24, Red takes 24 coins., Красный берёт 24 монеты.",
    })
    void countsInTheLanguageOfTheViewer(int coins, String inEnglish, String inRussian) {
        Phrase phrase = Phrase.of("toy.take", Seat.RED, coins);
        assertThat(english.say(phrase)).isEqualTo(inEnglish);
        assertThat(russian.say(phrase)).isEqualTo(inRussian);
    }

    @Test
    void phrasesNest() {
        Phrase card = Phrase.of("toy.card", 3);
        assertThat(english.say(Phrase.of("choice.bid", card))).isEqualTo("Bid card 3");
        assertThat(russian.say(Phrase.of("choice.bid", card))).isEqualTo("Поставить: карта 3");
    }

    @Test
    void namesAreBentWhereAMessageAsksForIt() {
        assertThat(english.say(Phrase.of("toy.gift", Seat.RED, Seat.BLUE, 2)))
                .isEqualTo("Red gives Blue 2 coins. Blue thanks Red.");
        assertThat(russian.say(Phrase.of("toy.gift", Seat.RED, Seat.BLUE, 2)))
                .isEqualTo("Красный дарит Синему 2 монеты. Синий благодарит Красного.");
        assertThat(russian.say(Phrase.of("toy.send", Phrase.listing(List.of(Seat.RED, Seat.BLUE)))))
                .isEqualTo("Письмо Красному, Синему");
    }

    @Test
    void somethingCanBeCalledOtherwise() {
        Phrase gift = Phrase.of("toy.gift", Seat.RED, Seat.BLUE, 2);
        assertThat(russian.calling(Map.of("seat.0", Phrase.of("seat.2"))).say(gift))
                .isEqualTo("Жёлтый дарит Синему 2 монеты. Синий благодарит Жёлтого.");
        assertThat(english.calling(Map.of("seat.1", Phrase.literal("Anna {0} 'x'")))
                        .say(gift))
                .as("a name is no pattern")
                .isEqualTo("Red gives Anna {0} 'x' 2 coins. Anna {0} 'x' thanks Red.");
        assertThat(english.say(gift)).as("elsewhere nothing changes").contains("Red gives Blue");
    }

    @Test
    void aNameWithoutTheFormStandsAsItIs() {
        assertThat(russian.say(Phrase.of("toy.send", Phrase.of("toy.card", 3)))).isEqualTo("Письмо карта 3");
        assertThat(russian.say(Phrase.of("toy.send", "Anna"))).isEqualTo("Письмо Anna");
    }

    @Test
    void formsAreNoMessages() {
        assertThat(russian.forms()).contains("seat.0~dat");
        assertThat(english.forms()).isEmpty();
        assertThat(russian.keys()).noneMatch(key -> key.contains("~"));
    }

    @Test
    void literalsAndNothing() {
        assertThat(english.say(Phrase.literal("D4"))).isEqualTo("D4");
        assertThat(english.say(Phrase.NONE)).isEmpty();
        assertThat(Phrase.NONE.isEmpty()).isTrue();
        assertThat(Phrase.literal("D4").isEmpty()).isFalse();
    }

    @Test
    void anUnknownKeyShowsItself() {
        assertThat(english.say(Phrase.of("no.such", 1))).isEqualTo("⟨no.such⟩");
        assertThatThrownBy(() -> Lexicon.load(Language.EN, List.of("no/such")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no/such_en.properties");
    }

    @Test
    void bothLanguagesKnowTheSameKeys() {
        assertThat(russian.keys()).isEqualTo(english.keys());
    }

    @Test
    void theMachinesLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Lexicon.load(Language.EN, BUNDLES).say(Phrase.of("toy.take", Seat.RED, 1234)))
                    .isEqualTo("Red takes 1,234 coins.");
        } finally {
            Locale.setDefault(before);
        }
    }
}
