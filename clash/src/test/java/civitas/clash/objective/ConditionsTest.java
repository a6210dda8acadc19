package civitas.clash.objective;

import static civitas.clash.content.BaseBuilding.ACADEMY;
import static civitas.clash.content.BaseBuilding.FORTRESS;
import static civitas.clash.content.BaseBuilding.TEMPLE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the Monumental Edition, with those objectives that mean something else in the first one. */
class ConditionsTest extends ConditionsContract {

    ConditionsTest() {
        super(TestTable.players(2));
    }

    @ParameterizedTest
    @CsvSource({"SCIENTIFIC_LEAD,ACADEMY", "COASTAL_CULTURE,PORT", "RELIGIOUS_FERVOR,TEMPLE", "FORTIFICATIONS,FORTRESS"
    })
    @Rule({"CC-11.14", "CC-11.15"})
    void buildingLeadNeedsMoreCitiesThanEveryOpponent(BaseObjective objective, BaseBuilding building) {
        cities(RED, Mood.NEUTRAL, "D2", "C3");
        cities(BLUE, Mood.NEUTRAL, "D7", "C7");
        assertThat(red(objective)).as("nobody has any").isFalse();

        t.city(RED, "D2", Mood.NEUTRAL, building).city(BLUE, "D7", Mood.NEUTRAL, building);
        assertThat(red(objective)).as("a tie").isFalse();

        t.table().cities().setBuilding(t.at("C3"), building, BLUE);
        assertThat(red(objective))
                .as("a building of blue's colour in red's city")
                .isTrue();

        t.city(BARBARIANS, "D4", Mood.NEUTRAL).city(BARBARIANS, "D5", Mood.NEUTRAL);
        t.city(BARBARIANS, "E6", Mood.NEUTRAL);
        for (String label : new String[] {"D4", "D5", "E6"}) {
            t.table().cities().setBuilding(t.at(label), building, RED);
        }
        assertThat(red(objective)).as("barbarians do not compete").isTrue();

        t.table().cities().setBuilding(t.at("C7"), building, RED);
        assertThat(red(objective))
                .as("red's building in blue's city counts for blue")
                .isFalse();
    }

    @Test
    @Rule("CC-11.4")
    void metropolisCountsWondersToo() {
        t.city(RED, "D2", Mood.NEUTRAL, ACADEMY, TEMPLE, FORTRESS);
        assertThat(red(BaseObjective.METROPOLIS)).isFalse();
        t.table().cities().addWonder(t.at("D2"), Wonder.GREAT_STATUE);
        assertThat(red(BaseObjective.METROPOLIS)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void magnificentCultureInTheStatusPhaseNeedsTheOnlyWonderOfTheRound() {
        t.table().wonders().build(Wonder.GREAT_STATUE, RED);
        assertThat(red(BaseObjective.MAGNIFICENT_CULTURE)).isTrue();
        t.table().wonders().build(Wonder.GREAT_WALL, BLUE);
        assertThat(red(BaseObjective.MAGNIFICENT_CULTURE)).as("two wonders").isFalse();
        t.table().wonders().newRound();
        assertThat(red(BaseObjective.MAGNIFICENT_CULTURE))
                .as("in an earlier round")
                .isFalse();
    }
}
