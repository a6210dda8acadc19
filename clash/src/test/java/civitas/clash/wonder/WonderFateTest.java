package civitas.clash.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.city.Destroying;
import civitas.clash.city.WonderFate;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Wonders;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class WonderFateTest {

    private static TestTable withWonder(Wonder wonder) {
        return TestTable.players(3)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D4", Mood.HAPPY)
                .wonder(0, "D4", wonder);
    }

    private static void capture(TestTable t, int owner) {
        t.table().cities().setOwner(t.at("D4"), owner);
        WonderFate.passTo(t.table(), t.at("D4"), owner);
    }

    /** Who built it, who holds it: what the points are shared by. */
    private static void assertShared(TestTable t, Wonder wonder, int builder, int holder) {
        var table = t.table();
        assertThat(table.wonders().builder(wonder)).isEqualTo(builder);
        assertThat(table.wonders().holder(wonder)).isEqualTo(holder);
        for (int player = 0; player < table.seats(); player++) {
            assertThat(table.player(player).uses(wonder)).isEqualTo(player == holder);
        }
    }

    @Test
    @Rule({"CC-12.20", "CC-7.83"})
    void aPlayerTakesTheCardAndTheBuilderStaysMarked() {
        TestTable t = withWonder(Wonder.GREAT_WALL);
        assertShared(t, Wonder.GREAT_WALL, 0, 0);
        capture(t, 1);
        assertShared(t, Wonder.GREAT_WALL, 0, 1);
        assertThat(t.table().cities().has(t.at("D4"), Wonder.GREAT_WALL)).isTrue();
    }

    @Test
    @Rule({"CC-12.20", "CC-12.22"})
    void howeverOftenItChangesHands() {
        TestTable t = withWonder(Wonder.GREAT_WALL).wonder(0, "D4", Wonder.GREAT_ARENA);
        capture(t, 1);
        capture(t, 2);
        assertShared(t, Wonder.GREAT_WALL, 0, 2);
        assertShared(t, Wonder.GREAT_ARENA, 0, 2);
        capture(t, 0);
        assertShared(t, Wonder.GREAT_WALL, 0, 0);
        assertShared(t, Wonder.GREAT_ARENA, 0, 0);
    }

    @Test
    @Rule({"CC-12.21", "CC-8.37"})
    void nobodyUsesWhatBarbariansHold() {
        TestTable t = withWonder(Wonder.GREAT_WALL);
        capture(t, 1);
        capture(t, ClashTable.BARBARIANS);
        assertShared(t, Wonder.GREAT_WALL, 0, ClashTable.BARBARIANS);
        capture(t, 1);
        assertShared(t, Wonder.GREAT_WALL, 0, 1);
    }

    @Test
    @Rule("CC-12.26")
    void thePyramidStaysWithItsBuilder() {
        TestTable t = withWonder(Wonder.GREAT_PYRAMID);
        capture(t, 1);
        assertShared(t, Wonder.GREAT_PYRAMID, 0, 0);
        capture(t, ClashTable.BARBARIANS);
        assertShared(t, Wonder.GREAT_PYRAMID, 0, 0);
        var spec = t.table().content().spec(Wonder.GREAT_PYRAMID);
        assertThat(spec.points()).isEqualTo(5);
        assertThat(spec.undivided()).isTrue();
    }

    @Test
    @Rule("CC-12.24")
    void aDestroyedCityTakesItsWondersAlong() {
        TestTable t = withWonder(Wonder.GREAT_WALL).wonder(0, "D4", Wonder.GREAT_PYRAMID);
        capture(t, 1);
        Destroying.destroy(t.table(), t.at("D4"));
        for (Wonder wonder : new Wonder[] {Wonder.GREAT_WALL, Wonder.GREAT_PYRAMID}) {
            assertShared(t, wonder, Wonders.NOBODY, Wonders.NOBODY);
            assertThat(t.table().wonders().isOpen(wonder)).isFalse();
        }
    }
}
