package civitas.civ.fame.city;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.CAPITAL;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.battle.CombatBonus;
import civitas.civ.city.Production;
import civitas.civ.city.Razing;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.FameMark;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import org.junit.jupiter.api.Test;

/** Figures are disbanded in cities and leave fortifications and caravans there. */
class MarkersTest {

    private static final int CITY = Cities.of(RED, 1);

    private static boolean has(TestTable test, FameMark mark) {
        return test.table().cities().has(CAPITAL, mark);
    }

    /** An army and a scout go into the capital together. */
    private static TestTable bothHome() {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "C8").figure(RED, Figure.SCOUT, "C8");
        return test.step(Phase.MOVEMENT, RED)
                .choose("move C8")
                .choose("take a1s1")
                .choose("step C7")
                .choose("step C6");
    }

    private static TestTable home(TestTable test, Figure figure) {
        return test.figure(RED, figure, "C7")
                .step(Phase.MOVEMENT, RED)
                .choose("move C7")
                .choose("step C6")
                .choose("stop");
    }

    @Test
    @Rule({"CV-08.56", "CV-08.61", "CV-08.62", "CV-08.63", "CV-08.64", "CV-08.67"})
    void aGroupThatEndsItsMoveInAnOwnCenterIsDisbanded() {
        TestTable test = bothHome();
        assertThat(test.table().figures().count(test.square("C6"))).isZero();
        assertThat(test.table().figures().inReserve(RED, Figure.SCOUT)).isNotNegative();
        assertThat(test.codes()).containsExactly("choose fortification", "choose caravan", "pass");
        test.choose("choose caravan");
        assertThat(has(test, FameMark.CARAVAN)).isTrue();
        assertThat(has(test, FameMark.FORTIFICATION)).isFalse();
    }

    @Test
    @Rule({"CV-08.55", "CV-08.62"})
    void whoWouldBeDisbandedIsToldBefore() {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "C7");
        test.step(Phase.MOVEMENT, RED).choose("move C7");
        assertThat(test.loss("step C6")).as("it could still go on").isEmpty();
        test.choose("step C6");
        assertThat(test.loss("stop")).isEqualTo("loss.disband");
        assertThat(test.loss("step C5")).isEmpty();
    }

    @Test
    @Rule({"CV-08.55", "CV-08.62"})
    void whoPassesThroughIsNotDisbanded() {
        TestTable test = Fame.bare().figure(RED, Figure.ARMY, "C7");
        test.step(Phase.MOVEMENT, RED).choose("move C7").choose("step C6").choose("step C5");
        assertThat(test.table().figures().count(RED, Figure.ARMY, test.square("C5")))
                .isOne();
    }

    @Test
    @Rule({"CV-08.69", "CV-08.70", "CV-08.71", "CV-08.72"})
    void aCityHoldsOneMarkerThatCanBeTurned() {
        TestTable test = home(Fame.bare(), Figure.SCOUT).choose("choose caravan");
        home(test, Figure.SCOUT);
        assertThat(test.codes()).as("nothing to choose").contains("done");
        home(test, Figure.ARMY);
        assertThat(test.codes()).containsExactly("choose fortification", "pass");
        assertThat(test.why(RED, FameMark.CARAVAN)).containsExactly("why.marker-there");
        test.choose("pass");
        assertThat(has(test, FameMark.CARAVAN)).isTrue();
        home(test, Figure.ARMY).choose("choose fortification");
        assertThat(has(test, FameMark.CARAVAN)).isFalse();
        assertThat(has(test, FameMark.FORTIFICATION)).isTrue();
        home(test, Figure.SCOUT);
        assertThat(test.why(RED, FameMark.FORTIFICATION)).containsExactly("why.marker-there");
    }

    @Test
    @Rule({"CV-08.68", "CV-06.14", "CV-EX-51"})
    void aCaravanIsDiscardedForTwoProductionInThisTurn() {
        TestTable test = home(Fame.bare(), Figure.SCOUT).choose("choose caravan");
        CivTable table = test.table();
        test.step(Phase.CITY_MANAGEMENT, RED);
        assertThat(Production.of(table, CAPITAL)).isZero();
        test.choose("deed caravan C6");
        assertThat(Production.of(table, CAPITAL)).isEqualTo(2);
        assertThat(has(test, FameMark.CARAVAN)).isFalse();
        assertThat(test.codes()).doesNotContain("deed caravan C6");
        table.player(RED).setActions(0, 2);
        table.player(RED).setTrade(6);
        test.again().choose("build-figure C6 army").choose("place army C5");
        assertThat(Production.of(table, CAPITAL))
                .as("every build action of the turn has it")
                .isEqualTo(2);
    }

    @Test
    @Rule("CV-08.68")
    void aCityThatHasActedKeepsItsCaravan() {
        TestTable test = home(Fame.bare(), Figure.SCOUT).choose("choose caravan");
        test.step(Phase.CITY_MANAGEMENT, RED).choose("arts C6");
        assertThat(test.codes()).doesNotContain("deed caravan C6");
        assertThat(has(test, FameMark.CARAVAN)).isTrue();
    }

    private static int bonus(CivTable table) {
        return CombatBonus.parts(table, Battle.DEFENDER).stream()
                .mapToInt(CombatBonus.Part::amount)
                .sum();
    }

    @Test
    @Rule({"CV-08.65", "CV-11.24", "CV-EX-52"})
    void aFortifiedCityWithWallsDefendsItselfWithTwelve() {
        TestTable test = Fame.bare().city(RED, 1, "F9");
        CivTable table = test.table();
        table.cities().setWalls(CITY, true);
        table.battle().start(Contender.player(BLUE, 1), Contender.player(RED, 0), test.square("F9"), CITY);
        assertThat(bonus(table)).isEqualTo(10);
        table.cities().put(CITY, FameMark.FORTIFICATION);
        assertThat(bonus(table)).isEqualTo(12);
        table.battle().start(Contender.player(BLUE, 1), Contender.player(RED, 1), test.square("D9"), Cities.NONE);
        assertThat(bonus(table)).isZero();
    }

    @Test
    @Rule({"CV-08.66", "CV-EX-52"})
    void aFortificationServesOneDefence() {
        TestTable test = Fame.bare().figure(BLUE, Figure.ARMY, "C7");
        CivTable table = test.table();
        table.player(BLUE).setForces(0);
        table.cities().put(CAPITAL, FameMark.FORTIFICATION);
        test.step(Phase.MOVEMENT, BLUE).choose("move C7").choose("step C6");
        while (table.battle().isActive() && !table.over()) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.over()).isFalse();
        assertThat(has(test, FameMark.FORTIFICATION)).isFalse();
    }

    @Test
    @Rule({"CV-11.99", "CV-08.66"})
    void markersFallWithTheirCity() {
        TestTable test = Fame.bare().city(RED, 1, "F9");
        CivTable table = test.table();
        table.cities().put(CITY, FameMark.CARAVAN);
        table.cities().put(CAPITAL, FameMark.FORTIFICATION);
        Razing.destroy(table, CITY);
        assertThat(table.cities().has(CITY, FameMark.CARAVAN)).isFalse();
        assertThat(has(test, FameMark.FORTIFICATION)).isTrue();
    }

    @Test
    @Rule({"CV-17.01", "CV-08.73"})
    void everybodySeesThemAndDumpsKeepThem() {
        TestTable test =
                home(Fame.bare(), Figure.SCOUT).choose("choose caravan").choose("done");
        CivTable table = test.table();
        assertThat(CivView.of(table, new Viewer(BLUE)).cities().getFirst().marks())
                .containsExactly("caravan");
        assertThat(table.copy().cities().has(CAPITAL, FameMark.CARAVAN)).isTrue();
        assertThat(table.dump().toString()).contains("marks");
    }

    @Test
    @Rule({"CV-08.67", "CV-08.68", "CV-03.08"})
    void aCaravanSaysWhyItCannotBeUsed() {
        TestTable test = Fame.bare().step(Phase.START_OF_TURN, RED);
        assertThat(test.why(RED, FameMark.CARAVAN)).containsExactly("why.marker-when");
        test.step(Phase.MOVEMENT, RED);
        assertThat(test.why(RED, FameMark.CARAVAN)).containsExactly("why.marker-no-figure");
        test.figure(RED, Figure.SCOUT, "C8").step(Phase.MOVEMENT, RED);
        assertThat(test.why(RED, FameMark.CARAVAN)).containsExactly("why.marker-how");
        test.table().cities().put(CAPITAL, FameMark.CARAVAN);
        assertThat(test.why(RED, FameMark.CARAVAN)).containsExactly("why.phase");
        test.step(Phase.CITY_MANAGEMENT, RED);
        assertThat(test.why(RED, FameMark.CARAVAN)).isEmpty();
        test.table().player(RED).setActions(0, 0);
        assertThat(test.why(RED, FameMark.CARAVAN)).containsExactly("why.city-acted");
    }

    @Test
    @Rule({"CV-08.64", "CV-08.65", "CV-03.08"})
    void aFortificationSaysWhyThereIsNothingToDoWithIt() {
        TestTable test = Fame.bare().step(Phase.CITY_MANAGEMENT, RED);
        assertThat(test.why(RED, FameMark.FORTIFICATION)).containsExactly("why.marker-when");
        test.figure(RED, Figure.ARMY, "C8").step(Phase.MOVEMENT, RED);
        assertThat(test.why(RED, FameMark.FORTIFICATION)).containsExactly("why.marker-how");
        test.table().cities().put(CAPITAL, FameMark.FORTIFICATION);
        assertThat(test.why(RED, FameMark.FORTIFICATION)).containsExactly("why.fortification-works");
    }
}
