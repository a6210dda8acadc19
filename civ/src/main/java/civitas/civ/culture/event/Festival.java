package civitas.civ.culture.event;

import civitas.civ.board.Square;
import civitas.civ.city.OwnCity;
import civitas.civ.content.CultureEvent;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
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

    /** Which city: also one that has already acted (CV-10.16). */
    record ChooseCity(int by, CultureEvent event) implements Question<CivTable>, Committed {

        @Override
        public int asked(CivTable table) {
            return 1 << by;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.event-city", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            OwnCity.list(table, by, out);
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            OwnCity.explain(table, by, thing, out);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Square square = (Square) choice.subject();
            int city = table.cities().at(square.index());
            int amount = table.content().spec(event).amount();
            Playing.play(table, by, event, square, 0, new Celebrate(city, amount));
        }
    }

    /** The city produces more. */
    record Celebrate(int city, int amount) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.player(Cities.owner(city)).addProduction(Cities.marker(city), amount);
            table.say("log.celebrate", table.square(table.cities().center(city)), amount);
        }
    }
}
