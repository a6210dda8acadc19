package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {

    @Property(tries = 200)
    void readsWhatItWrote(@ForAll long high, @ForAll long low) {
        assertThat(Seed.parse(Seed.of(low).text())).contains(Seed.of(low));
        assertThat(Seed.parse(Seed.key(high, low).text())).contains(Seed.key(high, low));
    }

    @Test
    void isWrittenTheSameForEver() {
        assertThat(Seed.of(-42).text()).isEqualTo("-42");
        assertThat(Seed.key(0x1F, -1).text()).isEqualTo("000000000000001fffffffffffffffff");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "9223372036854775808",
                "0123456789abcdef0123456789abcde",
                "0123456789abcdef0123456789abcdefa",
                "0123456789ABCDEF0123456789abcdef",
                "0123456789abcdef 123456789abcdef",
                "-123456789abcdef0123456789abcdef"
            })
    void anythingElseIsNoSeed(String text) {
        assertThat(Seed.parse(text)).isEmpty();
        for (Generator generator : Generator.values()) {
            assertThat(Seed.parse(generator, text)).isEmpty();
        }
    }

    @Test
    void aSmallGeneratorTakesNoLargeSeed() {
        assertThatThrownBy(() -> new Seed(Generator.SPLITMIX, 1, 2)).hasMessageContaining("64 bits");
    }
}
