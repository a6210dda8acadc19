package civitas.server.api;

import java.util.List;

/** Roll statistics of a table. */
public record Dice(List<Die> dice) {

    /** How often each face of a kind of die came up; faces are counted from 1. */
    public record Die(int sides, int rolls, List<Integer> counts, double expected) {}
}
