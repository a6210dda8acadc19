package civitas.lab.tournament;

import java.util.Arrays;

/** How long decisions took, in classes that differ by a twentieth: quick to add to, and as exact as such figures are. */
final class Durations {

    private static final double STEP = Math.log(1.05);

    /** Up to about an hour. */
    private static final int CLASSES = 600;

    private final long[] counts = new long[CLASSES];

    void add(long nanos) {
        counts[Math.min(CLASSES - 1, (int) (Math.log((double) Math.max(1, nanos)) / STEP))]++;
    }

    void add(Durations others) {
        for (int i = 0; i < CLASSES; i++) {
            counts[i] += others.counts[i];
        }
    }

    long count() {
        return Arrays.stream(counts).sum();
    }

    /** The time in milliseconds within which this part of all decisions was made; 0 if there were none. */
    double millis(double part) {
        long wanted = (long) Math.ceil(part * count());
        long seen = 0;
        for (int i = 0; i < CLASSES && wanted > 0; i++) {
            seen += counts[i];
            if (seen >= wanted) {
                return Math.exp((i + 0.5) * STEP) / 1e6;
            }
        }
        return 0;
    }
}
