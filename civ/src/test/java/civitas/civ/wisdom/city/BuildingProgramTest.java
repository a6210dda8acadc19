package civitas.civ.wisdom.city;

import static civitas.civ.wisdom.Peace.land;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.city.Production;
import civitas.civ.city.Razing;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView;
import civitas.civ.wisdom.Peace;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.civ.wisdom.content.WisdomMark;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import org.junit.jupiter.api.Test;

class BuildingProgramTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int CAPITAL = Cities.of(RED, 0);

    /** The capital may act; its government adds nothing. */
    private static TestTable acting() {
        TestTable test = land();
        test.table().setGovernment(RED, BaseGovernment.REPUBLIC);
        return test.step(Phase.CITY_MANAGEMENT, RED);
    }

    private static TestTable planned() {
        TestTable test = acting();
        test.table().cities().put(CAPITAL, WisdomMark.BUILDING_PROGRAM);
        return test.again();
    }

    @Test
    @Rule({"CV-06.03", "CV-06.91", "CV-06.92", "CV-01.66"})
    void actionDPutsAMarkerOnACityOnce() {
        TestTable test = acting().choose("program B2");
        assertThat(test.table().cities().has(CAPITAL, WisdomMark.BUILDING_PROGRAM))
                .isTrue();
        assertThat(test.table().player(RED).actions(0)).isZero();
        assertThat(test.why(RED, WisdomMark.BUILDING_PROGRAM)).contains("why.city-acted");
        test.table().player(RED).setActions(0, 1);
        test.again();
        assertThat(test.codes()).doesNotContain("program B2").contains("arts B2");
        assertThat(test.why(RED, WisdomMark.BUILDING_PROGRAM)).contains("why.program-there");
        CivView view = CivView.of(test.table(), Viewer.SPECTATOR);
        assertThat(view.cities().getFirst().marks()).contains("building-program");
    }

    @Test
    @Rule({"CV-06.94", "CV-06.95", "CV-06.93"})
    void theNextBuildDoublesTheOutskirtsAndUsesItUp() {
        TestTable test = acting();
        int once = Production.of(test.table(), CAPITAL);
        test = planned();
        assertThat(Production.of(test.table(), CAPITAL)).isEqualTo(2 * once);
        assertThat(Production.parts(test.table(), CAPITAL))
                .anyMatch(part -> part.source() == Production.Source.PROGRAM && part.amount() == once);
        test.choose("build-unit B2 infantry");
        while (test.codes().contains("pass")) {
            test.choose("pass");
        }
        assertThat(test.table().cities().has(CAPITAL, WisdomMark.BUILDING_PROGRAM))
                .isFalse();
        assertThat(Production.of(test.table(), CAPITAL)).isEqualTo(once);
    }

    @Test
    @Rule({"CV-06.101", "CV-06.100"})
    void artsLeaveItInPlace() {
        TestTable test = planned().choose("arts B2");
        while (test.codes().contains("pass")) {
            test.choose("pass");
        }
        assertThat(test.table().cities().has(CAPITAL, WisdomMark.BUILDING_PROGRAM))
                .isTrue();
    }

    @Test
    @Rule({"CV-06.96"})
    void onlyTheOutskirtsAreDoubled() {
        TestTable test = planned();
        CivTable table = test.table();
        int doubled = Production.of(table, CAPITAL);
        table.player(RED).addProduction(0, 3);
        assertThat(Production.of(table, CAPITAL)).isEqualTo(doubled + 3);
        table.setGovernment(RED, BaseGovernment.DESPOTISM);
        assertThat(Production.of(table, CAPITAL)).isEqualTo(doubled + 4);
    }

    @Test
    @Rule({"CV-06.97"})
    void aCityStateIsDoubledWithTheCapital() {
        TestTable test = planned();
        int doubled = Production.of(test.table(), CAPITAL);
        Peace.with(test, WisdomLandmark.CITY_STATE_COIN, "C6").figure(RED, Figure.ARMY, "C6");
        assertThat(Production.of(test.table(), CAPITAL)).isEqualTo(doubled + 2);
    }

    @Test
    @Rule({"CV-06.98"})
    void blockadedSquaresAreNotDoubled() {
        TestTable test = planned();
        CivTable table = test.table();
        int icons = Production.ofOutskirts(table, CAPITAL);
        for (int square : table.cities().outskirts(CAPITAL)) {
            int here = Yield.production(Yields.of(table, square));
            if (here > 0) {
                table.putFigure(BLUE, 0, square);
                assertThat(Production.of(table, CAPITAL)).isEqualTo(2 * (icons - here));
                return;
            }
        }
        throw new AssertionError("no production around the capital");
    }

    @Test
    @Rule({"CV-06.93", "CV-11.99"})
    void itGoesWithTheCity() {
        TestTable test = land().city(RED, 1, "B6");
        test.table().cities().put(Cities.of(RED, 1), WisdomMark.BUILDING_PROGRAM);
        Razing.destroy(test.table(), Cities.of(RED, 1));
        assertThat(test.table().cities().has(Cities.of(RED, 1), WisdomMark.BUILDING_PROGRAM))
                .isFalse();
    }
}
