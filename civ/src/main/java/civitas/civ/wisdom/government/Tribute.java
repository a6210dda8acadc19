package civitas.civ.wisdom.government;

import civitas.civ.city.Harvesting;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.state.Once;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** Feudalism: at the start of a turn a resource from the outskirts of any own city, besides city actions (CV-04.44). */
final class Tribute implements TurnHooks.Deed {

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (table.turn().phase() != Phase.START_OF_TURN || table.player(player).has(Once.GOVERNMENT)) {
            return;
        }
        for (int rest = Harvesting.ofAllOutskirts(table, player); rest != 0; rest &= rest - 1) {
            out.add(Act.DEED, BaseGovernment.FEUDALISM, Resource.of(Integer.numberOfTrailingZeros(rest)));
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Resource resource = choice.object(Resource.class);
        table.player(player).set(Once.GOVERNMENT);
        table.takeResource(player, resource);
        table.say("log.government.harvest", table.name(player), BaseGovernment.FEUDALISM, resource);
    }
}
