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
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;
import java.util.HashSet;
import java.util.Set;

/** Synergies: two advances of one category, one after the other, each for its price, without the event track. */
final class Synergies implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !firsts(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new First(player));
    }

    /** The advances that may come first: another of the category can follow, and both can be paid. */
    private static Numbers firsts(ClashTable table, int player) {
        Goods cost = table.constants().advanceCost;
        boolean one = Payments.canPay(table, player, cost, Purpose.ADVANCE);
        boolean both = one && Payments.canPay(table, player, cost.plus(cost), Purpose.ADVANCE);
        if (!both && !table.hooks().waiver.isHeard(table.abilities(player))) {
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
                if (both || waived(table, player, first, second) + (one ? 1 : 0) >= 2) {
                    firsts = firsts.with(number);
                    break;
                }
            }
        }
        return firsts;
    }

    /** What may be gained stands on the board (CC-4.28). */
    private static Category category(Advance advance) {
        return advance.category().orElseThrow();
    }

    /** How many of two advances can be had for nothing; an ability that works once per turn covers one of them. */
    private static int waived(ClashTable table, int player, Advance first, Advance second) {
        Set<Hooks.Waiver> forFirst = waivers(table, player, first);
        Set<Hooks.Waiver> forSecond = waivers(table, player, second);
        if (forFirst.isEmpty() || forSecond.isEmpty()) {
            return forFirst.equals(forSecond) ? 0 : 1;
        }
        boolean onlyOne = forFirst.size() == 1 && forFirst.equals(forSecond);
        return onlyOne && forFirst.iterator().next().isOncePerTurn() ? 1 : 2;
    }

    private static Set<Hooks.Waiver> waivers(ClashTable table, int player, Advance advance) {
        Set<Hooks.Waiver> waivers = new HashSet<>();
        for (Hooks.Waiver voice : table.hooks().waiver.of(table.abilities(player))) {
            if (voice.covers(table, player, advance)
                    && voice.price(table, player, advance, table.constants().advanceCost)
                            .isEmpty()) {
                waivers.add(voice);
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
            Numbers advances = firsts(table, player);
            for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
                out.add(Act.ADVANCE, table.content().advance(number));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Advance first = choice.subject(Advance.class);
            table.push(new Second(player, category(first)));
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
            Numbers advances = Eligibility.gainable(table, player).and(category.advances());
            for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
                Advance advance = table.content().advance(number);
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
                BuyAdvance.begin(table, player, choice.subject(Advance.class), Marker.SUPPLY);
            }
        }
    }
}
