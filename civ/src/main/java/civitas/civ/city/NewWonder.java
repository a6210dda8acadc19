package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Wonder;
import civitas.civ.state.Cities;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.text.Phrase;

/**
 * A wonder from the market, whose space is refilled at once (rules 6.7).
 *
 * <p>Rules: CV-06.69, CV-06.71, CV-14.01, CV-14.05.
 */
record NewWonder(Wonder wonder, Square square) implements Order {

    @Override
    public int cost(CivTable table, int player) {
        return Prices.of(table, player, wonder);
    }

    @Override
    public boolean isPossible(CivTable table, int city) {
        return table.market().offers(wonder)
                && table.cities().around(square.index()) == city
                && Placing.mayPlaceWonder(table, Cities.owner(city), square.index());
    }

    @Override
    public void carryOut(CivTable table, int city) {
        int player = Cities.owner(city);
        int space = table.market().space(wonder);
        Placing.put(table, player, square.index(), wonder);
        Supply.refillWonder(table, space);
        int next = table.market().wonder(space);
        if (next != Market.NO_WONDER) {
            table.say("log.wonder-offered", table.content().wonders().get(next));
        }
        table.run(table.hooks().city.afterWonder, player);
    }

    /** The next wonder of the deck is not known yet when the action is declared. */
    @Override
    public void foresee(CivTable copy, int city) {
        copy.market().setWonder(copy.market().space(wonder), Market.NO_WONDER);
        Placing.put(copy, Cities.owner(city), square.index(), wonder);
    }

    @Override
    public String code() {
        return wonder.code() + "-" + square.code();
    }

    @Override
    public Phrase title() {
        return Phrase.of("order.wonder", wonder, square);
    }
}
