package civitas.clash.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.city.Destroying;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Wonders;
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

    private static int points(TestTable t, int player) {
        return WonderPoints.of(t.table(), player);
    }

    @Test
    @Rule({"CC-12.20", "CC-12.22", "CC-15.9"})
    void aPlayerTakesTheCardAndSharesThePoints() {
        TestTable t = withWonder(Wonder.GREAT_WALL);
        assertThat(points(t, 0)).isEqualTo(4);
        capture(t, 1);
        assertThat(t.table().player(0).uses(Wonder.GREAT_WALL)).isFalse();
        assertThat(t.table().player(1).uses(Wonder.GREAT_WALL)).isTrue();
        assertThat(t.table().wonders().builder(Wonder.GREAT_WALL)).isZero();
        assertThat(t.table().cities().has(t.at("D4"), Wonder.GREAT_WALL)).isTrue();
        assertThat(points(t, 0)).isEqualTo(2);
        assertThat(points(t, 1)).isEqualTo(2);
    }

    @Test
    @Rule("CC-12.22")
    void howeverOftenItChangesHands() {
        TestTable t = withWonder(Wonder.GREAT_WALL);
        capture(t, 1);
        capture(t, 2);
        assertThat(points(t, 0)).isEqualTo(2);
        assertThat(points(t, 1)).isZero();
        assertThat(points(t, 2)).isEqualTo(2);
        capture(t, 0);
        assertThat(points(t, 0)).isEqualTo(4);
        assertThat(t.table().player(0).uses(Wonder.GREAT_WALL)).isTrue();
        assertThat(t.table().player(2).uses(Wonder.GREAT_WALL)).isFalse();
    }

    @Test
    @Rule({"CC-12.21", "CC-12.23"})
    void nobodyUsesWhatBarbariansHold() {
        TestTable t = withWonder(Wonder.GREAT_WALL);
        capture(t, 1);
        capture(t, ClashTable.BARBARIANS);
        for (int player = 0; player < 3; player++) {
            assertThat(t.table().player(player).uses(Wonder.GREAT_WALL)).isFalse();
        }
        assertThat(points(t, 0)).isEqualTo(2);
        assertThat(points(t, 1)).isZero();
        capture(t, 1);
        assertThat(t.table().player(1).uses(Wonder.GREAT_WALL)).isTrue();
        assertThat(points(t, 1)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-12.26", "CC-15.17"})
    void thePyramidStaysWithItsBuilder() {
        TestTable t = withWonder(Wonder.GREAT_PYRAMID);
        capture(t, 1);
        assertThat(t.table().player(0).holds(Wonder.GREAT_PYRAMID)).isTrue();
        assertThat(t.table().player(1).holds(Wonder.GREAT_PYRAMID)).isFalse();
        assertThat(points(t, 0)).isEqualTo(5);
        assertThat(points(t, 1)).isZero();
        assertThat(WonderPoints.winsTies(t.table(), 0)).isTrue();
        assertThat(WonderPoints.winsTies(t.table(), 1)).isFalse();
        capture(t, ClashTable.BARBARIANS);
        assertThat(points(t, 0)).isEqualTo(5);
    }

    @Test
    @Rule("CC-12.24")
    void aDestroyedCityTakesItsWondersAlong() {
        TestTable t = withWonder(Wonder.GREAT_WALL).wonder(0, "D4", Wonder.GREAT_PYRAMID);
        capture(t, 1);
        Destroying.destroy(t.table(), t.at("D4"));
        for (Wonder wonder : new Wonder[] {Wonder.GREAT_WALL, Wonder.GREAT_PYRAMID}) {
            assertThat(t.table().wonders().builder(wonder)).isEqualTo(Wonders.NOBODY);
            assertThat(t.table().wonders().holder(wonder)).isEqualTo(Wonders.NOBODY);
            assertThat(t.table().wonders().isOpen(wonder)).isFalse();
        }
        for (int player = 0; player < 2; player++) {
            assertThat(points(t, player)).isZero();
            assertThat(t.table().player(player).wonders()).isZero();
            assertThat(WonderPoints.winsTies(t.table(), player)).isFalse();
        }
    }
}
