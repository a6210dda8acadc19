package civitas.civ.fame.tech;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.city.Production;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.culture.Track;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.fame.content.FameTech;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The techs of Fame and Fortune, one by one. */
class FameTechTest {

    private final TestTable test = TestTable.choosing(
                    Rulebook.of(List.of(new BaseBox(), new FameAndFortune())),
                    BaseCivilization.RUSSIA,
                    BaseCivilization.CHINA)
            .ready();
    private final CivTable table = test.table();

    @Test
    @Rule({"CV-07.04", "CV-01.33"})
    void ecologyMakesAdvancesCheaper() {
        int position = 15;
        int before = Track.trade(table, 0, position);
        test.knows(0, FameTech.ECOLOGY);
        table.setSheetCoins(0, 6);
        assertThat(Track.trade(table, 0, position)).isEqualTo(Math.max(0, before - table.coins(0) / 3));
    }

    @Test
    @Rule({"CV-10.21", "CV-10.04", "CV-01.61"})
    void ecologyChangesAnEmptySquare() {
        test.knows(0, FameTech.ECOLOGY).resource(0, Resource.WHEAT);
        test.step(Phase.START_OF_TURN, 0).choose("use ecology");
        String square = test.codes().getFirst();
        int index = test.square(square.substring("choose ".length()));
        Terrain before = table.lands().terrain(index);
        String terrain = test.choose(square).codes().getFirst();
        test.choose(terrain);
        assertThat(table.lands().terrain(index)).isNotIn(Terrain.MOUNTAIN, before);
        assertThat(table.lands().terrain(index).code()).isEqualTo(terrain.substring("choose ".length()));
        assertThat(table.player(0).resource(Resource.WHEAT)).isZero();
        assertThat(test.codes()).doesNotContain("use ecology");
    }

    @Test
    @Rule({"CV-03.24", "CV-14.24"})
    void plasticsBuildSomethingEveryTurn() {
        test.knows(0, FameTech.PLASTICS);
        int units = Long.bitCount(table.player(0).forces());
        test.step(Phase.START_OF_TURN, 0).choose("deed plastics").choose("muster infantry");
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(units + 1);
        assertThat(test.codes()).doesNotContain("deed plastics");
    }

    @Test
    @Rule({"CV-06.14", "CV-10.04"})
    void plasticsRaiseProductionForWheat() {
        test.knows(0, FameTech.PLASTICS).resource(0, Resource.WHEAT);
        int before = Production.of(table, 0);
        test.step(Phase.CITY_MANAGEMENT, 0).choose("use plastics");
        assertThat(Production.of(table, 0)).isEqualTo(before + 10);
    }
}
