package civitas.clash.card.civil;

import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.content.Goods;
import civitas.clash.pay.Payments;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Synergies: two advances of one category, one after the other, each for its price, without the event track. */
final class Synergies implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return firsts(table, player) != 0;
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new First(player));
    }

    /** The advances that may come first: another of the category can follow, and both can be paid. */
    private static long firsts(ClashTable table, int player) {
        Goods cost = table.constants().advanceCost;
        boolean one = Payments.canPay(table, player, cost, Purpose.ADVANCE);
        boolean both = one && Payments.canPay(table, player, cost.plus(cost), Purpose.ADVANCE);
        long missing = ~table.player(player).advances();
        long firsts = 0;
        for (long m = Eligibility.gainable(table, player); m != 0; m &= m - 1) {
            Advance first = Advance.of(Long.numberOfTrailingZeros(m));
            long seconds = missing & first.category().mask() & ~first.mask();
            for (long s = seconds; s != 0 && (firsts & first.mask()) == 0; s &= s - 1) {
                Advance second = Advance.of(Long.numberOfTrailingZeros(s));
                if (both || waived(table, player, first, second) + (one ? 1 : 0) >= 2) {
                    firsts |= first.mask();
                }
            }
        }
        return firsts;
    }

    /** How many of two advances can be had for nothing; an ability that works once per turn covers one of them. */
    private static int waived(ClashTable table, int player, Advance first, Advance second) {
        long forFirst = waivers(table, player, first);
        long forSecond = waivers(table, player, second);
        if (forFirst == 0 || forSecond == 0) {
            return forFirst == forSecond ? 0 : 1;
        }
        Hook<Hooks.Waiver> hook = table.hooks().waiver;
        boolean onlyOne = Long.bitCount(forFirst | forSecond) == 1;
        return onlyOne && hook.first(forFirst).isOncePerTurn() ? 1 : 2;
    }

    private static long waivers(ClashTable table, int player, Advance advance) {
        long waivers = 0;
        Hook<Hooks.Waiver> hook = table.hooks().waiver;
        for (long m = hook.of(table.player(player)); m != 0; m &= m - 1) {
            if (hook.first(m).covers(table, player, advance)) {
                waivers |= m & -m;
            }
        }
        return waivers;
    }

    /** Which advance comes first. */
    record First(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.synergies-first");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (long m = firsts(table, player); m != 0; m &= m - 1) {
                out.add(Act.ADVANCE, Advance.of(Long.numberOfTrailingZeros(m)));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Advance first = (Advance) choice.subject();
            table.push(new Second(player, first.category()));
            BuyAdvance.begin(table, player, first, Marker.SUPPLY);
        }
    }

    /** Which one follows. A player who spent what it needs on something in between gains no second one. */
    record Second(int player, Category category) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.synergies-second", category);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (long m = Eligibility.gainable(table, player) & category.mask(); m != 0; m &= m - 1) {
                Advance advance = Advance.of(Long.numberOfTrailingZeros(m));
                if (BuyAdvance.isAffordable(table, player, advance)) {
                    out.add(Act.ADVANCE, advance);
                }
            }
            if (out.isEmpty()) {
                out.add(Act.PASS);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.ADVANCE) {
                BuyAdvance.begin(table, player, (Advance) choice.subject(), Marker.SUPPLY);
            }
        }
    }
}
