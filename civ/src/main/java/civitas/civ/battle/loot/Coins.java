package civitas.civ.battle.loot;

import civitas.civ.content.Civilization;
import civitas.civ.content.Tech;
import civitas.civ.content.Wonder;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Thing;
import java.util.function.Predicate;

/**
 * Coin tokens as loot: on techs, on the civilization sheet (named by the civilization) or on wonder cards; never printed
 * coins (CV-11.90, CV-11.91, CV-11.93).
 *
 * <p>Rules: CV-12.08, CV-12.28.
 */
public final class Coins {

    private Coins() {}

    /** Lists a verb for each place where a player has coin tokens that others may take. */
    public static void list(CivTable table, int loser, Act verb, Choices out) {
        list(table, loser, verb, wonder -> owns(table, loser, wonder), out);
    }

    /**
     * Lists a verb for each place of whose coin tokens a player himself may part with one: they have to count, which those on the
     * card of a blockaded wonder do not (CV-12.28).
     */
    public static void listCounting(CivTable table, int player, Act verb, Choices out) {
        list(table, player, verb, wonder -> table.has(player, wonder), out);
    }

    private static void list(CivTable table, int owner, Act verb, Predicate<Wonder> isHis, Choices out) {
        Player player = table.player(owner);
        if (player.sheetCoins() > 0) {
            out.add(verb, player.civilization());
        }
        for (long rest = player.techs(); rest != 0; rest &= rest - 1) {
            Tech tech = table.content().techs().get(Long.numberOfTrailingZeros(rest));
            if (player.coinTokens(tech) > 0) {
                out.add(verb, tech);
            }
        }
        for (Wonder wonder : table.content().wonders().all()) {
            if (table.wonders().coins(wonder) > 0 && isHis.test(wonder)) {
                out.add(verb, wonder);
            }
        }
    }

    /** A wonder belongs to the owner of its city, blockaded or not (CV-14.08, CV-12.09). */
    private static boolean owns(CivTable table, int player, Wonder wonder) {
        int square = table.wonders().where(wonder);
        int city = square < 0 ? Cities.NONE : table.cities().around(square);
        return city != Cities.NONE && Cities.owner(city) == player;
    }

    static void take(CivTable table, int winner, int loser, Choice choice) {
        boolean keeps = choice.verb() == Act.LOOT_COIN;
        table.say(
                keeps ? "log.loot.coin" : "log.loot.discard", table.name(winner), table.name(loser), choice.subject());
        remove(table, loser, choice.subject());
        if (keeps) {
            table.setSheetCoins(winner, table.player(winner).sheetCoins() + 1);
        }
    }

    /** Takes a coin token from a place that was listed. */
    public static void remove(CivTable table, int loser, Thing place) {
        Player player = table.player(loser);
        switch (place) {
            case Tech tech -> table.setCoinTokens(loser, tech, player.coinTokens(tech) - 1);
            case Wonder wonder -> table.setCoinTokens(wonder, table.wonders().coins(wonder) - 1);
            case Civilization ignored -> table.setSheetCoins(loser, player.sheetCoins() - 1);
            default -> throw new IllegalArgumentException("no coin tokens on " + place.code());
        }
    }
}
