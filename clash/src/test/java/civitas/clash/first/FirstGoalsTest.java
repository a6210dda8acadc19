package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Objective;
import civitas.clash.content.Wonder;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objectives of the first edition, where they are not quite those of the other one; see also {@link FirstConditionsTest}, {@link FirstOccasionsTest}. */
class FirstGoalsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable t = First.plain()
            .city(RED, "D3", Mood.NEUTRAL)
            .city(RED, "B3", Mood.NEUTRAL)
            .city(BLUE, "D7", Mood.NEUTRAL);

    private final ClashTable table = t.table();

    private boolean red(Objective objective) {
        return table.book().goals().holds(table, RED, objective);
    }

    @ParameterizedTest
    @CsvSource({
        "SCIENTIFIC_LEAD,ACADEMY,WRITING",
        "COASTAL_CULTURE,PORT,FISHING",
        "RELIGIOUS_FERVOR,TEMPLE,MYTHS",
        "FORTIFICATIONS,FORTRESS,TACTICS"
    })
    @Rule({"CC-7.96", "CC-11.14"})
    void aCapturedBuildingCountsOnlyWithItsAdvance(BaseObjective objective, BaseBuilding building, BaseAdvance needed) {
        t.city(RED, "D3", Mood.NEUTRAL, building);
        assertThat(red(objective)).as("red cannot use it").isFalse();
        t.advances(RED, needed);
        assertThat(red(objective)).isTrue();
        t.city(BLUE, "D7", Mood.NEUTRAL, building);
        assertThat(red(objective)).as("blue has one he cannot use").isTrue();
        t.advances(BLUE, needed);
        assertThat(red(objective)).as("a tie").isFalse();
    }

    @Test
    @Rule({"CC-11.4"})
    void architectureNeedsAllFourBuildings() {
        t.city(RED, "D3", Mood.NEUTRAL, BaseBuilding.ACADEMY, BaseBuilding.PORT, BaseBuilding.TEMPLE);
        assertThat(red(BaseObjective.ARCHITECTURE)).isFalse();
        t.city(RED, "B3", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        assertThat(red(BaseObjective.ARCHITECTURE)).isTrue();
    }

    @Test
    @Rule({"CC-12.18", "CC-1.51"})
    void aMetropolisIsNotMadeOfWonders() {
        Building[] three = {BaseBuilding.ACADEMY, BaseBuilding.PORT, BaseBuilding.TEMPLE};
        t.city(RED, "D3", Mood.NEUTRAL, three).wonder(RED, "D3", Wonder.GREAT_STATUE);
        assertThat(red(BaseObjective.METROPOLIS)).isFalse();
        t.city(RED, "D3", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        assertThat(red(BaseObjective.METROPOLIS)).isTrue();
    }

    /** Red builds the Great Wall in D3. */
    private void buildWall() {
        Wonder wall = Wonder.GREAT_WALL;
        t.advances(RED, BaseAdvance.ENGINEERING, BaseAdvance.SIEGECRAFT, BaseAdvance.STORAGE)
                .objectives(RED, 32)
                .goods(RED, Good.FOOD, 3)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.ORE, 7)
                .goods(RED, Good.CULTURE, 5);
        Scales.of(table).setLevel(RED, Scale.CULTURE_LEVEL, 8);
        table.wonderDeck().remove(wall.card());
        table.wonders().layOpen(wall);
        t.turnOf(RED).choose("build great-wall D3");
    }

    @Test
    @Rule({"CC-11.5", "CC-12.17"})
    void theFirstWonderOfTheGameIsMagnificentCulture() {
        buildWall();
        t.choose("complete o32 magnificent-culture");
        assertThat(table.player(RED).completed().has(32)).isTrue();
    }

    @Test
    @Rule({"CC-11.5"})
    void aSecondWonderIsNot() {
        t.wonder(BLUE, "D7", Wonder.GREAT_STATUE);
        buildWall();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-11.5", "CC-12.24"})
    void norIsOneAfterTheFirstWasLost() {
        t.wonder(BLUE, "D7", Wonder.GREAT_STATUE);
        table.wonders().lose(Wonder.GREAT_STATUE);
        table.cities().removeWonder(t.at("D7"), Wonder.GREAT_STATUE);
        table.player(BLUE).setWonder(Wonder.GREAT_STATUE, false);
        buildWall();
        assertThat(t.codes()).contains("end-turn");
    }
}
