package civitas.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.text.Language;
import org.junit.jupiter.api.Test;

class TonguesTest {

    @Test
    void theBestKnownLanguageIsSpoken() {
        assertThat(Tongues.preferred("ru")).isEqualTo(Language.RU);
        assertThat(Tongues.preferred("ru-RU,ru;q=0.9,en;q=0.8")).isEqualTo(Language.RU);
        assertThat(Tongues.preferred("en;q=0.8, RU;q=0.9")).isEqualTo(Language.RU);
        assertThat(Tongues.preferred("en-GB, ru")).isEqualTo(Language.EN);
        assertThat(Tongues.preferred("de, fr;q=0.9, ru;q=0.1")).isEqualTo(Language.RU);
        assertThat(Tongues.preferred("ru;q=0, en;q=0.1")).isEqualTo(Language.EN);
    }

    @Test
    void nonsenseIsEnglish() {
        for (String nonsense : new String[] {"", ",", ";", "ru;", "ru;q=", "ru;q=x", "*", "-", "ru_RU", "\u0000"}) {
            assertThat(Tongues.preferred(nonsense)).as(nonsense).isEqualTo(Language.EN);
        }
    }

    @Test
    void onlyTheBeginningIsRead() {
        assertThat(Tongues.preferred("de,".repeat(2_000) + "ru")).isEqualTo(Language.EN);
        assertThat(Tongues.preferred("ru," + "de,".repeat(2_000))).isEqualTo(Language.RU);
    }
}
