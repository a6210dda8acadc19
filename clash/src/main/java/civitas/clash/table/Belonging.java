package civitas.clash.table;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Something that a box lets players have besides what everybody has. Views show it, and scenarios name it.
 *
 * @param name what scenarios and pages call it
 * @param single whether there is at most one
 * @param shown the codes of what a player has, as somebody may see it
 * @param setting gives a player this in a position
 */
public record Belonging(String name, boolean single, Shown shown, Setting setting) {

    /** What the thing is called that tells players apart. */
    public static final String FACTION = "civilization";

    @FunctionalInterface
    public interface Shown {
        /** {@code viewer} is a seat, or {@link ClashTable#NOBODY} for a spectator. */
        List<String> of(ClashTable table, int player, int viewer);
    }

    @FunctionalInterface
    public interface Setting {
        /** Throws an IllegalArgumentException that says what is wrong. */
        void set(ClashTable table, int player, List<String> codes);
    }

    /** At most one thing that everybody sees. */
    public static Belonging one(String name, Shown shown, Setting setting) {
        return new Belonging(name, true, shown, setting);
    }

    /** Whether it is what a player plays: there is one of a kind, and everybody has another. */
    public boolean isFaction() {
        return single && name.equals(FACTION);
    }

    /** Any number of things. */
    public static Belonging many(String name, Shown shown, Setting setting) {
        return new Belonging(name, false, shown, setting);
    }

    /** Any number of things that everybody sees and positions do not name. */
    public static Belonging shown(String name, Shown shown) {
        UnaryOperator<String> complaint = of -> "a position cannot name " + of;
        return new Belonging(name, false, shown, (table, player, codes) -> {
            throw new IllegalArgumentException(complaint.apply(name));
        });
    }
}
