package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NumbersTest {

    private static final int ROUNDS = 2_000;

    @Test
    void isASetLikeAnyOther() {
        Random random = new Random(5);
        Numbers one = Numbers.NONE;
        Numbers other = Numbers.NONE;
        TreeSet<Integer> oneToo = new TreeSet<>();
        TreeSet<Integer> otherToo = new TreeSet<>();
        for (int round = 0; round < ROUNDS; round++) {
            int number = random.nextInt(Numbers.LIMIT);
            boolean in = random.nextInt(3) > 0;
            one = one.with(number, in);
            change(oneToo, number, in);
            number = random.nextInt(Numbers.LIMIT);
            other = other.with(number, !in);
            change(otherToo, number, !in);
            assertSame(one, oneToo);
            compare(one, other, oneToo, otherToo);
        }
    }

    private static void change(TreeSet<Integer> set, int number, boolean in) {
        if (in) {
            set.add(number);
        } else {
            set.remove(number);
        }
    }

    private static void compare(Numbers one, Numbers other, TreeSet<Integer> oneToo, TreeSet<Integer> otherToo) {
        TreeSet<Integer> both = new TreeSet<>(oneToo);
        both.retainAll(otherToo);
        assertSame(one.and(other), both);
        assertThat(one.common(other)).isEqualTo(both.size());
        assertThat(one.meets(other)).isEqualTo(!both.isEmpty());
        TreeSet<Integer> either = new TreeSet<>(oneToo);
        either.addAll(otherToo);
        assertSame(one.or(other), either);
        TreeSet<Integer> rest = new TreeSet<>(oneToo);
        rest.removeAll(otherToo);
        assertSame(one.minus(other), rest);
        assertThat(one.hasAll(other)).isEqualTo(oneToo.containsAll(otherToo));
        assertThat(one.hasAll(one.and(other))).isTrue();
    }

    private static void assertSame(Numbers numbers, TreeSet<Integer> set) {
        TreeSet<Integer> walked = new TreeSet<>();
        for (int number = numbers.next(0); number >= 0; number = numbers.next(number + 1)) {
            assertThat(numbers.has(number)).isTrue();
            walked.add(number);
        }
        assertThat(walked).isEqualTo(set);
        assertThat(numbers.size()).isEqualTo(set.size());
        assertThat(numbers.isEmpty()).isEqualTo(set.isEmpty());
        Numbers read = Numbers.parse(numbers.toString());
        assertThat(read).isEqualTo(numbers).hasSameHashCodeAs(numbers);
    }

    @Test
    void smallSetsAreWrittenAsTheirBits() {
        assertThat(Numbers.of(0, 5, 63)).hasToString(Long.toHexString(1L | 1L << 5 | 1L << 63));
        assertThat(Numbers.NONE).hasToString("0");
        assertThat(Numbers.of(64)).hasToString("10000000000000000");
        assertThat(Numbers.range(2, 5)).isEqualTo(Numbers.ofBits(0b11100));
        assertThat(Numbers.of(3, 7).bits()).isEqualTo(1L << 3 | 1L << 7);
    }

    @Test
    void refusesWhatItCannotHold() {
        assertThatThrownBy(() -> Numbers.of(Numbers.LIMIT)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Numbers.NONE.with(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Numbers.of(64).bits()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Numbers.parse("")).isInstanceOf(DumpException.class);
        assertThatThrownBy(() -> Numbers.parse("xyz")).isInstanceOf(DumpException.class);
        assertThatThrownBy(() -> Numbers.parse("0".repeat(65))).isInstanceOf(DumpException.class);
    }

    @Test
    void isPutTogetherInManySteps() {
        Numbers.Builder builder = new Numbers.Builder();
        builder.add(Numbers.of(1, 64, 130));
        builder.add(Numbers.of(2, 200));
        builder.remove(Numbers.of(64, 5));
        assertThat(builder.build()).isEqualTo(Numbers.of(1, 2, 130, 200));
        builder.remove(Numbers.of(1, 2, 130, 200));
        assertThat(builder.build()).isSameAs(Numbers.NONE);
    }

    @Test
    void makesNoSetThatIsThereAlready() {
        Numbers some = Numbers.of(3, 70, 255);
        assertThat(some.or(Numbers.of(70))).isSameAs(some);
        assertThat(some.minus(Numbers.of(4, 71))).isSameAs(some);
        assertThat(some.minus(some)).isSameAs(Numbers.NONE);
    }
}
