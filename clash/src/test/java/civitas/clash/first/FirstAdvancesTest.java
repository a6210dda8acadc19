package civitas.clash.first;

import static civitas.clash.content.BaseAdvance.*;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.first.advance.FirstAdvance;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The advances of the player board of 2012. */
class FirstAdvancesTest {

    private static final int RED = 0;

    private final TestTable test = First.plain().city(RED, "D4", Mood.NEUTRAL).city(1, "D8", Mood.NEUTRAL);
    private final ClashTable table = test.table();

    FirstAdvancesTest() {
        for (Scale scale : Scale.values()) {
            Scales.of(table).setLevel(RED, scale, 8);
        }
        test.goods(RED, Good.FOOD, 2);
    }

    private void gain(Advance advance) {
        Gaining.free(table, RED, advance, Marker.TRACK);
        table.settle();
    }

    private int has(Good good) {
        return table.player(RED).get(good);
    }

    @Test
    @Rule({"CC-4.11", "CC-EX-6"})
    void twoAdvancesRequireAnotherOneOfTheirCategory() {
        test.advances(RED, FISHING).turnOf(RED);
        assertThat(test.codes()).doesNotContain("advance roads", "advance navigation");
        test.advances(RED, ENGINEERING, CARTOGRAPHY).turnOf(RED);
        assertThat(test.codes()).contains("advance roads", "advance navigation");
    }

    @Test
    @Rule("CC-4.16")
    void governmentsRequireAnAdvance() {
        test.turnOf(RED);
        assertThat(test.codes()).doesNotContain("advance nationalism", "advance voting", "advance dogma");
        test.advances(RED, TACTICS, DRAFT, WRITING, PHILOSOPHY, MYTHS, STATE_RELIGION)
                .turnOf(RED);
        assertThat(test.codes()).contains("advance nationalism", "advance voting", "advance dogma");
    }

    @Test
    @Rule({"CC-4.19", "CC-4.20", "CC-EX-5"})
    void anotherGovernmentTakesOverAllMarkers() {
        test.advances(RED, TACTICS, DRAFT, WRITING, PHILOSOPHY, NATIONALISM, TOTALITARIANISM, ABSOLUTE_POWER)
                .goods(RED, Good.MOOD, 2)
                .turnOf(RED);
        int advances = table.player(RED).advanceCount();
        test.choose("advance voting", "choose civil-liberties", "choose separation-of-power");
        assertThat(table.player(RED).advanceCount()).isEqualTo(advances);
        assertThat(table.player(RED).owns(VOTING)).isTrue();
        assertThat(table.player(RED).owns(NATIONALISM)).isFalse();
        assertThat(test.codes()).doesNotContain("use absolute-power").contains("use civil-liberties");
    }

