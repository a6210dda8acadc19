package civitas.clash.card.great;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Construct;
import civitas.clash.city.Constructing;
import civitas.clash.content.Building;
import civitas.clash.pay.Pay;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Great Prophet and Great Engineer: may construct a building for its price without activating the city. */
final class GreatBuilder implements CivilEffect {

    private final int buildings;

    /** {@code buildings} are those allowed, as bits by number. */
    GreatBuilder(int buildings) {
        this.buildings = buildings;
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Build(player, buildings));
    }

    /** Which building where, if any. */
    record Build(int player, int buildings) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-builder");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Building building : table.content().buildings().all()) {
                if ((buildings >> building.number() & 1) != 0) {
                    list(table, building, out);
                }
            }
            out.add(Act.PASS);
        }

        private void list(ClashTable table, Building building, Choices out) {
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (Constructing.isLegal(table, player, city, building) && canPay(table, city, building)) {
                    out.add(Act.CONSTRUCT, building, table.space(city));
                }
            }
        }

        private boolean canPay(ClashTable table, int city, Building building) {
            return Pay.isPossible(
                    table, player, Constructing.prices(table, player, city, building), Purpose.constructing(building));
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.CONSTRUCT) {
                int city = choice.object(Space.class).index();
                Construct.forPrice(table, player, city, choice.subject(Building.class));
            }
        }
    }
}
