package civitas.clash.move;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.move.Field.BLUE;
import static civitas.clash.move.Field.RED;
import static civitas.clash.move.Field.count;
import static civitas.clash.move.Field.tire;
import static civitas.clash.move.Field.tired;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class LandMoveTest {

    @Test
    @Rule({"CC-3.5", "CC-6.8"})
    void aMoveActionMayMoveNothing() {
        TestTable t = Field.barren().turnOf(RED);
        assertThat(t.codes()).contains("move");
        assertThat(t.loss("move")).as("nobody can move").isEqualTo("loss.nobody-moves");
        t.choose("move");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
        assertThat(t.codes()).contains("move", "end-turn");

        t.units(RED, SETTLER, "D4", 1);
        assertThat(t.loss("move")).as("the settler can").isEmpty();
        t.choose("move");
        assertThat(t.loss("done")).as("nobody has moved").isEqualTo("loss.no-move");
        t.choose("done", "move", "from D4", "go D5");
        assertThat(t.codes()).doesNotContain("move");
        assertThat(t.codes()).doesNotContain("move");
    }

    @Test
    @Rule({"CC-4.105", "CC-6.1", "CC-6.3", "CC-6.11"})
    void threeGroupsMoveOneSpaceEach() {
        TestTable t = Field.barren()
                .units(RED, SETTLER, "D4", 1)
                .units(RED, SETTLER, "B3", 1)
                .units(RED, SETTLER, "F3", 1)
                .units(RED, INFANTRY, "D6", 1)
                .turnOf(RED);
        t.choose("move", "from D4");
        assertThat(t.codes()).containsExactlyInAnyOrder("go D3", "go E4", "go E5", "go D5", "go C5", "go C4");
        t.choose("go D5");
        assertThat(t.codes()).containsExactly("from B3", "from F3", "from D6", "done");
        t.choose("from B3", "go B2", "from F3", "go F2");
        assertThat(count(t, SETTLER, "D5")).isEqualTo(1);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-6.2", "CC-1.56"})
    void groupsAreFormedFreely() {
        TestTable t = Field.barren()
                .units(RED, SETTLER, "D4", 2)
                .units(RED, INFANTRY, "D4", 3)
                .turnOf(RED);
        t.choose("move", "from D4");
        assertThat(t.codes()).containsExactly("add infantry", "add settler", "add all");
        t.choose("add settler", "add infantry", "add infantry", "go D5");
        assertThat(count(t, INFANTRY, "D5")).isEqualTo(2);
        assertThat(count(t, SETTLER, "D5")).isEqualTo(1);
        t.choose("from D4", "add all", "go D3");
        assertThat(count(t, INFANTRY, "D3")).isEqualTo(1);
        assertThat(count(t, SETTLER, "D3")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.7")
    void aUnitMovesAgainInTheNextMoveAction() {
        TestTable t = Field.barren().units(RED, SETTLER, "D4", 1).turnOf(RED);
        t.choose("move", "from D4", "go D5");
        assertThat(t.codes()).contains("end-turn");
        t.choose("move", "from D5", "go D6", "move", "from D6", "go D7");
        assertThat(count(t, SETTLER, "D7")).isEqualTo(1);
        assertThat(t.table().turn().fatigue().isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-6.12", "CC-6.64"})
    void armiesNeedTactics() {
        TestTable t = TestTable.players(2)
                .emptyBoard()
                .units(RED, INFANTRY, "D2", 1)
                .units(RED, SETTLER, "D1", 1)
                .turnOf(RED);
        t.choose("move");
        assertThat(t.codes()).containsExactly("from D1", "done");

        t = Field.unexplored().units(RED, INFANTRY, "D2", 1).turnOf(RED).choose("move", "from D2");
        assertThat(t.codes()).contains("go D1", "explore D3");
    }

    @Test
    @Rule("CC-6.13")
    void unitsThatFoughtStay() {
        TestTable t = Field.barren().units(RED, INFANTRY, "D4", 2).turnOf(RED);
        t.table().turn().fatigue().add(t.at("D4"), INFANTRY, Fatigue.FOUGHT, 1);
        t.choose("move", "from D4");
        assertThat(t.codes()).doesNotContain("add all", "add infantry", "add infantry-fought");
        t.choose("go D5");
        assertThat(t.codes()).contains("end-turn");
        assertThat(count(t, INFANTRY, "D4")).isEqualTo(1);
        t.choose("move", "from D5", "go D6", "move");
        assertThat(t.codes()).containsExactly("from D6", "done");
    }

    @Test
    @Rule("CC-6.14")
    void mountainsEndTheMarch() {
        TestTable t = Field.barren()
                .terrain("D5", Terrain.MOUNTAIN)
                .units(RED, SETTLER, "D4", 1)
                .turnOf(RED);
        t.choose("move", "from D4", "go D5", "move");
        assertThat(t.codes()).contains("end-turn");
        assertThat(count(t, SETTLER, "D5")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.15")
    void forestForbidsTheBattleButNotTheMarch() {
        TestTable t = Field.barren()
                .terrain("D5", Terrain.FOREST)
                .units(RED, INFANTRY, "D4", 1)
                .city(BLUE, "D6", Mood.NEUTRAL)
                .units(BLUE, SETTLER, "E6", 1)
                .turnOf(RED);
        t.choose("move", "from D4", "go D5", "move", "from D5");
        assertThat(t.codes()).contains("go D4", "go C6").doesNotContain("go D6", "go E6");
        t.choose("go C6", "move", "from C6");
        assertThat(t.codes()).contains("go C5").doesNotContain("go D6");
    }

    @Test
    @Rule("CC-6.17")
    void terrainWhereTheTurnBeganIsFree() {
        TestTable t = Field.barren()
                .terrain("D4", Terrain.MOUNTAIN)
                .terrain("F4", Terrain.FOREST)
                .units(RED, SETTLER, "D4", 1)
                .units(RED, INFANTRY, "F4", 1)
                .units(BLUE, SETTLER, "F5", 1)
                .turnOf(RED);
        t.choose("move");
        assertThat(t.codes()).contains("from D4", "from F4");
        t.choose("from F4");
        assertThat(t.codes()).contains("go F5");
    }

    @Test
    @Rule("CC-6.16")
    void oneRestrictedUnitRestrictsTheGroup() {
        TestTable t = Field.barren()
                .units(RED, INFANTRY, "D4", 2)
                .units(BLUE, SETTLER, "D5", 1)
                .turnOf(RED);
        t.table().turn().fatigue().add(t.at("D4"), INFANTRY, Fatigue.FOREST, 1);
        t.choose("move", "from D4");
        assertThat(t.codes()).containsExactly("add infantry", "add infantry-forest", "add all");
        t.choose("add infantry");
        assertThat(t.codes()).contains("go D5", "add infantry-forest").doesNotContain("add infantry");
        t.choose("add infantry-forest");
        assertThat(t.codes()).doesNotContain("go D5").contains("go D3");
        t.choose("go D3");
        assertThat(tired(t, INFANTRY, "D3", Fatigue.MOVED)).isZero();
        assertThat(tired(t, INFANTRY, "D3", Fatigue.FOREST)).isEqualTo(1);
        assertThat(tired(t, INFANTRY, "D3", 0)).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.16")
    void unitsStuckOnAMountainAreLeftBehind() {
        TestTable t = Field.barren().units(RED, INFANTRY, "D4", 3).turnOf(RED);
        t.table().turn().fatigue().add(t.at("D4"), INFANTRY, Fatigue.MOUNTAIN, 1);
        t.choose("move", "from D4");
        assertThat(t.codes()).containsExactly("add infantry", "add all");
        t.choose("add all", "go D5");
        assertThat(count(t, INFANTRY, "D5")).isEqualTo(2);
    }

    @Test
    void unitsOfOneStateHaveThePlainName() {
        TestTable t = Field.barren().units(RED, INFANTRY, "D4", 2).turnOf(RED);
        tire(t, INFANTRY, "D4", Fatigue.FOREST);
        t.choose("move", "from D4");
        assertThat(t.codes()).containsExactly("add infantry", "add all");
    }

    @Test
    @Rule({"CC-6.18", "CC-6.5"})
    void settlersNeedAnEscortAmongEnemies() {
        TestTable t = Field.barren()
                .units(RED, SETTLER, "D4", 1)
                .units(RED, INFANTRY, "D4", 1)
                .units(BLUE, INFANTRY, "D5", 1)
                .city(BLUE, "D3", Mood.HAPPY)
                .turnOf(RED);
        t.choose("move", "from D4", "add settler");
        assertThat(t.codes()).contains("add infantry", "go C4").doesNotContain("go D5", "go D3");
        t.choose("add infantry");
        assertThat(t.codes()).contains("go D5", "go D3");
        t.choose("go D3");
        assertThat(t.table().units().isEmpty(t.at("D4"))).isTrue();
    }

    @Test
    void surroundedSettlersAreAddedAfterTheirEscort() {
        TestTable t = Field.barren()
                .units(RED, SETTLER, "D1", 1)
                .units(RED, INFANTRY, "D1", 1)
                .units(BLUE, SETTLER, "C2", 1)
                .units(BLUE, SETTLER, "D2", 1)
                .units(BLUE, SETTLER, "E2", 1)
                .turnOf(RED);
        t.choose("move", "from D1");
        assertThat(t.codes()).containsExactly("add infantry", "add all");
        t.choose("add infantry");
        assertThat(t.codes()).contains("add settler", "go D2");
    }

    @Test
    @Rule("CC-6.19")
    void theSeaIsNoWayForLandUnits() {
        TestTable t = Field.barren().terrain("D5", Terrain.SEA).units(RED, INFANTRY, "D4", 1);
        t.turnOf(RED).choose("move", "from D4");
        assertThat(t.codes()).doesNotContain("go D5").hasSize(5);
    }

    @Test
    @Rule({"CC-6.20", "CC-6.21"})
    void fourMilitaryUnitsInALandSpace() {
        TestTable t = Field.barren()
                .units(RED, INFANTRY, "D4", 3)
                .units(RED, SETTLER, "D4", 1)
                .units(RED, INFANTRY, "D5", 2)
                .turnOf(RED);
        t.choose("move", "from D4", "add infantry", "add settler", "add infantry");
        assertThat(t.codes()).contains("go D5");
        t.choose("add infantry");
        assertThat(t.codes()).doesNotContain("go D5").contains("go C4");
    }

    @Test
    @Rule("CC-7.9")
    void aTruceForbidsTheAttack() {
        TestTable t = Field.barren().units(RED, INFANTRY, "D4", 1).units(BLUE, SETTLER, "D5", 1);
        t.city(BLUE, "D3", Mood.NEUTRAL).turnOf(RED);
        t.table().lasting().setTruce(BLUE, RED);
        t.choose("move", "from D4");
        assertThat(t.codes()).contains("go C4").doesNotContain("go D5", "go D3");
    }

    @Test
    @Rule("CC-12.33")
    void armiesThatCrossedPlainsSpareTheGreatGardens() {
        TestTable t = Field.barren()
                .terrain("D4", Terrain.PLAINS)
                .units(RED, INFANTRY, "D3", 1)
                .units(RED, INFANTRY, "C5", 1)
                .city(BLUE, "D5", Mood.HAPPY);
        gardens(t, BLUE, "D5");
        t.turnOf(RED).choose("move", "from D3", "go D4", "done", "move", "from C5");
        assertThat(t.codes()).contains("go D5", "go D4");
        t.choose("go D4", "done", "move", "from D4");
        assertThat(t.codes()).doesNotContain("go D5").contains("add infantry");
    }

    @Test
    @Rule("CC-12.33")
    void theGreatGardensStillProtectTheBarbarians() {
        TestTable t = Field.barren().terrain("D4", Terrain.PLAINS).units(RED, INFANTRY, "D3", 1);
        t.units(RED, INFANTRY, "D4", 1).city(ClashTable.BARBARIANS, "D5", Mood.NEUTRAL);
        t.table().cities().addWonder(t.at("D5"), Wonder.GREAT_GARDENS);
        t.turnOf(RED).choose("move", "from D3", "go D4", "done", "move", "from D4");
        assertThat(t.codes()).containsExactly("add infantry", "add infantry-plains", "add all");
        t.choose("add infantry");
        assertThat(t.codes()).contains("go D5");
        t.choose("add infantry-plains");
        assertThat(t.codes()).doesNotContain("go D5");
    }

    @Test
    void withoutGardensCrossingPlainsIsForgotten() {
        TestTable t = Field.barren()
                .terrain("D4", Terrain.PLAINS)
                .units(RED, INFANTRY, "D3", 1)
                .units(RED, INFANTRY, "D4", 1)
                .units(RED, INFANTRY, "D5", 1);
        t.turnOf(RED).choose("move", "from D3", "go D4", "done", "move", "from D4");
        assertThat(t.codes()).containsExactly("add infantry", "add all");
        t.choose("add infantry", "add infantry", "go D5");
        assertThat(count(t, INFANTRY, "D5")).isEqualTo(3);
    }

    private static void gardens(TestTable t, int player, String city) {
        t.table().cities().addWonder(t.at(city), Wonder.GREAT_GARDENS);
        t.table().player(player).setWonder(Wonder.GREAT_GARDENS, true);
    }

    @Test
    void anAttackTakesItsBonusAlongOnce() {
        TestTable t = Field.barren().units(RED, INFANTRY, "D4", 2).units(BLUE, INFANTRY, "D5", 1);
        t.turnOf(RED);
        Progress progress = Progress.begin(t.table(), RED, 2, Mandate.EVERYBODY);
        Group group = Group.none(t.at("D4")).plus(INFANTRY, Fatigue.PLAINS, 2);
        var assault = new Departure(progress, group).assault(t.table(), ClashTable.NOBODY, t.at("D5"));
        assertThat(assault.bonus()).isEqualTo(2);
        assertThat(assault.origin()).isEqualTo(t.at("D4"));
        assertThat(assault.force().count(INFANTRY)).isEqualTo(2);
        assertThat(assault.disembarked()).isFalse();
        assertThat(progress.after(Progress.Travel.LAND).withoutBonus().bonus()).isZero();
    }
}
