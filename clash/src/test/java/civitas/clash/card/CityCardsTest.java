package civitas.clash.card;

import static civitas.clash.card.CardTable.BLUE;
import static civitas.clash.card.CardTable.RED;
import static civitas.clash.card.CardTable.actionsLeft;
import static civitas.clash.card.CardTable.askAgain;
import static civitas.clash.card.CardTable.isBetweenActions;
import static civitas.clash.card.CardTable.plains;
import static civitas.clash.card.CardTable.red;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.event.Pestilence;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Cards that work in the player's own cities. */
class CityCardsTest {

    private static Mood mood(TestTable t, String city) {
        return t.table().cities().mood(t.at(city));
    }

    @Test
    @Rule({"CC-10.3", "CC-10.18"})
    void heroGeneralCheersCitiesAfterABattleWon() {
        TestTable t = plains().hand(RED, 5)
                .city(RED, "B4", Mood.ANGRY, BaseBuilding.TEMPLE)
                .goods(RED, Good.MOOD, 1)
                .turnOf(RED);
        assertThat(t.codes()).doesNotContain("play a5");
        t.table().turn().countLandBattleWon();
        askAgain(t);
        t.choose("play a5");
        assertThat(t.codes()).containsExactlyInAnyOrder("improve B4", "improve D4");
        t.choose("improve B4");
        assertThat(mood(t, "B4")).as("whatever its size").isEqualTo(Mood.NEUTRAL);
        assertThat(t.codes()).containsExactlyInAnyOrder("improve B4", "improve D4", "pass");
        t.choose("improve B4");
        assertThat(mood(t, "B4")).isEqualTo(Mood.HAPPY);
        assertThat(red(t).get(Good.MOOD)).isZero();
        assertThat(actionsLeft(t)).isEqualTo(3);
    }

    @Test
    @Rule("CC-10.12")
    void heroGeneralNeedsACityThatIsNotHappy() {
        TestTable t = plains().hand(RED, 5).city(RED, "D4", Mood.HAPPY).turnOf(RED);
        t.table().turn().countLandBattleWon();
        askAgain(t);
        assertThat(t.codes()).doesNotContain("play a5");
    }

    @Test
    @Rule({"CC-10.9", "CC-10.18"})
    void eachBattleServesOneHeroGeneral() {
        TestTable t = plains().hand(RED, 5, 6).city(RED, "D4", Mood.ANGRY).turnOf(RED);
        t.table().turn().countLandBattleWon();
        askAgain(t);
        t.choose("play a6");
        assertThat(t.codes()).contains("end-turn").doesNotContain("play a5");
        t.table().turn().countLandBattleWon();
        askAgain(t);
        assertThat(t.codes()).contains("play a5");
    }

    @Test
    @Rule({"CC-10.8", "CC-10.10"})
    void differentCardsUseTheSameBattle() {
        TestTable t = plains().hand(RED, 5, 11).city(RED, "D4", Mood.ANGRY).turnOf(RED);
        t.table().turn().countLandBattleWon();
        t.table().turn().countConquest();
        askAgain(t);
        t.choose("play a5");
        t.choose("play a11");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
    }

    @Test
    @Rule("CC-10.12")
    void ideasCountsOwnCitiesWithAcademies() {
        TestTable t = plains().hand(RED, 9)
                .city(RED, "B4", Mood.ANGRY, BaseBuilding.ACADEMY)
                .city(BLUE, "D6", Mood.NEUTRAL, BaseBuilding.ACADEMY)
                .city(RED, "F4", Mood.NEUTRAL, BaseBuilding.ACADEMY);
        t.table().cities().setBuilding(t.at("F4"), BaseBuilding.ACADEMY, BLUE);
        t.table().cities().setBuilding(t.at("D6"), BaseBuilding.ACADEMY, RED);
        t.turnOf(RED).choose("play a9");
        assertThat(red(t).get(Good.IDEAS))
                .as("B4, and F4 under foreign influence")
                .isEqualTo(2);
        assertThat(actionsLeft(t)).isEqualTo(3);

        assertThat(plains().hand(RED, 9).turnOf(RED).codes()).as("no academy").doesNotContain("play a9");
    }

    @Test
    @Rule({"CC-10.9", "CC-10.18", "CC-EX-66"})
    void greatIdeasNeedsAConquestEach() {
        TestTable t = plains().hand(RED, 11, 12).turnOf(RED);
        assertThat(t.codes()).doesNotContain("play a11", "play a12");
        t.table().turn().countConquest();
        askAgain(t);
        t.choose("play a11");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
        assertThat(t.codes()).doesNotContain("play a12");
        t.table().turn().countConquest();
        askAgain(t);
        t.choose("play a12");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(4);
    }

    @Test
    @Rule("CC-10.12")
    void greatIdeasNeedsRoomForIdeas() {
        TestTable t = plains().hand(RED, 11).goods(RED, Good.IDEAS, 7).turnOf(RED);
        t.table().turn().countConquest();
        askAgain(t);
        assertThat(t.codes()).doesNotContain("play a11");
    }

