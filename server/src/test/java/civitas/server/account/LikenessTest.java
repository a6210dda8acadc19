package civitas.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which names look alike. */
class LikenessTest {

    @ParameterizedTest
    @CsvSource({
        "Anna, anna",
        "Anna, 'A n n a'",
        "Anna, Аnnа",
        "Maria, Маriа",
        "Boris, B0ris",
        "Boris, Bоrіs",
        "Anna, Ánna.",
        "Bill, BiIl",
        "Тема, Tema",
        "Зоё, Зое",
    })
    void looksAlike(String one, String other) {
        assertThat(Likeness.of(one)).isEqualTo(Likeness.of(other));
    }

    @ParameterizedTest
    @CsvSource({"Anna, Anne", "Анна, Инна", "Boris, Borys", "Олег, Глеб", "!!!, ???", "Anna, Anna2"})
    void looksDifferent(String one, String other) {
        assertThat(Likeness.of(one)).isNotEqualTo(Likeness.of(other));
    }
}
