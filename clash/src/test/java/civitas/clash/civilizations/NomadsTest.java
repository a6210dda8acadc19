package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.city.Founding;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The cities of the Huns move like units. */
class NomadsTest {

    private static final int RED = 0;

    private final TestTable test = Expansion.plain(Civilization.HUNS, Civilization.ROME);
    private final ClashTable table = test.table();

    @BeforeEach
    void theHunsHaveACity() {
        test.advances(RED, BaseAdvance.STORAGE).city(RED, "D4", Mood.NEUTRAL).city(1, "B7", Mood.NEUTRAL);
        // Somebody else who could move, so that the player is asked.
        test.units(RED, BaseUnit.SETTLER, "F5", 1);
        for (Good good : Good.values()) {
            test.goods(RED, good, 0);
        }
    }

    private Mood mood(String label) {
        return table.cities().mood(test.at(label));
    }

    private boolean isRed(String label) {
        return table.cities().isOf(RED, test.at(label));
    }

    @Test
    @Rule({"CC-16.57", "CC-16.58", "CC-16.61"})
    void aHappyCityMovesAloneAndItsMoodMovesAlong() {
        test.city(RED, "D4", Mood.HAPPY).terrain("D5", Terrain.MOUNTAIN);
        assertThat(table.player(RED).owns(CivAdvance.HUNS_NOMADS)).isTrue();
        test.turnOf(RED).choose("move", "from D4", "go D5");
        assertThat(isRed("D5")).isTrue();
        assertThat(isRed("D4")).isFalse();
        assertThat(mood("D5")).isEqualTo(Mood.HAPPY);
        assertThat(table.player(RED).goods()).isEqualTo(Goods.of(Good.ORE, 1));
        assertThat(table.cities().activations(test.at("D5"))).isEqualTo(1);
        assertThat(test.codes()).as("once in a Move action").doesNotContain("from D5");
        test.choose("done", "move");
        assertThat(test.codes()).as("it has entered a mountain").doesNotContain("from D5");
    }

    @Test
    @Rule({"CC-16.57", "CC-16.59"})
    void unitsComeAlongOrStay() {
        test.units(RED, BaseUnit.SETTLER, "D4", 2).turnOf(RED).choose("move", "from D4", "add settler", "add city");
        test.choose("go D5", "done");
        assertThat(isRed("D5")).isTrue();
        assertThat(table.units().count(RED, BaseUnit.SETTLER, test.at("D5"))).isEqualTo(1);
        assertThat(table.units().count(RED, BaseUnit.SETTLER, test.at("D4"))).isEqualTo(1);
        assertThat(table.player(RED).get(Good.FOOD)).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.57")
    void largeAndAngryCitiesStay() {
        test.city(RED, "D4", Mood.ANGRY).city(RED, "F4", Mood.HAPPY, BaseBuilding.ACADEMY);
        test.turnOf(RED).choose("move");
        assertThat(test.codes()).doesNotContain("from D4", "from F4");
    }

    @Test
    @Rule({"CC-16.58", "CC-16.60"})
    void barrenAndExhaustedLandGivesNothingButCarriesTheCity() {
        test.advances(RED, BaseAdvance.STORAGE, BaseAdvance.IRRIGATION).terrain("D5", Terrain.BARREN);
        test.turnOf(RED).choose("move", "from D4", "go D5", "done");
        assertThat(isRed("D5")).isTrue();
        assertThat(table.player(RED).goods().isEmpty()).isTrue();
        table.lands().exhaust(test.at("D6"));
        test.choose("move", "from D5", "go D6", "done");
        assertThat(isRed("D6")).isTrue();
        assertThat(table.player(RED).goods().isEmpty()).isTrue();
        assertThat(Founding.isLegalSpace(table, RED, test.at("D6"))).isFalse();
        assertThat(mood("D6")).as("the second activation of the turn").isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule("CC-16.59")
    void citiesTakeNoRoadsNoShipsAndNoOtherCity() {
        test.advances(RED, BaseAdvance.STORAGE, BaseAdvance.ENGINEERING, BaseAdvance.ROADS)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.ORE, 1)
                .city(RED, "D5", Mood.ANGRY)
                .terrain("D3", Terrain.SEA)
                .units(RED, BaseUnit.SHIP, "D3", 1)
                .units(RED, BaseUnit.SETTLER, "D4", 1);
        test.turnOf(RED).choose("move", "from D4", "add settler");
        assertThat(test.codes()).contains("go D3", "go D5").anyMatch(code -> code.startsWith("road"));
        test.choose("add city");
        assertThat(test.codes())
                .doesNotContain("go D3", "go D5")
                .noneMatch(code -> code.startsWith("road"))
                .anyMatch(code -> code.startsWith("go "));
    }

    @Test
    @Rule("CC-16.62")
    void aCityFollowsAnArmyThatWinsTheSpace() {
        test.advances(RED, BaseAdvance.STORAGE, BaseAdvance.TACTICS)
                .units(RED, BaseUnit.INFANTRY, "D4", 1)
                .units(1, BaseUnit.SETTLER, "D5", 1);
        test.turnOf(RED).choose("move", "from D4", "add city");
        assertThat(test.codes()).as("a city does not fight").doesNotContain("go D5");
        test.choose("add infantry", "go D5");
        assertThat(isRed("D5")).isTrue();
        assertThat(table.units().count(RED, BaseUnit.INFANTRY, test.at("D5"))).isEqualTo(1);
        assertThat(table.player(RED).get(Good.FOOD)).isEqualTo(1);
    }
}
