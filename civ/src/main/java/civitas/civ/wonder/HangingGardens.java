package civitas.civ.wonder;

import civitas.civ.city.Placing;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Wonder;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** At the start of each turn a free figure on the wonder's own square, within the stacking limit (CV-03.24, CV-04.05). */
final class HangingGardens implements TurnHooks.Deed {

    private static final Wonder SELF = BaseWonder.HANGING_GARDENS;

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (table.turn().phase() != Phase.START_OF_TURN || table.player(player).hasUsed(SELF)) {
            return;
        }
        int square = table.wonders().where(SELF);
        for (int i = 0; i < Figure.COUNT; i++) {
            Figure figure = Figure.of(i);
            if (table.figures().inReserve(player, figure) >= 0 && Placing.mayPlace(table, player, square, figure)) {
                out.add(Act.DEED, SELF, figure);
            }
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        int square = table.wonders().where(SELF);
        table.player(player).use(SELF);
        table.say("log.wonder.figure", SELF, table.name(player), choice.object(), table.square(square));
        Placing.put(table, player, square, choice.object(Figure.class));
    }
}
