package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Codes;
import org.junit.jupiter.api.Test;

/** What computers fear for their cities. */
class PerilTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final ClashEvaluation evaluation = new ClashEvaluation();
    private final TestTable t = TestTable.players(2)
            .everywhere(Terrain.PLAINS)
            .emptyBoard()
            .city(RED, "D4", Mood.NEUTRAL)
            .city(BLUE, "D8", Mood.NEUTRAL);
    private final ClashTable table = t.table();

    private double fear(ClashFeature feature) {
        int index = evaluation.features(table).indexOf(Codes.of(feature));
        return evaluation.amounts(table, RED)[index];
    }

    private void barbarians(String label, int number) {
        t.units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, label, number);
    }

    private double ofAll() {
        return fear(ClashFeature.PERIL_OF_ALL);
    }

    @Test
    void soldiersAndWallsHelp() {
        barbarians("D3", 2);
        double open = ofAll();
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        double one = ofAll();
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        double two = ofAll();
        t.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        assertThat(new double[] {ofAll(), two, one, open}).isSorted();
    }

    @Test
    void barbariansAreFearedTheMoreTheNearerAndTheStrongerTheyAre() {
        t.units(RED, BaseUnit.INFANTRY, "D4", 2);
        double nobody = ofAll();
        barbarians("D2", 1);
        double far = ofAll();
        table.units().remove(BaseUnit.INFANTRY, t.at("D2"), 1);
        barbarians("D3", 1);
        double near = ofAll();
        barbarians("D3", 2);
        assertThat(new double[] {nobody, far, near, ofAll()}).isSorted().doesNotHaveDuplicates();
    }

    /** The event that lets barbarians come is the player's own: it comes with an advance. */
    @Test
    void aLastCityIsInMorePerilBeforeAnEvent() {
        barbarians("D3", 2);
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        table.player(RED).setEventTrack(3);
        double later = ofAll();
        table.player(RED).setEventTrack(1);
        assertThat(ofAll()).isGreaterThan(later);
        t.city(RED, "D6", Mood.NEUTRAL);
        double both = ofAll();
        table.player(RED).setEventTrack(3);
        assertThat(ofAll()).isEqualTo(both);
    }

    @Test
    void aSecondCityMakesTheLossOfAllUnlikelyIfItWouldHoldOut() {
        barbarians("D3", 2);
        double alone = ofAll();
        t.city(RED, "D6", Mood.NEUTRAL);
        double two = ofAll();
        t.units(RED, BaseUnit.INFANTRY, "D6", 2);
        assertThat(new double[] {ofAll(), two, alone}).isSorted().doesNotHaveDuplicates();
    }

    /** Otherwise it would be spent on something else. */
    @Test
    void thePriceOfSoldiersIsHalfTheirHelp() {
        barbarians("D3", 2);
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        t.goods(RED, Good.FOOD, 0).goods(RED, Good.ORE, 0).goods(RED, Good.GOLD, 0);
        double poor = ofAll();
        t.goods(RED, Good.FOOD, 3);
        assertThat(ofAll()).isEqualTo(poor);
        t.goods(RED, Good.ORE, 1);
        double one = ofAll();
        t.goods(RED, Good.GOLD, 1);
        double two = ofAll();
        t.goods(RED, Good.FOOD, 0).goods(RED, Good.ORE, 0).goods(RED, Good.GOLD, 0);
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        assertThat(new double[] {two, one, poor}).isSorted().doesNotHaveDuplicates();
        assertThat(ofAll()).isEqualTo(two);
    }

    @Test
    void someCityIsAlsoWorthSomething() {
        double calm = fear(ClashFeature.PERIL);
        barbarians("D3", 2);
        assertThat(fear(ClashFeature.PERIL)).isGreaterThan(calm);
    }
}
