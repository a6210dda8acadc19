package civitas.clash.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.Civilizations;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView;
import civitas.clash.view.ClashView.GoodsView;
import civitas.clash.view.ClashView.SiteView;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whoever is about to found a city is told what it could collect. */
class SitesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    /** Grassland, with a city of each player far from C3. */
    private static TestTable land() {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(RED, "A3", Mood.NEUTRAL)
                .city(BLUE, "F4", Mood.NEUTRAL);
    }

    private static SpaceSet sites(TestTable t, int player) {
        return Sites.of(t.table(), player);
    }

    @Test
    @Rule({"CC-4.33", "CC-4.34", "CC-4.36"})
    void sitesAreWhereSettlersMayFoundACityAndCanComeTo() {
        TestTable t = land().units(RED, BaseUnit.SETTLER, "C3", 1)
                .terrain("C4", Terrain.BARREN)
                .terrain("B3", Terrain.SEA)
                .turnOf(RED);
        t.table().lands().exhaust(t.at("D3"));
        SpaceSet sites = sites(t, RED);
        for (int space = 0; space < t.table().board().size(); space++) {
            if (sites.has(space)) {
                assertThat(Founding.isLegalSpace(t.table(), RED, space)).isTrue();
                assertThat(t.table().lands().isWithin(t.at("C3"), space, 3)).isTrue();
            } else if (t.table().lands().isWithin(t.at("C3"), space, 3)) {
                assertThat(Founding.isLegalSpace(t.table(), RED, space)).isFalse();
            }
        }
        assertThat(sites.has(t.at("C3"))).isTrue();
        assertThat(sites.has(t.at("C4"))).as("barren").isFalse();
        assertThat(sites.has(t.at("D3"))).as("exhausted").isFalse();
        assertThat(sites(t, BLUE).isEmpty()).as("no settler").isTrue();

        while (t.table().settlementsLeft(RED) > 0) {
            t.table().player(RED).loseSettlement();
        }
        assertThat(sites(t, RED).isEmpty()).as("no piece").isTrue();
    }

    @Test
    @Rule({"CC-4.49", "CC-4.50", "CC-4.52", "CC-4.55"})
    void yieldsAreThoseOfACityThatStandsThere() {
        TestTable t = land().units(RED, BaseUnit.SETTLER, "C3", 1).advances(RED, BaseAdvance.FISHING);
        int[] around = t.table().board().neighbours(t.at("C3"));
        Terrain[] lands = {Terrain.FOREST, Terrain.FOREST, Terrain.MOUNTAIN, Terrain.SEA, Terrain.SEA, Terrain.BARREN};
        for (int i = 0; i < around.length; i++) {
            t.terrain(t.table().space(around[i]).label(), lands[i]);
        }
        t.turnOf(RED);
        Goods expected = Goods.of(Good.FOOD, 2, Good.WOOD, 2).plus(Good.ORE, 1);
        assertThat(Sites.yields(t.table(), RED, t.at("C3")))
                .as("its own plains and one of two seas, two forests, a mountain")
                .isEqualTo(expected);
        assertThat(ClashView.of(t.table(), new Viewer(RED)).sites())
                .contains(new SiteView("C3", new GoodsView(2, 1, 2, 0, 0, 0, 0)));
        assertThat(ClashView.of(t.table(), new Viewer(BLUE)).sites()).isEmpty();
        assertThat(ClashView.of(t.table(), Viewer.SPECTATOR).sites()).isEmpty();

        // what the city can really collect once it stands is the same
        t.choose("found C3", "collect C3");
        assertThat(t.codes())
                .as("both seas are offered, of which one can be used")
                .filteredOn(code -> code.startsWith("gather "))
                .hasSize(expected.total() + 1);

        // an enemy on one of the forests takes it away
        t.units(BLUE, BaseUnit.INFANTRY, t.table().space(around[0]).label(), 1);
        assertThat(Sites.yields(t.table(), RED, t.at("C3")).get(Good.WOOD)).isEqualTo(1);
    }

    @Test
    @Rule("CC-4.31")
    void whereverACityCanBeFoundedTheViewSaysWhatItCouldCollect() {
        int seen = 0;
        for (long seed = 1; seed <= 30; seed++) {
            ClashTable table = TestTable.GAME.deal(
                    Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL, Civilizations.ID), Map.of(), 2, seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (!table.over()) {
                int seat = table.asking();
                List<Choice> choices = table.choices(seat);
                List<String> founding = choices.stream()
                        .filter(choice -> choice.verb() == Act.FOUND)
                        .map(choice -> choice.subject().code())
                        .toList();
                if (!founding.isEmpty()) {
                    assertThat(ClashView.of(table, new Viewer(seat)).sites())
                            .extracting(SiteView::space)
                            .containsAll(founding);
                    seen++;
                }
                table.choose(seat, choices.get(random.nextInt(choices.size())));
            }
        }
        assertThat(seen).isGreaterThan(20);
    }
}
