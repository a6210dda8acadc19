package civitas.server.trust;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Generator;
import civitas.kernel.Seed;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SeedsTest {

    private static final Seed TABLE = Seed.key(3, 7);

    @Test
    void secretSeedsAreAllDifferent() {
        assertThat(Stream.generate(Seeds.SECRET::seed).limit(100))
                .doesNotHaveDuplicates()
                .allMatch(seed -> seed.generator() == Generator.SIPHASH);
        assertThat(Stream.generate(Seeds.SECRET::seed).limit(100).map(Seed::high))
                .as("both halves are drawn")
                .doesNotHaveDuplicates();
        assertThat(Stream.generate(Seeds.SECRET::salt).limit(100))
                .doesNotHaveDuplicates()
                .allMatch(salt -> salt.matches("[0-9a-f]{32}"));
    }

    @Test
    void givenSeedsAreTheSameEveryTime() {
        Seeds seeds = Seeds.always(7);
        assertThat(Stream.generate(seeds::seed).limit(3)).containsOnly(Seed.of(7));
        assertThat(seeds.salt())
                .isEqualTo(Seeds.always(7).salt())
                .isNotEqualTo(Seeds.always(8).salt());
    }

    /** {@code printf '%s' SALT:SEED | sha256sum}, as people check it. */
    @Test
    void aPromiseIsTheHashOfTheWrittenSeed() {
        assertThat(SeedProof.hash("ab", Seed.of(-7)))
                .isEqualTo("919ddfdbaff024eb571f8a2ebaf83ace0fa8c3e56f6d4f5136227f08721fcd89");
        assertThat(SeedProof.hash("ab", TABLE))
                .isEqualTo("08bd7935550c16a29e7c822a06655c933f8aac6dd8d0158287513b68aecd5332");
    }

    @Test
    void theChanceOfAPlayerComesFromTheTableAndTellsNothingAboutIt() {
        long mine = SeedProof.derived("salt", TABLE, "0greedy");
        assertThat(mine).isEqualTo(SeedProof.derived("salt", TABLE, "0greedy")).isNotEqualTo(TABLE.low());
        assertThat(mine).isNotEqualTo(SeedProof.derived("salt", TABLE, "1greedy"));
        assertThat(mine).isNotEqualTo(SeedProof.derived("other", TABLE, "0greedy"));
    }
}
