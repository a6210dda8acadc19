package civitas.clash.objective;

import civitas.clash.content.Category;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Condition;
import civitas.clash.table.Goals;

/** Objectives that look at advances. */
final class AdvanceConditions {

    private static final Category[] CATEGORIES = Category.values();

    private AdvanceConditions() {}

    static void join(Goals goals) {
        goals.join("advances-lead", check -> lead(check.number("min")));
        goals.join("category-complete", check -> complete(check.constant(Category.class, "category")));
        goals.join("any-government-complete", check -> governmentComplete());
        goals.join("complete-categories-lead", check -> completeLead(check.number("min")));
        goals.join("categories-started", check -> started(check.number("min")));
    }

    private static Condition lead(int min) {
        return Condition.lead(min, 1, (table, player) -> table.player(player).advanceCount());
    }

    private static Condition complete(Category category) {
        return Condition.atLeast(
                Category.SIZE, (table, player) -> table.player(player).advanceCount(category));
    }

    private static Condition governmentComplete() {
        return Condition.atLeast(Category.SIZE, AdvanceConditions::bestGovernment);
    }

    /** How many advances a player has of the government of which he has most. */
    private static int bestGovernment(ClashTable table, int player) {
        int best = 0;
        for (Category category : CATEGORIES) {
            if (category.isGovernment()) {
                best = Math.max(best, table.player(player).advanceCount(category));
            }
        }
        return best;
    }

    private static Condition completeLead(int min) {
        return Condition.lead(min, 1, AdvanceConditions::completed);
    }

    private static Condition started(int min) {
        return Condition.atLeast(min, AdvanceConditions::begun);
    }

    private static int begun(ClashTable table, int player) {
        int begun = 0;
        for (Category category : CATEGORIES) {
            if (table.player(player).advanceCount(category) > 0) {
                begun++;
            }
        }
        return begun;
    }

    private static int completed(ClashTable table, int player) {
        int completed = 0;
        for (Category category : CATEGORIES) {
            if (isComplete(table.player(player), category)) {
                completed++;
            }
        }
        return completed;
    }

    private static boolean isComplete(Player player, Category category) {
        return player.advanceCount(category) == Category.SIZE;
    }
}
