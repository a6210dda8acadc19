package civitas.civ.pay;

import civitas.civ.content.Cost;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything a player could still pay resources with, each thing once: a token may stand in for several resources and a card may be
 * played as one of several, so whether a price with several named resources can be met is more than counting (CV-03.27).
 */
final class Funds {

    /** For each thing the resources it may be spent as, as a set. */
    private final List<Integer> things;

    private Funds(List<Integer> things) {
        this.things = things;
    }

    /** @param laid what lies ready for the price already */
    static Funds of(CivTable table, int player, List<Thing> laid) {
        Player p = table.player(player);
        List<Thing> ready = new ArrayList<>(laid);
        List<Integer> things = new ArrayList<>();
        for (int i = 0; i < Resource.MARKET; i++) {
            Resource resource = Resource.of(i);
            for (int count = p.resource(resource); count > 0; count--) {
                if (!ready.remove(resource)) {
                    things.add(uses(table, player, resource));
                }
            }
        }
        for (long rest = p.tokens(); rest != 0; rest &= rest - 1) {
            TokenKind kind = table.content().token(Long.numberOfTrailingZeros(rest));
            if (kind.resource().isPresent() && !ready.remove(kind)) {
                things.add(uses(table, player, kind.resource().get()));
            }
        }
        for (int i = 0; i < p.hand().size(); i++) {
            CultureEvent event = table.content().event(p.hand().get(i));
            List<Resource> resources = table.content().spec(event).resources();
            if (!resources.isEmpty() && table.rules().book().resourceCards().isPlayable(table, player, event)) {
                things.add(set(resources));
            }
        }
        return new Funds(things);
    }

    private static int uses(CivTable table, int player, Resource paid) {
        int found = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            found |= StandIns.serves(table, player, paid, Resource.of(i)) ? 1 << i : 0;
        }
        return found;
    }

    private static int set(List<Resource> resources) {
        int found = 0;
        for (Resource resource : resources) {
            found |= 1 << resource.ordinal();
        }
        return found;
    }

    /** Whether these things meet a price from one of its places on. */
    boolean cover(Cost cost, int next) {
        return things.size() >= cost.resourceCount() - next && meet(cost, next, 0);
    }

    /** @param used the things that are spoken for, as a set */
    private boolean meet(Cost cost, int next, long used) {
        if (next >= cost.resources().size()) {
            return true;
        }
        int wanted = cost.resources().get(next).ordinal();
        for (int i = 0; i < things.size(); i++) {
            if ((used >> i & 1) == 0 && (things.get(i) >> wanted & 1) != 0 && meet(cost, next + 1, used | 1L << i)) {
                return true;
            }
        }
        return false;
    }
}
