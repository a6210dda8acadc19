package civitas.clash.city;

import static civitas.clash.content.Terrain.BARREN;
import static civitas.clash.content.Terrain.FOREST;
import static civitas.clash.content.Terrain.MOUNTAIN;
import static civitas.clash.content.Terrain.PLAINS;
import static civitas.clash.content.Terrain.SEA;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class CollectTest {

    /** A red city at D4 with two buildings in the middle of barren land; D3 mountain, E4 forest, E5 plains. */
    private static TestTable city(Mood mood) {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(BARREN)
                .terrain("D4", PLAINS)
                .terrain("D3", MOUNTAIN)
                .terrain("E4", FOREST)
                .terrain("E5", PLAINS)
                .city(0, "D4", mood, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .city(1, "A3", Mood.NEUTRAL)
                .goods(0, Good.FOOD, 0)
                .advances(0, BaseAdvance.STORAGE);
    }

    private static int has(TestTable t, Good good) {
        return t.table().player(0).get(good);
    }

    @Test
    @Rule({"CC-4.40", "CC-4.48", "CC-4.49", "CC-4.51", "CC-1.32", "CC-5.6", "CC-4.66"})
    void aNeutralCityCollectsItsSize() {
        TestTable t = city(Mood.NEUTRAL).turnOf(0);

        t.choose("collect D4");
        assertThat(t.codes())
                .containsExactlyInAnyOrder("gather D4 food", "gather D3 ore", "gather E4 wood", "gather E5 food");
        t.choose("gather D4 food", "gather D3 ore");
        assertThat(has(t, Good.FOOD))
                .as("nothing is gained before all is gathered")
                .isZero();
        t.choose("gather E4 wood");

        assertThat(has(t, Good.FOOD)).isEqualTo(1);
        assertThat(has(t, Good.ORE)).isEqualTo(1);
        assertThat(has(t, Good.WOOD)).isEqualTo(1);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.48", "CC-5.8"})
    void aHappyCityCollectsOneMore() {
        TestTable t = city(Mood.HAPPY).turnOf(0);
        t.choose("collect D4", "gather D4 food", "gather D3 ore", "gather E4 wood", "gather E5 food");
        assertThat(has(t, Good.FOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.48", "CC-5.9", "CC-5.10", "CC-4.43"})
    void anAngryCityCollectsOneAndOnlyOnce() {
        TestTable t = city(Mood.ANGRY).turnOf(0);
        t.choose("collect D4", "gather D3 ore");
        assertThat(has(t, Good.ORE)).isEqualTo(1);
        assertThat(t.codes()).doesNotContain("collect D4");
    }

    @Test
    @Rule("CC-4.50")
    void eachSpaceGivesOnce() {
        TestTable t = city(Mood.NEUTRAL).turnOf(0);
        t.choose("collect D4", "gather D3 ore");
        assertThat(t.codes()).doesNotContain("gather D3 ore");
    }

    @Test
    @Rule("CC-4.54")
    void onePartIsEnoughButNothingIsNot() {
        TestTable t = city(Mood.NEUTRAL).turnOf(0);
        t.choose("collect D4");
        assertThat(t.codes()).doesNotContain("done");
        t.choose("gather D3 ore", "done");
        assertThat(has(t, Good.ORE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.52", "CC-8.5"})
    void enemiesCitiesAndExhaustionBlock() {
        TestTable t = city(Mood.NEUTRAL)
                .units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "D3", 1)
                .city(1, "E5", Mood.NEUTRAL);
        t.table().lands().exhaust(t.at("E4"));
        t.turnOf(0).choose("collect D4");
        assertThat(has(t, Good.FOOD)).as("the only space left was used at once").isEqualTo(1);
    }

    @Test
    @Rule("CC-4.53")
    void unexploredSpacesGiveNothing() {
        TestTable t = city(Mood.NEUTRAL).terrain("E5", Terrain.UNEXPLORED).turnOf(0);
        t.choose("collect D4");
        assertThat(t.codes()).doesNotContain("gather E5 food");
    }

    @Test
    @Rule({"CC-1.32", "CC-4.55"})
    void fishingUsesOneSeaSpace() {
        TestTable t = city(Mood.NEUTRAL).terrain("D5", SEA).terrain("C4", SEA);
        t.turnOf(0).choose("collect D4");
        assertThat(t.codes()).doesNotContain("gather D5 food");

        t = city(Mood.NEUTRAL).terrain("D5", SEA).terrain("C4", SEA).advances(0, BaseAdvance.FISHING);
        t.turnOf(0).choose("collect D4", "gather D5 food");
        assertThat(t.codes()).doesNotContain("gather C4 food");
    }

    @Test
    @Rule({"CC-4.56", "CC-7.95"})
    void aPortGivesGoldOrMoodEvenWithoutFishing() {
        TestTable t = city(Mood.NEUTRAL).terrain("D5", SEA);
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.PORT, 0);
        t.port("D4", "D5").turnOf(0).choose("collect D4");
        assertThat(t.codes()).contains("gather D5 gold", "gather D5 mood").doesNotContain("gather D5 food");
        t.choose("gather D5 mood", "done");
        assertThat(has(t, Good.MOOD)).isEqualTo(1);
    }

    @Test
    @Rule("CC-1.32")
    void irrigationMakesBarrenLandFertile() {
        TestTable t = city(Mood.NEUTRAL).advances(0, BaseAdvance.IRRIGATION).turnOf(0);
        t.choose("collect D4");
        assertThat(t.codes()).contains("gather D5 food", "gather C5 food");
    }

    @Test
    @Rule({"CC-4.58", "CC-4.59", "CC-3.16"})
    void husbandryReachesOneDistantSpaceOncePerTurn() {
        TestTable t =
                city(Mood.NEUTRAL).terrain("D2", FOREST).terrain("F4", FOREST).advances(0, BaseAdvance.HUSBANDRY);
        t.turnOf(0).choose("collect D4", "gather D3 ore", "done");
        t.choose("collect D4", "gather D2 wood");
        assertThat(t.codes()).doesNotContain("gather F4 wood");
        t.choose("done", "collect D4");
        assertThat(t.codes()).doesNotContain("gather D2 wood", "gather F4 wood");
    }

    @Test
    @Rule("CC-4.58")
    void husbandryWithRoadsReachesTwo() {
        TestTable t = city(Mood.NEUTRAL)
                .terrain("D2", FOREST)
                .terrain("F4", FOREST)
                .advances(0, BaseAdvance.HUSBANDRY, BaseAdvance.ROADS);
        t.turnOf(0).choose("collect D4", "gather D2 wood", "gather F4 wood", "done");
        assertThat(has(t, Good.WOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.41", "CC-4.42", "CC-4.44"})
    void repeatedActivationLowersTheMoodAfterwards() {
        TestTable t = city(Mood.HAPPY);
        t.turnOf(0).table().turn().setActionsLeft(5);
        for (Mood after : new Mood[] {Mood.HAPPY, Mood.NEUTRAL, Mood.ANGRY}) {
            t.choose("collect D4", "gather D3 ore", "done");
            assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(after);
        }
        t.choose("collect D4", "gather D3 ore");
        assertThat(t.codes()).doesNotContain("collect D4");
    }

    @Test
    @Rule("CC-4.45")
    void anImprovedCityMayBeActivatedAgain() {
        TestTable t = city(Mood.ANGRY).goods(0, Good.MOOD, 3);
        t.turnOf(0).choose("collect D4", "gather D3 ore", "improve-mood");
        assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(Mood.NEUTRAL);
        t.choose("collect D4", "gather D3 ore", "done");
        assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-1.35", "CC-1.37", "CC-1.38"})
    void whatExceedsACapIsLost() {
        TestTable t = city(Mood.NEUTRAL).goods(0, Good.ORE, 7);
        t.table().player(0).setAdvances(Numbers.of(BaseAdvance.FARMING.number(), BaseAdvance.MINING.number()));
        t.goods(0, Good.FOOD, 1);
        t.turnOf(0).choose("collect D4", "gather D4 food", "gather E5 food", "gather D3 ore");
        assertThat(has(t, Good.FOOD)).isEqualTo(2);
        assertThat(has(t, Good.ORE)).isEqualTo(7);
    }

    @Test
    @Rule({"CC-4.64", "CC-4.61"})
    void publicEducationAddsAnIdeaOncePerTurn() {
        TestTable t = city(Mood.NEUTRAL).advances(0, BaseAdvance.WRITING, BaseAdvance.PUBLIC_EDUCATION);
        t.turnOf(0).choose("collect D4", "gather D3 ore", "done", "collect D4", "gather D3 ore", "done");
        assertThat(has(t, Good.IDEAS)).isEqualTo(1);
    }

    @Test
    @Rule("CC-4.65")
    void metallurgyTurnsOreIntoGold() {
        TestTable t = city(Mood.NEUTRAL).terrain("D5", MOUNTAIN).advances(0, BaseAdvance.MATH, BaseAdvance.METALLURGY);
        t.turnOf(0).choose("collect D4", "gather D3 ore", "gather D5 ore", "done", "yes");
        assertThat(has(t, Good.ORE)).isEqualTo(1);
        assertThat(has(t, Good.GOLD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.62", "CC-3.10"})
    void theFreeCollectIsTheOnlyOneOfTheTurn() {
        TestTable t = city(Mood.NEUTRAL)
                .advances(0, BaseAdvance.PHILOSOPHY, BaseAdvance.VOTING, BaseAdvance.ECONOMIC_LIBERTY)
                .goods(0, Good.MOOD, 2);
        t.turnOf(0).choose("use economic-liberty", "gather D3 ore", "done");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        assertThat(t.table().cities().activations(t.at("D4"))).isEqualTo(1);
        assertThat(t.codes()).doesNotContain("collect D4", "use economic-liberty");

        t = city(Mood.NEUTRAL)
                .advances(0, BaseAdvance.PHILOSOPHY, BaseAdvance.VOTING, BaseAdvance.ECONOMIC_LIBERTY)
                .goods(0, Good.MOOD, 2);
        t.turnOf(0).choose("collect D4", "gather D3 ore", "done");
        assertThat(t.codes()).contains("collect D4").doesNotContain("use economic-liberty");
    }

    @Test
    @Rule("CC-5.16")
    void forcedLabourMakesAngryCitiesWorkOnce() {
        TestTable t = city(Mood.ANGRY)
                .advances(0, BaseAdvance.DRAFT, BaseAdvance.NATIONALISM, BaseAdvance.FORCED_LABOR)
                .goods(0, Good.MOOD, 1);
        t.turnOf(0).choose("use forced-labor", "collect D4", "gather D3 ore", "gather D4 food", "gather E4 wood");
        assertThat(has(t, Good.WOOD)).isEqualTo(1);
        assertThat(t.codes()).doesNotContain("collect D4");
    }

    @Test
    void aCardLetsSpacesBeUsedAgain() {
        TestTable t = city(Mood.NEUTRAL);
        t.turnOf(0).table().turn().boostCollect(0, true);
        t.choose("collect D4", "gather D3 ore", "gather D3 ore", "gather D3 ore");
        assertThat(has(t, Good.ORE)).isEqualTo(3);
    }
}
