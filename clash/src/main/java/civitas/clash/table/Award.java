package civitas.clash.table;

/**
 * Points that a box gives besides those of the base game.
 *
 * @param category the category of points they are counted in: one of the base game, or one more after those (CC-15.18, CC-15.21)
 * @param halves the half points of a player as the table stands
 */
public record Award(String category, Halves halves) {

    @FunctionalInterface
    public interface Halves {
        int of(ClashTable table, int player);
    }

    public static Award of(String category, Halves halves) {
        return new Award(category, halves);
    }
}
