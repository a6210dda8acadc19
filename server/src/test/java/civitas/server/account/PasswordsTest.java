package civitas.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What everybody would try first is refused, and nothing else. */
class PasswordsTest {

    private final Passwords passwords = new Passwords();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password",
                "Password1",
                "P@ssw0rd!",
                "passw0rd2024",
                "12345678",
                "123456789",
                "87654321",
                "11111111",
                "20202020",
                "19870412",
                "qwertyuiop",
                "Qwerty123",
                "1q2w3e4r",
                "qazwsxedc",
                "asdfghjkl",
                "abcdefgh",
                "abcabcabc",
                "iloveyou1",
                "letmein!!",
                "sunshine99",
                "football",
                "dragon123",
                "starwars!",
                "harrypotter",
                "adminadmin",
                "йцукенгш",
                "пароль123",
                "россия2024",
                "любимая1",
                "Dariadaria",
                "daria2001",
                "DARIA!!!!",
            })
    void commonOnesAreRefused(String password) {
        assertThat(passwords.isCommon(password, "Daria")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse",
                "long enough",
                "guess number 7",
                "vier gelbe Hüte",
                "три жёлтых зонта",
                "xK4#pq9zT",
                "daria likes umbrellas",
                "tr0ub4dor&3x",
            })
    void othersAreNot(String password) {
        assertThat(passwords.isCommon(password, "Daria")).isFalse();
    }
}
