package civitas.clash.move;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static civitas.clash.move.Field.RED;
import static civitas.clash.move.Field.count;
import static civitas.clash.move.Field.hide;
import static civitas.clash.move.Field.sea;
import static civitas.clash.move.Field.terrain;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Regions used here: 9 has its sea in the north, 10 in the west, 5 in the north and east; 17 has none. */
class ExploreTest {

    /** CC-EX-36. */
    @Test
    @Rule({"CC-6.6", "CC-6.65", "CC-6.66", "CC-6.68", "CC-6.75", "CC-6.14", "CC-4.31"})
    void aUnitMayNotStandInTheSea() {
        TestTable t = Field.unexplored().units(RED, SETTLER, "D2", 1);
        hide(t, "D3", 11);
        int before = t.table().revelations();
        t.turnOf(RED).choose("move", "from D2", "explore D3");
        assertThat(t.table().revelations()).isGreaterThan(before);
        assertThat(terrain(t, "D3")).isEqualTo(Terrain.MOUNTAIN);
        assertThat(terrain(t, "D4")).isEqualTo(Terrain.SEA);
        assertThat(terrain(t, "C4")).isEqualTo(Terrain.FOREST);
        assertThat(count(t, SETTLER, "D3")).isEqualTo(1);
        assertThat(t.codes()).contains("found D3", "move");
        t.choose("move");
        assertThat(t.codes()).contains("found D3", "end-turn");
    }

    /** CC-EX-37. */
    @Test
    @Rule("CC-6.69")
    void seaJoinsSea() {
        TestTable t = Field.barren().units(RED, SETTLER, "C5", 1);
        sea(t, "D4");
        hide(t, "D5", 9);
        t.turnOf(RED).choose("move", "from C5", "explore C6");
        assertThat(terrain(t, "D5")).isEqualTo(Terrain.SEA);
        assertThat(count(t, SETTLER, "C6")).isEqualTo(1);
    }

    /** CC-EX-38. */
    @Test
    @Rule({"CC-6.71", "CC-6.73"})
    void freeChoiceWhenBothWaysPutSeaAtTheEdge() {
        TestTable t = Field.barren().units(RED, SETTLER, "C2", 1);
        hide(t, "B2", 9);
        t.turnOf(RED).choose("move", "from C2", "explore C3");
        assertThat(t.codes()).containsExactly("keep", "turn");
        assertThat(count(t, SETTLER, "C2")).isEqualTo(1);
        TestTable kept = copy(t);
        t.choose("turn");
        assertThat(terrain(t, "B3")).isEqualTo(Terrain.SEA);
        assertThat(terrain(t, "B2")).isEqualTo(Terrain.FOREST);
        assertThat(count(t, SETTLER, "C3")).isEqualTo(1);
        assertThat(kept.table().lands().terrain(t.at("B2"))).isEqualTo(Terrain.SEA);
    }

    private static TestTable copy(TestTable t) {
        return TestTable.of(t.table().copy()).choose("keep");
    }

    /** CC-EX-39. */
    @Test
    @Rule({"CC-6.68", "CC-6.71"})
    void onlyOneWayEvenAgainstTheSeaRules() {
        TestTable t = Field.barren().units(RED, SETTLER, "D2", 1);
        sea(t, "E3");
        hide(t, "D3", 9);
        t.turnOf(RED).choose("move", "from D2", "explore D3");
        assertThat(terrain(t, "D3")).isEqualTo(Terrain.FOREST);
        assertThat(terrain(t, "D4")).isEqualTo(Terrain.SEA);
    }