    @Test
    @Rule("CC-4.29")
    void steelWeaponsCostOreEvenIfTheyAreFree() {
        test.advances(RED, TACTICS).goods(RED, Good.ORE, 1).turnOf(RED);
        assertThat(test.codes()).doesNotContain("advance steel-weapons");
        test.goods(RED, Good.ORE, 2).turnOf(RED).choose("advance steel-weapons");
        assertThat(has(Good.ORE)).isZero();
        assertThat(has(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-4.29", "CC-4.151"})
    void theExtraPriceOfAFreeAdvanceIsPaidUnlessMetallurgyWaivesIt() {
        test.advances(RED, TACTICS).goods(RED, Good.ORE, 3).turnOf(RED);
        gain(STEEL_WEAPONS);
        assertThat(has(Good.ORE)).isEqualTo(1);
        TestTable other = First.plain().advances(RED, TACTICS, MATH, METALLURGY).goods(RED, Good.FOOD, 0);
        other.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        assertThat(other.codes()).contains("advance steel-weapons");
    }

    @Test
    @Rule("CC-4.29")
    void metallurgyAfterSteelWeaponsBringsOre() {
        test.advances(RED, TACTICS, STEEL_WEAPONS, MATH).turnOf(RED);
        gain(METALLURGY);
        assertThat(has(Good.ORE)).isEqualTo(2);
    }

    @Test
    @Rule("CC-4.151")
    void chemistryTakesAwayTheFoodOfTwoAdvances() {
        test.advances(RED, MATH, FirstAdvance.CHEMISTRY, TACTICS)
                .goods(RED, Good.FOOD, 0)
                .turnOf(RED);
        assertThat(test.codes())
                .contains("advance sanitation", "advance siegecraft")
                .doesNotContain("advance draft");
        test.choose("advance sanitation");
        assertThat(table.player(RED).owns(SANITATION)).isTrue();
    }

    @Test
    @Rule("CC-4.60")
    void husbandryReachesAllLandWithinTwoSpaces() {
        test.advances(RED, HUSBANDRY).goods(RED, Good.FOOD, 2);
        test.city(RED, "D4", Mood.HAPPY, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .turnOf(RED);
        test.choose("use husbandry", "collect D4");
        assertThat(test.codes()).contains("gather D6 food", "gather B4 food", "gather D2 food");
        test.choose("gather D6 food", "gather D2 food", "gather B4 food", "done");
        assertThat(test.codes()).as("once per turn").doesNotContain("use husbandry");
        test.choose("collect D4");
        assertThat(test.codes()).doesNotContain("gather D6 food");
    }

    @Test
    @Rule("CC-4.60")
    void withRoadsHusbandryIsFree() {
        test.advances(RED, HUSBANDRY, ENGINEERING, ROADS)
                .goods(RED, Good.FOOD, 0)
                .turnOf(RED);
        test.choose("use husbandry", "collect D4");
        assertThat(test.codes()).contains("gather D6 food");
    }

    @Test
    @Rule("CC-4.63")
    void theFirstCollectIsFreeAndOthersCostMood() {
        test.advances(RED, WRITING, PHILOSOPHY, VOTING, ECONOMIC_LIBERTY, STORAGE)
                .goods(RED, Good.MOOD, 2);
        test.city(RED, "D6", Mood.NEUTRAL).turnOf(RED);
        test.choose("collect D4", "gather D4 food");
        assertThat(table.turn().actionsLeft()).isEqualTo(3);
        test.choose("collect D6", "gather D6 food");
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(test.codes()).as("no tokens left").noneMatch(code -> code.startsWith("collect"));
    }

    @Test
    @Rule("CC-4.63")
    void freeEconomyWaitsForTheNextTurnIfSomethingWasCollected() {
        test.advances(RED, WRITING, PHILOSOPHY, VOTING, STORAGE)
                .city(RED, "D6", Mood.NEUTRAL)
                .turnOf(RED);
        test.choose("collect D4", "gather D4 food");
        gain(ECONOMIC_LIBERTY);
        test.choose("collect D6", "gather D6 food");
        assertThat(table.turn().actionsLeft()).isEqualTo(1);
    }

    @Test
    @Rule("CC-4.88")
    void sanitationAddsASettlerForFood() {
        test.advances(RED, SANITATION, WRITING, STORAGE).city(RED, "D6", Mood.NEUTRAL);
        test.goods(RED, Good.FOOD, 2)
                .goods(RED, Good.ORE, 1)
                .goods(RED, Good.WOOD, 1)
                .turnOf(RED);
        test.choose("construct academy D4", "yes");
        assertThat(table.units().count(RED, BaseUnit.SETTLER, test.at("D4"))).isEqualTo(1);
        assertThat(has(Good.FOOD)).isZero();
    }

    @Test
    @Rule("CC-4.102")
    void draftPaysOneInfantryWithMood() {
        test.advances(RED, TACTICS, DRAFT)
                .goods(RED, Good.FOOD, 0)
                .goods(RED, Good.MOOD, 3)
                .turnOf(RED);
        test.choose("recruit D4");
        assertThat(has(Good.MOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.111", "CC-4.115", "CC-EX-21"})
    void ritualsSpendNoIdeasAndCircusMakesCitiesSmaller() {
        test.advances(RED, MYTHS, RITUALS, ARTS, CIRCUS_AND_SPORTS).goods(RED, Good.FOOD, 0);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY);
        test.goods(RED, Good.IDEAS, 5).goods(RED, Good.WOOD, 2).turnOf(RED);
        test.choose("improve-mood");
        assertThat(has(Good.WOOD)).as("size 3 counts as 2").isZero();
        assertThat(has(Good.IDEAS)).isEqualTo(5);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
    }

    @Test
    @Rule("CC-4.113")
    void votingImprovesWithoutAnAction() {
        test.advances(RED, WRITING, PHILOSOPHY, VOTING).goods(RED, Good.MOOD, 2).turnOf(RED);
        test.choose("use voting");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
        assertThat(table.turn().actionsLeft()).isEqualTo(3);
    }

    @Test
    @Rule("CC-4.152")
    void writingDrawsWithTheFirstGovernment() {
        test.advances(RED, PHILOSOPHY).turnOf(RED);
        gain(WRITING);
        assertThat(table.player(RED).actionCards().isEmpty()).isTrue();
        gain(VOTING);
        assertThat(table.player(RED).actionCards().size()).isEqualTo(1);
        assertThat(table.player(RED).objectiveCards().size()).isEqualTo(1);
        gain(CIVIL_LIBERTIES);
        assertThat(table.player(RED).actionCards().size()).as("once").isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.152", "CC-4.150"})
    void writingDrawsAtOnceForWhoeverGoverns() {
        test.advances(RED, TACTICS, DRAFT, NATIONALISM).turnOf(RED);
        gain(WRITING);
        assertThat(table.player(RED).actionCards().size()).isEqualTo(1);
        gain(PHILOSOPHY);
        assertThat(has(Good.IDEAS)).as("Philosophy brings nothing at once").isZero();
        gain(MATH);
        assertThat(has(Good.IDEAS)).isEqualTo(1);
    }

    @Test
    @Rule("CC-3.11")
    void publicAndFreeEducation() {
        test.advances(RED, WRITING, PUBLIC_EDUCATION, FREE_EDUCATION)
                .goods(RED, Good.IDEAS, 2)
                .goods(RED, Good.FOOD, 0);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY).turnOf(RED);
        test.choose("advance myths");
        assertThat(has(Good.MOOD)).as("frame, and ideas only").isEqualTo(2);
        test.choose("collect D4", "gather D4 food", "done", "collect D4", "gather D4 food", "done");
        assertThat(has(Good.IDEAS)).as("every time").isEqualTo(2);
    }

    @Test
    @Rule({"CC-6.97", "CC-EX-44"})
    void cartographyCountsRegionsWithShips() {
        test.advances(RED, FISHING, CARTOGRAPHY).everywhere(Terrain.SEA).terrain("D4", Terrain.PLAINS);
        List<Integer> cells = table.board().slots().get(0).cells();
        table.units().add(RED, BaseUnit.SHIP, cells.get(0), 1);
        table.units().add(RED, BaseUnit.SHIP, cells.get(1), 1);
        table.units()
                .add(RED, BaseUnit.SHIP, table.board().slots().get(1).cells().get(0), 1);
        test.turnOf(RED).choose("use cartography");
        assertThat(has(Good.IDEAS)).isEqualTo(2);
        assertThat(has(Good.CULTURE)).isEqualTo(2);
        assertThat(test.codes()).doesNotContain("use cartography");
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule("CC-4.47")
    void taxesBringGoldForEveryCity() {
        test.advances(RED, BARTERING, TAXES)
                .goods(RED, Good.MOOD, 1)
                .city(RED, "D6", Mood.NEUTRAL)
                .turnOf(RED);
        test.choose("use taxes");
        assertThat(has(Good.GOLD)).isEqualTo(2);
    }
}
