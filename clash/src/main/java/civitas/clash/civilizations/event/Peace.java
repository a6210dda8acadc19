package civitas.clash.civilizations.event;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Toll;

/** The peace of the Great Diplomat: an attack costs tokens, and ends it. */
record Peace() implements Toll {

    private static final Goods PRICE = Goods.of(Good.CULTURE, 2);

    @Override
    public Goods price(ClashTable table, int player, int space) {
        return isBroken(table, player, space) ? PRICE : Goods.NOTHING;
    }

    @Override
    public void attacked(ClashTable table, int player, int space) {
        if (isBroken(table, player, space)) {
            GreatDiplomat.leave(table);
        }
    }

    private static boolean isBroken(ClashTable table, int player, int space) {
        Happenings happenings = Happenings.of(table);
        if (happenings.diplomat() < 0) {
            return false;
        }
        int city = table.cities().owner(space);
        int enemy = city == ClashTable.NOBODY ? table.units().owner(space) : city;
        return happenings.diplomat() == player && happenings.partner() == enemy
                || happenings.partner() == player && happenings.diplomat() == enemy;
    }
}
