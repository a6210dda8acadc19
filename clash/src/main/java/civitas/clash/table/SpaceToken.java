package civitas.clash.table;

import civitas.clash.content.Component;

/**
 * Tokens of a box that lie on spaces. They are named by what they come from, which also explains them.
 *
 * @param source what puts them there
 * @param number how many lie on a space
 * @param owner whose they are; {@link ClashTable#NOBODY} if that does not matter
 */
public record SpaceToken(Component source, Amount number, Amount owner) {

    @FunctionalInterface
    public interface Amount {
        int at(ClashTable table, int space);
    }

    /** Tokens that are nobody's. */
    public static SpaceToken of(Component source, Amount number) {
        return new SpaceToken(source, number, (table, space) -> ClashTable.NOBODY);
    }
}
