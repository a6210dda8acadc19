package civitas.civ.trade;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.turn.BeginPhase;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class CollectingTest {

    /** Grassland everywhere, no figures, no trade: what is collected is what a test puts there. */
    private static TestTable barren() {
        TestTable test = TestTable.begun().explored();
        CivTable table = test.table();
        for (int player = 0; player < table.seats(); player++) {
            table.player(player).setTrade(0);
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (table.figures().where(player, figure) >= 0) {
                    table.putFigure(player, figure, Figures.RESERVE);
                }
            }
        }
        for (int square = 0; square < table.board().size(); square++) {
            table.lands().strike(square, Terrain.GRASSLAND);
        }
        return test;
    }

    /** Lets a number of squares around a city show one trade each. */
    private static void desert(CivTable table, int city, int squares) {
        int[] outskirts = table.cities().outskirts(city);
        for (int i = 0; i < squares; i++) {
            table.lands().strike(outskirts[i], Terrain.DESERT);
        }
    }

    private static TestTable collect(TestTable test) {
        return test.at(new BeginPhase(Phase.TRADE));
    }

    @Test
    @Rule({"CV-EX-05", "CV-05.01"})
    void iconsOfAllCitiesAreCollected() {
        TestTable test = barren();
        CivTable table = test.table();
        table.foundCity(Cities.of(0, 1), test.square("D8"));
        desert(table, Cities.of(0, 0), 4);
        desert(table, Cities.of(0, 1), 8);
        collect(test);
        assertThat(table.player(0).trade()).isEqualTo(12);
        assertThat(table.player(1).trade()).isZero();
    }

    @Test
    @Rule({"CV-EX-04", "CV-05.05", "CV-05.06"})
    void everyPositionOfTheDialCountsOne() {
        TestTable test = barren();
        test.table().player(0).setTrade(3);
        desert(test.table(), Cities.of(0, 0), 3);
        assertThat(collect(test).table().player(0).trade()).isEqualTo(6);
    }

    @Test
    @Rule({"CV-EX-06", "CV-05.04", "CV-01.68"})
    void theDialEndsAtTwentySeven() {
        TestTable test = barren();
        test.table().player(0).setTrade(20);
        test.table().foundCity(Cities.of(0, 1), test.square("D8"));
        desert(test.table(), Cities.of(0, 0), 4);
        desert(test.table(), Cities.of(0, 1), 8);
        assertThat(collect(test).table().player(0).trade()).isEqualTo(27);
    }

    @Test
    @Rule({"CV-05.02", "CV-05.03", "CV-13.01", "CV-13.08"})
    void scoutsSendTradeAndBlockadesKeepIt() {
        TestTable test = barren();
        CivTable table = test.table();
        desert(table, Cities.of(0, 0), 3);
        int square = table.cities().outskirts(Cities.of(0, 0))[0];
        int scout = table.figures().inReserve(1, Figure.SCOUT);
        table.putFigure(1, scout, square);
        table.player(1).assign(scout, 0);
        collect(test);
        assertThat(table.player(0).trade()).isEqualTo(2);
        assertThat(table.player(1).trade()).isOne();
    }

    @Test
    @Rule({"CV-05.07", "CV-03.04", "CV-03.10"})
    void everybodyCollectsBeforeAnybodySpeaks() {
        TestTable test = barren();
        CivTable table = test.table();
        desert(table, Cities.of(0, 0), 2);
        desert(table, Cities.of(1, 0), 5);
        test.knows(0, BaseTech.HORSEBACK_RIDING);
        collect(test);
        assertThat(table.asked()).isEqualTo(3);
        assertThat(table.player(0).trade()).isEqualTo(2);
        assertThat(table.player(1).trade()).isEqualTo(5);
        test.choose(1, "done").choose(0, "done");
        assertThat(test.isDone()).isTrue();
        assertThat(table.player(0).trade()).as("kept").isEqualTo(2);
    }

    @Test
    @Rule({"CV-05.07", "CV-10.07"})
    void abilitiesOfThePhaseFollowTheCollection() {
        TestTable test = barren();
        CivTable table = test.table();
        test.knows(0, BaseTech.HORSEBACK_RIDING).resource(0, civitas.civ.content.Resource.SILK);
        collect(test);
        assertThat(test.codes(0)).contains("use horseback-riding");
        assertThat(test.codes(1)).doesNotContain("use horseback-riding");
        test.choose(0, "use horseback-riding");
        while (!(table.top().orElseThrow() instanceof Negotiate)) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        assertThat(table.player(0).trade()).isPositive();
        assertThat(table.choices(0)).noneMatch(choice -> choice.verb() == Act.USE);
    }
}
