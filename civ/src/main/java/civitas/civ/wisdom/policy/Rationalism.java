package civitas.civ.wisdom.policy;

import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.content.Tech;
import civitas.civ.research.Learning;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/**
 * Rationalism: at the start of a turn a level I tech for a fixed sum of trade, and a level II tech for another; each once per
 * turn. The rest of the trade is kept (CV-09.18, CV-16.45).
 */
record Rationalism(Policy self) implements TurnHooks.Deed {

    private static final int LEVELS = 2;

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (table.turn().phase() != Phase.START_OF_TURN) {
            return;
        }
        long open = Pyramid.open(table, player);
        for (int level = 1; level <= LEVELS; level++) {
            boolean ready = table.player(player).trade() >= price(table, level)
                    && !table.player(player).hasUsed(self, level - 1);
            for (long rest = ready ? open & table.content().techs(level) : 0; rest != 0; rest &= rest - 1) {
                out.add(Act.DEED, self, table.content().techs().get(Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    private int price(CivTable table, int level) {
        return table.content().spec(self).amounts().get("trade-" + level);
    }

    @Override
    public boolean countsItself() {
        return true;
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Tech tech = choice.object(Tech.class);
        int level = table.content().spec(tech).level();
        int trade = price(table, level);
        table.player(player).use(self, level - 1);
        table.addTrade(player, -trade);
        table.say("log.policy-tech", self, table.name(player), trade);
        Learning.learn(table, player, tech);
    }
}
