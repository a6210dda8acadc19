package civitas.civ.wisdom.event;

import civitas.civ.board.Square;
import civitas.civ.city.PickCity;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.culture.event.Committed;
import civitas.civ.culture.event.Playing;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Supply Drop: trade at the start of a turn, or one more action of a city that is not the capital (CV-07.22, CV-06.06). */
final class SupplyDrop implements EventPlay {

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        return table.turn().phase() != Phase.CITY_MANAGEMENT || table.cities().count(by) > 1;
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        if (table.turn().phase() == Phase.CITY_MANAGEMENT) {
            table.push(new ChooseCity(by, event));
        } else {
            int trade = table.content().spec(event).amount();
            Playing.play(table, by, event, Thing.NONE, 0, new GainTrade(by, trade));
        }
    }

    record ChooseCity(int by, CultureEvent event) implements PickCity, Committed {

        @Override
        public int player() {
            return by;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.event-city", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int marker = 1; marker < Cities.PER_PLAYER; marker++) {
                int city = Cities.of(by, marker);
                if (table.cities().exists(city)) {
                    out.add(Act.CHOOSE, table.square(table.cities().center(city)));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            PickCity.super.explain(table, seat, thing, out);
            if (thing instanceof Square square && table.cities().at(square.index()) == Cities.of(by, 0)) {
                out.because("why.not-capital", square);
            }
        }

        @Override
        public void pick(CivTable table, int city) {
            Square center = table.square(table.cities().center(city));
            Playing.play(table, by, event, center, 0, new OneMoreAction(city));
        }
    }

    record GainTrade(int player, int trade) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.addTrade(player, trade);
            table.say("log.supply-trade", table.name(player), trade);
        }
    }

    record OneMoreAction(int city) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Player owner = table.player(Cities.owner(city));
            owner.setActions(Cities.marker(city), owner.actions(Cities.marker(city)) + 1);
            table.say(
                    "log.supply-action",
                    table.name(Cities.owner(city)),
                    table.square(table.cities().center(city)));
        }
    }
}
