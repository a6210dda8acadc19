package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import org.junit.jupiter.api.Test;

/** What the evaluation likes. */
class ClashEvaluationTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final ClashEvaluation evaluation = new ClashEvaluation();
    private final TestTable t = TestTable.players(2).everywhere(Terrain.PLAINS);
    private final ClashTable table = t.table();

    private double red() {
        return evaluation.value(table, RED);
    }

    @Test
    void everythingGoodIsWorthMore() {
        double before = red();
        t.city(RED, "D4", Mood.NEUTRAL);
        double city = red();
        t.city(RED, "D4", Mood.HAPPY);
        double happy = red();
        t.advances(RED, BaseAdvance.WRITING);
        double writing = red();
        t.goods(RED, Good.GOLD, 3);
        double gold = red();
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        double army = red();
        assertThat(new double[] {before, city, happy, writing, gold, army}).isSorted();
        t.city(BLUE, "D6", Mood.HAPPY).advances(BLUE, BaseAdvance.WRITING);
        assertThat(red()).isLessThan(army);
    }

    @Test
    void handsOfOthersDoNotMatter() {
        t.objectives(BLUE, 11).objectives(RED, 30);
        t.goods(BLUE, Good.GOLD, 5);
        double before = red();
        t.objectives(BLUE, 1);
        assertThat(red()).isEqualTo(before);
    }

    @Test
    void anObjectiveInReachIsWorthMore() {
        t.objectives(RED, 30).objectives(BLUE);
        t.goods(RED, Good.GOLD, 5);
        double before = red();
        t.objectives(RED, 11);
        assertThat(red()).isGreaterThan(before);
    }

    /** Otherwise whoever is behind would rather let the time pass than do anything. */
    @Test
    void anActionThatIsLeftIsWorthSomethingToWhoeverHasIt() {
        table.setActive(RED);
        table.turn().setActionsLeft(1);
        double one = red();
        double others = evaluation.value(table, BLUE);
        table.turn().setActionsLeft(2);
        assertThat(red()).isGreaterThan(one);
        assertThat(evaluation.value(table, BLUE)).isEqualTo(others);
    }

    @Test
    void aSettlerWantsToStandWhereACityCanBe() {
        t.city(RED, "D4", Mood.NEUTRAL).units(RED, BaseUnit.SETTLER, "D4", 1);
        double inTheCity = red();
        t.units(RED, BaseUnit.SETTLER, "D4", 0).units(RED, BaseUnit.SETTLER, "D5", 1);
        assertThat(red()).isGreaterThan(inTheCity);
    }

    @Test
    void winningIsEverything() {
        table.player(RED).addEventHalfPoints(1);
        table.finish();
        assertThat(red()).isGreaterThan(50);
        assertThat(evaluation.value(table, BLUE)).isLessThan(-50);
    }
}
