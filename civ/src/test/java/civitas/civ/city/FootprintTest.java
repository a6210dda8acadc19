package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.civ.CityScene;
import civitas.civ.CivGame;
import civitas.civ.TestTable;
import civitas.civ.board.Board;
import civitas.civ.board.Footprint;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.content.Water;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Reach;
import civitas.civ.table.Yields;
import civitas.civ.view.Audit;
import civitas.kernel.DumpReader;
import civitas.kernel.Rule;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A city on two squares, as a box may have one: every rule asks the city where it stands. */
class FootprintTest {

    /** The capital of the scene, on C2 and C3 (two deserts and a forest become outskirts, the incense is covered). */
    private static CityScene grown() {
        CityScene scene = CityScene.begun();
        grow(scene.table(), CityScene.CAPITAL, scene.square("C2"), scene.square("C3"));
        return scene;
    }

    private static void grow(CivTable table, int city, int square, int second) {
        table.foundCity(city, table.board().footprint(square, second));
    }

    private static List<String> labels(CivTable table, int[] squares) {
        return Arrays.stream(squares)
                .mapToObj(square -> table.square(square).label())
                .toList();
    }

    @Test
    @Rule({"CV-04.26", "CV-16.01", "CV-16.02"})
    void tenSquaresLieAroundTwo() {
        CityScene scene = grown();
        CivTable table = scene.table();
        assertThat(labels(table, table.cities().outskirts(CityScene.CAPITAL)))
                .containsExactly("B1", "C1", "D1", "B2", "D2", "B3", "D3", "B4", "C4", "D4");
        assertThat(labels(table, table.cities().footprint(CityScene.CAPITAL).squares()))
                .containsExactly("C2", "C3");
        assertThat(table.cities().center(CityScene.CAPITAL)).isEqualTo(scene.square("C2"));
        for (String center : List.of("C2", "C3")) {
            assertThat(table.cities().at(scene.square(center))).isEqualTo(CityScene.CAPITAL);
            assertThat(table.cities().around(scene.square(center))).isEqualTo(Cities.NONE);
        }
        assertThat(table.cities().around(scene.square("C4"))).isEqualTo(CityScene.CAPITAL);
        Audit.check(table);
    }

    @Test
    @Rule("CV-04.17")
    void theSquaresTooNearToAnyCityAreThoseWithACityTooNear() {
        CivTable table = grown().table();
        Cities cities = table.cities();
        for (int distance = 1; distance <= 4; distance++) {
            for (int square = 0; square < table.board().size(); square++) {
                assertThat(cities.near(distance).has(square))
                        .isEqualTo(cities.near(table.board().footprint(square), distance) != Cities.NONE);
            }
        }
    }

    @Test
    void twoSquaresThatDoNotTouchAreNoCity() {
        Board board = TestTable.begun().table().board();
        assertThatThrownBy(() -> board.footprint(0, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> board.footprint(0, board.columns() + 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule({"CV-04.25", "CV-16.20", "CV-06.09"})
    void bothCentersYieldNothingAndTheNewOutskirtsServe() {
        CityScene small = CityScene.begun();
        CityScene grown = grown();
        int before = Yields.ofCity(small.table(), CityScene.CAPITAL);
        int after = Yields.ofCity(grown.table(), CityScene.CAPITAL);
        int gained = 0;
        for (String square : List.of("B4", "C4", "D4")) {
            gained += Yields.of(small.table(), small.square(square));
        }
        int lost = Yields.of(small.table(), small.square("C3"));
        assertThat(Yield.production(lost)).isPositive();
        assertThat(after).isEqualTo(before + gained - lost);
        assertThat(Yields.of(grown.table(), grown.square("C3"))).isEqualTo(Yield.NOTHING);
        assertThat(Production.of(grown.table(), CityScene.CAPITAL)).isEqualTo(Yield.production(after));
    }

    @Test
    @Rule({"CV-13.01", "CV-13.11"})
    void enemiesBlockadeTheNewOutskirts() {
        CityScene scene = grown();
        int before = Production.of(scene.table(), CityScene.CAPITAL);
        scene.figure(1, Figure.ARMY, "D4");
        assertThat(Yields.isBlockaded(scene.table(), scene.square("D4"))).isTrue();
        assertThat(Production.of(scene.table(), CityScene.CAPITAL))
                .isEqualTo(before - Yield.production(Yields.of(scene.table(), scene.square("D4"))));
    }

    @Test
    @Rule({"CV-06.42", "CV-06.60"})
    void itBuildsInTheNewOutskirtsAndWallsOnItsCenter() {
        CityScene scene = grown();
        CivTable table = scene.table();
        assertThat(Placing.mayPlace(table, 0, scene.square("C4"), BaseBuilding.HARBOR))
                .isTrue();
        assertThat(Placing.mayPlace(table, 0, scene.square("C3"), BaseBuilding.WORKSHOP))
                .isFalse();
        assertThat(Placing.mayPlace(table, 0, scene.square("C3"), BaseBuilding.WALLS))
                .isTrue();
        Placing.put(table, 0, scene.square("C3"), BaseBuilding.WALLS);
        assertThat(table.cities().hasWalls(CityScene.CAPITAL)).isTrue();
        assertThat(Destroying.buildings(table, 0).toArray()).containsExactly(scene.square("C2"));
    }

    @Test
    @Rule({"CV-04.17", "CV-04.18"})
    void newCitiesKeepTheirDistanceFromTheNearerCenter() {
        TestTable test = TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1)
                .figure(0, Figure.SCOUT, "B6");
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).contains("found B6 scout");
        grow(test.table(), 0, test.square("B2"), test.square("B3"));
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).contains("found B6 scout");
        grow(test.table(), 0, test.square("B3"), test.square("B4"));
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).doesNotContain("found B6 scout");
    }

