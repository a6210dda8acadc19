package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.text.Phrase;

/** A figure from the reserve is placed in the outskirts (rules 6.3). Rules: CV-06.29, CV-13.07. */
record NewFigure(Figure figure, Square square) implements Order {

    @Override
    public int cost(CivTable table, int player) {
        return Prices.of(table, figure);
    }

    @Override
    public boolean isPossible(CivTable table, int city) {
        int player = Cities.owner(city);
        return table.figures().inReserve(player, figure) >= 0
                && Sites.hasForAction(table, city, square.index(), figure)
                && Placing.mayPlace(table, player, square.index(), figure);
    }

    @Override
    public void carryOut(CivTable table, int city) {
        Placing.put(table, Cities.owner(city), square.index(), figure);
    }

    @Override
    public void foresee(CivTable copy, int city) {
        int player = Cities.owner(city);
        boolean attacks = targets(copy, player) != 0;
        copy.putFigure(player, copy.figures().inReserve(player, figure), attacks ? Figures.LIFTED : square.index());
    }

    @Override
    public int targets(CivTable table, int player) {
        int holder = table.figures().holder(square.index());
        return holder >= 0 && holder != player ? 1 << holder : 0;
    }

    @Override
    public String code() {
        return figure.code() + "-" + square.code();
    }

    @Override
    public Phrase title() {
        return Phrase.of("order.figure", figure, square);
    }
}
