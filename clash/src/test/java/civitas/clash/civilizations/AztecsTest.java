package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.event.DrawEvent;
import civitas.clash.score.Scoring;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Aztecs: captives, what they are good for, and tribute. */
class AztecsTest extends Position {

    /** Red beats as many infantry and takes them; its army then stands in D4. */
    private void takeCaptives(int number) {
        test.advances(RED, BaseAdvance.TACTICS).units(BLUE, INFANTRY, "D4", number);
        attack(Force.of(INFANTRY, 4), "6i", "6i", "6i", "6i", "1l", "1l", "1l", "1l");
        for (int i = 0; i < number; i++) {
            test.choose("take infantry");
        }
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.25", "CC-16.26", "CC-EX-89"})
    void captivesAreAtMostFourAndHalfAPointEach() {
        red(Civilization.AZTECS);
        takeCaptives(3);
        int points = Scoring.total(table, RED);
        int left = table.unitsLeft(BLUE, INFANTRY);
        test.emptyBoard().units(BLUE, INFANTRY, "D4", 2);
        leads(BLUE, Leader.SULLA, "D4");
        attack(Force.of(INFANTRY, 4), "6i", "6i", "6i", "6i", "2c", "2c", "2c");
        assertThat(test.codes()).as("never a leader").containsExactly("take infantry", "pass");
        test.choose("take infantry");
        assertThat(test.codes())
                .as("%s: four are all", CivAdvance.AZTECS_CAPTIVES)
                .doesNotContain("take infantry");
        assertThat(table.unitsLeft(BLUE, INFANTRY)).as("neither is in supply").isEqualTo(left - 1);
        assertThat(Scoring.total(table, RED) - points)
                .as("a captive and a leader, in halves")
                .isEqualTo(1 + 4);
    }

    @Test
    @Rule("CC-16.25")
    void captivesAreNotTakenAtSeaNorInDefeat() {
        red(Civilization.AZTECS, BaseAdvance.TACTICS);
        test.units(BLUE, INFANTRY, "D4", 3);
        attack(Force.of(INFANTRY, 1), "6i", "6i", "6i", "6i");
        assertThat(count(BLUE, INFANTRY, "D4")).isEqualTo(2);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("take"));
        red(Civilization.AZTECS, BaseAdvance.TACTICS);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA);
        test.units(BLUE, SHIP, "D4", 1).units(BLUE, INFANTRY, "D4", 1);
        attack(Force.of(SHIP, 2), "6i", "6i", "1l");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("take"));
    }

    @Test
    @Rule({"CC-16.27", "CC-16.26"})
    void humanSacrificeIgnoresEventsWhileThereAreCaptives() {
        red(Civilization.AZTECS, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        takeCaptives(1);
        int left = table.unitsLeft(BLUE, INFANTRY);
        int pile = table.eventDeck().drawPile().length;
        table.push(new DrawEvent(RED));
        table.settle();
        assertThat(test.codes())
                .as("%s", CivAdvance.AZTECS_HUMAN_SACRIFICE)
                .containsExactly("yes", "use aztecs-human-sacrifice");
        test.choose("use aztecs-human-sacrifice");
        assertThat(table.eventDeck().drawPile()).hasSize(pile - 2);
        assertThat(table.unitsLeft(BLUE, INFANTRY)).isEqualTo(left + 1);
        assertThat(test.codes()).as("the last card drawn must be resolved").doesNotContain("no");
    }

    @Test
    @Rule("CC-16.10")
    void aztecGoldTurnsOneThingIntoGoldForEachMountain() {
        red(Civilization.AZTECS, BaseAdvance.ARTS);
        test.units(RED, SETTLER, "D4", 1).terrain("D5", Terrain.MOUNTAIN).terrain("E4", Terrain.MOUNTAIN);
        test.goods(RED, Good.MOOD, 1).goods(RED, Good.CULTURE, 1).goods(RED, Good.WOOD, 1);
        test.turnOf(RED).choose("found D4");
        assertThat(test.codes()).containsExactly("spend wood", "spend culture", "spend mood", "pass");
        test.choose("spend wood", "spend mood");
        assertThat(goods()).as("%s", CivAdvance.AZTECS_AZTEC_GOLD).isEqualTo("3gold+1culture");
        assertThat(test.codes()).as("two mountains, no more").doesNotContain("spend culture");
    }

    @Test
    @Rule("CC-16.29")
    void tributeEmpireCollectsFromEnemyCitiesWithinTwoSpaces() {
        red(Civilization.AZTECS, BaseAdvance.VOTING);
        test.city(RED, "D4", Mood.HAPPY, BaseBuilding.TEMPLE);
        test.terrain("D6", Terrain.FOREST).city(BLUE, "D6", Mood.ANGRY).units(BLUE, INFANTRY, "D6", 2);
        test.terrain("E7", Terrain.MOUNTAIN).city(BLUE, "E7", Mood.HAPPY);
        test.terrain("D5", Terrain.BARREN).city(BLUE, "D5", Mood.NEUTRAL).units(BLUE, INFANTRY, "C6", 1);
        assertThat(owns(CivAdvance.AZTECS_TRIBUTE_EMPIRE)).isTrue();
        test.turnOf(RED).choose("collect D4");
        assertThat(test.codes())
                .as("units in the city do not matter; elsewhere they do; three spaces are too far; barren gives"
                        + " nothing")
                .contains("gather D6 wood")
                .noneMatch(code -> code.startsWith("gather E7"))
                .noneMatch(code -> code.startsWith("gather D5"))
                .noneMatch(code -> code.startsWith("gather C6"));
        test.choose("gather D6 wood");
        gather("D4");
        assertThat(has(Good.WOOD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.30", "CC-16.29"})
    void tributeEmpireMayTakeABarbarianInsteadOfTheResource() {
        red(Civilization.AZTECS, BaseAdvance.VOTING);
        test.city(RED, "D4", Mood.NEUTRAL).city(ClashTable.BARBARIANS, "D6", Mood.NEUTRAL);
        test.units(ClashTable.BARBARIANS, INFANTRY, "D6", 2).turnOf(RED).choose("collect D4");
        assertThat(test.codes())
                .as("without Captives")
                .contains("gather D6 food")
                .doesNotContain("gather D6 infantry");
        red(Civilization.AZTECS, BaseAdvance.VOTING, BaseAdvance.TACTICS);
        test.city(RED, "D4", Mood.NEUTRAL).city(ClashTable.BARBARIANS, "D6", Mood.NEUTRAL);
        test.units(ClashTable.BARBARIANS, INFANTRY, "D6", 2);
        int points = Scoring.total(table, RED);
        test.turnOf(RED).choose("collect D4", "gather D6 infantry");
        assertThat(count(ClashTable.BARBARIANS, INFANTRY, "D6")).isEqualTo(1);
        assertThat(has(Good.FOOD)).isZero();
        assertThat(Scoring.total(table, RED) - points).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void acamapichtliGrowthLetsCaptivesStandForTwoResourcesEach() {
        red(Civilization.AZTECS, BaseAdvance.MYTHS);
        takeCaptives(2);
        int left = table.unitsLeft(BLUE, INFANTRY);
        test.city(RED, "F5", Mood.NEUTRAL).city(RED, "B5", Mood.NEUTRAL).goods(RED, Good.WOOD, 1);
        leads(RED, Leader.ACAMAPICHTLI, "F5");
        test.turnOf(RED);
        assertThat(test.codes())
                .as("only in his city")
                .contains("construct temple F5")
                .doesNotContain("construct temple B5");
        test.choose("construct temple F5");
        assertThat(test.codes()).containsExactly("pay 1wood acamapichtli-growth", "pay nothing acamapichtli-growth");
        test.choose("pay 1wood acamapichtli-growth");
        assertThat(table.cities().has(test.at("F5"), BaseBuilding.TEMPLE))
                .as("%s", LeaderAbility.ACAMAPICHTLI_GROWTH)
                .isTrue();
        assertThat(has(Good.WOOD)).isZero();
        test.choose("take mood");
        assertThat(table.unitsLeft(BLUE, INFANTRY))
                .as("one captive for two resources")
                .isEqualTo(left + 1);
    }

    /** The Great Gardens cost 5 food, 5 wood, 2 ore and 5 culture tokens: two resources and some tokens are missing. */
    private void gardenWithOneCaptive(int culture) {
        red(Civilization.AZTECS, BaseAdvance.ENGINEERING, BaseAdvance.IRRIGATION);
        takeCaptives(1);
        test.city(RED, "F5", Mood.HAPPY).city(RED, "B5", Mood.HAPPY).wonderCards(RED, Wonder.GREAT_GARDENS);
        test.goods(RED, Good.FOOD, 3)
                .goods(RED, Good.WOOD, 5)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.CULTURE, culture);
        leads(RED, Leader.ACAMAPICHTLI, "F5");
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.28"})
    void aCaptiveWhoBuildsIsNoTokenAsWell() {
        gardenWithOneCaptive(4);
        assertThat(test.codes()).doesNotContain("build great-gardens F5");
        gardenWithOneCaptive(5);
        test.choose("build great-gardens F5");
        assertThat(table.wonders().builder(Wonder.GREAT_GARDENS)).isEqualTo(RED);
        assertThat(goods()).isEqualTo("nothing");
    }

    @Test
    @Rule("CC-16.17")
    void acamapichtliTributesCollectOnceInASmallCityForTwoMood() {
        red(Civilization.AZTECS, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .goods(RED, Good.MOOD, 4);
        leads(RED, Leader.ACAMAPICHTLI, "D4");
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use acamapichtli-tributes");
        gather("D4", "D3", "D5");
        assertThat(goods()).as("%s", LeaderAbility.ACAMAPICHTLI_TRIBUTES).isEqualTo("3food+2mood");
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
        assertThat(offers(LeaderAbility.ACAMAPICHTLI_TRIBUTES))
                .as("once per turn")
                .isFalse();
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS).turnOf(RED);
        assertThat(offers(LeaderAbility.ACAMAPICHTLI_TRIBUTES)).as("size 4").isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void ahuitzotlExpansionistCancelsAHitInEveryRoundFarFromHisCities() {
        red(Civilization.AZTECS);
        test.units(BLUE, INFANTRY, "D4", 2).city(RED, "D7", Mood.NEUTRAL);
        attack(Leader.AHUITZOTL, 2);
        test.choose("fight-on");
        assertThat(cancels(1, Battle.ATTACKER, LeaderAbility.AHUITZOTL_EXPANSIONIST))
                .isEqualTo(1);
        assertThat(cancels(2, Battle.ATTACKER, LeaderAbility.AHUITZOTL_EXPANSIONIST))
                .isEqualTo(1);
        red(Civilization.AZTECS);
        test.units(BLUE, INFANTRY, "D4", 1).city(RED, "D6", Mood.NEUTRAL);
        attack(Leader.AHUITZOTL, 1);
        assertThat(cancels(1, Battle.ATTACKER, LeaderAbility.AHUITZOTL_EXPANSIONIST))
                .as("two spaces")
                .isZero();
    }

    @Test
    @Rule("CC-16.17")
    void ahuitzotlMassSacrificeBuildsForTwoCaptivesAndTheNormalPrice() {
        red(Civilization.AZTECS, BaseAdvance.MYTHS);
        takeCaptives(3);
        int left = table.unitsLeft(BLUE, INFANTRY);
        test.city(RED, "F5", Mood.NEUTRAL).city(RED, "B5", Mood.NEUTRAL);
        leads(RED, Leader.AHUITZOTL, "F5");
        test.goods(RED, Good.FOOD, 2)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.ORE, 1)
                .turnOf(RED);
        assertThat(offers(LeaderAbility.AHUITZOTL_MASS_SACRIFICE)).isTrue();
        int actions = table.turn().actionsLeft();
        test.choose("use ahuitzotl-mass-sacrifice");
        assertThat(test.codes()).containsExactly("construct fortress F5", "construct temple F5");
        test.choose("construct temple F5");
        assertThat(table.cities().has(test.at("F5"), BaseBuilding.TEMPLE)).isTrue();
        assertThat(has(Good.FOOD) + has(Good.WOOD) + has(Good.ORE))
                .as("three were paid")
                .isEqualTo(2);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(table.unitsLeft(BLUE, INFANTRY)).isEqualTo(left + 2);
        assertThat(table.cities().activations(test.at("F5"))).isEqualTo(1);
        assertThat(offers(LeaderAbility.AHUITZOTL_MASS_SACRIFICE)).isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.28"})
    void ahuitzotlMassSacrificeDoesNotSpendTheSameCaptivesTwice() {
        red(
                Civilization.AZTECS,
                BaseAdvance.MYTHS,
                BaseAdvance.RITUALS,
                BaseAdvance.ENGINEERING,
                BaseAdvance.IRRIGATION);
        takeCaptives(2);
        test.city(RED, "F5", Mood.HAPPY).city(RED, "B5", Mood.NEUTRAL).city(RED, "D7", Mood.NEUTRAL);
        test.wonderCards(RED, Wonder.GREAT_GARDENS);
        leads(RED, Leader.AHUITZOTL, "F5");
        test.goods(RED, Good.FOOD, 5)
                .goods(RED, Good.WOOD, 5)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.CULTURE, 3);
        table.cities().setBuilding(test.at("F5"), BaseBuilding.TEMPLE, RED);
        table.cities().setBuilding(test.at("F5"), BaseBuilding.FORTRESS, RED);
        test.city(RED, "B3", Mood.NEUTRAL).turnOf(RED);
        assertThat(offers(LeaderAbility.AHUITZOTL_MASS_SACRIFICE))
                .as("the wonder needs the two captives as culture")
                .isFalse();
        test.goods(RED, Good.CULTURE, 5).turnOf(RED);
        assertThat(offers(LeaderAbility.AHUITZOTL_MASS_SACRIFICE)).isTrue();
    }

    @Test
    @Rule("CC-16.17")
    void marqzenSpreadOfFearMovesOneNeighbourWithoutABattle() {
        red(Civilization.AZTECS);
        leads(RED, Leader.MARQZEN, "D4");
        test.units(BLUE, INFANTRY, "D5", 1).units(BLUE, SETTLER, "F5", 1).units(BLUE, INFANTRY, "D6", 4);
        test.terrain("E5", Terrain.SEA)
                .units(ClashTable.BARBARIANS, INFANTRY, "C6", 1)
                .city(RED, "E6", Mood.NEUTRAL);
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        assertThat(offers(LeaderAbility.MARQZEN_SPREAD_OF_FEAR)).isTrue();
        test.choose("use marqzen-spread-of-fear");
        assertThat(test.codes())
                .as("not to Marqzen, the sea, barbarians, an enemy city or four of its own")
                .doesNotContain("go D4", "go E5", "go C6", "go E6", "go D6");
        assertThat(count(BLUE, INFANTRY, "C5")).as("only C5 is left").isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions - 1);
        assertThat(offers(LeaderAbility.MARQZEN_SPREAD_OF_FEAR))
                .as("once per turn")
                .isFalse();
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.MARQZEN_SPREAD_OF_FEAR)).isTrue();
        table.removeUnits(INFANTRY, test.at("C5"), 1);
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.MARQZEN_SPREAD_OF_FEAR))
                .as("F5 is no neighbour")
                .isFalse();
    }
}
