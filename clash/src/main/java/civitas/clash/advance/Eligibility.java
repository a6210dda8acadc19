package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.government.Governments;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
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
        GOVERNMENT,
        /** It is in no category and comes with something else only. */
        NOT_ON_THE_BOARD,
        /** It has a price of its own. */
        EXTRA_PRICE
    }

    public static boolean mayGain(ClashTable table, int player, Advance advance) {
        return gainable(table, player).has(advance.number());
    }

    /** All advances the player may gain now. */
    public static Numbers gainable(ClashTable table, int player) {
        Player p = table.player(player);
        Numbers.Builder open = new Numbers.Builder();
        for (int c = 0; c < Category.COUNT; c++) {
            Category category = Category.of(c);
            if (p.owns(category.top())) {
                open.add(category.advances());
            } else if (beginning(table, p, category) == Obstacle.NONE) {
                open.add(category.first());
            }
        }
        open.remove(p.advances());
        return withMeans(table, player, open.build());
    }

    /** Without those that require another advance of their category, or an extra price he cannot pay (CC-4.11, CC-4.29). */
    private static Numbers withMeans(ClashTable table, int player, Numbers open) {
        Numbers special = table.content().specialAdvances().and(open);
        Numbers left = open;
        for (int number = special.next(0); number >= 0; number = special.next(number + 1)) {
            Advance advance = table.content().advance(number);
            if (!meetsRequirement(table, table.player(player), advance)
                    || !Surcharge.isPayable(table, player, advance)) {
                left = left.without(number);
            }
        }
        return left;
    }

    private static boolean meetsRequirement(ClashTable table, Player player, Advance advance) {
        return table.content().spec(advance).requires().map(player::owns).orElse(true);
    }

    /** Top advances need what the arrow names; a second government is never begun beside the first (CC-4.15 to CC-4.19, CC-4.16). */
    private static Obstacle beginning(ClashTable table, Player player, Category category) {
        if (category.isGovernment() && Governments.has(player) && !table.constants().governmentChangesByAdvance) {
            return Obstacle.GOVERNMENT;
        }
        return Governments.meetsRequirement(table, player, category) ? Obstacle.NONE : Obstacle.REQUIREMENT;
    }

    private static Obstacle obstacle(ClashTable table, Player player, Advance advance) {
        if (player.owns(advance)) {
            return Obstacle.OWNED;
        }
        return advance.category()
                .map(category -> obstacle(table, player, advance, category))
                .orElse(Obstacle.NOT_ON_THE_BOARD);
    }

    private static Obstacle means(ClashTable table, int player, Advance advance) {
        Obstacle obstacle = obstacle(table, table.player(player), advance);
        return obstacle == Obstacle.NONE && !Surcharge.isPayable(table, player, advance)
                ? Obstacle.EXTRA_PRICE
                : obstacle;
    }

    private static Obstacle obstacle(ClashTable table, Player player, Advance advance, Category category) {
        if (player.owns(category.top())) {
            return meetsRequirement(table, player, advance) ? Obstacle.NONE : Obstacle.REQUIREMENT;
        }
        Obstacle beginning = beginning(table, player, category);
        return beginning == Obstacle.NONE && !advance.equals(category.top()) ? Obstacle.TOP_FIRST : beginning;
    }

    /** Says why an advance cannot be gained by any means. */
    static void explain(ClashTable table, int player, Advance advance, Reasons out) {
        Player p = table.player(player);
        switch (means(table, player, advance)) {
            case NONE -> {}
            case OWNED -> out.because("why.advance-owned", advance);
            case TOP_FIRST -> out.because("why.advance-top", top(advance));
            case REQUIREMENT -> {
                Advance held = p.owns(top(advance)) ? advance : top(advance);
                out.because(
                        "why.advance-requires",
                        held,
                        table.content().spec(held).requires().orElseThrow());
            }
            case EXTRA_PRICE -> out.because("why.advance-extra", advance, Surcharge.of(table, player, advance));
            case NOT_ON_THE_BOARD -> out.because("why.advance-not-offered", advance);
            case GOVERNMENT ->
                out.because("why.advance-government", Governments.of(p).orElseThrow());
        }
    }

    private static Advance top(Advance advance) {
        return advance.category().orElseThrow().top();
    }
}
