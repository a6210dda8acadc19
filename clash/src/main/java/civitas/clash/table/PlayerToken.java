package civitas.clash.table;

import civitas.clash.content.Component;

/**
 * Tokens, trophies and the like of a box that lie before players. They are named by what they come from, which also explains
 * them.
 *
 * @param source what puts them there
 * @param number how many a player has
 */
public record PlayerToken(Component source, Amount number) {

    @FunctionalInterface
    public interface Amount {
        int of(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Lying {
        boolean before(ClashTable table, int player);
    }

    /** Something of which there is one or none. */
    public static PlayerToken one(Component source, Lying lying) {
        return new PlayerToken(source, (table, player) -> lying.before(table, player) ? 1 : 0);
    }
}
