package civitas.civ.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CountsTest {

    @Test
    void theyCountAsAnArrayDoes() {
        Random random = new Random(5);
        int[] array = new int[20];
        Counts counts = Counts.NONE;
        for (int round = 0; round < 2_000; round++) {
            int index = random.nextInt(array.length);
            Counts before = counts;
            int old = before.get(index);
            array[index] = random.nextInt(3) - 1;
            counts = before.with(index, array[index]);
            assertThat(before.get(index)).isEqualTo(old);
            int sum = 0;
            for (int i = 0; i < array.length; i++) {
                assertThat(counts.get(i)).isEqualTo(array[i]);
                sum += array[i];
            }
            assertThat(counts.sum()).isEqualTo(sum);
            assertThat(Counts.parse(counts.toString())).isEqualTo(counts).hasSameHashCodeAs(counts);
        }
    }

    @Test
    void whatWasTakenAwayLeavesNoTrace() {
        Counts counts = Counts.NONE.with(2, 5).with(7, 1).with(7, 0);
        assertThat(counts).isEqualTo(Counts.NONE.with(2, 5)).hasToString("0 0 5");
        assertThat(counts.with(2, 0)).isEqualTo(Counts.NONE).hasToString("");
    }
}
