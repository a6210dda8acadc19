package civitas.clash.move;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static civitas.clash.move.Field.BLUE;
import static civitas.clash.move.Field.RED;
import static civitas.clash.move.Field.count;
import static civitas.clash.move.Field.tire;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Fatigue;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoadsTest {

    /** Red has Roads, a city at D4 and the means for three road moves. */
    private static TestTable roads() {
        return Field.barren()
                .advances(RED, BaseAdvance.STORAGE, BaseAdvance.ROADS)
                .goods(RED, Good.FOOD, 3)
                .goods(RED, Good.ORE, 3)
                .city(RED, "D4", Mood.NEUTRAL);
    }

    private static List<String> roadCodes(TestTable t) {
        return t.codes().stream().filter(code -> code.startsWith("road")).toList();
    }

    /** CC-EX-30. */
    @Test
    @Rule({"CC-6.25", "CC-6.26", "CC-6.27", "CC-6.30"})
    void settlersAndArmiesLeaveTheCity() {
        TestTable t = roads().terrain("D5", Terrain.MOUNTAIN)
                .terrain("D6", Terrain.FOREST)
                .units(RED, SETTLER, "D4", 2)
                .units(RED, INFANTRY, "D4", 2)
                .units(BLUE, SETTLER, "D7", 1)
                .turnOf(RED);
        t.choose("move", "from D4", "add settler", "go D3");
        t.choose("from D4", "add settler", "road C4 C3");
        assertThat(t.table().player(RED).goods().code()).isEqualTo("2food+2ore");
        t.choose("from D4", "add infantry", "road D5 D6");
        assertThat(t.table().player(RED).goods().code()).isEqualTo("1food+1ore");
        assertThat(count(t, SETTLER, "C3")).isEqualTo(1);
        assertThat(count(t, INFANTRY, "D6")).isEqualTo(1);
        t.choose("move", "from D6");
        assertThat(t.codes()).contains("go D7");
    }

    /** CC-EX-32. */
    @Test
    @Rule({"CC-6.33", "CC-6.21"})
    void theLimitHoldsInTheSpaceBetween() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 3)
                .units(RED, INFANTRY, "D5", 2)
                .turnOf(RED);
        t.choose("move", "from D4", "add infantry", "add infantry");
        assertThat(t.codes()).contains("road D5 D6");
        t.choose("add infantry");
        assertThat(t.codes()).doesNotContain("road D5 D6").contains("road C5 C6");
    }

    @Test
    @Rule("CC-6.33")
    void theLimitHoldsAtTheEnd() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 2)
                .units(RED, INFANTRY, "D6", 3)
                .turnOf(RED);
        t.choose("move", "from D4", "add infantry");
        assertThat(t.codes()).contains("road D5 D6");
        t.choose("add infantry");
        assertThat(t.codes()).doesNotContain("road D5 D6");
    }

    @Test
    @Rule("CC-6.25")
    void theMoveStartsOrEndsInAnOwnCity() {
        TestTable t = roads().units(RED, SETTLER, "D6", 1)
                .units(RED, SETTLER, "F6", 1)
                .turnOf(RED);
        t.choose("move", "from F6");
        assertThat(roadCodes(t)).isEmpty();
        t.choose("go F7", "from D6");
        assertThat(roadCodes(t)).containsExactly("road D5 D4");
        t.choose("road D5 D4");
        assertThat(count(t, SETTLER, "D4")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.25", "CC-6.26", "CC-6.14"})
    void restrictionsReceivedBeforeDoNotStopTheRoadMove() {
        TestTable t = roads().terrain("D5", Terrain.MOUNTAIN)
                .units(RED, INFANTRY, "D6", 1)
                .turnOf(RED);
        t.choose("move", "from D6", "go D5", "move", "from D5");
        assertThat(t.codes()).containsExactly("road D4");
        t.choose("road D4");
        assertThat(count(t, INFANTRY, "D4")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.25", "CC-6.26"})
    void oneSpaceMayBePaidToIgnoreTheTerrain() {
        TestTable t = roads().terrain("D5", Terrain.FOREST)
                .units(RED, INFANTRY, "D4", 1)
                .units(BLUE, SETTLER, "D6", 1)
                .turnOf(RED);
        t.choose("move", "from D4");
        assertThat(t.codes()).contains("go D5", "road D5", "go D3").doesNotContain("road D3");
        t.choose("road D5", "move", "from D5");
        assertThat(t.codes()).contains("go D6");
    }

    @Test
    @Rule("CC-6.26")
    void theForestDoesNotForbidAnAttackByRoad() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 1)
                .units(BLUE, SETTLER, "D5", 1)
                .turnOf(RED);
        tire(t, INFANTRY, "D4", Fatigue.FOREST);
        t.choose("move", "from D4");
        assertThat(t.codes()).doesNotContain("go D5").contains("road D5");
    }

    @Test
    @Rule("CC-6.28")
    void roadsDoNotExploreOrTouchTheSea() {
        TestTable t = roads().units(RED, SETTLER, "D4", 1);
        Field.sea(t, "D5", "C3");
        Field.hide(t, "F4", 17);
        t.units(RED, SHIP, "D5", 1).units(RED, SETTLER, "D5", 1).turnOf(RED).choose("move", "from D4");
        assertThat(t.codes()).contains("go D5", "explore E5");
        assertThat(roadCodes(t))
                .noneMatch(code -> code.contains("D5") || code.contains("C3") || code.contains("E5"))
                .doesNotContain("road E4 F4")
                .contains("road C4 B3");
        t.choose("go D3", "from D5", "add settler");
        assertThat(roadCodes(t)).isEmpty();
    }

    @Test
    @Rule("CC-6.29")
    void enemiesBlockTheSpaceBetween() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 1).units(BLUE, SETTLER, "D5", 1);
        t.city(BLUE, "C5", Mood.ANGRY).turnOf(RED).choose("move", "from D4");
        assertThat(roadCodes(t)).noneMatch(code -> code.startsWith("road D5 ") || code.startsWith("road C5 "));
    }

    @Test
    @Rule("CC-6.30")
    void anAttackMustStartInAnOwnCity() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 1).units(RED, SETTLER, "D4", 1);
        t.city(BLUE, "D6", Mood.NEUTRAL).units(RED, INFANTRY, "F5", 1).city(BLUE, "F7", Mood.NEUTRAL);
        t.turnOf(RED).choose("move", "from F5");
        assertThat(roadCodes(t)).doesNotContain("road F6 F7").contains("road E5 D4");
        t.choose("go F4", "from D4", "add settler");
        assertThat(roadCodes(t)).doesNotContain("road D5 D6");
        t.choose("add infantry");
        assertThat(roadCodes(t)).contains("road D5 D6");
        t.choose("road D5 D6");
        assertThat(t.table().units().isEmpty(t.at("D4"))).isTrue();
    }

    @Test
    @Rule("CC-6.31")
    void afterARoadMoveTheRetreatLeadsToTheSpaceBetween() {
        TestTable t = roads().terrain("D5", Terrain.PLAINS).units(RED, INFANTRY, "D4", 1);
        t.city(BLUE, "D6", Mood.NEUTRAL).turnOf(RED);
        Departure departure = new Departure(
                Progress.begin(t.table(), RED, 0, Mandate.EVERYBODY),
                Group.none(t.at("D4")).plus(INFANTRY, 0, 1));
        var assault = departure.assault(t.table(), t.at("D5"), t.at("D6"));
        assertThat(assault.origin()).isEqualTo(t.at("D5"));
        assertThat(assault.flags()).isEqualTo(Fatigue.PLAINS);
    }

    @Test
    @Rule("CC-6.31")
    void theWayOfAnAttackIsTheAttackersChoice() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 1)
                .units(BLUE, SETTLER, "D5", 1)
                .turnOf(RED);
        t.choose("move", "from D4");
        assertThat(roadCodes(t)).contains("road C5 D5", "road E5 D5").doesNotContain("road D5", "road C5 C4");
    }

    @Test
    @Rule({"CC-6.32", "CC-6.13"})
    void unitsThatFoughtCannotUseRoads() {
        TestTable t = roads().units(RED, INFANTRY, "D4", 1).turnOf(RED);
        tire(t, INFANTRY, "D4", Fatigue.FOUGHT);
        t.choose("move");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule("CC-12.33")
    void roadsDoNotLiftTheProtectionOfTheGreatGardens() {
        TestTable t = roads().terrain("D5", Terrain.PLAINS)
                .units(RED, INFANTRY, "D4", 1)
                .city(BLUE, "D6", Mood.HAPPY);
        t.table().cities().addWonder(t.at("D6"), Wonder.GREAT_GARDENS);
        t.table().player(BLUE).setWonder(Wonder.GREAT_GARDENS, true);
        t.turnOf(RED).choose("move", "from D4");
        assertThat(roadCodes(t)).contains("road D5 E6").doesNotContain("road D5 D6");
    }

    @Test
    @Rule({"CC-6.27", "CC-1.34"})
    void goldMayPayTheRoad() {
        TestTable t = roads().goods(RED, Good.FOOD, 0).goods(RED, Good.GOLD, 1).units(RED, SETTLER, "D4", 2);
        t.turnOf(RED).choose("move", "from D4", "add settler", "road D5 D6");
        assertThat(t.table().player(RED).goods().code()).isEqualTo("2ore");
        t.choose("from D4");
        assertThat(roadCodes(t)).isEmpty();
    }
}
