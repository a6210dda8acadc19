package civitas.civ.wisdom.event;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CultureEvent;
import civitas.civ.culture.event.Playing;
import civitas.civ.culture.event.SquarePlay;
import civitas.civ.move.Excursion;
import civitas.civ.table.CivTable;
import civitas.civ.table.Reach;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/** Barbarian Encampment: a village comes to an empty square of land outside all outskirts. */
final class Encampment implements SquarePlay {

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        return !table.market().villages().isExhausted() && SquarePlay.super.possible(table, by, event);
    }

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        return isBare(table, square)
                && !table.lands().isWater(square)
                && table.cities().around(square) < 0;
    }

    /** No figure, no city, no token of any kind: that of a disaster is one, too. */
    private static boolean isBare(CivTable table, int square) {
        return Excursion.isEmpty(table, square) && !table.lands().isStruck(square);
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        if (!isBare(table, square.index())) {
            out.because("why.square-occupied", square);
        } else if (table.lands().isWater(square.index())) {
            out.because("why.water", square);
        } else {
            out.because("why.in-outskirts", square);
        }
    }

    @Override
    public SquareSet area(CivTable table, int by, CultureEvent event) {
        return Reach.everywhere(table);
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        Playing.play(table, by, event, table.square(square), 0, new Camp(square));
    }

    /** The village is laid, face down. */
    record Camp(int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.lands().putToken(square, table.market().villages().draw(table.chance()));
            table.reveal();
            table.say("log.encampment", table.square(square));
        }
    }
}
