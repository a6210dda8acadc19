package civitas.clash.first;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.move.Exploring;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Roads, exploring, ships, recruiting and influence as they were in 2012. */
class FirstMovesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = First.plain().city(RED, "D4", Mood.NEUTRAL);
    private final ClashTable table = test.table();

    private List<String> ways() {
        return test.codes().stream().filter(code -> code.startsWith("road")).toList();
    }

    private void settlerOnTheRoad() {
        test.advances(RED, BaseAdvance.ENGINEERING, BaseAdvance.ROADS).units(RED, SETTLER, "D4", 1);
        test.turnOf(RED).choose("move", "from D4");
    }

    @Test
    @Rule({"CC-6.34", "CC-EX-31"})
    void foodPaysForTheDistance() {
        test.goods(RED, Good.FOOD, 1).goods(RED, Good.ORE, 0);
        settlerOnTheRoad();
        assertThat(ways()).contains("road D5 D6");
        test.choose("road D5 D6");
        assertThat(table.units().count(RED, SETTLER, test.at("D6"))).isEqualTo(1);
        assertThat(table.player(RED).get(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-6.34", "CC-EX-31"})
    void overAMountainItTakesOreBesides() {
        test.terrain("D5", Terrain.MOUNTAIN).goods(RED, Good.FOOD, 1).goods(RED, Good.ORE, 0);
        settlerOnTheRoad();
        assertThat(ways()).doesNotContain("road D5 D6");
    }

    @Test
    @Rule("CC-6.34")
    void withBothAMountainIsCrossed() {
        test.terrain("D5", Terrain.MOUNTAIN).goods(RED, Good.FOOD, 1).goods(RED, Good.ORE, 1);
        settlerOnTheRoad();
        assertThat(ways()).contains("road D5 D6");
        test.choose("road D5 D6");
        assertThat(table.player(RED).get(Good.ORE) + table.player(RED).get(Good.FOOD))
                .isZero();
    }

    @Test
    @Rule("CC-6.34")
    void oreAlonePaysForTheTerrain() {
        test.terrain("D5", Terrain.MOUNTAIN).goods(RED, Good.FOOD, 0).goods(RED, Good.ORE, 1);
        settlerOnTheRoad();
        assertThat(ways()).containsExactly("road D5");
        test.choose("road D5");
        assertThat(table.player(RED).get(Good.ORE)).isZero();
        assertThat(table.turn().fatigue().isEmpty())
                .as("the mountain does not hold it")
                .isTrue();
    }

    @Test
    @Rule({"CC-6.35", "CC-6.98"})
    void aRoadMoveMayAttackACity() {
        test.city(BLUE, "D6", Mood.NEUTRAL).units(BLUE, INFANTRY, "D6", 2).goods(RED, Good.FOOD, 1);
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.ENGINEERING, BaseAdvance.ROADS);
        test.units(RED, INFANTRY, "D4", 1).turnOf(RED).dice("1", "1", "1").choose("move", "from D4", "road D5 D6");
        test.choose("retreat");
        assertThat(table.units().count(RED, INFANTRY, test.at("D5")))
                .as("the space between")
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.67", "CC-6.77", "CC-6.86"})
    void fertileRegionsBringBarbarians() {
        ClashTable fresh = First.plain().table();
        int fertile = -1;
        for (int slot = 0; slot < fresh.board().slots().size(); slot++) {
            long plains = fresh.content().region(fresh.lands().tile(slot)).cells().stream()
                    .filter(Terrain.PLAINS::equals)
                    .count();
            if (plains >= 2) {
                fertile = slot;
            }
        }
        assertThat(fertile).isNotNegative();
        TestTable other = TestTable.of(fresh);
        other.turnOf(RED);
        Exploring.byCard(fresh, RED, fertile);
        fresh.settle();
        if (other.codes().contains("keep")) {
            other.choose("keep");
        }
        other.choose(other.codes().getFirst());
        assertThat(fresh.cities().count(ClashTable.BARBARIANS)).isEqualTo(1);
        assertThat(fresh.units().total(ClashTable.BARBARIANS, INFANTRY)).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.77")
    void theyDoNotStandWhereTheExplorerGoes() {
        TestTable other = TestTable.of(
                        First.GAME.deal(Setup.of(ClashGame.ID, List.of(FirstEdition.ID), Map.of(), 2, 7)))
                .emptyBoard();
        ClashTable fresh = other.table();
        int slot = fresh.board().slotOf(other.at("D3"));
        for (int tile = 1; tile <= fresh.content().regions().size(); tile++) {
            List<Terrain> cells = fresh.content().regions().get(tile - 1).cells();
            if (cells.stream().filter(Terrain.PLAINS::equals).count() >= 2) {
                fresh.lands()
                        .setTile(slot, fresh.content().regions().get(tile - 1).number());
            }
        }
        other.units(RED, SETTLER, "D2", 1).turnOf(RED).choose("move", "from D2", "explore D3");
        if (other.codes().contains("keep")) {
            other.choose("keep");
        }
        assertThat(other.codes()).doesNotContain("place D3");
        if (other.codes().getFirst().startsWith("place")) {
            other.choose(other.codes().getFirst());
        }
        assertThat(fresh.cities().count(ClashTable.BARBARIANS)).isEqualTo(1);
        assertThat(fresh.units().count(RED, SETTLER, other.at("D3"))).isEqualTo(1);
    }

    @Test
    @Rule("CC-7.113")
    void recruitedShipsCannotRetreat() {
        test.terrain("D5", Terrain.SEA)
                .city(RED, "D4", Mood.NEUTRAL, BaseBuilding.PORT)
                .port("D4", "D5");
        test.advances(RED, BaseAdvance.FISHING).goods(RED, Good.FOOD, 0).goods(RED, Good.WOOD, 2);
        test.units(BLUE, SHIP, "D5", 1).turnOf(RED).dice("1", "1", "5", "1").choose("recruit D4");
        assertThat(test.codes()).doesNotContain("retreat");
    }

    @Test
    @Rule("CC-1.17")
    void unitsAreNotTakenFromTheBoard() {
        test.units(RED, SETTLER, "D6", 4).goods(RED, Good.FOOD, 2).turnOf(RED);
        assertThat(test.codes()).doesNotContain("recruit D4");
    }

    @Test
    @Rule("CC-4.34")
    void citiesAreFoundedOnFertileLandOnly() {
        test.units(RED, SETTLER, "D6", 1).terrain("D6", Terrain.BARREN).turnOf(RED);
        assertThat(test.codes()).doesNotContain("found D6");
        test.terrain("D6", Terrain.FOREST).turnOf(RED);
        assertThat(test.codes()).contains("found D6");
    }

    @Test
    @Rule({"CC-4.118", "CC-4.129", "CC-4.134"})
    void aCityWithAForeignBuildingInfluencesNobody() {
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        test.turnOf(RED);
        assertThat(test.codes()).contains("influence");
        table.cities().setBuilding(test.at("D4"), BaseBuilding.TEMPLE, BLUE);
        test.turnOf(RED);
        assertThat(test.codes()).as("not even itself").doesNotContain("influence");
    }

    @Test
    @Rule({"CC-4.138", "CC-4.139"})
    void conversionSucceedsWithAFour() {
        civitas.clash.first.progress.Scales.of(table)
                .setLevel(RED, civitas.clash.first.progress.Scale.CULTURE_LEVEL, 3);
        test.advances(RED, BaseAdvance.ARTS, BaseAdvance.CONVERSION).goods(RED, Good.CULTURE, 1);
        test.city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE).turnOf(RED).dice("4");
        test.choose("use arts");
        while (!test.codes().contains("end-turn")) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.cities().builder(test.at("D5"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        assertThat(table.player(RED).get(Good.CULTURE)).as("1 paid, 1 gained").isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(3);
    }

    @Test
    @Rule("CC-4.137")
    void threeAdvancesForbidBoosts() {
        civitas.clash.first.progress.Scales.of(table)
                .setLevel(RED, civitas.clash.first.progress.Scale.CULTURE_LEVEL, 8);
        test.goods(RED, Good.CULTURE, 5)
                .city(BLUE, "D6", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .turnOf(RED);
        assertThat(test.codes()).as("boosted").contains("influence");
        test.advances(BLUE, BaseAdvance.MYTHS, BaseAdvance.DEVOTION).turnOf(RED);
        assertThat(test.codes()).doesNotContain("influence");
    }

    @Test
    @Rule("CC-6.95")
    void tradeRoutesJoinTradersAndCities() {
        test.advances(RED, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES).goods(RED, Good.FOOD, 0);
        test.city(BLUE, "D6", Mood.NEUTRAL).units(RED, SETTLER, "D5", 1);
        table.push(new civitas.clash.turn.StartTurn(RED));
        table.settle();
        test.choose(test.codes().getFirst());
        assertThat(table.player(RED).get(Good.FOOD)).isEqualTo(1);
    }
}
