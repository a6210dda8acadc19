package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.government.Governments;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import java.util.stream.Stream;

/** Which advances a player may gain by any means (CC-4.28). Rules: CC-4.10, CC-4.12. */
public final class Eligibility {

    /** The advances with which categories begin. */
    private static final Numbers TOPS = Numbers.of(Stream.of(Category.values())
            .mapToInt(category -> category.top().number())
            .toArray());

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
        NOT_ON_THE_BOARD
    }

    public static boolean mayGain(ClashTable table, int player, Advance advance) {
        return gainable(table, player).has(advance.number());
    }

    /** All advances the player may gain now. */
    public static Numbers gainable(ClashTable table, int player) {
        Player p = table.player(player);
        Numbers open = TOPS;
        for (int c = 0; c < Category.COUNT; c++) {
            Category category = Category.of(c);
            if (p.owns(category.top())) {
                open = open.or(category.advances());
            } else if (beginning(table, p, category) != Obstacle.NONE) {
                open = open.without(category.top().number());
            }
        }
        return open.minus(p.advances());
    }

    /** Top advances need what the arrow names; a second government is never begun (CC-4.15, CC-4.17, CC-4.18). */
    private static Obstacle beginning(ClashTable table, Player player, Category category) {
        if (category.isGovernment() && Governments.has(player)) {
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

    private static Obstacle obstacle(ClashTable table, Player player, Advance advance, Category category) {
        if (player.owns(category.top())) {
            return Obstacle.NONE;
        }
        Obstacle beginning = beginning(table, player, category);
        return beginning == Obstacle.NONE && !advance.equals(category.top()) ? Obstacle.TOP_FIRST : beginning;
    }

    /** Says why an advance cannot be gained by any means. */
    static void explain(ClashTable table, int player, Advance advance, Reasons out) {
        Player p = table.player(player);
        switch (obstacle(table, p, advance)) {
            case NONE -> {}
            case OWNED -> out.because("why.advance-owned", advance);
            case TOP_FIRST -> out.because("why.advance-top", top(advance));
            case REQUIREMENT ->
                out.because(
                        "why.advance-requires",
                        top(advance),
                        table.content().spec(top(advance)).requires().orElseThrow());
            case NOT_ON_THE_BOARD -> out.because("why.advance-not-offered", advance);
            case GOVERNMENT ->
                out.because("why.advance-government", Governments.of(p).orElseThrow());
        }
    }

    private static Advance top(Advance advance) {
        return advance.category().orElseThrow().top();
    }
}
