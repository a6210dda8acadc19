package civitas.civ.culture.event;

import civitas.civ.city.MoreProduction;
import civitas.civ.city.PickCity;
import civitas.civ.content.CultureEvent;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.kernel.text.Phrase;

/** We Love the Despot, Queen or President Day: one own city produces more until the end of the turn (CV-06.14). */
final class Festival implements EventPlay {

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        return table.cities().count(by) > 0;
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        table.push(new ChooseCity(by, event));
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
        public void pick(CivTable table, int city) {
            int amount = table.content().spec(event).amount();
            MoreProduction effect = new MoreProduction(city, amount, "log.celebrate");
            Playing.play(table, by, event, table.square(table.cities().center(city)), 0, effect);
        }
    }
}
