package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.government.Governments;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;

/** Which advances a player may gain by any means (CC-4.28). Rules: CC-4.10, CC-4.12. */
public final class Eligibility {

    private Eligibility() {}

    /** What keeps a player from gaining an advance. */
    enum Obstacle {
        NONE,
        /** He has it. */
        OWNED,
        /** The first advance of its category comes first (CC-4.14). */
        TOP_FIRST,
        /** The category begins with an advance that requires another one. */
        REQUIREMENT,
        /** He has another government. */
        GOVERNMENT
    }

    public static boolean mayGain(ClashTable table, int player, Advance advance) {
        return gainable(table, player).has(advance.number());
    }

    /** All advances the player may gain now. */
    public static Numbers gainable(ClashTable table, int player) {
        Player p = table.player(player);
        Numbers open = Numbers.NONE;
        for (int c = 0; c < Category.THEOCRACY.ordinal() + 1; c++) {
            Category category = Category.of(c);
            if (p.owns(category.top())) {
                open = open.or(category.advances());
            } else if (beginning(table, p, category) == Obstacle.NONE) {
                open = open.with(category.top().number());
            }
        }
        return open.minus(p.advances());
    }

    /** Top advances need what the arrow names; a second government is never begun (CC-4.15, CC-4.17, CC-4.18). */
    private static Obstacle beginning(ClashTable table, Player player, Category category) {
        if (category.isGovernment() && Governments.of(player).isPresent()) {
            return Obstacle.GOVERNMENT;
        }
        return Governments.meetsRequirement(table, player, category) ? Obstacle.NONE : Obstacle.REQUIREMENT;
    }

    private static Obstacle obstacle(ClashTable table, Player player, Advance advance) {
        if (player.owns(advance)) {
            return Obstacle.OWNED;
        }
        Advance top = advance.category().top();
        if (player.owns(top)) {
            return Obstacle.NONE;
        }
        Obstacle beginning = beginning(table, player, advance.category());
        return beginning == Obstacle.NONE && advance != top ? Obstacle.TOP_FIRST : beginning;
    }

    /** Says why an advance cannot be gained by any means. */
    static void explain(ClashTable table, int player, Advance advance, Reasons out) {
        Player p = table.player(player);
        Category category = advance.category();
        switch (obstacle(table, p, advance)) {
            case NONE -> {}
            case OWNED -> out.because("why.advance-owned", advance);
            case TOP_FIRST -> out.because("why.advance-top", category.top());
            case REQUIREMENT ->
                out.because(
                        "why.advance-requires",
                        category.top(),
                        table.content().spec(category.top()).requires().orElseThrow());
            case GOVERNMENT ->
                out.because("why.advance-government", Governments.of(p).orElseThrow());
        }
    }
}