    @Test
    @Rule({"CV-04.11", "CV-16.13"})
    void aSiteAtTheEdgeIsToldFromOneInland() {
        CivTable table = TestTable.begun().table();
        Board board = table.board();
        int inland = board.parse("B2").orElseThrow().index();
        int edge = board.parse("A2").orElseThrow().index();
        int south = board.parse("B3").orElseThrow().index();
        assertThat(board.footprint(inland, south).isInland()).isTrue();
        assertThat(board.footprint(inland, edge).isInland()).isFalse();
        assertThat(board.spread(
                        board.footprint(inland, south),
                        board.footprint(board.parse("B6").orElseThrow().index())))
                .isEqualTo(3);
        assertThat(table.cities().near(Footprint.NOWHERE, 3)).isEqualTo(Cities.NONE);
    }

    @Test
    @Rule({"CV-08.21", "CV-08.60", "CV-16.06", "CV-16.07"})
    void armiesWithoutShipsEnterACenterOnWater() {
        TestTable test = TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .tile(2, "neutral-10")
                .tile(3, "neutral-10")
                .cleared(0)
                .cleared(1)
                .figure(1, Figure.ARMY, "D6");
        CivTable table = test.table();
        assertThat(table.lands().terrain(test.square("D7"))).isEqualTo(Terrain.WATER);
        assertThat(table.player(1).water()).isEqualTo(Water.NONE);
        test.step(Phase.MOVEMENT, 1).choose("move D6");
        assertThat(test.codes()).doesNotContain("step D7");
        grow(table, Cities.of(0, 1), test.square("D8"), test.square("D7"));
        assertThat(test.again().codes()).contains("step D7");
    }

    @Test
    @Rule({"CV-08.21", "CV-08.55"})
    void fleetsDoNotLandInACenterOnWater() {
        CityScene scene = CityScene.begun().knows(BaseTech.STEAM_POWER).figure(0, Figure.ARMY, "F3");
        scene.test().resource(0, Resource.SILK);
        scene.manage().choose("use steam-power");
        assertThat(scene.codes()).contains("land C1", "land D2");
        grow(scene.table(), CityScene.CAPITAL, scene.square("C2"), scene.square("C1"));
        scene.test().again();
        assertThat(scene.codes()).contains("land D2").doesNotContain("land C1");
        assertThat(scene.test().why(0, scene.table().square(scene.square("C1"))))
                .containsExactly("why.not-water");
    }

    @Test
    @Rule("CV-01.24")
    void effectsReachFromEitherCenter() {
        CityScene scene = grown();
        assertThat(Reach.of(scene.table(), 0, 2).has(scene.square("C5"))).isTrue();
        assertThat(Reach.of(CityScene.begun().table(), 0, 2).has(scene.square("C5")))
                .isFalse();
    }

    @Test
    @Rule("CV-16.18")
    void whoeverGrowsKeepsWallsAndCopiesAndDumpsKeepBothSquares() {
        Setup setup = Setup.of("civ", List.of("base"), Map.of(), 2, Seed.of(5));
        CivGame game = new CivGame();
        CivTable table = game.deal(setup);
        while (!table.isRestorable() || table.turn().number() == 0) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        int capital = table.cities().center(0);
        table.cities().setWalls(0, true);
        int second = Arrays.stream(table.board().beside(capital))
                .filter(square -> table.board().footprint(square).isInland())
                .findFirst()
                .orElseThrow();
        grow(table, 0, capital, second);
        CivTable copy = table.copy();
        table.foundCity(0, capital);
        assertThat(table.cities().at(second)).isEqualTo(Cities.NONE);
        assertThat(table.cities().around(second)).isZero();
        assertThat(copy.cities().hasWalls(0)).isTrue();
        String dump = copy.dump().toString();
        CivTable back = game.restore(setup, new DumpReader(dump));
        assertThat(back.dump().toString()).isEqualTo(dump);
        assertThat(back.cities().at(second)).isZero();
        assertThat(back.cities().hasWalls(0)).isTrue();
    }
}
