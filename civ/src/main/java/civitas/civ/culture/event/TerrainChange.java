package civitas.civ.culture.event;

import civitas.civ.board.Square;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Terrain;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/** Drought turns any land or water but mountains to desert, Deforestation forest to grassland (CV-10.21 to CV-10.23). */
final class TerrainChange implements SquarePlay {

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        Terrain terrain = table.lands().terrain(square);
        return (event == BaseEvent.DROUGHT ? terrain != Terrain.MOUNTAIN : terrain == Terrain.FOREST)
                && !table.pieces().isBuilding(square)
                && !table.pieces().isWonder(square)
                && !table.lands().hasToken(square)
                && !table.landmarks().has(square)
                && table.cities().at(square) < 0
                && Aim.isAllowed(table, by, Aim.ownerOf(table, square));
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        int index = square.index();
        if (table.cities().at(index) >= 0) {
            out.because("why.city-there", square);
        } else if (table.pieces().isBuilding(index) || table.pieces().isWonder(index)) {
            out.because("why.piece-there", square);
        } else if (table.lands().hasToken(index)) {
            out.because("why.token-there", square);
        } else if (table.landmarks().isRelic(index)) {
            out.because("why.relic-there", square);
        } else if (table.landmarks().has(index)) {
            out.because("why.city-state-there", square);
        } else if (!Aim.isAllowed(table, by, Aim.ownerOf(table, index))) {
            Aim.explain(table, by, Aim.ownerOf(table, index), out);
        } else {
            out.because("why.event-terrain", event, square, table.lands().terrain(index));
        }
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        Terrain terrain = event == BaseEvent.DROUGHT ? Terrain.DESERT : Terrain.GRASSLAND;
        Playing.play(table, by, event, table.square(square), Aim.ownerOf(table, square), new Strike(square, terrain));
    }

    /** A disaster token is laid. */
    record Strike(int square, Terrain terrain) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.lands().strike(square, terrain);
            table.say("log.strike", table.square(square), terrain);
        }
    }
}
