package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.learn.Weights;
import java.util.List;
import java.util.Map;
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

    @Test
    void theValueIsTheSumOfWhatItCounts() {
        t.city(RED, "D4", Mood.HAPPY).advances(RED, BaseAdvance.WRITING).goods(RED, Good.GOLD, 3);
        t.city(BLUE, "D7", Mood.NEUTRAL).units(BLUE, BaseUnit.INFANTRY, "D7", 2);
        double[] weights = evaluation.values(table);
        for (int seat = RED; seat <= BLUE; seat++) {
            double[] amounts = evaluation.amounts(table, seat);
            double sum = 0;
            for (int i = 0; i < amounts.length; i++) {
                sum += weights[i] * amounts[i];
            }
            assertThat(sum).isCloseTo(evaluation.value(table, seat), within(1e-9));
        }
        assertThat(evaluation.features(table)).hasSize(weights.length).contains("city", "advance.writing", "good.gold");
    }

    @Test
    void chancesOfAllAreOneTogether() {
        double even = evaluation.chance(table, RED);
        t.city(RED, "D4", Mood.HAPPY).advances(RED, BaseAdvance.WRITING);
        assertThat(evaluation.chance(table, RED)).isGreaterThan(even).isLessThan(1);
        assertThat(evaluation.chance(table, RED) + evaluation.chance(table, BLUE))
                .isCloseTo(1, within(1e-9));
        table.player(RED).addEventHalfPoints(1);
        table.finish();
        assertThat(evaluation.chance(table, RED)).isEqualTo(1);
    }

    @Test
    void weightsFromAFileHoldWhereTheyFit() {
        Weights none = new Weights(List.of("monumental"), 2, 2, "a test", Map.of("good.gold", 0.0));
        Weights others = new Weights(List.of("monumental"), 3, 4, "a test", Map.of("good.gold", 0.0));
        t.goods(RED, Good.GOLD, 0);
        double poor = red();
        t.goods(RED, Good.GOLD, 3);
        assertThat(evaluation.with(List.of(none)).value(table, RED)).isCloseTo(poor, within(1e-9));
        assertThat(evaluation.with(List.of(others)).value(table, RED)).isGreaterThan(poor);
    }

    /** Otherwise the price of a wonder would be kept to the end. */
    @Test
    void aWonderIsBetterThanItsPrice() {
        t.city(RED, "D4", Mood.HAPPY).advances(RED, BaseAdvance.IRRIGATION, BaseAdvance.ENGINEERING);
        t.wonderCards(RED, Wonder.GREAT_GARDENS);
        t.goods(RED, Good.FOOD, 5)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.WOOD, 5)
                .goods(RED, Good.CULTURE, 5);
        double before = red();
        t.goods(RED, Good.FOOD, 0)
                .goods(RED, Good.ORE, 0)
                .goods(RED, Good.WOOD, 0)
                .goods(RED, Good.CULTURE, 0);
        t.wonderCards(RED).wonder(RED, "D4", Wonder.GREAT_GARDENS);
        assertThat(red()).isGreaterThan(before);
    }
}
