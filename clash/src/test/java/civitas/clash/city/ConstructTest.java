package civitas.clash.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class ConstructTest {

    private static TestTable fourCities() {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.NEUTRAL)
                .city(0, "D4", Mood.ANGRY)
                .city(0, "D6", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.FORTRESS, BaseBuilding.PORT)
                .city(0, "D8", Mood.NEUTRAL, BaseBuilding.ACADEMY)
                .city(1, "A3", Mood.NEUTRAL)
                .advances(0, BaseAdvance.WRITING)
                .goods(0, Good.FOOD, 2)
                .goods(0, Good.ORE, 2)
                .goods(0, Good.WOOD, 2);
    }

    @Test
    @Rule({"CC-4.68", "CC-4.69", "CC-4.70", "CC-4.72", "CC-5.4", "CC-5.10", "CC-4.13"})
    void conditionsOfTheCity() {
        TestTable t = fourCities().turnOf(0);
        assertThat(t.codes())
                .contains("construct academy D2")
                .doesNotContain("construct academy D4", "construct academy D6", "construct academy D8")
                .doesNotContain("construct temple D2");
    }

    @Test
    @Rule({"CC-4.67", "CC-4.74", "CC-4.85", "CC-5.1"})
    void anAcademyCostsThreeAndBringsIdeas() {
        TestTable t = fourCities().turnOf(0).choose("construct academy D2");
        var player = t.table().player(0);
        assertThat(player.get(Good.FOOD) + player.get(Good.ORE) + player.get(Good.WOOD))
                .isEqualTo(3);
        assertThat(player.get(Good.IDEAS)).isEqualTo(2);
        assertThat(t.table().cities().size(t.at("D2"))).isEqualTo(2);
        assertThat(t.table().cities().activations(t.at("D2"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.5", "CC-1.39"})
    void withoutThePriceItIsNotOffered() {
        TestTable t = fourCities().goods(0, Good.WOOD, 0).turnOf(0);
        assertThat(t.codes()).doesNotContain("construct academy D2");
    }

    @Test
    @Rule({"CC-4.75", "CC-4.87"})
    void aTempleGivesATokenAndStateReligionSavesTheFoodOnce() {
        TestTable t = fourCities()
                .city(0, "D4", Mood.NEUTRAL)
                .advances(0, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION)
                .turnOf(0);
        t.choose("construct temple D2", "pay 1ore+1wood state-religion", "take culture");
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(1);
        assertThat(t.table().player(0).get(Good.FOOD)).isEqualTo(2);
        t.choose("construct temple D4", "take mood");
        assertThat(t.table().player(0).get(Good.FOOD))
                .as("the second one pays food")
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.78", "CC-1.59"})
    void aPortNeedsASeaAndIsTurnedToIt() {
        TestTable t = fourCities().advances(0, BaseAdvance.FISHING);
        t.turnOf(0);
        assertThat(t.codes()).doesNotContain("construct port D2");

        t = fourCities()
                .advances(0, BaseAdvance.FISHING)
                .terrain("D3", Terrain.SEA)
                .terrain("C3", Terrain.SEA);
        t.turnOf(0).choose("construct port D2", "port D3");
        assertThat(t.table().cities().port(t.at("D2"))).isEqualTo(t.at("D3"));
    }

    @Test
    @Rule({"CC-4.71", "CC-5.3"})
    void fiveIsTheLargestSize() {
        TestTable t = fourCities()
                .city(
                        0,
                        "D6",
                        Mood.NEUTRAL,
                        BaseBuilding.TEMPLE,
                        BaseBuilding.FORTRESS,
                        BaseBuilding.PORT,
                        BaseBuilding.ACADEMY)
                .city(0, "B2", Mood.NEUTRAL)
                .city(0, "F2", Mood.NEUTRAL);
        assertThat(t.table().cities().size(t.at("D6"))).isEqualTo(5);
        assertThat(Constructing.hasRoomToGrow(t.table(), 0, t.at("D6"))).isFalse();
    }

    @Test
    @Rule("CC-5.5")
    void aCityKeepsItsSizeWhenOthersAreLost() {
        TestTable t = fourCities();
        Destroying.destroy(t.table(), t.at("D2"));
        Destroying.destroy(t.table(), t.at("D4"));
        assertThat(t.table().cities().size(t.at("D6"))).isEqualTo(4);
    }

    @Test
    @Rule({"CC-4.73", "CC-1.14", "CC-1.22"})
    void piecesAreLimited() {
        TestTable t = fourCities();
        for (int i = 0; i < 3; i++) {
            t.table().player(0).lose(BaseBuilding.ACADEMY);
        }
        assertThat(t.table().buildingsLeft(0, BaseBuilding.ACADEMY)).isEqualTo(1);
        t.city(1, "A5", Mood.NEUTRAL);
        t.table().cities().setBuilding(t.at("A5"), BaseBuilding.ACADEMY, 0);
        t.turnOf(0);
        assertThat(t.codes()).doesNotContain("construct academy D2");
    }

    @Test
    @Rule({"CC-4.26", "CC-4.85"})
    void dogmaGivesATheocracyAdvanceForATemple() {
        TestTable t = fourCities().advances(0, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION, BaseAdvance.DOGMA);
        t.turnOf(0).choose("construct temple D2", "pay 1food+1ore+1wood", "take mood", "advance devotion");
        assertThat(t.table().player(0).owns(BaseAdvance.DEVOTION)).isTrue();
        assertThat(t.table().player(0).eventTrack()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-5.22", "CC-5.23", "CC-1.47", "CC-1.50"})
    void aDestroyedCityReturnsItsPieces() {
        TestTable t = fourCities().units(0, civitas.clash.content.BaseUnit.INFANTRY, "D6", 2);
        int settlements = t.table().settlementsLeft(0);
        Destroying.destroy(t.table(), t.at("D6"));
        assertThat(t.table().settlementsLeft(0)).isEqualTo(settlements + 1);
        assertThat(t.table().buildingsLeft(0, BaseBuilding.TEMPLE)).isEqualTo(5);
        assertThat(t.table().units().army(t.at("D6"))).isEqualTo(2);
    }
}
