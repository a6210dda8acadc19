package civitas.lab;

import java.util.SplittableRandom;

/** Seeds that follow from a seed. */
public final class Seeding {

    private Seeding() {}

    /** A seed of its own for each number; neighbouring numbers give unrelated seeds. */
    public static long of(long seed, long number) {
        return new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number).nextLong();
    }
}
