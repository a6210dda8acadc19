package civitas.clash.setup;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.Buildings;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {

    private static ClashTable deal(int players, long seed) {
        return TestTable.GAME.deal(Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of(), players, seed));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"CC-1.1", "CC-1.13", "CC-2.1", "CC-2.4"})
    void theBoardHasItsRegions(int players) {
        ClashTable table = deal(players, 1);

        assertThat(table.board().homes()).hasSize(players);
        assertThat(table.board().slots()).hasSize(new int[] {8, 12, 14}[players - 2]);
        assertThat(table.board().size()).isEqualTo(new int[] {40, 60, 72}[players - 2]);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"CC-2.2", "CC-2.3", "CC-2.5"})
    void onlyHomeRegionsAreShown(int players) {
        ClashTable table = deal(players, 1);
        Set<Integer> tiles = new HashSet<>();
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            assertThat(table.lands().isSlotExplored(slot)).isFalse();
            tiles.add(table.lands().tile(slot));
        }
        assertThat(tiles).hasSize(table.board().slots().size());
        for (int place = 0; place < players; place++) {
            Set<Terrain> home = new HashSet<>();
            for (int cell : table.board().homes().get(place).cells()) {
                home.add(table.lands().terrain(cell));
            }
            assertThat(home)
                    .containsExactlyInAnyOrder(Terrain.PLAINS, Terrain.MOUNTAIN, Terrain.FOREST, Terrain.BARREN);
        }
    }

    @Test
    @Rule({"CC-2.2", "CC-2.6", "CC-2.21", "CC-2.25"})
    void chanceDecidesRegionsSeatsDecksAndFirstPlayer() {
        Set<Integer> firstTiles = new HashSet<>();
        Set<String> orders = new HashSet<>();
        Set<Integer> firstPlayers = new HashSet<>();
        Set<String> decks = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            ClashTable table = deal(4, seed);
            firstTiles.add(table.lands().tile(0));
            orders.add(java.util.Arrays.toString(table.order()));
            firstPlayers.add(table.firstPlayer());
            decks.add(java.util.Arrays.toString(table.eventDeck().drawPile()));
        }
        assertThat(firstTiles).hasSize(16);
        assertThat(orders).hasSize(24);
        assertThat(firstPlayers).containsExactlyInAnyOrder(0, 1, 2, 3);
        assertThat(decks).hasSize(200);
    }

    @Test
    @Rule({"CC-2.9", "CC-2.11", "CC-2.12", "CC-2.13", "CC-2.14", "CC-2.18", "CC-2.23"})
    void everyPlayerStartsAlike() {
        ClashTable table = deal(4, 5);
        for (int seat = 0; seat < 4; seat++) {
            Player player = table.player(seat);
            assertThat(player.get(Good.FOOD)).isEqualTo(2);
            for (Good good : List.of(Good.ORE, Good.WOOD, Good.IDEAS, Good.GOLD, Good.CULTURE, Good.MOOD)) {
                assertThat(player.get(good)).isZero();
            }
            assertThat(player.advances())
                    .isEqualTo(Numbers.of(BaseAdvance.FARMING.number(), BaseAdvance.MINING.number()));
            assertThat(player.eventTrack()).isEqualTo(3);
            assertThat(player.actionCards().size()).isEqualTo(1);
            assertThat(player.objectiveCards().size()).isEqualTo(1);
            assertThat(table.cities().count(seat)).isEqualTo(1);
            assertThat(table.cities().mood(player.home())).isEqualTo(Mood.HAPPY);
            assertThat(table.lands().terrain(player.home())).isEqualTo(Terrain.PLAINS);
        }
        assertThat(table.age()).isEqualTo(1);
        assertThat(table.round()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-2.16", "CC-2.26"})
    void settlersArePlacedNextToTheCityInTurnOrder() {
        ClashTable table = deal(3, 2);
        int player = table.firstPlayer();
        for (int i = 0; i < 3; i++) {
            assertThat(table.asking()).isEqualTo(player);
            assertThat(table.choices(player))
                    .hasSize(3)
                    .allSatisfy(choice -> assertThat(choice.code()).startsWith("place "));
            table.choose(player, table.choices(player).getFirst());
            assertThat(table.units().total(player, BaseUnit.SETTLER)).isEqualTo(1);
            player = table.next(player);
        }
    }

    @Test
    @Rule("CC-2.16")
    void settlersStartInTheCityIfTheTableSaysSo() {
        ClashTable table = TestTable.players(2).table();
        assertThat(table.units().count(BaseUnit.SETTLER, table.player(0).home()))
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-1.2", "CC-1.5", "CC-1.8", "CC-1.10", "CC-1.25", "CC-1.26", "CC-1.48", "CC-1.30", "CC-1.29"})
    void theBoxHoldsWhatTheRulesCount() {
        ClashTable table = deal(2, 1);
        assertThat(table.constants().settlements).isEqualTo(7);
        Buildings buildings = table.content().buildings();
        assertThat(buildings.all()).hasSize(4).allMatch(b -> buildings.spec(b).pieces() == 5);
        assertThat(table.roster().spec(BaseUnit.SETTLER).pieces()).isEqualTo(4);
        assertThat(table.roster().spec(BaseUnit.INFANTRY).pieces()).isEqualTo(16);
        assertThat(table.roster().spec(BaseUnit.SHIP).pieces()).isEqualTo(4);
        assertThat(table.settlementsLeft(ClashTable.BARBARIANS)).isEqualTo(10);
        assertThat(table.unitsLeft(ClashTable.BARBARIANS, BaseUnit.INFANTRY)).isEqualTo(20);
        assertThat(table.constants().exhaustedTokens).isEqualTo(6);
        assertThat(table.content().actionCardCount()).isEqualTo(42);
        assertThat(table.content().eventCardCount()).isEqualTo(38);
        assertThat(table.content().objectiveCardCount()).isEqualTo(32);
        assertThat(table.content().faces()).isEqualTo(12);
        int[] numbers = new int[7];
        StringBuilder faces = new StringBuilder();
        for (int face = 0; face < 12; face++) {
            numbers[table.content().face(face).number()]++;
            faces.append(table.content().face(face).code()).append(' ');
        }
        assertThat(numbers).containsExactly(0, 2, 2, 2, 2, 2, 2);
        assertThat(faces.toString().strip()).isEqualTo("1l 1l 2c 2e 3e 3i 4c 4e 5c 5i 6i 6i");
    }
}
