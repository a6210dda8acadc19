package civitas.clash.view;

import civitas.clash.table.ClashTable;

/** Deals everything anew that a seat cannot know. */
public final class Imagining {

    private Imagining() {}

    public static ClashTable imagine(ClashTable table, int seat, long seed) {
        ClashTable imagined = table.copy();
        imagined.chance().reseed(seed);
        return imagined;
    }
}
