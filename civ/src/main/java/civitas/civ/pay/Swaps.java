package civitas.civ.pay;

import civitas.civ.content.Cost;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.WealthHooks;
import civitas.kernel.Choices;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** Abilities that let some resources of any kind be paid instead of one that a price names. */
final class Swaps {

    private Swaps() {}

    /** Whether an ability of a player could change a price at one of its resources now. */
    static boolean areReady(CivTable table, int player, Cost cost, int place) {
        if (place >= cost.resources().size() || !table.mayHear(table.hooks().wealth.swap, player)) {
            return false;
        }
        for (WealthHooks.Swap voice : table.voices(table.hooks().wealth.swap, player)) {
            if (voice.isReady(table, player, cost.resources().get(place))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player can pay a price if he changes it. */
    static boolean help(CivTable table, int player, Cost cost) {
        for (int place = 0; place < cost.resources().size(); place++) {
            if (!areReady(table, player, cost, place)) {
                continue;
            }
            for (WealthHooks.Swap voice : table.voices(table.hooks().wealth.swap, player)) {
                if (voice.isReady(table, player, cost.resources().get(place))
                        && Paying.isCovered(table, player, swapped(cost, place, voice.any()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Lists the abilities that may change the price at its next resource, for which enough is left.
     *
     * @param left how many tokens and cards the payer could still pay with
     */
    static void list(CivTable table, int player, Cost cost, int place, int left, Choices out) {
        if (!areReady(table, player, cost, place)) {
            return;
        }
        Resource wanted = cost.resources().get(place);
        for (WealthHooks.Swap voice : table.voices(table.hooks().wealth.swap, player)) {
            if (voice.isReady(table, player, wanted)
                    && left >= swapped(cost, place, voice.any()).resourceCount() - place) {
                out.add(Act.PAY, voice.by(), wanted);
            }
        }
    }

    /** Changes a price by an ability that was listed, which is used up by that. */
    static Cost use(CivTable table, int player, Cost cost, int place, Thing by) {
        Resource wanted = cost.resources().get(place);
        for (WealthHooks.Swap voice : table.voices(table.hooks().wealth.swap, player)) {
            if (voice.by().equals(by)) {
                voice.use(table, player);
                table.say("log.swap", by, table.name(player), voice.any(), wanted);
                return swapped(cost, place, voice.any());
            }
        }
        throw new IllegalArgumentException(by.code() + " changes no price");
    }

    private static Cost swapped(Cost cost, int place, int any) {
        List<Resource> named = new ArrayList<>(cost.resources());
        named.remove(place);
        return new Cost(named, cost.any() + any, cost.trade(), cost.culture());
    }
}
