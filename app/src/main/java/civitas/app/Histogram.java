package civitas.app;

import java.util.Map;
import java.util.SortedMap;

/** A distribution as a row of bars. */
final class Histogram {

    private static final String BARS = " ▁▂▃▄▅▆▇█";
    private static final int COLUMNS = 40;

    private Histogram() {}

    /** Counts by value, the smallest value to the left; a value that occurs leaves at least the lowest bar. */
    static String of(SortedMap<Integer, Integer> counts) {
        int first = counts.firstKey();
        int span = counts.lastKey() - first + 1;
        int[] columns = new int[Math.min(span, COLUMNS)];
        int most = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            int column = (entry.getKey() - first) * columns.length / span;
            columns[column] += entry.getValue();
            most = Math.max(most, columns[column]);
        }
        StringBuilder text = new StringBuilder();
        for (int count : columns) {
            int height = (count * (BARS.length() - 1) + most - 1) / most;
            text.append(BARS.charAt(height));
        }
        return text.toString();
    }
}
