package civitas.clash.card.great;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.card.Frontier;
import civitas.clash.city.Founding;
import civitas.clash.city.FoundingQuestion;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Goods;
import civitas.clash.move.Exploring;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Great Explorer: may reveal a region next to a region with an own city, and found a city there for a settler's price. */
final class GreatExplorer implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !Frontier.slots(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Reveal(player));
    }

    /** Which region. */
    record Reveal(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-explorer");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Frontier.list(table, player, out);
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.EXPLORE) {
                int slot = Frontier.slot(table, choice.subject(Space.class));
                table.push(new Settle(player, slot));
                Exploring.byCard(table, player, slot);
            }
        }
    }

    /** Where in the new region a city is founded without a settler, if at all. */
    record Settle(int player, int slot) implements FoundingQuestion {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-explorer-city", price(table));
        }

        /** The price of the settler that is not used. */
        private static Goods price(ClashTable table) {
            return table.roster().spec(BaseUnit.SETTLER).cost();
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet sites = sites(table);
            for (int space = sites.next(0); space >= 0; space = sites.next(space + 1)) {
                out.add(Act.FOUND, table.space(space));
            }
            out.add(Act.PASS);
        }

        @Override
        public SpaceSet sites(ClashTable table) {
            SpaceSet sites = new SpaceSet();
            if (table.settlementsLeft(player) > 0 && Payments.canPay(table, player, price(table), Purpose.OTHER)) {
                for (int space : table.board().slots().get(slot).cells()) {
                    if (Founding.isLegalSpace(table, player, space)) {
                        sites.add(space);
                    }
                }
            }
            return sites;
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.FOUND) {
                int space = choice.subject(Space.class).index();
                table.push(Pay.of(player, price(table), Purpose.OTHER, new Found(player, space)));
            }
        }
    }

    /** The price was paid. */
    record Found(int player, int space) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Founding.found(table, player, space);
        }
    }
}
