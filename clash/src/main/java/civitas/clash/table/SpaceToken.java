package civitas.clash.table;

/**
 * Tokens of a box that lie on spaces.
 *
 * @param name what pages and scenarios call them
 * @param number how many lie on a space
 */
public record SpaceToken(String name, Amount number) {

    @FunctionalInterface
    public interface Amount {
        int at(ClashTable table, int space);
    }
}
