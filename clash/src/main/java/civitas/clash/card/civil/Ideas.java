package civitas.clash.card.civil;

import civitas.clash.board.SpaceSet;
import civitas.clash.card.GainIdeas;
import civitas.clash.content.BaseBuilding;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Ideas: one for each own city with an academy of any colour that its owner can use (CC-7.95, CC-7.96). */
final class Ideas implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return academies(table, player) > 0;
    }

    @Override
    public void perform(ClashTable table, int player) {
        new GainIdeas(player, academies(table, player)).run(table);
    }

    private static int academies(ClashTable table, int player) {
        int number = 0;
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.serves(player, city, BaseBuilding.ACADEMY)) {
                number++;
            }
        }
        return number;
    }
}
