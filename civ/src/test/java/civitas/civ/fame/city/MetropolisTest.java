package civitas.civ.fame.city;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.CAPITAL;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import civitas.civ.TestTable;
import civitas.civ.battle.CombatBonus;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.CitySize;
import civitas.civ.fame.content.FameMark;
import civitas.civ.fame.content.FameTech;
import civitas.civ.research.Learning;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import civitas.kernel.text.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Agriculture, and what a capital on two squares is. */
class MetropolisTest {

    private record Learn(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Learning.learn(table, player, FameTech.AGRICULTURE);
        }
    }

    private static TestTable learned(TestTable test) {
        return test.at(new Learn(RED));
    }

    private static int[] squares(TestTable test) {
        return test.table().cities().footprint(CAPITAL).squares();
    }

    private static TestTable grown() {
        return learned(Fame.bare()).choose("grow C7");
    }

    @Test
    @Rule({"CV-16.01", "CV-16.02", "CV-16.08", "CV-16.09", "CV-16.17", "CV-16.20", "CV-01.30", "CV-02.03"})
    void agricultureMakesTheCapitalGrowAtOnceOntoASquareOfChoice() {
        TestTable test = learned(Fame.bare());
        assertThat(test.codes()).containsExactly("grow C5", "grow B6", "grow D6", "grow C7");
        test.choose("grow C7");
        assertThat(squares(test)).containsExactly(test.square("C6"), test.square("C7"));
        assertThat(test.table().cities().outskirts(CAPITAL)).hasSize(10);
        assertThat(test.isDone()).isTrue();
        Audit.check(test.table());
    }

    @Test
    @Rule({"CV-16.10", "CV-16.13", "CV-16.15", "CV-16.17", "CV-16.19", "CV-EX-53"})
    void itNeedsRoomForItsOutskirtsAndNoEnemyOnTheSquare() {
        TestTable test = Fame.bare().city(RED, 0, "B6").city(RED, 1, "E7");
        test.figure(BLUE, Figure.ARMY, "B5").figure(BLUE, Figure.SCOUT, "D5");
        learned(test);
        assertThat(squares(test)).as("the only legal square is taken").contains(test.square("B7"));
    }

    @Test
    @Rule({"CV-16.10", "CV-16.13", "CV-16.15", "CV-EX-53"})
    void reasonsSayWhyASquareIsRefused() {
        TestTable test = Fame.bare().city(RED, 0, "B6");
        test.figure(BLUE, Figure.ARMY, "B5");
        learned(test);
        assertThat(test.codes()).containsExactly("grow C6", "grow B7");
        assertThat(test.why(RED, "A6")).containsExactly("why.grow-edge");
        assertThat(test.why(RED, "B5")).containsExactly("why.enemy");
        assertThat(test.why(RED, "C7")).containsExactly("why.grow-beside");
        test.table().foundCity(Cities.of(RED, 1), test.square("E9"));
        assertThat(test.why(RED, "B7")).isEmpty();
        test.table().foundCity(Cities.of(RED, 1), test.square("E6"));
        assertThat(test.why(RED, "C6")).containsExactly("why.grow-near");
    }

    @Test
    @Rule({"CV-16.06", "CV-08.21", "CV-16.12", "CV-06.72", "CV-EX-53"})
    void itMayCoverWaterAndWhatStandsThereMakesRoom() {
        TestTable test = Fame.bare();
        CivTable table = test.table();
        int water = test.square("D6");
        Fame.draw(table, water, Terrain.WATER);
        table.putBuilding(water, BaseBuilding.HARBOR);
        int harbors = table.market()
                .buildings(table.content().spec(BaseBuilding.HARBOR).family());
        table.putWonder(test.square("C7"), BaseWonder.COLOSSUS);
        learned(test);
        test.choose("grow D6");
        assertThat(table.market()
                        .buildings(table.content().spec(BaseBuilding.HARBOR).family()))
                .isEqualTo(harbors + 1);
        assertThat(squares(test)).contains(water);
        test.figure(RED, Figure.ARMY, "E6").step(Phase.MOVEMENT, RED).choose("move E6");
        assertThat(test.codes()).as("no water for those who move").contains("step D6");
    }

    @Test
    @Rule({"CV-16.11", "CV-16.68"})
    void ownFiguresOnTheSquareStepAside() {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "C7");
        learned(test).choose("grow C7");
        assertThat(test.codes()).contains("place army B8", "place army D8").doesNotContain("place army C6");
        test.choose("place army C8");
        assertThat(test.table().figures().count(RED, Figure.ARMY, test.square("C8")))
                .isOne();
    }

    @Test
    @Rule({"CV-16.68", "CV-04.22"})
    void aSquareWhoseFiguresHaveNowhereToGoIsRefused() {
        TestTable test = Fame.bare();
        for (int near : test.table().board().around(test.square("C7"))) {
            Fame.draw(test.table(), near, Terrain.WATER);
        }
        test.figure(RED, Figure.ARMY, "C7");
        learned(test);
        assertThat(test.codes()).doesNotContain("grow C7");
        assertThat(test.why(RED, "C7")).containsExactly("why.grow-crowd");
    }

    @Test
    @Rule({"CV-16.16", "CV-04.04"})
    void aCapitalWithoutRoomGrowsInTheFirstStepThatGivesItSome() {
        TestTable test = Fame.bare();
        for (String square : List.of("C5", "B6", "D6", "C7")) {
            test.figure(BLUE, Figure.ARMY, square);
        }
        learned(test);
        assertThat(test.isDone()).isTrue();
        assertThat(squares(test)).hasSize(1);
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).contains("done");
        test.cleared(BLUE).figure(BLUE, Figure.ARMY, "C7").step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).containsExactly("grow C5", "grow B6", "grow D6");
        test.choose("grow C5");
        assertThat(test.codes()).contains("done");
        assertThat(squares(test)).hasSize(2);
    }

    @Test
    @Rule({"CV-16.21", "CV-16.22", "CV-16.69", "CV-02.63", "CV-02.40"})
    void whoBeginsWithAMetropolisChoosesItsSquareAndNeverGrowsAgain() {
        TestTable test = Fame.bare();
        test.city(RED, 0, "B2").at(new AtStart());
        assertThat(test.codes()).containsExactlyInAnyOrder("grow C2", "grow B3");
        assertThat(test.why(RED, "A2")).containsExactly("why.capital-central");
        test.choose("grow B3");
        assertThat(squares(test)).containsExactly(test.square("B2"), test.square("B3"));
        learned(test);
        assertThat(test.isDone()).isTrue();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).contains("done");
    }

    private record AtStart() implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Metropolis.atStart(table, RED);
        }
    }

    @Test
    @Rule({"CV-16.03", "CV-06.82", "CV-EX-54"})
    void devotedToTheArtsItGainsOneMore() {
        TestTable test = grown();
        CivTable table = test.table();
        table.putBuilding(test.square("D7"), BaseBuilding.TEMPLE);
        table.player(RED).setCulture(0);
        test.step(Phase.CITY_MANAGEMENT, RED).choose("arts C6");
        assertThat(table.player(RED).culture()).isEqualTo(4);
    }

    @Test
    @Rule({"CV-16.04", "CV-16.05", "CV-11.25", "CV-08.65", "CV-11.24", "CV-16.07", "CV-16.18"})
    void itDefendsItselfWithTwoMore() {
        TestTable test = Fame.bare();
        test.table().cities().put(CAPITAL, FameMark.FORTIFICATION);
        test.table().cities().setWalls(CAPITAL, true);
        learned(test).choose("grow C7");
        CivTable table = test.table();
        table.battle().start(Contender.player(BLUE, 1), Contender.player(RED, 0), test.square("C7"), CAPITAL);
        assertThat(CombatBonus.parts(table, Battle.DEFENDER))
                .extracting(CombatBonus.Part::from, CombatBonus.Part::amount)
                .contains(
                        tuple(CitySize.METROPOLIS, 2),
                        tuple(FameMark.FORTIFICATION, 2),
                        tuple(table.square(test.square("C6")), 12),
                        tuple(BaseBuilding.WALLS, 4));
        assertThat(CitySize.METROPOLIS.title()).isEqualTo(Phrase.of("city-size.metropolis.name"));
    }

    @Test
    @Rule({"CV-16.07", "CV-08.21", "CV-16.06"})
    void enteringEitherSquareIsAnAttack() {
        TestTable test = grown().figure(BLUE, Figure.ARMY, "C8");
        test.knows(BLUE, BaseTech.HORSEBACK_RIDING)
                .step(Phase.MOVEMENT, BLUE)
                .choose("move C8")
                .choose("step C7");
        assertThat(test.table().battle().city()).isEqualTo(CAPITAL);
        assertThat(test.table().battle().square()).isEqualTo(test.square("C7"));
    }
}
