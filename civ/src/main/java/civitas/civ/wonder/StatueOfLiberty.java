package civitas.civ.wonder;

import civitas.civ.content.BaseWonder;
import civitas.civ.content.Phase;
import civitas.civ.content.Wonder;
import civitas.civ.research.LearnOne;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** At the start of each turn a tech another player knows, for nothing, if the pyramid has a place (CV-09.13, CV-09.15). */
final class StatueOfLiberty implements TurnHooks.Deed {

    private static final Wonder SELF = BaseWonder.STATUE_OF_LIBERTY;

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (table.turn().phase() == Phase.START_OF_TURN
                && !table.player(player).hasUsed(SELF)
                && techs(table, player) != 0) {
            out.add(Act.DEED, SELF);
        }
    }

    private static long techs(CivTable table, int player) {
        long known = 0;
        for (int other = 0; other < table.seats(); other++) {
            known |= other == player ? 0 : table.player(other).techs();
        }
        return known & Pyramid.open(table, player);
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        table.player(player).use(SELF);
        table.say("log.wonder.used", SELF, table.name(player));
        table.push(new LearnOne(player, techs(table, player), false));
    }
}
