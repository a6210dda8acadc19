package civitas.clash.pay;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Player;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Which bundles of goods pay a price exactly (CC-1.33, CC-1.34, CC-1.40). */
public final class Payments {

    private Payments() {}

    public static boolean canPay(ClashTable table, int player, Goods cost, Purpose purpose) {
        return canPay(table, player, cost, purpose, spares(table, player, purpose));
    }

    /** Whether a price can be paid if so many of its tokens come from elsewhere. */
    static boolean canPay(ClashTable table, int player, Goods cost, Purpose purpose, int spares) {
        if (canPayInGoods(table, player, cost, purpose)) {
            return true;
        }
        for (Goods rest : without(cost, spares)) {
            if (canPayInGoods(table, player, rest, purpose)) {
                return true;
            }
        }
        return false;
    }

    /** What is spent as mood or culture tokens without being any (CC-16.28). */
    static int spares(ClashTable table, int player, Purpose purpose) {
        int spares = 0;
        if (table.hooks().turn.spareTokens.joined().isEmpty() || purpose.is(Purpose.Kind.NO_SUBSTITUTE)) {
            return spares;
        }
        for (TurnHooks.SpareTokens voice : table.hooks().turn.spareTokens.of(table.abilities(player))) {
            spares += voice.number(table, player);
        }
        return spares;
    }

    /** What is left of a price when at least one and at most so many of its tokens come from elsewhere. */
    private static List<Goods> without(Goods cost, int spares) {
        List<Goods> rests = spares == 0 ? List.of() : new ArrayList<>();
        for (int mood = 0; mood <= Math.min(spares, cost.get(Good.MOOD)); mood++) {
            for (int culture = 0; culture <= Math.min(spares - mood, cost.get(Good.CULTURE)); culture++) {
                if (mood + culture > 0) {
                    rests.add(cost.plus(Good.MOOD, -mood).plus(Good.CULTURE, -culture));
                }
            }
        }
        return rests;
    }

