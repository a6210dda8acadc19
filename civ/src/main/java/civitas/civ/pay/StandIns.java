package civitas.civ.pay;

import civitas.civ.content.Cost;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.table.CivTable;
import civitas.civ.table.WealthHooks;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** Which resources may be spent as others: each as itself, and as whatever abilities of the payer say. */
final class StandIns {

    private StandIns() {}

    /** Whether a token of a resource may be spent as another one. */
    static boolean serves(CivTable table, int player, Resource paid, Resource wanted) {
        if (paid == wanted) {
            return true;
        }
        for (WealthHooks.StandIn voice : table.voices(table.hooks().wealth.standIn, player)) {
            if (voice.serves(table, player, paid, wanted)) {
                return true;
            }
        }
        return false;
    }

    /** The resources whose tokens may be spent as one, as a set. */
    static int servingAs(CivTable table, int player, Resource wanted) {
        if (!table.mayHear(table.hooks().wealth.standIn, player)) {
            return 1 << wanted.ordinal();
        }
        int found = 0;
        for (int i = 0; i < Resource.COUNT; i++) {
            found |= serves(table, player, Resource.of(i), wanted) ? 1 << i : 0;
        }
        return found;
    }

    /** The resources that a price names and for which other tokens were spent. */
    static List<Resource> replaced(Cost cost, List<Thing> paid) {
        List<Resource> wanted = new ArrayList<>(cost.resources());
        int left = 0;
        for (Thing thing : paid) {
            Resource resource = resource(thing);
            left += wanted.remove(resource) ? 0 : 1;
        }
        return left > cost.any() ? wanted : List.of();
    }

    private static Resource resource(Thing thing) {
        return thing instanceof TokenKind kind ? kind.resource().orElseThrow() : (Resource) thing;
    }
}
