package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ChanceTest {

    /** Written down once: if this changes, every record in the world plays differently. */
    @Test
    void theStreamOfASeedNeverChanges() {
        Chance chance = new Chance(42);
        int[] rolls = new int[12];
        Arrays.setAll(rolls, i -> chance.roll(12));
        byte[] cards = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        chance.shuffle(cards, 2, 10);
        assertThat(rolls).containsExactly(8, 1, 3, 4, 0, 10, 2, 9, 4, 7, 2, 5);
        assertThat(cards).containsExactly(0, 1, 4, 7, 9, 2, 3, 8, 5, 6);
    }

    @Property(tries = 200)
    void rollsStayOnTheDie(@ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int sides) {
        Chance chance = new Chance(seed);
        for (int i = 0; i < 50; i++) {
            assertThat(chance.roll(sides)).isBetween(0, sides - 1);
        }
    }

    @Test
    void facesComeAboutEquallyOften() {
        Chance chance = new Chance(1);
        int[] count = new int[6];
        for (int i = 0; i < 60_000; i++) {
            count[chance.roll(6)]++;
        }
        for (int faces : count) {
            assertThat(faces).isBetween(9_600, 10_400);
        }
    }

    @Property(tries = 100)
    void aShuffleKeepsTheCardsAndWhatLiesOutside(@ForAll long seed, @ForAll byte[] cards) {
        byte[] shuffled = cards.clone();
        int from = cards.length / 4;
        int to = cards.length - cards.length / 4;
        new Chance(seed).shuffle(shuffled, from, to);
        assertThat(Arrays.copyOf(shuffled, from)).isEqualTo(Arrays.copyOf(cards, from));
        assertThat(Arrays.copyOfRange(shuffled, to, cards.length))
                .isEqualTo(Arrays.copyOfRange(cards, to, cards.length));
        Arrays.sort(shuffled, from, to);
        byte[] sorted = cards.clone();
        Arrays.sort(sorted, from, to);
        assertThat(shuffled).isEqualTo(sorted);
    }

    @Test
    void aCopyGoesOnAlikeButApart() {
        Chance chance = new Chance(7);
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
        Chance chance = new Chance(7);
        chance.script(new int[] {5, 0}, false);
        assertThat(chance.scriptLeft()).isEqualTo(2);
        assertThat(chance.roll(6)).isEqualTo(5);
        assertThat(chance.roll(6)).isZero();
        assertThat(chance.scriptLeft()).isZero();
        assertThat(chance.roll(6)).isEqualTo(new Chance(7).roll(6));
    }

    @Test
    void aStrictScriptAllowsNothingElse() {
        Chance chance = new Chance(7);
        chance.script(new int[] {6}, true);
        assertThatThrownBy(() -> chance.roll(6)).hasMessageContaining("does not fit a die of 6");
        assertThatThrownBy(() -> chance.roll(6)).hasMessageContaining("script does not foresee");
    }
}