    /** CC-EX-40. */
    @Test
    @Rule({"CC-6.70", "CC-6.73"})
    void seaGoesToTheEdge() {
        TestTable t = Field.barren().units(RED, SETTLER, "C2", 1);
        hide(t, "B2", 10);
        t.turnOf(RED).choose("move", "from C2", "explore B2");
        assertThat(terrain(t, "A3")).isEqualTo(Terrain.SEA);
        assertThat(count(t, SETTLER, "B2")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.69", "CC-6.70"})
    void joiningTheSeaComesBeforeTheEdge() {
        TestTable t = Field.barren().units(RED, SETTLER, "C2", 1);
        sea(t, "C4");
        hide(t, "B2", 10);
        t.turnOf(RED).choose("move", "from C2", "explore B2");
        assertThat(terrain(t, "C3")).isEqualTo(Terrain.SEA);
    }

    @Test
    @Rule("CC-6.72")
    void bothWaysJoinTheSea() {
        TestTable t = Field.barren().units(RED, SETTLER, "C5", 1);
        sea(t, "D4", "D7");
        hide(t, "D5", 9);
        t.turnOf(RED).choose("move", "from C5", "explore C6");
        assertThat(t.codes()).containsExactly("keep", "turn");
    }

    @Test
    @Rule({"CC-6.74", "CC-6.76"})
    void aRegionWithoutSeaLiesAsThePlayerLikes() {
        TestTable t = Field.unexplored().units(RED, INFANTRY, "D2", 2);
        hide(t, "D3", 17);
        t.turnOf(RED).choose("move", "from D2", "add all", "explore D3", "turn");
        assertThat(terrain(t, "D3")).isEqualTo(Terrain.BARREN);
        assertThat(count(t, INFANTRY, "D3")).isEqualTo(2);
        assertThat(t.table().cities().count(ClashTable.BARBARIANS)).isZero();
        assertThat(t.table().units().of(ClashTable.BARBARIANS).isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-6.62", "CC-6.59"})
    void landingInTheUnknown() {
        TestTable t = Field.barren().units(RED, SHIP, "C2", 1).units(RED, SETTLER, "C2", 1);
        sea(t, "C2");
        hide(t, "B2", 9);
        t.turnOf(RED).choose("move", "from C2", "add settler", "explore B2");
        assertThat(terrain(t, "B2")).isEqualTo(Terrain.FOREST);
        assertThat(count(t, SETTLER, "B2")).isEqualTo(1);
        assertThat(count(t, SHIP, "C2")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.78")
    void aCardRevealsByTheSeaRules() {
        TestTable t = Field.barren().turnOf(RED);
        sea(t, "D4");
        hide(t, "D5", 9);
        hide(t, "B2", 10);
        hide(t, "F6", 17);
        reveal(t, "D5");
        assertThat(terrain(t, "D5")).isEqualTo(Terrain.SEA);
        reveal(t, "B2");
        assertThat(terrain(t, "A3")).isEqualTo(Terrain.SEA);
        reveal(t, "F6");
        assertThat(t.codes()).containsExactly("keep", "turn");
        t.choose("keep");
        assertThat(t.codes()).contains("end-turn");
    }

    private static void reveal(TestTable t, String label) {
        Exploring.byCard(t.table(), RED, t.table().board().slotOf(t.at(label)));
        t.table().settle();
    }

    // --- ships ------------------------------------------------------------------------------------------------------

    /** CC-EX-41. */
    @Test
    @Rule({"CC-6.79", "CC-6.81", "CC-6.82", "CC-6.84"})
    void shipsEnterTheSeaTheyFind() {
        TestTable t = Field.barren().units(RED, SHIP, "D3", 1).units(RED, SETTLER, "D3", 1);
        sea(t, "D3", "D4", "C5");
        hide(t, "D5", 5);
        hide(t, "B6", 9);
        t.turnOf(RED).choose("move", "from D3", "add ship");
        assertThat(t.codes()).containsExactlyInAnyOrder("go D4", "go C5", "explore D5");
        t.choose("explore D5");
        assertThat(t.codes()).containsExactly("keep", "turn");
        t.choose("turn");
        assertThat(t.codes()).containsExactlyInAnyOrder("go C6", "go D6");
        t.choose("go D6");
        assertThat(count(t, SHIP, "D6")).isEqualTo(1);
        assertThat(count(t, SETTLER, "D6")).isEqualTo(1);
        // Only the settler may still move: the ship's move ended with the exploration.
        t.choose("from D6");
        assertThat(t.codes()).noneMatch(code -> code.startsWith("add"));
        t.choose("go D7", "move", "from D6");
        assertThat(t.codes()).contains("explore B6");
    }

    /** CC-EX-42. */
    @Test
    @Rule({"CC-6.83", "CC-6.85", "CC-6.74"})
    void shipsGoBackFromARegionWithoutSea() {
        TestTable t = Field.barren().advances(RED, BaseAdvance.CARTOGRAPHY).units(RED, SHIP, "D3", 1);
        sea(t, "D3", "D4");
        hide(t, "D5", 17);
        t.turnOf(RED).choose("move", "from D3", "explore D5", "turn");
        assertThat(terrain(t, "D5")).isEqualTo(Terrain.BARREN);
        assertThat(count(t, SHIP, "D3")).isEqualTo(1);
        assertThat(t.codes()).contains("end-turn");
        assertThat(t.table().player(RED).get(Good.IDEAS)).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.80")
    void theRegionIsTurnedSoThatShipsCanEnter() {
        TestTable t = Field.barren().units(RED, SHIP, "D4", 1);
        sea(t, "D4", "D7");
        hide(t, "D5", 9);
        // Turned, its sea would join D7, but the ship comes from D4.
        t.turnOf(RED).choose("move", "from D4", "explore D5");
        assertThat(terrain(t, "D5")).isEqualTo(Terrain.SEA);
        assertThat(count(t, SHIP, "D5")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.83")
    void shipsThatCannotEnterLeaveTheSeaRulesToDecide() {
        TestTable t = Field.barren().units(RED, SHIP, "E5", 1);
        sea(t, "E5", "D7");
        hide(t, "D5", 9);
        // Kept, the sea at D5 would let the ship in; region 10 has its sea at C6 or E6 instead.
        t.table().lands().setTile(t.table().board().slotOf(t.at("D5")), 10);
        t.turnOf(RED).choose("move", "from E5", "explore D5");
        assertThat(terrain(t, "E6")).isEqualTo(Terrain.SEA);
        assertThat(count(t, SHIP, "E6")).isEqualTo(1);

        TestTable shut = Field.barren().units(RED, SHIP, "C5", 1);
        sea(shut, "C5", "E7");
        hide(shut, "D5", 18);
        shut.turnOf(RED).choose("move", "from C5", "explore D5", "keep");
        assertThat(count(shut, SHIP, "C5")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.47", "CC-6.79", "CC-6.80"})
    void exploringRoundTheBoard() {
        TestTable t = Field.barren().advances(RED, BaseAdvance.NAVIGATION, BaseAdvance.CARTOGRAPHY);
        sea(t, "G5");
        hide(t, "F6", 10);
        t.units(RED, SHIP, "G5", 1).turnOf(RED).choose("move", "from G5", "explore F6");
        // The sea of region 10 must be turned to the edge: G7, not E7.
        assertThat(terrain(t, "G7")).isEqualTo(Terrain.SEA);
        assertThat(count(t, SHIP, "G7")).isEqualTo(1);
        assertThat(t.table().player(RED).get(Good.IDEAS)).isEqualTo(1);
        assertThat(t.table().player(RED).get(Good.CULTURE)).isEqualTo(1);
    }
}
