package civitas.clash.first.advance;

import civitas.clash.board.Slot;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;

/** Cartography: as an action, once per turn, a culture token and an idea for every region with an own ship (CC-6.97). */
final class Cartography implements TurnHooks.Deed {

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !table.turn().hasUsed(BaseAdvance.CARTOGRAPHY) && regions(table, player) > 0;
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().use(BaseAdvance.CARTOGRAPHY);
        int regions = regions(table, player);
        Goods gain = Goods.of(Good.CULTURE, regions, Good.IDEAS, regions);
        table.gain(player, gain);
        table.say("log.gains-by", table.name(player), gain, BaseAdvance.CARTOGRAPHY);
    }

    private static int regions(ClashTable table, int player) {
        int regions = 0;
        for (Slot slot : table.board().slots()) {
            regions += hasShip(table, player, slot) ? 1 : 0;
        }
        return regions;
    }

    private static boolean hasShip(ClashTable table, int player, Slot slot) {
        for (int space : slot.cells()) {
            if (table.units().count(player, BaseUnit.SHIP, space) > 0) {
                return true;
            }
        }
        return false;
    }
}
