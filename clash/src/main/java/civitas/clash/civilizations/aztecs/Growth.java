package civitas.clash.civilizations.aztecs;

import civitas.clash.civilizations.ability.Prices;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import java.util.ArrayList;
import java.util.List;

/** Captives build: each stands for any 2 resources of a building or wonder. */
final class Growth implements CityHooks.BuildingPrice, CityHooks.WonderPrice {

    private static final int EACH = 2;

    private static List<Goods> prices(ClashTable table, int player, Goods price) {
        List<Goods> prices = new ArrayList<>();
        int resources = price.total() - Prices.without(price, resources()).total();
        for (int captives = 1; captives <= Captives.count(table, player); captives++) {
            if (EACH * (captives - 1) < resources) {
                prices.addAll(Prices.less(price, Math.min(resources, EACH * captives), Good::isResource));
            }
        }
        return prices;
    }

    private static Good[] resources() {
        return new Good[] {Good.FOOD, Good.ORE, Good.WOOD, Good.IDEAS, Good.GOLD};
    }

    private static void spend(ClashTable table, int player, Goods price, Goods paid) {
        Captives.release(table, player, captives(price, paid));
    }

    private static int captives(Goods normal, Goods price) {
        return (normal.total() - price.total() + 1) / EACH;
    }

    /** Captives that build are no tokens. */
    @Override
    public int spares(Goods normal, Goods price) {
        return captives(normal, price);
    }

    @Override
    public List<Goods> prices(ClashTable table, int player, int city, Building building, Goods price) {
        return prices(table, player, price);
    }

    @Override
    public void used(ClashTable table, int player, Goods paid) {
        spend(table, player, table.constants().buildingCost, paid);
    }

    @Override
    public List<Goods> prices(ClashTable table, int player, int city, Wonder wonder, Goods price) {
        return prices(table, player, price);
    }

    @Override
    public void used(ClashTable table, int player, Wonder wonder, Goods paid) {
        spend(table, player, table.content().spec(wonder).cost(), paid);
    }
}
