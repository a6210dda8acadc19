package civitas.clash.wonder;

import civitas.clash.ask.Ask;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Wonder;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.route.TradeRoutes;
import civitas.clash.state.Act;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Numbers;
import civitas.kernel.ask.Inquiry;

/**
 * Once per turn its owner uses an advance that he lacks until the end of the turn, from before its first effects on if he likes
 * (CC-12.31, CC-12.32, OQ-36).
 */
final class GreatLibrary {

    /** The advances of the board, except those of governments. */
    private static final Numbers NAMEABLE = nameable();

    /** Which advance. Nothing is gained: no token, no card, no event. */
    private static final Inquiry<ClashTable, Integer> CONSULT = Ask.advance(Act.CHOOSE, "prompt.great-library")
            .from((table, player, out) -> Ask.each(table, lacking(table, player), out))
            .then(GreatLibrary::lend);

    /** The same before the income of trade routes, for what changes it; he may as well wait for a better moment. */
    private static final Inquiry<ClashTable, Integer> CONSULT_EARLY = Ask.advance(Act.CHOOSE, "prompt.great-library")
            .from((table, player, out) -> Ask.each(table, enriching(table, player), out))
            .or(Act.PASS)
            .then((table, player, advance) -> {
                table.turn().use(Wonder.GREAT_LIBRARY);
                lend(table, player, advance);
            });

    private GreatLibrary() {}

    static void join(Hooks hooks) {
        hooks.turn.deed.join(
                Wonder.GREAT_LIBRARY,
                AbilityDeed.free(Wonder.GREAT_LIBRARY)
                        .oncePerTurn()
                        .when((table, player) -> !lacking(table, player).isEmpty())
                        .asks(CONSULT));
        hooks.turn.beforeTurnStart.join(Wonder.GREAT_LIBRARY, (table, player) -> {
            if (!enriching(table, player).isEmpty()) {
                CONSULT_EARLY.ask(table, player);
            }
        });
    }

    private static void lend(ClashTable table, int player, Advance advance) {
        table.player(player).borrow(Numbers.of(advance.number()));
        table.say("log.great-library", table.name(player), advance);
    }

    /** What he lacks for an income of trade routes, or for a better one: the routes, gold instead of food, room for the food. */
    private static Numbers enriching(ClashTable table, int player) {
        int routes = TradeRoutes.possible(table, player);
        if (routes == 0) {
            return Numbers.NONE;
        }
        int room = table.cap(player, Good.FOOD) - table.player(player).get(Good.FOOD);
        if (!table.may(player, Licence.TRADE_ROUTES)) {
            boolean pays = room > 0 || table.may(player, Licence.GOLD_INCOME);
            return pays ? Numbers.of(BaseAdvance.TRADE_ROUTES.number()) : Numbers.NONE;
        }
        Numbers better = Numbers.of(BaseAdvance.CURRENCY.number());
        return lacking(table, player).and(routes > room ? better.with(BaseAdvance.STORAGE.number()) : better);
    }

    private static Numbers nameable() {
        Numbers nameable = Numbers.NONE;
        for (Category category : Category.values()) {
            nameable = category.isGovernment() ? nameable : nameable.or(category.advances());
        }
        return nameable;
    }

    private static Numbers lacking(ClashTable table, int player) {
        return NAMEABLE.minus(table.player(player).advances());
    }
}
