package civitas.civ.start;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.table.Yields;
import civitas.civ.trade.TradePhase;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class FoundingTest {

    private static final int VILLAGE = 29;

    /** America in the north-west, its capital on B2, with open land to the south (A5 to D8); nobody on the map. */
    private static TestTable land() {
        return TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
    }

    private static TestTable scoutOn(String square) {
        return land().figure(0, Figure.SCOUT, square);
    }

    private static TestTable start(TestTable test) {
        return test.step(Phase.START_OF_TURN, 0);
    }

    @Test
    @Rule({"CV-04.07", "CV-04.08", "CV-04.20", "CV-04.01", "CV-02.51"})
    void scoutsGiveTheirPlaceToCities() {
        TestTable test = start(scoutOn("B6").figure(0, Figure.ARMY, "C8"));
        assertThat(test.codes()).contains("found B6 scout").doesNotContain("found C8 army");
        test.choose("found B6 scout");
        CivTable table = test.table();
        assertThat(table.cities().at(test.square("B6"))).isEqualTo(Cities.of(0, 1));
        assertThat(table.cities().hasWalls(Cities.of(0, 1))).isFalse();
        assertThat(table.figures().holder(test.square("B6"))).isEqualTo(Figures.NOBODY);
        assertThat(table.figures().inReserve(0, Figure.SCOUT)).isNotNegative();
        assertThat(test.codes()).contains("done");
    }

    @Test
    @Rule({"CV-04.07", "CV-01.76", "CV-02.51"})
    void theCityLimitIsTwoAndThreeWithIrrigation() {
        TestTable test = start(scoutOn("B6").tile(4, "neutral-10").figure(0, Figure.SCOUT, "B10"));
        test.choose("found B6 scout");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("found"));
        test.choose("done").knows(0, BaseTech.IRRIGATION);
        start(test).choose("found B10 scout");
        assertThat(test.table().cities().count(0)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-04.10", "CV-EX-07", "CV-04.11", "CV-EX-09"})
    void neitherOnWaterNorAtAnEdgeNorNextToTheUnknown() {
        assertThat(start(scoutOn("D7")).codes()).doesNotContain("found D7 scout");
        assertThat(start(scoutOn("A6")).codes()).doesNotContain("found A6 scout");
        assertThat(start(scoutOn("D6")).codes()).doesNotContain("found D6 scout");
        assertThat(start(scoutOn("D6").tile(3, "neutral-10")).codes()).contains("found D6 scout");
    }

    @Test
    @Rule({"CV-04.12", "CV-EX-08"})
    void notNextToHutsAndVillages() {
        TestTable test = scoutOn("B6");
        test.table().lands().putToken(test.square("C7"), VILLAGE);
        assertThat(start(test).codes()).doesNotContain("found B6 scout");
        test.table().lands().takeToken(test.square("C7"));
        test.table().lands().putToken(test.square("A5"), 0);
        assertThat(start(test).codes()).doesNotContain("found B6 scout");
        test.table().lands().takeToken(test.square("A5"));
        assertThat(start(test).codes()).contains("found B6 scout");
    }

    @Test
    @Rule({"CV-04.15", "CV-EX-10", "CV-04.16"})
    void notNextToEnemiesButNextToFriends() {
        assertThat(start(scoutOn("B6").figure(1, Figure.ARMY, "C7")).codes()).doesNotContain("found B6 scout");
        assertThat(start(scoutOn("B6").figure(1, Figure.SCOUT, "A5")).codes()).doesNotContain("found B6 scout");
        assertThat(start(scoutOn("B6").figure(0, Figure.ARMY, "A5")).codes()).contains("found B6 scout");
    }

    @Test
    @Rule({"CV-04.17", "CV-EX-11", "CV-04.27"})
    void centersAreThreeSquaresApart() {
        assertThat(start(scoutOn("B6").tile(4, "neutral-10").city(1, 1, "B8")).codes())
                .doesNotContain("found B6 scout");
        TestTable test = start(scoutOn("B6").tile(4, "neutral-10").city(1, 1, "B9"));
        test.choose("found B6 scout");
        for (int square : test.table().cities().outskirts(Cities.of(0, 1))) {
            assertThat(test.table().cities().around(square)).isEqualTo(Cities.of(0, 1));
        }
        for (int square : test.table().cities().outskirts(Cities.of(1, 1))) {
            assertThat(test.table().cities().around(square)).isEqualTo(Cities.of(1, 1));
        }
    }

    @Test
    @Rule({"CV-04.09", "CV-01.08"})
    void armiesFoundCitiesUnderTheRepublic() {
        TestTable test = scoutOn("B6").figure(0, Figure.ARMY, "B6");
        test.table().setGovernment(0, BaseGovernment.REPUBLIC);
        assertThat(start(test).codes()).contains("found B6 army", "found B6 scout");
        test.choose("found B6 army").choose("place scout A5");
        assertThat(test.table().figures().where(0, Figures.ARMIES)).isEqualTo(test.square("A5"));
        assertThat(test.table().figures().where(0, 0)).isEqualTo(Figures.RESERVE);
        assertThat(test.table().cities().at(test.square("B6"))).isEqualTo(Cities.of(0, 1));
    }

    @Test
    @Rule({"CV-04.21", "CV-04.23"})
    void otherFiguresStepAside() {
        TestTable test = scoutOn("C7").tile(4, "neutral-10").figure(0, Figure.ARMY, "C7");
        test.figure(0, Figure.ARMY, "C6").figure(0, Figure.ARMY, "C6");
        start(test).choose("found C7 scout");
        // D7 is water, C6 is full: the six other squares remain, corners included
        assertThat(test.codes())
                .containsExactlyInAnyOrder(
                        "place army B6",
                        "place army D6",
                        "place army B7",
                        "place army B8",
                        "place army C8",
                        "place army D8");
        test.choose("place army D8");
        assertThat(test.table().figures().count(0, Figure.ARMY, test.square("D8")))
                .isOne();
        assertThat(test.table().figures().count(test.square("C7"))).isZero();
    }

    @Test
    @Rule("CV-04.22")
    void noCityIfSomebodyCannotStepAside() {
        TestTable test = scoutOn("B6").figure(0, Figure.ARMY, "B6");
        for (String water : new String[] {"A6", "C6", "A7", "B7", "C7"}) {
            test.table().lands().strike(test.square(water), Terrain.WATER);
        }
        test.figure(0, Figure.ARMY, "A5").figure(0, Figure.ARMY, "A5");
        test.figure(0, Figure.ARMY, "B5").figure(0, Figure.ARMY, "B5");
        test.figure(0, Figure.ARMY, "C5");
        assertThat(start(test).codes()).contains("found B6 scout");
        test.figure(0, Figure.SCOUT, "C5");
        assertThat(start(test).codes()).doesNotContain("found B6 scout");
        test.knows(0, BaseTech.SAILING);
        assertThat(start(test).codes()).contains("found B6 scout");
    }

    @Test
    @Rule({"CV-04.24", "CV-04.25", "CV-04.26"})
    void newCitiesTradeAndActInTheSameTurn() {
        TestTable test = scoutOn("C6");
        int before = TradePhase.icons(test.table(), 0);
        start(test).choose("found C6 scout").choose("done");
        CivTable table = test.table();
        int city = Cities.of(0, 1);
        assertThat(table.cities().outskirts(city)).hasSize(8);
        assertThat(Yields.of(table, test.square("C6"))).isEqualTo(Yield.NOTHING);
        // D5, B7 and D7 give trade; the desert of the center does not
        assertThat(TradePhase.icons(table, 0)).isEqualTo(before + 3);
        test.step(Phase.CITY_MANAGEMENT, 0);
        assertThat(table.player(0).actions(1)).isOne();
    }

    @Test
    @Rule({"CV-04.28", "CV-04.29"})
    void theMarkerOfALostCityServesAgainButNeverTheCapitals() {
        TestTable test = scoutOn("B6").tile(3, "neutral-10").city(0, 1, "F6");
        assertThat(start(test).codes()).doesNotContain("found B6 scout");
        test.table().razeCity(Cities.of(0, 1));
        start(test).choose("found B6 scout");
        assertThat(test.table().cities().at(test.square("B6"))).isEqualTo(Cities.of(0, 1));
        test = scoutOn("B6").tile(3, "neutral-10").tile(5, "neutral-10").knows(0, BaseTech.IRRIGATION);
        test.city(0, 1, "F6").city(0, 2, "F10");
        test.table().razeCity(Cities.of(0, 0));
        assertThat(start(test).codes()).doesNotContain("found B6 scout");
    }

    @Test
    @Rule({"CV-02.72", "CV-15.17", "CV-02.73"})
    void theThirdCityEndsAnIntroductoryGame() {
        Rules.Options introductory = new Rules.Options(true, false, false, false, false, false, true);
        TestTable test = TestTable.begun(2, introductory, 3)
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
        test.figure(0, Figure.SCOUT, "B6").tile(4, "neutral-10").figure(0, Figure.SCOUT, "B10");
        test.knows(0, BaseTech.IRRIGATION);
        start(test).choose("found B6 scout");
        assertThat(test.table().over()).isFalse();
        test.choose("found B10 scout");
        assertThat(test.table().over()).isTrue();
        assertThat(test.table().winner()).isEqualTo(CivTable.NOBODY);
        assertThat(test.table().victory()).isEqualTo(Victory.NONE);
        TestTable won = TestTable.begun(2, introductory, 3);
        won.table().win(1, Victory.MILITARY);
        assertThat(won.table().winner()).isOne();
    }
}
