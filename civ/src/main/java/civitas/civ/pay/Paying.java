package civitas.civ.pay;

import civitas.civ.content.Cost;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Hand;
import civitas.civ.state.Player;
import civitas.civ.table.Announced;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.Step;
import java.util.List;

/** Prices paid with trade, culture and resources; the payer chooses the tokens (CV-10.03). */
public final class Paying {

    private Paying() {}

    /** Whether a player can pay the whole price (CV-03.27). */
    public static boolean canPay(CivTable table, int player, Cost cost) {
        return isCovered(table, player, cost) || Swaps.help(table, player, cost);
    }

    /** Whether a player has what a price asks for. */
    static boolean isCovered(CivTable table, int player, Cost cost) {
        Player p = table.player(player);
        if (p.trade() < cost.trade() || p.culture() < cost.culture()) {
            return false;
        }
        if (cost.resourceCount() == 0) {
            return true;
        }
        for (int i = 0; i < cost.resources().size(); i++) {
            Resource wanted = cost.resources().get(i);
            if (available(table, player, wanted) < count(cost.resources(), wanted)) {
                return false;
            }
        }
        if (cost.resourceCount() > 1 && available(table, player) < cost.resourceCount()) {
            return false;
        }
        return cost.resources().size() <= 1
                || Funds.of(table, player, List.of()).cover(cost, 0);
    }

    /**
     * Whether the payments that others have begun can be finished at an imagined table: whoever announced to pay had the means, so a
     * table on which he lacks them does not agree with what the seat knows (CV-03.27, CV-17.18).
     */
    public static boolean canGoOn(CivTable table, int seat) {
        for (Step<CivTable> step : table.steps()) {
            if (announced(step) instanceof PayResources paying && paying.player() != seat && !paying.canGoOn(table)) {
                return false;
            }
        }
        return true;
    }

    /** A payment waits while others may cancel a card that was played for it. */
    private static Step<CivTable> announced(Step<CivTable> step) {
        Step<CivTable> last = step;
        while (last instanceof Announced announced) {
            last = announced.next();
        }
        return last;
    }

    /** Says what a player lacks for a price, part by part (CV-10.02, CV-10.03). */
    public static void explain(CivTable table, int player, Cost cost, Reasons out) {
        Player p = table.player(player);
        if (p.trade() < cost.trade()) {
            out.because("why.pay-trade", cost.trade(), p.trade());
        }
        if (p.culture() < cost.culture()) {
            out.because("why.pay-culture", cost.culture(), p.culture());
        }
        for (Resource wanted : cost.resources()) {
            int needed = count(cost.resources(), wanted);
            int owned = available(table, player, wanted);
            if (owned < needed) {
                out.because("why.pay-resource", wanted, needed, owned);
            }
        }
        if (cost.any() > 0 && available(table, player) < cost.resourceCount()) {
            out.because("why.pay-any", cost.resourceCount(), available(table, player));
        }
    }

    /** Pays: resources are chosen one by one and spent together at the end, then comes {@code then}. */
    public static void pay(CivTable table, int player, Cost cost, Step<CivTable> then) {
        table.push(new PayResources(player, cost, List.of(), 0, then));
    }

    private static int count(List<Resource> resources, Resource wanted) {
        int count = 0;
        for (int i = 0; i < resources.size(); i++) {
            count += resources.get(i) == wanted ? 1 : 0;
        }
        return count;
    }

    /** Tokens and cards that can stand for a resource. */
    private static int available(CivTable table, int player, Resource resource) {
        Player p = table.player(player);
        int count = gifts(table, player, resource);
        for (int serving = StandIns.servingAs(table, player, resource); serving != 0; serving &= serving - 1) {
            Resource paid = Resource.of(Integer.numberOfTrailingZeros(serving));
            count += p.resource(paid) + tokens(table, p, paid);
        }
        return count;
    }

    /** Tokens and cards that can stand for any resource at all. */
    static int available(CivTable table, int player) {
        Player p = table.player(player);
        int count = p.resources();
        for (long rest = p.tokens(); rest != 0; rest &= rest - 1) {
            TokenKind kind = table.content().token(Long.numberOfTrailingZeros(rest));
            count += kind.resource().isPresent() ? 1 : 0;
        }
        for (int i = 0; i < p.hand().size(); i++) {
            int card = p.hand().get(i);
            boolean gift = !table.content().eventFacts(card).resources().isEmpty();
            count += gift && isPlayable(table, player, card) ? 1 : 0;
        }
        return count;
    }

    private static int tokens(CivTable table, Player player, Resource resource) {
        Content content = table.content();
        int count = 0;
        for (long rest = player.tokens(); rest != 0; rest &= rest - 1) {
            TokenKind kind = content.token(Long.numberOfTrailingZeros(rest));
            count += kind.resource().isPresent() && kind.resource().get() == resource ? 1 : 0;
        }
        return count;
    }

    private static int gifts(CivTable table, int player, Resource resource) {
        Hand hand = table.player(player).hand();
        int count = 0;
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            boolean fits = table.content().eventFacts(card).resources().contains(resource);
            count += fits && isPlayable(table, player, card) ? 1 : 0;
        }
        return count;
    }

    private static boolean isPlayable(CivTable table, int player, int card) {
        return table.book()
                .resourceCards()
                .isPlayable(table, player, table.content().event(card));
    }
}
