package civitas.clash.card.civil;

import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.ask.Ask;
import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.content.Goods;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.ask.Inquiry;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Synergies: two advances of one category, one after the other, each for its price, without the event track. */
final class Synergies implements CivilEffect {

    /** Which advance comes first. */
    private static final Inquiry<ClashTable, Integer> FIRST = Ask.advance(Act.ADVANCE, "prompt.synergies-first")
            .from((table, player, out) -> Ask.each(table, firsts(table, player), out))
            .then((table, player, first) -> {
                Synergies.SECOND.ask(table, new Pair(player, category(first)));
                BuyAdvance.begin(table, player, first, Marker.SUPPLY);
            });

    /** Which one follows. A player who spent what it needs on something in between gains no second one. */
    private static final Inquiry<ClashTable, Pair> SECOND = Ask.advance(Act.ADVANCE, "prompt.synergies-second")
            .about(Pair::player)
            .saying((table, pair) -> List.of(pair.category()))
            .from((table, pair, out) -> Ask.each(
                    table,
                    Eligibility.gainable(table, pair.player())
                            .and(pair.category().advances()),
                    out))
            .where((table, pair, advance) -> BuyAdvance.isAffordable(table, pair.player(), advance))
            .ifNothing(Act.PASS)
            .then((table, pair, advance) -> BuyAdvance.begin(table, pair.player(), advance, Marker.SUPPLY));

    /** Two advances of one category. */
    private record Pair(int player, Category category) {}

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !firsts(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        FIRST.ask(table, player);
    }

    /** The advances that may come first: another of the category can follow, and both can be paid. */
    private static Numbers firsts(ClashTable table, int player) {
        boolean both = canPay(table, player, 2, Goods.NOTHING);
        boolean one = both || canPay(table, player, 1, Goods.NOTHING);
        if (!both && !table.hooks().advance.waiver.isHeard(table.abilities(player))) {
            return Numbers.NONE;
        }
        Numbers firsts = Numbers.NONE;
        Numbers gainable = Eligibility.gainable(table, player);
        for (int number = gainable.next(0); number >= 0; number = gainable.next(number + 1)) {
            Advance first = table.content().advance(number);
            Numbers seconds = category(first)
                    .advances()
                    .minus(table.player(player).advances())
                    .without(number);
            for (int other = seconds.next(0); other >= 0; other = seconds.next(other + 1)) {
                Advance second = table.content().advance(other);
                int priced = both ? 2 : 2 - waived(table, player, first, second);
                if (priced <= (both ? 2 : one ? 1 : 0) && canPayExtra(table, player, first, second, priced)) {
                    firsts = firsts.with(number);
                    break;
                }
            }
        }
        return firsts;
    }

    /** Some advances cost something besides (CC-4.29); fewer of the two may have to be paid where that is too much. */
    private static boolean canPayExtra(ClashTable table, int player, Advance first, Advance second, int priced) {
        Goods extra = BuyAdvance.surcharge(table, player, first).plus(BuyAdvance.surcharge(table, player, second));
        return extra.isEmpty()
                || canPay(table, player, Math.min(priced, 2 - waived(table, player, first, second)), extra);
    }

    private static boolean canPay(ClashTable table, int player, int advances, Goods extra) {
        Goods due = extra;
        for (int i = 0; i < advances; i++) {
            due = due.plus(table.constants().advanceCost);
        }
        return Payments.canPay(table, player, due, Purpose.ADVANCE);
    }

    /** What may be gained stands on the board (CC-4.28). */
    private static Category category(Advance advance) {
        return advance.category().orElseThrow();
    }

    /** How many of two advances can be had for nothing; an ability that works once per turn covers one of them. */
    private static int waived(ClashTable table, int player, Advance first, Advance second) {
        Set<AdvanceHooks.Waiver> forFirst = waivers(table, player, first);
        Set<AdvanceHooks.Waiver> forSecond = waivers(table, player, second);
        if (forFirst.isEmpty() || forSecond.isEmpty()) {
            return forFirst.equals(forSecond) ? 0 : 1;
        }
        boolean onlyOne = forFirst.size() == 1 && forFirst.equals(forSecond);
        return onlyOne && forFirst.iterator().next().isOncePerTurn() ? 1 : 2;
    }

    private static Set<AdvanceHooks.Waiver> waivers(ClashTable table, int player, Advance advance) {
        Set<AdvanceHooks.Waiver> waivers = new HashSet<>();
        for (AdvanceHooks.Waiver voice : table.hooks().advance.waiver.of(table.abilities(player))) {
            if (voice.covers(table, player, advance)
                    && voice.price(table, player, advance, table.constants().advanceCost)
                            .isEmpty()) {
                waivers.add(voice);
            }
        }
        return waivers;
    }
}
