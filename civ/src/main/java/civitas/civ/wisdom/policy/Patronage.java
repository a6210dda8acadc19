package civitas.civ.wisdom.policy;

import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.culture.Events;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** Patronage: at the start of a turn a culture token buys a culture event of the part of the track on which one stands. */
record Patronage(Policy self) implements TurnHooks.Deed {

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (table.turn().phase() == Phase.START_OF_TURN
                && table.player(player).culture() >= price(table)
                && !table.market().events(level(table, player)).isExhausted()) {
            out.add(Act.DEED, self);
        }
    }

    private int price(CivTable table) {
        return table.content().spec(self).amounts().get("culture");
    }

    /** The level of the culture events of a player's part of the track; before the first space that of the first part. */
    private static int level(CivTable table, int player) {
        int level = 1;
        for (int position = 1; position <= table.player(player).track(); position++) {
            level = Math.max(level, table.content().space(position).event());
        }
        return level;
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        table.addCulture(player, -price(table));
        table.say("log.patronage", self, table.name(player), price(table));
        Events.draw(table, player, level(table, player));
    }
}
