package civitas.clash.objective;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Objective;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.state.Occasion;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Condition;
import civitas.clash.table.Feat;
import civitas.clash.table.Goals;
import civitas.kernel.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What is asked of objectives, and what those ask for that look at a player's things. */
public final class Objectives {

    private Objectives() {}

    /** The checks that no other file of this package explains. */
    public static void join(Goals goals) {
        AdvanceConditions.join(goals);
        BattleFeats.join(goals);
        CityConditions.join(goals);
        UnitConditions.join(goals);
        goals.join("resources", check -> stock(check.goods()));
        goals.join(
                "have-and-pay", check -> stock(Goods.of(check.constant(Good.class, "resource"), check.number("have"))));
        goals.join("wonder-built", check -> Objectives::builtOnlyWonder);
        goals.join("wonder-built", Occasion.WONDER_BUILT, check -> (table, player, space) -> true);
        goals.join(
                "draft-uses-in-turn",
                Occasion.INFANTRY_DRAFTED,
                check -> (table, player, space) ->
                        table.turn().memory().get(BaseAdvance.DRAFT, player) >= check.number("min"));
    }

    /** Whether the condition of a status-phase objective holds for a player now; false for other objectives. */
    public static boolean holds(ClashTable table, int player, Objective objective) {
        return table.book().goals().holds(table, player, objective);
    }

    /** By which objectives a player has completed cards. */
    public static List<Objective> completedBy(ClashTable table, int player) {
        Numbers cards = table.player(player).completed();
        List<Objective> completed = new ArrayList<>();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ObjectiveCard card = table.content().objectiveCard(number);
            completed.add(table.player(player).completedLower(number) ? card.lower() : card.upper());
        }
        return completed;
    }

    /** The "immediately" objectives a player has just fulfilled. */
    static List<Objective> done(ClashTable table, int player, Occasion moment, int space) {
        List<Objective> done = new ArrayList<>();
        for (Map.Entry<Objective, Feat> entry :
                table.book().goals().feats(moment).entrySet()) {
            if (entry.getValue().isDone(table, player, space)) {
                done.add(entry.getKey());
            }
        }
        return List.copyOf(done);
    }

    /** Whether a player fulfils any objective of a moment that has no place. */
    static boolean isAnyDone(ClashTable table, int player, Occasion moment) {
        for (Feat feat : table.book().goals().feats(moment).values()) {
            if (feat.isDone(table, player, ClashTable.NOBODY)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a player might hold a card with one of these objectives, as far as everybody knows: he has objective cards,
     * and not every card with such an objective lies completed on the table. Who is asked must not tell more (CC-18.7).
     */
    static boolean isConceivable(ClashTable table, int player, Predicate<Objective> objectives) {
        if (table.player(player).objectiveCards().isEmpty()) {
            return false;
        }
        Numbers completed = Numbers.NONE;
        for (int seat = 0; seat < table.seats(); seat++) {
            completed = completed.or(table.player(seat).completed());
        }
        for (ObjectiveCard card : table.content().objectiveCards()) {
            if (!completed.has(card.number()) && (objectives.test(card.upper()) || objectives.test(card.lower()))) {
                return true;
            }
        }
        return false;
    }

    private static Condition stock(Goods stock) {
        return Condition.atLeast(stock.total(), (table, player) -> stored(table.player(player), stock));
    }

    /** How much of a stock a player has; what he has too much of one good stands for no other. */
    private static int stored(Player player, Goods stock) {
        int stored = 0;
        for (Good good : Good.values()) {
            stored += Math.min(player.get(good), stock.get(good));
        }
        return stored;
    }

    /** The only wonder of the round that has just ended (Magnificent Culture). */
    private static boolean builtOnlyWonder(ClashTable table, int player) {
        Numbers built = table.wonders().builtThisRound();
        return built.size() == 1 && table.wonders().builder(table.content().wonder(built.next(0))) == player;
    }
}
