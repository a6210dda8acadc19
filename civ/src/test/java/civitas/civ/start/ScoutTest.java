package civitas.civ.start;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class ScoutTest {

    private static final int CAPITAL = Cities.of(0, 0);
    private static final int CITY = Cities.of(0, 1);

    /** America's capital on B3 has 3 trade and 5 production; there is land to the south and no figure on the map. */
    private static TestTable capital() {
        return TestTable.choosing(Books.base(), BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .ready("place-capital B3", "place artist D1")
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
    }

    private static TestTable bare() {
        TestTable test = capital();
        for (int square : test.table().cities().outskirts(CAPITAL)) {
            if (!test.table().pieces().isEmpty(square)) {
                test.table().clearPiece(square);
            }
        }
        return test;
    }

    private static int production(TestTable test, int city) {
        return Yield.production(Yields.ofCity(test.table(), city));
    }

    private static TestTable start(TestTable test) {
        return test.step(Phase.START_OF_TURN, 0);
    }

    @Test
    @Rule({"CV-EX-21", "CV-04.49", "CV-04.50", "CV-04.55"})
    void aNewScoutGathersForTheCapital() {
        TestTable test = bare();
        assertThat(Yield.trade(Yields.ofCity(test.table(), CAPITAL))).isEqualTo(3);
        assertThat(production(test, CAPITAL)).isEqualTo(5);
        start(test.figure(0, Figure.SCOUT, "D8"));
        assertThat(test.codes()).noneMatch(code -> code.startsWith("assign"));
        assertThat(production(test, CAPITAL)).isEqualTo(7);
    }

    @Test
    @Rule({"CV-04.52", "CV-04.51"})
    void aScoutBuiltLaterGathersInTheNextTurn() {
        TestTable test = start(bare()).choose("done");
        test.figure(0, Figure.SCOUT, "D8");
        assertThat(production(test, CAPITAL)).isEqualTo(5);
        start(test);
        assertThat(production(test, CAPITAL)).isEqualTo(7);
    }

    @Test
    @Rule({"CV-12.03", "CV-04.52", "CV-04.55"})
    void coinsComeWithoutAssignment() {
        TestTable test = start(bare()).choose("done");
        int coins = test.table().coins(0);
        test.tile(4, "neutral-04").figure(0, Figure.SCOUT, "A11");
        assertThat(test.table().coins(0)).isEqualTo(coins + 1);
        assertThat(production(test, CAPITAL)).isEqualTo(5);
    }

    @Test
    @Rule("CV-04.52")
    void aScoutBuiltInTheStepItselfIsAssignedInIt() {
        TestTable test = start(bare());
        test.figure(0, Figure.SCOUT, "D8").choose("done");
        assertThat(production(test, CAPITAL)).isEqualTo(7);
    }

    @Test
    @Rule({"CV-04.49", "CV-04.50", "CV-04.51", "CV-04.57", "CV-04.58"})
    void scoutsOfASquareAreAssignedTogetherAndStayAssigned() {
        TestTable test = bare().city(0, 1, "B7").figure(0, Figure.SCOUT, "A2").figure(0, Figure.SCOUT, "A2");
        start(test);
        // in the capital's own outskirts, gathering for it: counted once
        assertThat(production(test, CAPITAL)).isEqualTo(5);
        int other = production(test, CITY);
        assertThat(test.codes()).contains("assign A2 B7").doesNotContain("assign A2 B3");
        test.choose("assign A2 B7");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("assign"));
        assertThat(production(test, CAPITAL)).isEqualTo(3);
        assertThat(production(test, CITY)).isEqualTo(other + 2);
        test.choose("done");
        test.table().player(0).renew();
        start(test);
        assertThat(production(test, CITY)).isEqualTo(other + 2);
        assertThat(test.codes()).contains("assign A2 B3");
    }

    @Test
    @Rule({"CV-04.53", "CV-04.28"})
    void aScoutOfADestroyedCityGathersForNobody() {
        TestTable test = bare().city(0, 1, "B7").figure(0, Figure.SCOUT, "D5");
        start(test).choose("assign D5 B7").choose("done");
        CivTable table = test.table();
        int trade = Yield.trade(Yields.ofCity(table, CAPITAL));
        table.razeCity(CITY);
        test.city(0, 1, "B7");
        assertThat(table.player(0).assigned(Figures.ARMIES)).isNegative();
        assertThat(Yield.trade(Yields.ofCity(table, CAPITAL))).isEqualTo(trade);
        start(test);
        assertThat(Yield.trade(Yields.ofCity(table, CAPITAL))).isEqualTo(trade + 1);
    }

    @Test
    @Rule({"CV-04.56", "CV-04.55"})
    void scoutsGatherFromBuildings() {
        TestTable test = bare().city(1, 1, "F6").tile(3, "neutral-10").figure(0, Figure.SCOUT, "F5");
        start(test);
        assertThat(production(test, CAPITAL)).isEqualTo(6);
        test.table().putBuilding(test.square("F5"), BaseBuilding.TEMPLE);
        assertThat(production(test, CAPITAL)).isEqualTo(5);
        assertThat(Yield.culture(Yields.ofCity(test.table(), CAPITAL))).isEqualTo(2);
    }

    @Test
    @Rule("CV-04.59")
    void scoutsGatherNeitherFromCentersNorTokens() {
        TestTable test = bare().figure(0, Figure.SCOUT, "C8");
        start(test);
        int before = Yields.ofCity(test.table(), CAPITAL);
        test.table().lands().putToken(test.square("C8"), 0);
        assertThat(Yields.ofCity(test.table(), CAPITAL)).isEqualTo(before);
        test = bare().figure(0, Figure.SCOUT, "D8");
        start(test);
        assertThat(production(test, CAPITAL)).isEqualTo(7);
        test.city(1, 1, "D8");
        assertThat(production(test, CAPITAL)).isEqualTo(5);
    }

    @Test
    @Rule({"CV-EX-24", "CV-13.01", "CV-13.08"})
    void anEnemyScoutTakesAForest() {
        TestTable test = bare().figure(1, Figure.SCOUT, "A2");
        int before = production(test, Cities.of(1, 0));
        test.step(Phase.START_OF_TURN, 1);
        assertThat(Yield.trade(Yields.ofCity(test.table(), CAPITAL))).isEqualTo(3);
        assertThat(production(test, CAPITAL)).isEqualTo(3);
        assertThat(production(test, Cities.of(1, 0))).isEqualTo(before + 2);
    }

    @Test
    @Rule("CV-04.49")
    void aNewCityReopensTheAssignment() {
        TestTable test = bare().figure(0, Figure.SCOUT, "B6").figure(0, Figure.SCOUT, "D8");
        start(test);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("assign"));
        test.choose("found B6 scout");
        assertThat(test.codes()).contains("assign D8 B6");
    }
}
