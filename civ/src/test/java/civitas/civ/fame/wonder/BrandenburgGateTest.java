package civitas.civ.fame.wonder;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.FameWonder;
import civitas.civ.state.Act;
import civitas.civ.state.Intent;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Brandenburg Gate: the outskirts of the red capital on C6 are closed to blue figures. */
class BrandenburgGateTest {

    private static TestTable gate() {
        TestTable test = Fame.bare();
        test.table().putWonder(test.square("B5"), FameWonder.BRANDENBURG_GATE);
        return test;
    }

    @Test
    @Rule({"CV-14.22", "CV-08.13"})
    void enemiesPassButDoNotStay() {
        TestTable test = gate().figure(BLUE, Figure.SCOUT, "E7").figure(RED, Figure.ARMY, "E5");
        test.step(Phase.MOVEMENT, BLUE).choose("move E7");
        assertThat(test.codes()).as("through the outskirts and out again").contains("step D7");
        assertThat(test.why(BLUE, "C7")).contains("why.closed-outskirts");
        test.choose("step D7");
        assertThat(test.codes()).containsExactlyInAnyOrder("step D8", "step E7");
        assertThat(test.why(BLUE, new Intent(Act.STOP))).contains("why.closed-outskirts");
    }

    @Test
    @Rule({"CV-14.22"})
    void anOwnFigureMayStay() {
        TestTable test = gate().figure(RED, Figure.ARMY, "E7");
        test.step(Phase.MOVEMENT, RED).choose("move E7").choose("step D7");
        assertThat(test.codes()).contains("stop");
    }

    @Test
    @Rule({"CV-14.22", "CV-08.49"})
    void theCenterCanBeAttacked() {
        TestTable test = gate().figure(BLUE, Figure.ARMY, "E6");
        test.step(Phase.MOVEMENT, BLUE).choose("move E6").choose("step D6");
        assertThat(test.codes()).contains("step C6");
        test.choose("step C6");
        assertThat(test.table().battle().isActive()).isTrue();
    }

    @Test
    @Rule({"CV-14.22"})
    void figuresThatAreThereHaveToLeave() {
        TestTable test = gate().figure(BLUE, Figure.ARMY, "D7").figure(BLUE, Figure.SCOUT, "D7");
        test.step(Phase.MOVEMENT, BLUE);
        assertThat(test.codes()).contains("move D7").doesNotContain("done");
        assertThat(test.why(BLUE, new Intent(Act.DONE))).contains("why.must-leave");
        test.choose("move D7").choose("take a1s0").choose("step D8").choose("stop");
        assertThat(test.codes()).as("the scout, too").contains("move D7").doesNotContain("done");
        test.choose("move D7").choose("step E7").choose("stop");
        assertThat(test.codes()).contains("done");
        assertThat(test.why(BLUE, new Intent(Act.DONE))).doesNotContain("why.must-leave");
    }

    @Test
    @Rule({"CV-14.22", "CV-03.26"})
    void whoeverCannotLeaveStays() {
        TestTable test = gate().figure(BLUE, Figure.SCOUT, "D7");
        for (String square : new String[] {"D8", "E7", "C7", "D6"}) {
            Fame.draw(test.table(), test.square(square), Terrain.WATER);
        }
        test.step(Phase.MOVEMENT, BLUE);
        assertThat(test.codes()).contains("done").doesNotContain("move D7");
    }

    @Test
    @Rule({"CV-14.22", "CV-14.06"})
    void anObsoleteGateIsOpen() {
        TestTable test = gate().figure(BLUE, Figure.ARMY, "D7");
        test.table().makeObsolete(FameWonder.BRANDENBURG_GATE);
        assertThat(test.step(Phase.MOVEMENT, BLUE).codes()).contains("done");
        test.choose("move D7").choose("step D6");
        assertThat(test.codes()).contains("stop");
    }
}
