package civitas.clash.card.civil;

import civitas.clash.city.PlaceUnit;
import civitas.clash.content.BaseUnit;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Militia: a free infantry in one of the player's cities; nothing is recruited or activated. */
final class Militia implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return PlaceUnit.isPossible(table, player, BaseUnit.INFANTRY);
    }

    @Override
    public void perform(ClashTable table, int player) {
        PlaceUnit.ask(table, player, BaseUnit.INFANTRY);
    }
}
