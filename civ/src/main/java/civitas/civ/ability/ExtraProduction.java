package civitas.civ.ability;

import civitas.civ.board.Square;
import civitas.civ.city.OwnCity;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Tech;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** One own city produces more until the end of the turn: Animal Husbandry, Construction, Banking (CV-06.14). */
final class ExtraProduction implements Hooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return table.cities().count(player) > 0;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new ChooseCity(player, ability));
    }

    /** Which city: also one that has already acted (CV-10.16). */
    record ChooseCity(int player, PaidAbility ability) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.extra-production", ability.amount());
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            OwnCity.list(table, player, out);
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            OwnCity.explain(table, player, thing, out);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int city = table.cities().at(((Square) choice.subject()).index());
            UsePaid.declare(
                    table,
                    player,
                    ability,
                    0,
                    new Produce(player, ability.tech(), Cities.marker(city), ability.amount()));
        }
    }

    record Produce(int player, Tech tech, int marker, int amount) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.player(player).addProduction(marker, amount);
            table.say("log.extra-production", table.square(table.cities().center(Cities.of(player, marker))), amount);
        }
    }
}
