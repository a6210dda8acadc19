package civitas.civ.ability;

import civitas.civ.city.MoreProduction;
import civitas.civ.city.PickCity;
import civitas.civ.content.PaidAbility;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.text.Phrase;

/** One own city produces more until the end of the turn: Animal Husbandry, Construction, Banking (CV-06.14). */
public final class ExtraProduction implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return table.cities().count(player) > 0;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new ChooseCity(player, ability));
    }

    record ChooseCity(int player, PaidAbility ability) implements PickCity {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.extra-production", ability.amount());
        }

        @Override
        public void pick(CivTable table, int city) {
            UsePaid.declare(
                    table, player, ability, 0, new MoreProduction(city, ability.amount(), "log.extra-production"));
        }
    }
}
