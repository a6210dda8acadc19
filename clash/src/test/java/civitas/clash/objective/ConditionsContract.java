package civitas.clash.objective;

import static civitas.clash.content.BaseBuilding.ACADEMY;
import static civitas.clash.content.BaseBuilding.FORTRESS;
import static civitas.clash.content.BaseBuilding.PORT;
import static civitas.clash.content.BaseBuilding.TEMPLE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Objective;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.Content;
import civitas.clash.table.ClashTable;
import civitas.clash.table.HowFar;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every objective of the status phase, at the edge of its condition, in any edition. Red lives at D2, blue at D7. */
public abstract class ConditionsContract {

    protected static final int RED = 0;
    protected static final int BLUE = 1;
    protected static final int BARBARIANS = ClashTable.BARBARIANS;

    protected final TestTable t;

    /** @param table of two players, before anything has happened */
    protected ConditionsContract(TestTable table) {
        t = table.everywhere(Terrain.PLAINS).emptyBoard();
    }

    /** Whether red fulfils it; whoever is told how far he is learns the same. */
    protected final boolean red(Objective objective) {
        boolean holds = Objectives.holds(t.table(), RED, objective);
        HowFar far = t.table().book().goals().howFar(t.table(), RED, objective);
        if (far.isTold()) {
            assertThat(far.have() >= far.need()).as("%s: %s", objective, far).isEqualTo(holds);
        }
        return holds;
    }

    @Test
    @Rule("CC-11.4")
    void whatCanBeCountedIsTold() {
        Content content = t.table().content();
        for (Objective objective : content.objectives()) {
            boolean counted = content.spec(objective).status()
                    && !content.spec(objective).check().type().equals("wonder-built");
            assertThat(!counted
                            || t.table()
                                    .book()
                                    .goals()
                                    .howFar(t.table(), RED, objective)
                                    .isTold())
                    .as(objective.code())
                    .isTrue();
        }
    }

    protected final void cities(int player, Mood mood, String... labels) {
        for (String label : labels) {
            t.city(player, label, mood);
        }
    }

