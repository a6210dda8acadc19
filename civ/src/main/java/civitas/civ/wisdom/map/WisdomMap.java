package civitas.civ.wisdom.map;

import civitas.civ.city.FreeUnit;
import civitas.civ.culture.Track;
import civitas.civ.hut.Exploring;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.kernel.Procedure;

/** What the tokens and relics of Wisdom and Warfare do (CV-08.46, CV-16.28, CV-16.29). */
public final class WisdomMap {

    private static final int ADVANCES = 2;
    private static final int UNITS = 2;

    private WisdomMap() {}

    public static void write(Rulebook.Builder book) {
        book.token("city-state", CityStates::found);
        book.token("wealth", Exploring::wealth);
        book.relic(WisdomLandmark.ARK_OF_THE_COVENANT, WisdomMap::advance);
        book.relic(WisdomLandmark.ATTILAS_VILLAGE, (table, player) -> FreeUnit.offer(table, player, UNITS));
    }

    private static void advance(CivTable table, int player) {
        for (int i = 0; i < ADVANCES; i++) {
            table.push(new Advance(player));
        }
    }

    /** One free advance; what its space brings is done before the next. */
    record Advance(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Track.advanceFree(table, player);
        }
    }
}
