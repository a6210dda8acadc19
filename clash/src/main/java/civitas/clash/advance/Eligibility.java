package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;

/** Which advances a player may gain by any means (CC-4.28). */
public final class Eligibility {

    private Eligibility() {}

    public static boolean mayGain(ClashTable table, int player, Advance advance) {
        return (gainable(table, player) & advance.mask()) != 0;
    }

    /** All advances the player may gain now, as a set. */
    public static long gainable(ClashTable table, int player) {
        Player p = table.player(player);
        long owned = p.advances();
        long open = 0;
        for (int c = 0; c < Category.THEOCRACY.ordinal() + 1; c++) {
            Category category = Category.of(c);
            if ((owned & category.top().mask()) != 0) {
                open |= category.mask();
            } else if (mayBegin(table, p, category)) {
                open |= category.top().mask();
            }
        }
        return open & ~owned;
    }

    /** Top advances need what the arrow names; a second government is never begun (CC-4.15, CC-4.17, CC-4.18). */
    private static boolean mayBegin(ClashTable table, Player player, Category category) {
        if (category.isGovernment() && government(player).isPresent()) {
            return false;
        }
        return meetsRequirement(table, player, category);
    }

    /** Whether the advance that a category's top one requires is owned. */
    public static boolean meetsRequirement(ClashTable table, Player player, Category category) {
        return table.content().spec(category.top()).requires().map(player::owns).orElse(true);
    }

    /** The government the player has advances of. */
    public static java.util.Optional<Category> government(Player player) {
        for (int c = Category.DEMOCRACY.ordinal(); c <= Category.THEOCRACY.ordinal(); c++) {
            if ((player.advances() & Category.of(c).mask()) != 0) {
                return java.util.Optional.of(Category.of(c));
            }
        }
        return java.util.Optional.empty();
    }
}
