package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.text.Phrase;

/**
 * A building or walls (rules 6.5, 6.6).
 *
 * <p>Rules: CV-06.59.
 *
 * @param free whether a privilege is used instead of production
 */
record NewBuilding(Building building, Square square, boolean free) implements Order {

    @Override
    public int cost(CivTable table, int player) {
        return free ? 0 : Prices.of(table, building);
    }

    @Override
    public boolean isPossible(CivTable table, int city) {
        int player = Cities.owner(city);
        boolean here =
                table.cities().at(square.index()) == city || table.cities().around(square.index()) == city;
        return here && Placing.inSupply(table, building) && Placing.mayPlace(table, player, square.index(), building);
    }

    @Override
    public void carryOut(CivTable table, int city) {
        if (free) {
            table.use(table.hooks().city.freeBuilding, Cities.owner(city));
        }
        Placing.put(table, Cities.owner(city), square.index(), building);
    }

    @Override
    public void foresee(CivTable copy, int city) {
        Placing.put(copy, Cities.owner(city), square.index(), building);
    }

    @Override
    public boolean isBuild() {
        return !free;
    }

    @Override
    public String code() {
        return building.code() + "-" + square.code();
    }

    @Override
    public Phrase title() {
        return Phrase.of(free ? "order.free-building" : "order.building", building, square);
    }
}
