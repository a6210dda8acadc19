package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class HistogramTest {

    @Test
    void theMostFrequentValueIsTheHighestBar() {
        assertThat(Histogram.of(new TreeMap<>(Map.of(1, 1, 2, 8, 4, 4)))).isEqualTo("▁█ ▄");
    }

    @Test
    void manyValuesShareColumnsAndNoneIsLost() {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        for (int value = 10; value < 90; value++) {
            counts.put(value, 1);
        }
        assertThat(Histogram.of(counts)).hasSize(40).matches("█+");
    }
}