    /** Whether something holds after some way to pay a price, also after one that leaves tokens of it to what is spent as such. */
    public static boolean holdsAfter(
            ClashTable table, int player, Goods cost, Purpose purpose, BooleanSupplier condition) {
        if (holdsAfterGoods(table, player, cost, purpose, condition)) {
            return true;
        }
        for (Goods rest : without(cost, spares(table, player, purpose))) {
            int spent = tokens(cost) - tokens(rest);
            if (holdsWithoutSpares(
                    table, player, spent, () -> holdsAfterGoods(table, player, rest, purpose, condition))) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsAfterGoods(
            ClashTable table, int player, Goods cost, Purpose purpose, BooleanSupplier condition) {
        if (table.player(player).has(cost) && holdsWithout(table, player, cost, condition)) {
            return true; // mostly so, and then no other payment has to be looked for
        }
        for (Goods payment : list(table, player, cost, purpose)) {
            if (holdsWithout(table, player, payment, condition)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsWithout(ClashTable table, int player, Goods payment, BooleanSupplier condition) {
        table.player(player).spend(payment);
        boolean holds = condition.getAsBoolean();
        table.player(player).receive(payment);
        return holds;
    }

    private static boolean holdsWithoutSpares(ClashTable table, int player, int number, BooleanSupplier condition) {
        if (number == 0) {
            return condition.getAsBoolean();
        }
        for (TurnHooks.SpareTokens voice : table.hooks().turn.spareTokens.of(table.abilities(player))) {
            if (voice.number(table, player) > 0) {
                return voice.holdsWithout(
                        table, player, () -> holdsWithoutSpares(table, player, number - 1, condition));
            }
        }
        return false;
    }

    private static int tokens(Goods goods) {
        return goods.get(Good.MOOD) + goods.get(Good.CULTURE);
    }

    private static boolean canPayInGoods(ClashTable table, int player, Goods cost, Purpose purpose) {
        Player p = table.player(player);
        if (p.has(cost)) {
            return true;
        }
        if (!table.hooks().turn.substitute.isHeard(p.abilities())) {
            return !purpose.is(Purpose.Kind.NO_SUBSTITUTE) && coversShortage(p, cost, purpose);
        }
        return new Search(table, player, purpose, true).find(cost).size() > 0;
    }

    /** Says what something costs, and what the player has of the goods that could pay it, if he cannot. */
    public static void explain(ClashTable table, int player, Goods cost, Purpose purpose, Reasons out) {
        if (!canPay(table, player, cost, purpose)) {
            out.because("why.price", cost, usable(table, player, cost, purpose));
        }
    }

    private static Goods usable(ClashTable table, int player, Goods cost, Purpose purpose) {
        int mask = 0;
        for (int i = 0; i < Good.COUNT; i++) {
            mask |= cost.get(Good.of(i)) > 0 ? accepted(table, player, purpose, Good.of(i)) : 0;
        }
        Goods usable = Goods.NOTHING;
        for (int i = 0; i < Good.COUNT; i++) {
            usable = (mask >> i & 1) == 0
                    ? usable
                    : usable.plus(Good.of(i), table.player(player).get(Good.of(i)));
        }
        return usable;
    }

    /** Without abilities only gold helps, and ideas for the food of an advance: then counting what is short is enough. */
    private static boolean coversShortage(Player player, Goods cost, Purpose purpose) {
        int gold = player.get(Good.GOLD) - cost.get(Good.GOLD);
        int ideas = player.get(Good.IDEAS) - cost.get(Good.IDEAS);
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            int missing = cost.get(good) - player.get(good);
            if (missing <= 0) {
                continue;
            }
            if (!good.isResource() || good == Good.GOLD) {
                return false;
            }
            if (good == Good.FOOD && purpose.is(Purpose.Kind.ADVANCE) && ideas > 0) {
                missing -= Math.min(missing, ideas);
            }
            gold -= missing;
        }
        return gold >= 0;
    }

    /** All exact payments, without repetition; the price itself comes first if it can be paid. */
    public static List<Goods> list(ClashTable table, int player, Goods cost, Purpose purpose) {
        return new Search(table, player, purpose, false).find(cost);
    }

    /** How many of a good the player could pay with everything that may stand in for it. */
    public static int most(ClashTable table, int player, Good good, Purpose purpose) {
        int sum = good.isResource() ? 0 : spares(table, player, purpose);
        int accepted = accepted(table, player, purpose, good);
        for (int i = 0; i < Good.COUNT; i++) {
            if ((accepted >> i & 1) != 0) {
                sum += table.player(player).get(Good.of(i));
            }
        }
        return sum;
    }

    /** The goods that may be spent for one unit of a good, itself included, as a mask. */
    public static int accepted(ClashTable table, int player, Purpose purpose, Good good) {
        int mask = good.mask();
        if (purpose.is(Purpose.Kind.NO_SUBSTITUTE)) {
            return mask;
        }
        if (good.isResource()) {
            mask |= Good.GOLD.mask();
        }
        if (good == Good.FOOD && purpose.is(Purpose.Kind.ADVANCE)) {
            mask |= Good.IDEAS.mask();
        }
        for (TurnHooks.Substitute voice : table.hooks().turn.substitute.of(table.abilities(player))) {
            mask |= voice.accepts(table, player, purpose, good);
        }
        return mask;
    }

    /** Tries, good by good, every way to split what is needed over what is accepted. */
    private static final class Search {

        private final int[] have = new int[Good.COUNT];
        private final int[] spent = new int[Good.COUNT];
        private final int[] accepted = new int[Good.COUNT];
        private final List<Goods> found = new ArrayList<>();
        private final boolean firstOnly;

        Search(ClashTable table, int player, Purpose purpose, boolean firstOnly) {
            this.firstOnly = firstOnly;
            Player p = table.player(player);
            for (int i = 0; i < Good.COUNT; i++) {
                have[i] = p.get(Good.of(i));
                accepted[i] = accepted(table, player, purpose, Good.of(i));
            }
        }

        List<Goods> find(Goods cost) {
            split(cost, 0, cost.get(Good.of(0)), 0);
            return found;
        }

        /** Still to pay: {@code need} of good {@code index} with goods from {@code with} on, then the later goods. */
        private void split(Goods cost, int index, int need, int with) {
            if (firstOnly && !found.isEmpty()) {
                return;
            }
            if (need == 0) {
                if (index == Good.COUNT - 1) {
                    keep();
                } else {
                    split(cost, index + 1, cost.get(Good.of(index + 1)), 0);
                }
                return;
            }
            // The good itself first, then its substitutes, so that the plain price leads the list.
            for (int step = with; step <= Good.COUNT; step++) {
                int good = step == 0 ? index : step - 1;
                if (step > 0 && good == index || (accepted[index] >> good & 1) == 0) {
                    continue;
                }
                int most = Math.min(need, have[good]);
                for (int number = most; number > 0; number--) {
                    have[good] -= number;
                    spent[good] += number;
                    split(cost, index, need - number, step + 1);
                    have[good] += number;
                    spent[good] -= number;
                }
            }
        }

        private void keep() {
            Goods payment = Goods.NOTHING;
            for (int i = 0; i < Good.COUNT; i++) {
                payment = payment.plus(Good.of(i), spent[i]);
            }
            if (!found.contains(payment)) {
                found.add(payment);
            }
        }
    }
}
