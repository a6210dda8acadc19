package civitas.civ.fame.event;

import civitas.civ.board.Square;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Terrain;
import civitas.civ.culture.event.Aim;
import civitas.civ.culture.event.Playing;
import civitas.civ.culture.event.SquarePlay;
import civitas.civ.move.Excursion;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/** Flooding: an empty square that is no mountain is water for the rest of the game (CV-01.61, CV-10.21 to CV-10.23). */
final class Flood implements SquarePlay {

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        return isEmpty(table, square)
                && table.lands().terrain(square) != Terrain.MOUNTAIN
                && Aim.isAllowed(table, by, Aim.ownerOf(table, square));
    }

    /** Disaster tokens are tokens, too. */
    private static boolean isEmpty(CivTable table, int square) {
        return Excursion.isEmpty(table, square) && !table.lands().isStruck(square);
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        Terrain terrain = table.lands().terrain(square.index());
        if (!isEmpty(table, square.index())) {
            out.because("why.not-bare", square);
        } else if (terrain == Terrain.MOUNTAIN) {
            out.because("why.event-terrain", event, square, terrain);
        } else {
            Aim.explain(table, by, Aim.ownerOf(table, square.index()), out);
        }
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        Playing.play(table, by, event, table.square(square), Aim.ownerOf(table, square), new Rise(square));
    }

    /** A disaster token is laid, water side up. */
    record Rise(int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.lands().strike(square, Terrain.WATER);
            table.say("log.strike", table.square(square), Terrain.WATER);
        }
    }
}
