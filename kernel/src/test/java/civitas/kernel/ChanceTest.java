package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.function.IntSupplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ChanceTest {

    private static final Seed KEY = Seed.key(7, 8);

    /** Written down once: if this changes, every record in the world plays differently. */
    @Test
    void theStreamOfASeedNeverChanges() {
        Chance chance = new Chance(Seed.of(42));
        int[] rolls = new int[12];
        Arrays.setAll(rolls, i -> chance.roll(12));
        byte[] cards = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        chance.shuffle(cards, 2, 10);
        assertThat(rolls).containsExactly(8, 1, 3, 4, 0, 10, 2, 9, 4, 7, 2, 5);
        assertThat(cards).containsExactly(0, 1, 4, 7, 9, 2, 3, 8, 5, 6);
    }

    /** Reckoned by another program too. */
    @Test
    void theStreamOfAKeyNeverChanges() {
        Chance chance = new Chance(Seed.key(0x0706050403020100L, 0x0f0e0d0c0b0a0908L));
        int[] rolls = new int[12];
        Arrays.setAll(rolls, i -> chance.roll(12));
        byte[] cards = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        chance.shuffle(cards, 2, 10);
        assertThat(rolls).containsExactly(2, 2, 2, 2, 8, 0, 0, 4, 1, 5, 11, 8);
        assertThat(cards).containsExactly(0, 1, 3, 2, 7, 6, 9, 5, 8, 4);
    }

    @Property(tries = 200)
    void rollsStayOnTheDie(@ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int sides) {
        for (Chance chance : both(seed)) {
            for (int i = 0; i < 50; i++) {
                assertThat(chance.roll(sides)).isBetween(0, sides - 1);
            }
        }
    }

    /** The sum of squared deviations is below 33.1 in 999 of 1,000 streams of fair dice with 12 sides. */
    @Test
    void facesComeAboutEquallyOften() {
        for (Chance chance : both(1)) {
            assertThat(chiSquare(12, 120_000, () -> chance.roll(12))).isLessThan(33.1);
        }
    }

    /** Of two rolls in a row each pair comes as often as any other: the last roll does not help to guess the next. */
    @Test
    void aRollSaysNothingAboutTheNext() {
        for (Chance chance : both(2)) {
            assertThat(chiSquare(36, 180_000, () -> 6 * chance.roll(6) + chance.roll(6)))
                    .isLessThan(66.7);
        }
    }

    /** Neighbouring keys are as far apart as any: who knows one game does not know the next. */
    @Test
    void aKeySaysNothingAboutTheNext() {
        int[] next = {0};
        assertThat(chiSquare(36, 180_000, () -> {
                    int key = next[0]++;
                    return 6 * new Chance(Seed.key(key, 0)).roll(6) + new Chance(Seed.key(key + 1, 0)).roll(6);
                }))
                .isLessThan(66.7);
    }

    /** Every order of four cards comes as often as any other. */
    @Test
    void ordersComeAboutEquallyOften() {
        for (Chance chance : both(3)) {
            assertThat(chiSquare(256, 24, 48_000, () -> {
                        byte[] cards = {0, 1, 2, 3};
                        chance.shuffle(cards, 0, cards.length);
                        return cards[0] << 6 | cards[1] << 4 | cards[2] << 2 | cards[3];
                    }))
                    .isLessThan(49.7);
        }
    }

    private static double chiSquare(int kinds, int draws, IntSupplier draw) {
        return chiSquare(kinds, kinds, draws, draw);
    }

    /** @param possible how many of the numbers can come at all */
    private static double chiSquare(int numbers, int possible, int draws, IntSupplier draw) {
        int[] count = new int[numbers];
        for (int i = 0; i < draws; i++) {
            count[draw.getAsInt()]++;
        }
        assertThat(Arrays.stream(count).filter(n -> n > 0).count()).isEqualTo(possible);
        double expected = (double) draws / possible;
        double sum = 0;
        for (int n : count) {
            sum += n == 0 ? 0 : (n - expected) * (n - expected) / expected;
        }
        return sum;
    }

    @Property(tries = 100)
    void aShuffleKeepsTheCardsAndWhatLiesOutside(@ForAll long seed, @ForAll byte[] cards) {
        for (Chance chance : both(seed)) {
            byte[] shuffled = cards.clone();
            int from = cards.length / 4;
            int to = cards.length - cards.length / 4;
            chance.shuffle(shuffled, from, to);
            assertThat(Arrays.copyOf(shuffled, from)).isEqualTo(Arrays.copyOf(cards, from));
            assertThat(Arrays.copyOfRange(shuffled, to, cards.length))
                    .isEqualTo(Arrays.copyOfRange(cards, to, cards.length));
            Arrays.sort(shuffled, from, to);
            byte[] sorted = cards.clone();
            Arrays.sort(sorted, from, to);
            assertThat(shuffled).isEqualTo(sorted);
        }
    }

    @Test
    void isWrittenDownAndReadBack() {
        for (Chance chance : both(5)) {
            chance.roll(6);
            Dump dump = new Dump();
            chance.dump(dump);
            Chance back = new Chance(Seed.of(0));
            back.restore(new DumpReader(dump.toString()));
            Dump again = new Dump();
            back.dump(again);
            assertThat(again.toString()).isEqualTo(dump.toString());
            assertThat(back.roll(1000)).isEqualTo(chance.roll(1000));
        }
    }

    @Test
    void anImaginedFutureForgetsTheKey() {
        Chance chance = new Chance(KEY);
        chance.reseed(9);
        Dump dump = new Dump();
        chance.dump(dump);
        assertThat(dump.toString()).isEqualTo("chance 9 0 0\n");
        assertThat(chance.roll(1000)).isEqualTo(Chance.imagined(9).roll(1000));
    }

    private static Chance[] both(long seed) {
        return new Chance[] {new Chance(Seed.of(seed)), new Chance(Seed.key(seed, ~seed))};
    }

    @Test
    void aCopyGoesOnAlikeButApart() {
        Chance chance = new Chance(KEY);
        chance.roll(6);
        Chance copy = chance.copy();
        int ahead = copy.roll(1000);
        copy.roll(1000);
        assertThat(chance.roll(1000)).isEqualTo(ahead);
        assertThat(chance.uses()).isEqualTo(2);
        assertThat(copy.uses()).isEqualTo(3);
    }

    @Test
    void scriptedRollsComeFirst() {
        Chance chance = new Chance(KEY);
        chance.script(new int[] {5, 0}, false);
        assertThat(chance.scriptLeft()).isEqualTo(2);
        assertThat(chance.roll(6)).isEqualTo(5);
        assertThat(chance.roll(6)).isZero();
        assertThat(chance.scriptLeft()).isZero();
        assertThat(chance.roll(6)).isEqualTo(new Chance(KEY).roll(6));
    }

    @Test
    void aStrictScriptAllowsNothingElse() {
        Chance chance = new Chance(KEY);
        chance.script(new int[] {6}, true);
        assertThatThrownBy(() -> chance.roll(6)).hasMessageContaining("does not fit a die of 6");
        assertThatThrownBy(() -> chance.roll(6)).hasMessageContaining("script does not foresee");
    }
}