    @Test
    @Rule({"CC-4.85", "CC-4.74", "CC-4.147", "CC-4.46"})
    void cityDevelopmentConstructsForNothingAndActivates() {
        TestTable t = plains().hand(RED, 17)
                .goods(RED, Good.CULTURE, 1)
                .goods(RED, Good.FOOD, 0)
                .advances(RED, BaseAdvance.WRITING, BaseAdvance.TACTICS)
                .city(RED, "B4", Mood.ANGRY)
                .turnOf(RED);
        t.choose("play a17");
        assertThat(t.codes()).containsExactlyInAnyOrder("construct academy D4", "construct fortress D4");
        t.choose("construct academy D4");
        assertThat(t.table().cities().has(t.at("D4"), BaseBuilding.ACADEMY)).isTrue();
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
        assertThat(red(t).get(Good.CULTURE)).isZero();
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(t.table().cities().activations(t.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-10.12", "CC-4.68"})
    void cityDevelopmentNeedsSomethingToConstruct() {
        TestTable t = plains().hand(RED, 17).goods(RED, Good.CULTURE, 1).city(RED, "B4", Mood.NEUTRAL);
        assertThat(t.turnOf(RED).codes()).doesNotContain("play a17");
        t = plains().hand(RED, 17).goods(RED, Good.CULTURE, 1).city(RED, "B4", Mood.NEUTRAL);
        Pestilence.breakOut(t.advances(RED, BaseAdvance.WRITING).table());
        assertThat(t.turnOf(RED).codes()).as("Pestilence").doesNotContain("play a17");
    }

    /** A red city of size 2 at D4 between a mountain at D3, a forest at E4 and barren land. */
    private static TestTable collector() {
        TestTable t = plains().everywhere(Terrain.BARREN);
        return t.terrain("D4", Terrain.PLAINS)
                .terrain("D3", Terrain.MOUNTAIN)
                .terrain("E4", Terrain.FOREST)
                .goods(RED, Good.FOOD, 0)
                .city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
    }

    @Test
    @Rule({"CC-4.50", "CC-10.3"})
    void productionFocusUsesASpaceAgain() {
        TestTable t = collector().hand(RED, 19).turnOf(RED);
        t.choose("play a19");
        assertThat(actionsLeft(t))
                .as("the Collect has begun: it was the only way")
                .isEqualTo(2);
        t.choose("gather D3 ore", "gather D3 ore");
        assertThat(red(t).get(Good.ORE)).isEqualTo(2);
        assertThat(t.table().turn().isSpacesAgain()).isFalse();
        assertThat(t.table().turn().extraSpaces()).isZero();
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule({"CC-4.48", "CC-10.3"})
    void massProductionUsesTwoMoreSpaces() {
        TestTable t =
                collector().terrain("C4", Terrain.MOUNTAIN).hand(RED, 29, 19).turnOf(RED);
        t.choose("play a29", "gather D4 food", "gather D3 ore", "gather E4 wood");
        assertThat(t.codes()).as("no space twice").containsExactlyInAnyOrder("gather C4 ore", "done");
        t.choose("gather C4 ore");
        assertThat(red(t).get(Good.ORE)).isEqualTo(2);
        assertThat(red(t).get(Good.WOOD)).isEqualTo(1);
        assertThat(t.codes()).as("the boost is over").contains("play a19", "end-turn");
    }

    @Test
    @Rule({"CC-4.62", "CC-10.3"})
    void aBoostedCollectMayBeTheFreeOne() {
        TestTable t = collector()
                .hand(RED, 19, 20)
                .advances(
                        RED,
                        BaseAdvance.WRITING,
                        BaseAdvance.PHILOSOPHY,
                        BaseAdvance.VOTING,
                        BaseAdvance.ECONOMIC_LIBERTY)
                .goods(RED, Good.MOOD, 1)
                .turnOf(RED);
        t.choose("play a20");
        assertThat(t.codes()).containsExactlyInAnyOrder("collect D4", "use economic-liberty");
        t.choose("use economic-liberty", "gather D3 ore", "gather D3 ore");
        assertThat(actionsLeft(t)).isEqualTo(3);
        assertThat(red(t).get(Good.MOOD)).isZero();
        assertThat(red(t).get(Good.ORE)).isEqualTo(2);
        assertThat(t.codes()).as("the only Collect of the turn").doesNotContain("play a19", "collect D4");
    }

    @Test
    @Rule("CC-10.12")
    void boostsNeedACollect() {
        TestTable t = collector().hand(RED, 19, 29).turnOf(RED);
        t.table().turn().setActionsLeft(0);
        askAgain(t);
        assertThat(t.codes()).doesNotContain("play a19", "play a29");
    }

    @Test
    @Rule({"CC-6.20", "CC-10.12"})
    void militiaPlacesAnInfantry() {
        TestTable t = plains().hand(RED, 37)
                .goods(RED, Good.CULTURE, 1)
                .city(RED, "B4", Mood.ANGRY)
                .units(RED, BaseUnit.INFANTRY, "D4", 4)
                .turnOf(RED);
        t.choose("play a37");
        assertThat(t.table().units().army(t.at("B4")))
                .as("the only city with room")
                .isEqualTo(1);
        assertThat(t.table().cities().activations(t.at("B4"))).isZero();
        assertThat(actionsLeft(t)).isEqualTo(3);
        assertThat(red(t).get(Good.CULTURE)).isZero();

        t = plains().hand(RED, 37).goods(RED, Good.CULTURE, 1).units(RED, BaseUnit.INFANTRY, "D4", 4);
        assertThat(t.turnOf(RED).codes()).as("no room").doesNotContain("play a37");
    }
}
