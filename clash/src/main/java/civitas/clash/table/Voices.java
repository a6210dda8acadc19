package civitas.clash.table;

import civitas.clash.content.Goods;

/** What abilities say at hooks of several chapters. */
public final class Voices {

    private Voices() {}

    /** Something that simply happens to the player. */
    @FunctionalInterface
    public interface Effect {
        void run(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface CityCheck {
        boolean holds(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface Bonus {
        int value(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Price {
        Goods price(ClashTable table, int player);
    }
}
