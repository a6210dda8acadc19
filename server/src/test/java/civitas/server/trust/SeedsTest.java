package civitas.server.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SeedsTest {

    @Test
    void secretSeedsAreAllDifferent() {
        assertThat(Stream.generate(Seeds.SECRET::seed).limit(100)).doesNotHaveDuplicates();
        assertThat(Stream.generate(Seeds.SECRET::salt).limit(100))
                .doesNotHaveDuplicates()
                .allMatch(salt -> salt.matches("[0-9a-f]{32}"));
    }

    @Test
    void givenSeedsAreTheSameEveryTime() {
        Seeds seeds = Seeds.always(7);
        assertThat(Stream.generate(seeds::seed).limit(3)).containsOnly(7L);
        assertThat(seeds.salt())
                .isEqualTo(Seeds.always(7).salt())
                .isNotEqualTo(Seeds.always(8).salt());
    }

    @Test
    void theChanceOfAPlayerComesFromTheTableAndTellsNothingAboutIt() {
        long mine = SeedProof.derived("salt", 7, "0greedy");
        assertThat(mine).isEqualTo(SeedProof.derived("salt", 7, "0greedy")).isNotEqualTo(7);
        assertThat(mine).isNotEqualTo(SeedProof.derived("salt", 7, "1greedy"));
        assertThat(mine).isNotEqualTo(SeedProof.derived("other", 7, "0greedy"));
    }
}
