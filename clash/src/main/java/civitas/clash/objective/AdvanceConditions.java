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
        return (table, player) -> table.player(player).advanceCount() >= min
                && CityConditions.leads(table, player, 1, (t, p) -> t.player(p).advanceCount());
    }

    private static Condition complete(Category category) {
        return (table, player) -> isComplete(table.player(player), category);
    }

    private static Condition governmentComplete() {
        return (table, player) -> {
            for (Category category : CATEGORIES) {
                if (category.isGovernment() && isComplete(table.player(player), category)) {
                    return true;
                }
            }
            return false;
        };
    }

    private static Condition completeLead(int min) {
        return (table, player) ->
                completed(table, player) >= min && CityConditions.leads(table, player, 1, AdvanceConditions::completed);
    }

    private static Condition started(int min) {
        return (table, player) -> {
            int started = 0;
            for (Category category : CATEGORIES) {
                if (table.player(player).advanceCount(category) > 0) {
                    started++;
                }
            }
            return started >= min;
        };
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