    // --- cities -----------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-11.4")
    void largeCivilizationNeedsSixCities() {
        cities(RED, Mood.NEUTRAL, "D2", "C3", "E3", "D4", "C5");
        assertThat(red(BaseObjective.LARGE_CIVILIZATION)).isFalse();
        cities(RED, Mood.ANGRY, "E5");
        assertThat(red(BaseObjective.LARGE_CIVILIZATION)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void happyPopulationNeedsFourHappyCities() {
        cities(RED, Mood.HAPPY, "D2", "C3", "E3");
        cities(RED, Mood.NEUTRAL, "D4");
        assertThat(red(BaseObjective.HAPPY_POPULATION)).isFalse();
        cities(RED, Mood.HAPPY, "D4");
        assertThat(red(BaseObjective.HAPPY_POPULATION)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void architectureNeedsFourTypesOfOwnColourInOwnCities() {
        t.city(RED, "D2", Mood.NEUTRAL, ACADEMY, TEMPLE).city(RED, "C3", Mood.NEUTRAL, PORT, FORTRESS);
        assertThat(red(BaseObjective.ARCHITECTURE)).isTrue();
        t.table().cities().setBuilding(t.at("C3"), PORT, BLUE);
        assertThat(red(BaseObjective.ARCHITECTURE))
                .as("one under foreign influence")
                .isFalse();
    }

    @Test
    @Rule("CC-11.4")
    void expansionistNeedsFourCitiesWithoutNeighbours() {
        cities(RED, Mood.NEUTRAL, "D2", "A3", "G3", "D4");
        assertThat(red(BaseObjective.EXPANSIONIST)).isTrue();
        cities(BARBARIANS, Mood.NEUTRAL, "E5");
        assertThat(red(BaseObjective.EXPANSIONIST)).isFalse();
    }

    @Test
    @Rule("CC-11.4")
    void colonyNeedsACityFiveSpacesFromHome() {
        cities(RED, Mood.NEUTRAL, "D2", "D6");
        assertThat(red(BaseObjective.COLONY)).isFalse();
        cities(RED, Mood.NEUTRAL, "D7");
        assertThat(red(BaseObjective.COLONY)).isTrue();
    }

    @Test
    @Rule({"CC-11.4", "CC-1.60"})
    void colonyCountsNoUnexploredSpaces() {
        cities(RED, Mood.NEUTRAL, "D2", "D6");
        t.terrain("D4", Terrain.UNEXPLORED);
        assertThat(red(BaseObjective.COLONY)).as("the way round is five long").isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void consulateCountsForeignCitiesOnce() {
        cities(BLUE, Mood.NEUTRAL, "D7", "C7");
        cities(RED, Mood.NEUTRAL, "D2");
        t.table().cities().setBuilding(t.at("D7"), TEMPLE, RED);
        t.table().cities().setBuilding(t.at("D7"), PORT, RED);
        t.table().cities().setBuilding(t.at("D2"), PORT, RED);
        assertThat(red(BaseObjective.CONSULATE)).isFalse();
        cities(BARBARIANS, Mood.NEUTRAL, "D4");
        t.table().cities().setBuilding(t.at("D4"), PORT, RED);
        assertThat(red(BaseObjective.CONSULATE))
                .as("a barbarian city is foreign")
                .isTrue();
    }

    @Test
    @Rule("CC-11.14")
    void culturePowerNeedsMoreBuildingsAbroadThanAnybody() {
        cities(BLUE, Mood.NEUTRAL, "D7");
        t.city(RED, "D2", Mood.NEUTRAL, TEMPLE);
        assertThat(red(BaseObjective.CULTURE_POWER)).as("none abroad").isFalse();
        t.table().cities().setBuilding(t.at("D7"), PORT, RED);
        assertThat(red(BaseObjective.CULTURE_POWER)).isTrue();
        t.table().cities().setBuilding(t.at("D2"), FORTRESS, BLUE);
        assertThat(red(BaseObjective.CULTURE_POWER)).as("a tie").isFalse();
    }

    // --- advances ---------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-11.14")
    void advancedCultureNeedsSixAndTheLead() {
        t.advances(RED, BaseAdvance.WRITING, BaseAdvance.MYTHS, BaseAdvance.FISHING);
        assertThat(red(BaseObjective.ADVANCED_CULTURE)).as("5").isFalse();
        t.advances(RED, BaseAdvance.TACTICS);
        assertThat(red(BaseObjective.ADVANCED_CULTURE)).as("6").isTrue();
        t.advances(BLUE, BaseAdvance.WRITING, BaseAdvance.MYTHS, BaseAdvance.FISHING, BaseAdvance.TACTICS);
        assertThat(red(BaseObjective.ADVANCED_CULTURE)).as("6 each").isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "CITY_PLANNER,CONSTRUCTION",
        "EDUCATION_LEAD,EDUCATION",
        "MILITARIZED,WARFARE",
        "CULTURE_FOCUS,CULTURE",
        "SCIENCE_FOCUS,SCIENCE",
        "TRADE_FOCUS,ECONOMY",
        "SEAFARERS,SEAFARING",
        "GOVERNMENT,DEMOCRACY",
        "GOVERNMENT,AUTOCRACY",
        "GOVERNMENT,THEOCRACY"
    })
    @Rule("CC-11.4")
    void completeCategories(BaseObjective objective, Category category) {
        for (int place = 0; place < Category.SIZE - 1; place++) {
            t.advances(RED, category.at(place));
        }
        assertThat(red(objective)).isFalse();
        t.advances(RED, category.at(Category.SIZE - 1));
        assertThat(red(objective)).isTrue();
    }

    @Test
    @Rule("CC-11.14")
    void goalFocusedNeedsMostCompleteCategories() {
        assertThat(red(BaseObjective.GOAL_FOCUSED)).isFalse();
        t.advances(RED, BaseAdvance.STORAGE, BaseAdvance.IRRIGATION, BaseAdvance.HUSBANDRY);
        assertThat(red(BaseObjective.GOAL_FOCUSED)).isTrue();
        t.advances(BLUE, BaseAdvance.ENGINEERING, BaseAdvance.SANITATION, BaseAdvance.ROADS);
        assertThat(red(BaseObjective.GOAL_FOCUSED)).isFalse();
    }

    @Test
    @Rule("CC-11.4")
    void diversifiedResearchNeedsNineCategories() {
        for (int category = 0; category < 8; category++) {
            t.advances(RED, Category.of(category).top());
        }
        assertThat(red(BaseObjective.DIVERSIFIED_RESEARCH)).isFalse();
        t.advances(RED, Category.AUTOCRACY.top());
        assertThat(red(BaseObjective.DIVERSIFIED_RESEARCH)).isTrue();
    }

    // --- goods ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"EUREKA,IDEAS", "WEALTH,GOLD", "ORE_SUPPLIES,ORE", "WOOD_SUPPLIES,WOOD", "FOOD_SUPPLIES,FOOD"})
    @Rule("CC-11.4")
    void suppliesNeedFiveOfOneGood(BaseObjective objective, Good good) {
        t.goods(RED, Good.GOLD, 4).goods(RED, good, 4);
        assertThat(red(objective)).as("gold does not replace").isFalse();
        t.goods(RED, good, 5);
        assertThat(red(objective)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void optimizedStorageNeedsThreeOfEach() {
        t.goods(RED, Good.FOOD, 3)
                .goods(RED, Good.ORE, 3)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.GOLD, 7);
        assertThat(red(BaseObjective.OPTIMIZED_STORAGE)).isFalse();
        t.goods(RED, Good.WOOD, 3);
        assertThat(red(BaseObjective.OPTIMIZED_STORAGE)).isTrue();
    }

    // --- units ------------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-11.14")
    void largeArmyNeedsALeadOfFour() {
        t.units(RED, BaseUnit.INFANTRY, "D2", 4).units(BLUE, BaseUnit.INFANTRY, "D7", 1);
        assertThat(red(BaseObjective.LARGE_ARMY)).isFalse();
        t.units(BARBARIANS, BaseUnit.INFANTRY, "D5", 4).units(RED, BaseUnit.INFANTRY, "D3", 1);
        assertThat(red(BaseObjective.LARGE_ARMY)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void militaryMightCountsArmyAndShips() {
        t.terrain("A3", Terrain.SEA).units(RED, BaseUnit.SHIP, "A3", 3);
        t.units(RED, BaseUnit.INFANTRY, "D2", 4).units(RED, BaseUnit.INFANTRY, "D3", 4);
        t.units(RED, BaseUnit.SETTLER, "D4", 4);
        assertThat(red(BaseObjective.MILITARY_MIGHT)).isFalse();
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        assertThat(red(BaseObjective.MILITARY_MIGHT)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void standingArmyNeedsFourGarrisons() {
        cities(RED, Mood.NEUTRAL, "D2", "C3", "E3", "D4");
        for (String label : new String[] {"D2", "C3", "E3"}) {
            t.units(RED, BaseUnit.INFANTRY, label, 1);
        }
        t.units(RED, BaseUnit.SETTLER, "D4", 1);
        assertThat(red(BaseObjective.STANDING_ARMY)).isFalse();
        t.units(RED, BaseUnit.INFANTRY, "D4", 1);
        assertThat(red(BaseObjective.STANDING_ARMY)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void threatNeedsFourUnitsNextToCitiesOfPlayers() {
        cities(BLUE, Mood.NEUTRAL, "D7");
        cities(BARBARIANS, Mood.NEUTRAL, "D2");
        t.units(RED, BaseUnit.INFANTRY, "D6", 3).units(RED, BaseUnit.INFANTRY, "D3", 4);
        assertThat(red(BaseObjective.THREAT))
                .as("barbarian cities are no opponents’")
                .isFalse();
        t.units(RED, BaseUnit.INFANTRY, "C7", 1);
        assertThat(red(BaseObjective.THREAT)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void outpostNeedsThreeArmiesAwayFromAllCities() {
        cities(RED, Mood.NEUTRAL, "D2");
        t.units(RED, BaseUnit.INFANTRY, "D4", 2).units(RED, BaseUnit.INFANTRY, "A5", 1);
        t.units(RED, BaseUnit.INFANTRY, "C3", 1);
        assertThat(red(BaseObjective.OUTPOST)).as("one is next to a city").isFalse();
        t.units(RED, BaseUnit.INFANTRY, "G5", 1);
        assertThat(red(BaseObjective.OUTPOST)).isTrue();
        cities(BLUE, Mood.NEUTRAL, "F5");
        assertThat(red(BaseObjective.OUTPOST)).as("cities of others count too").isFalse();
    }

    @Test
    @Rule("CC-11.14")
    void largeFleetIsFourShipsOrTheLeadWithTwo() {
        t.terrain("A3", Terrain.SEA).terrain("G3", Terrain.SEA).units(RED, BaseUnit.SHIP, "A3", 1);
        assertThat(red(BaseObjective.LARGE_FLEET)).as("one ship").isFalse();
        t.units(RED, BaseUnit.SHIP, "A3", 1);
        assertThat(red(BaseObjective.LARGE_FLEET)).as("two and the lead").isTrue();
        t.units(BLUE, BaseUnit.SHIP, "G3", 4).units(RED, BaseUnit.SHIP, "A3", 1);
        assertThat(red(BaseObjective.LARGE_FLEET)).as("three against four").isFalse();
        t.units(RED, BaseUnit.SHIP, "A3", 1);
        assertThat(red(BaseObjective.LARGE_FLEET)).as("four").isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void seaBlockadeNeedsTwoShipsOnPortsOfOpponents() {
        t.terrain("C6", Terrain.SEA).terrain("A3", Terrain.SEA);
        t.city(BLUE, "D7", Mood.NEUTRAL, PORT).port("D7", "C6");
        t.city(RED, "B3", Mood.NEUTRAL, PORT).port("B3", "A3");
        t.units(RED, BaseUnit.SHIP, "C6", 1).units(RED, BaseUnit.SHIP, "A3", 1);
        assertThat(red(BaseObjective.SEA_BLOCKADE)).as("one’s own port").isFalse();
        t.units(RED, BaseUnit.SHIP, "C6", 1);
        assertThat(red(BaseObjective.SEA_BLOCKADE)).as("both on one port").isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void tradePowerNeedsThreeTradeRoutesAndTheAdvance() {
        cities(BLUE, Mood.NEUTRAL, "D7", "B7", "F7");
        t.units(RED, BaseUnit.SETTLER, "D5", 1).units(RED, BaseUnit.SETTLER, "B5", 1);
        t.units(RED, BaseUnit.SETTLER, "F5", 1);
        assertThat(red(BaseObjective.TRADE_POWER)).as("without Trade Routes").isFalse();
        t.advances(RED, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        assertThat(red(BaseObjective.TRADE_POWER)).isTrue();
        assertThat(red(BaseObjective.SHIPPING_ROUTES)).as("no ships").isFalse();
        cities(BLUE, Mood.ANGRY, "F7");
        assertThat(red(BaseObjective.TRADE_POWER))
                .as("angry cities do not trade")
                .isFalse();
    }

    @Test
    @Rule("CC-11.4")
    void shippingRoutesNeedTwoTradeRoutesOfShips() {
        cities(BLUE, Mood.NEUTRAL, "D7", "B7");
        t.terrain("D6", Terrain.SEA).terrain("B6", Terrain.SEA).units(RED, BaseUnit.SHIP, "D6", 1);
        t.units(RED, BaseUnit.SETTLER, "B5", 1).advances(RED, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        assertThat(red(BaseObjective.SHIPPING_ROUTES)).isFalse();
        t.units(RED, BaseUnit.SHIP, "B6", 1);
        assertThat(red(BaseObjective.SHIPPING_ROUTES)).isTrue();
    }

    // --- the cards --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-11.1", "CC-1.10"})
    void everyCardShowsTwoObjectives() {
        Content content = t.table().content();
        assertThat(content.objectiveCardCount()).isEqualTo(32);
        for (Objective objective : BaseObjective.values()) {
            boolean printed = false;
            for (int number = 1; number <= content.objectiveCardCount(); number++) {
                var card = content.objectiveCard(number);
                assertThat(card.upper()).isNotEqualTo(card.lower());
                printed |= card.upper().equals(objective) || card.lower().equals(objective);
            }
            assertThat(printed).as(objective.code()).isTrue();
            assertThat(content.spec(objective).immediate()
                            || content.spec(objective).status())
                    .isTrue();
        }
    }
}
