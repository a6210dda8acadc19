package civitas.clash.move;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.WildSide;
import civitas.clash.content.Wonder;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.MoveHooks;
import civitas.clash.table.Toll;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import java.util.ArrayList;
import java.util.List;

/** Whether a move is an attack, and what forbids it before the units move (CC-6.5, CC-7.9). Rules: CC-7.1. */
final class Attacks {

    private Attacks() {}

    /** Whether units or a city of somebody else are in a space (CC-1.57). */
    static boolean isEnemy(ClashTable table, int player, int space) {
        int owner = table.cities().owner(space);
        return table.units().hasEnemy(player, space) || (owner != ClashTable.NOBODY && owner != player);
    }

    /**
     * Whether nothing keeps a player from attacking what is in a space.
     *
     * @param army how many military units he attacks with
     * @param armyFlags what they have done this turn
     */
    static boolean isAllowed(ClashTable table, int player, int space, int army, int armyFlags) {
        return !isTruce(table, player, space)
                && !isBarred(table, player, space)
                && !isSanctuary(table, space, armyFlags)
                && canPayToll(table, player, space, army);
    }

    private static boolean canPayToll(ClashTable table, int player, int space, int army) {
        List<Price> tolls = tolls(table, player, space, army);
        return tolls.isEmpty() || Pay.isPossible(table, player, tolls, Purpose.OTHER);
    }

    /** The ways to pay what an attack costs: tokens of a levy may be of either kind (CC-12.38). None if it costs nothing. */
    static List<Price> tolls(ClashTable table, int player, int space, int army) {
        Goods toll = toll(table, player, space);
        int levy = levy(table, space, army);
        if (levy == 0) {
            return toll.isEmpty() ? List.of() : List.of(Price.normal(toll));
        }
        List<Price> prices = new ArrayList<>();
        for (int mood = 0; mood <= levy; mood++) {
            prices.add(Price.normal(toll.plus(Good.CULTURE, levy - mood).plus(Good.MOOD, mood)));
        }
        return prices;
    }

    private static int levy(ClashTable table, int space, int army) {
        int owner = table.cities().owner(space);
        int tokens = 0;
        if (!table.hooks().move.levy.joined().isEmpty() && isOwned(table, owner)) {
            for (MoveHooks.Levy voice : table.hooks().move.levy.of(table.abilities(owner, space))) {
                tokens += voice.tokens(table, owner, space, army);
            }
        }
        return tokens;
    }

    private static boolean isBarred(ClashTable table, int player, int space) {
        int owner = table.cities().owner(space);
        if (table.hooks().move.bar.joined().isEmpty() || !isOwned(table, owner)) {
            return false;
        }
        for (MoveHooks.Bar voice : table.hooks().move.bar.of(table.abilities(owner, space))) {
            if (voice.holds(table, owner, space, player)) {
                return true;
            }
        }
        return false;
    }

    /** What has to be paid before what is in a space is attacked (CC-16.53). */
    private static Goods toll(ClashTable table, int player, int space) {
        Goods toll = tollOfCity(table, space);
        for (Toll other : table.book().tolls()) {
            toll = toll.plus(other.price(table, player, space));
        }
        return toll;
    }

    private static Goods tollOfCity(ClashTable table, int space) {
        int owner = table.cities().owner(space);
        Goods toll = Goods.NOTHING;
        if (table.hooks().move.toll.joined().isEmpty() || !isOwned(table, owner)) {
            return toll;
        }
        for (MoveHooks.Toll voice : table.hooks().move.toll.of(table.abilitiesAnywhere(owner))) {
            toll = toll.plus(voice.price(table, owner, space));
        }
        return toll;
    }

    private static boolean isOwned(ClashTable table, int owner) {
        return owner != ClashTable.NOBODY && table.isPlayer(owner);
    }

    /** The toll of a city was paid. */
    static void tollPaid(ClashTable table, int space) {
        int owner = table.cities().owner(space);
        if (!isOwned(table, owner)) {
            return;
        }
        for (MoveHooks.Toll voice : table.hooks().move.toll.of(table.abilitiesAnywhere(owner))) {
            voice.paid(table, owner, space);
        }
    }

    /** Says what forbids an attack. */
    static void explain(ClashTable table, int player, int space, int army, int armyFlags, Reasons out) {
        if (isTruce(table, player, space)) {
            out.because("why.truce", table.space(space));
        }
        if (isBarred(table, player, space)) {
            out.because("why.barred", table.space(space));
        }
        if (isSanctuary(table, space, armyFlags)) {
            out.because("why.sanctuary", table.space(space));
        }
        if (!canPayToll(table, player, space, army)) {
            int levy = levy(table, space, army);
            if (levy > 0) {
                out.because("why.levy", table.space(space), levy);
            } else {
                out.because("why.toll", table.space(space), toll(table, player, space));
            }
        }
    }

    private static boolean isTruce(ClashTable table, int player, int space) {
        int owner = table.cities().owner(space);
        return table.lasting()
                .isTruce(player, owner == ClashTable.NOBODY ? table.units().owner(space) : owner);
    }

    private static boolean isSanctuary(ClashTable table, int space, int armyFlags) {
        int owner = table.cities().owner(space);
        return owner != ClashTable.NOBODY && isSanctuary(table, owner, space, armyFlags);
    }

    private static boolean isSanctuary(ClashTable table, int owner, int city, int armyFlags) {
        if (table.isPlayer(owner)) {
            for (MoveHooks.Sanctuary voice : table.hooks().move.sanctuary.of(table.abilities(owner, city))) {
                if (voice.forbids(table, owner, city, armyFlags)) {
                    return true;
                }
            }
            return false;
        }
        Hook<MoveHooks.Sanctuary> hook = table.hooks().move.sanctuary;
        // Wild sides own no abilities, but a wonder goes on protecting the city it stands in.
        for (Wonder wonder : table.content().wonders()) {
            if (table.cities().has(city, wonder)
                    && hook.has(wonder)
                    && hook.voice(wonder).forbids(table, owner, city, armyFlags)) {
                return true;
            }
        }
        return false;
    }

    /** Whether any city of somebody else may be a sanctuary at all: only then does it matter who crossed plains. */
    static boolean isSanctuaryAround(ClashTable table, int player) {
        Hook<MoveHooks.Sanctuary> hook = table.hooks().move.sanctuary;
        for (int other = 0; other < table.seats(); other++) {
            if (other != player && hook.isHeard(table.abilitiesAnywhere(other))) {
                return true;
            }
        }
        for (WildSide side : table.sides().wild()) {
            SpaceSet cities = table.cities().of(side.number());
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (table.cities().hasWonder(city)) {
                    return true;
                }
            }
        }
        return false;
    }
}
