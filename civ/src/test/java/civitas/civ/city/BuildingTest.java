package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Yield;
import civitas.civ.research.Learning;
import civitas.civ.state.Wonders;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuildingTest {

    private static List<String> sites(CityScene scene, Building building) {
        List<String> sites = new ArrayList<>();
        for (int square : scene.table().cities().outskirts(CityScene.CAPITAL)) {
            if (Placing.mayPlace(scene.table(), 0, square, building)) {
                sites.add(scene.table().square(square).label());
            }
        }
        return sites;
    }

    @Test
    @Rule({"CV-06.39", "CV-06.40", "CV-EX-14", "CV-06.42"})
    void aTechUnlocksABuilding() {
        CityScene scene = CityScene.begun().manage();
        assertThat(scene.codes()).doesNotContain("build C2 granary");
        Learning.learn(scene.table(), 0, BaseTech.POTTERY);
        scene.manage();
        assertThat(Prices.of(scene.table(), BaseBuilding.GRANARY)).isEqualTo(5);
        scene.choose("build C2 granary");
        assertThat(scene.table().pieces().building(scene.square("D1"))).isEqualTo(BaseBuilding.GRANARY);
    }

    @Test
    @Rule({"CV-06.43"})
    void everyBuildingHasItsTerrain() {
        CityScene scene = CityScene.begun();
        String[] land = {"B1", "D1", "B2", "B3", "C3", "D3"};
        assertThat(sites(scene, BaseBuilding.HARBOR)).containsExactly("C1", "D2");
        assertThat(sites(scene, BaseBuilding.TRADING_POST)).containsExactly("B3");
        assertThat(sites(scene, BaseBuilding.WORKSHOP)).containsExactly("B1", "B2", "C3");
        assertThat(sites(scene, BaseBuilding.IRON_MINE)).containsExactly("B1", "B2", "C3");
        assertThat(sites(scene, BaseBuilding.LIBRARY)).containsExactly("D1");
        assertThat(sites(scene, BaseBuilding.UNIVERSITY)).containsExactly("D1");
        assertThat(sites(scene, BaseBuilding.GRANARY)).containsExactly("D1");
        assertThat(sites(scene, BaseBuilding.AQUEDUCT)).containsExactly("D1");
        for (Building building : List.of(
                BaseBuilding.MARKET,
                BaseBuilding.BANK,
                BaseBuilding.TEMPLE,
                BaseBuilding.CATHEDRAL,
                BaseBuilding.BARRACKS,
                BaseBuilding.ACADEMY)) {
            assertThat(sites(scene, building)).containsExactly(land);
        }
    }

    @Test
    @Rule({"CV-06.41", "CV-06.74", "CV-01.43"})
    void tokensAreLimitedAndReturn() {
        CityScene scene = CityScene.begun().knows(BaseTech.CURRENCY).trade(27);
        CivTable table = scene.table();
        List<String> used = List.of("A5", "B5", "C5", "D5");
        used.forEach(square -> scene.building(square, BaseBuilding.MARKET));
        scene.building("A6", BaseBuilding.BANK);
        assertThat(table.market().buildings(BaseFamily.MARKET_BANK)).isZero();
        scene.manage();
        assertThat(scene.codes()).doesNotContain("build C2 market");
        table.clearPiece(scene.square("A6"));
        scene.manage();
        assertThat(scene.codes()).contains("build C2 market");
    }

    @Test
    @Rule({"CV-06.45", "CV-06.46", "CV-13.06", "CV-06.77"})
    void enemiesHinderBuildingAndOwnFiguresDoNot() {
        CityScene scene = CityScene.begun().figure(0, Figure.ARMY, "B1").figure(1, Figure.SCOUT, "B2");
        assertThat(sites(scene, BaseBuilding.WORKSHOP)).containsExactly("B1", "C3");
        assertThat(Placing.mayPlaceWonder(scene.table(), 0, scene.square("B2"))).isFalse();
        assertThat(Placing.mayPlacePerson(scene.table(), 0, scene.square("B2"))).isFalse();
        assertThat(Placing.mayPlace(scene.table(), 1, scene.square("B1"), BaseBuilding.WORKSHOP))
                .isFalse();
    }

    @Test
    @Rule({"CV-06.48", "CV-EX-15", "CV-06.87"})
    void aBuildingReplacesTheIconsOfItsSquare() {
        CityScene scene = CityScene.begun().building("D3", BaseBuilding.TEMPLE).building("B2", BaseBuilding.WORKSHOP);
        assertThat(Yields.of(scene.table(), scene.square("D3"))).isEqualTo(Yield.of(0, 0, 2, 0));
        scene.manage();
        assertThat(scene.codes()).contains("harvest C2 incense").doesNotContain("harvest C2 silk");
    }

    @Test
    @Rule({"CV-06.49"})
    void aHarborIsStillOnWater() {
        CityScene scene = CityScene.begun().building("C1", BaseBuilding.HARBOR);
        assertThat(scene.table().lands().isWater(scene.square("C1"))).isTrue();
        assertThat(Placing.mayPlace(scene.table(), 0, scene.square("C1"), Figure.ARMY))
                .isFalse();
    }

    @Test
    @Rule({"CV-06.47", "CV-06.50", "CV-06.51", "CV-06.73", "CV-EX-16"})
    void oneUniqueBuildingToACity() {
        CityScene scene = CityScene.begun().building("B3", BaseBuilding.MARKET).building("B1", BaseBuilding.WORKSHOP);
        assertThat(sites(scene, BaseBuilding.TEMPLE)).containsExactly("B3");
        assertThat(sites(scene, BaseBuilding.ACADEMY)).containsExactly("B3");
        assertThat(sites(scene, BaseBuilding.BANK)).containsExactly("B3");
        assertThat(sites(scene, BaseBuilding.WORKSHOP)).contains("B2", "C3");
        scene.city(CityScene.SECOND, "F3");
        assertThat(Placing.mayPlace(scene.table(), 0, scene.square("F2"), BaseBuilding.TEMPLE))
                .isTrue();
    }

    @Test
    @Rule({"CV-06.53", "CV-06.54", "CV-06.55", "CV-06.56", "CV-EX-39"})
    void upgradesTurnWhatStandsAndReplaceTheBasicForm() {
        CityScene scene = CityScene.begun()
                .city(CityScene.SECOND, "F3")
                .knows(BaseTech.POTTERY)
                .building("D1", BaseBuilding.GRANARY)
                .building("G2", BaseBuilding.GRANARY)
                .figure(1, Figure.ARMY, "G2");
        Learning.learn(scene.table(), 0, BaseTech.ENGINEERING);
        assertThat(scene.table().pieces().building(scene.square("D1"))).isEqualTo(BaseBuilding.AQUEDUCT);
        assertThat(scene.table().pieces().building(scene.square("G2"))).isEqualTo(BaseBuilding.AQUEDUCT);
        assertThat(Placing.unlocked(scene.table(), 0, BaseBuilding.GRANARY)).isFalse();
        assertThat(Placing.unlocked(scene.table(), 0, BaseBuilding.AQUEDUCT)).isTrue();
        assertThat(Prices.of(scene.table(), BaseBuilding.AQUEDUCT)).isEqualTo(8);
        assertThat(Placing.unlocked(scene.table(), 0, BaseBuilding.IRON_MINE)).isFalse();
        scene.knows(BaseTech.RAILROAD);
        assertThat(Placing.unlocked(scene.table(), 0, BaseBuilding.IRON_MINE)).isTrue();
        assertThat(Placing.unlocked(scene.table(), 0, BaseBuilding.WORKSHOP)).isFalse();
    }

    @Test
    @Rule({"CV-06.59", "CV-06.60", "CV-06.61", "CV-06.63", "CV-01.44", "CV-09.34"})
    void wallsStandOnTheCityCenterOnce() {
        CityScene scene = CityScene.begun().trade(6).knows(BaseTech.MASONRY);
        for (int square : scene.table().cities().outskirts(CityScene.CAPITAL)) {
            if (scene.table().figures().inReserve(1, Figure.ARMY) >= 0) {
                scene.figure(1, Figure.ARMY, scene.table().square(square).label());
            }
        }
        scene.player().addProduction(0, 6);
        scene.manage().choose("build C2 walls");
        assertThat(scene.table().cities().hasWalls(CityScene.CAPITAL)).isTrue();
        scene.player().setActions(0, 1);
        scene.manage();
        assertThat(scene.codes()).doesNotContain("build C2 walls");
    }

    @Test
    @Rule({"CV-06.64", "CV-10.24", "CV-13.14"})
    void buildingsAndWallsCanBeDestroyed() {
        CityScene scene = CityScene.begun().building("B3", BaseBuilding.MARKET).figure(1, Figure.ARMY, "B3");
        CivTable table = scene.table();
        table.cities().setWalls(CityScene.CAPITAL, true);
        assertThat(Destroying.buildings(table, 0).has(scene.square("C2"))).isTrue();
        assertThat(Destroying.buildings(table).has(scene.square("B3"))).isTrue();
        assertThat(Destroying.at(table, scene.square("C2"))).isEqualTo(BaseBuilding.WALLS);
        assertThat(Destroying.owner(table, scene.square("B3"))).isZero();
        int left = table.market().buildings(BaseFamily.MARKET_BANK);
        Destroying.building(table, scene.square("B3"));
        Destroying.building(table, scene.square("C2"));
        assertThat(table.market().buildings(BaseFamily.MARKET_BANK)).isEqualTo(left + 1);
        assertThat(table.cities().hasWalls(CityScene.CAPITAL)).isFalse();
        assertThat(Destroying.buildings(table).isEmpty()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "WORKSHOP, IRON_MINE, WORKSHOP_IRON_MINE",
        "LIBRARY, UNIVERSITY, LIBRARY_UNIVERSITY",
        "GRANARY, AQUEDUCT, GRANARY_AQUEDUCT",
        "MARKET, BANK, MARKET_BANK",
        "TEMPLE, CATHEDRAL, TEMPLE_CATHEDRAL",
        "BARRACKS, ACADEMY, BARRACKS_ACADEMY"
    })
    @Rule({"CV-01.41", "CV-01.43"})
    void bothSidesOfATokenComeFromOneSupply(BaseBuilding front, BaseBuilding back, BaseFamily family) {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        int supply = table.market().buildings(family);
        table.putBuilding(scene.square("B1"), front);
        table.putBuilding(scene.square("B3"), back);
        assertThat(table.market().buildings(family)).isEqualTo(supply - 2);
        assertThat(table.content().spec(front).family()).isEqualTo(family);
        assertThat(table.content().spec(back).upgradeOf()).contains(front);
        Destroying.building(table, scene.square("B3"));
        assertThat(table.market().buildings(family)).isEqualTo(supply - 1);
    }

    @Test
    @Rule({"CV-06.68", "CV-06.75"})
    void whatWouldBeReplacedIsNamedBeforehand() {
        CityScene scene = CityScene.begun()
                .knows(BaseTech.POTTERY)
                .wonder("B2", BaseWonder.COLOSSUS)
                .offers(BaseWonder.STONEHENGE);
        scene.player().addProduction(0, 10);
        scene.manage();
        assertThat(loss(scene, "build C2 granary")).as("the square is free").isEmpty();
        assertThat(loss(scene, "build-wonder C2 stonehenge"))
                .as("the only square is that of the other wonder, so nobody will be asked for it")
                .isEqualTo("loss.wonder");
        scene.building("D1", BaseBuilding.LIBRARY).manage();
        assertThat(loss(scene, "build C2 granary")).isEqualTo("loss.building");
    }

    private static String loss(CityScene scene, String code) {
        Seat seat = Seat.of(scene.table().asking());
        return scene.table().decision(seat).choices().stream()
                .filter(choice -> choice.code().equals(code))
                .map(choice -> scene.table().loss(seat, choice).key())
                .findFirst()
                .orElseThrow(() -> new AssertionError(code + " is not offered: " + scene.codes()));
    }

    @Test
    @Rule({"CV-06.72", "CV-06.74", "CV-06.75", "CV-06.76", "CV-06.78", "CV-14.21", "CV-12.06"})
    void ownPiecesAreReplaced() {
        CityScene scene = CityScene.begun().building("B1", BaseBuilding.BANK).wonder("B2", BaseWonder.COLOSSUS);
        CivTable table = scene.table();
        int coins = table.coins(0);
        int person = table.market().people().draw(table.chance());
        table.putPerson(scene.square("C3"), person);
        int banks = table.market().buildings(BaseFamily.MARKET_BANK);
        for (String square : List.of("B1", "B2", "C3")) {
            Placing.put(table, 0, scene.square(square), BaseBuilding.WORKSHOP);
            assertThat(table.pieces().building(scene.square(square))).isEqualTo(BaseBuilding.WORKSHOP);
        }
        assertThat(table.market().buildings(BaseFamily.MARKET_BANK)).isEqualTo(banks + 1);
        assertThat(table.wonders().where(BaseWonder.COLOSSUS)).isEqualTo(Wonders.NOWHERE);
        assertThat(table.has(0, BaseWonder.COLOSSUS)).isFalse();
        assertThat(table.market().offers(BaseWonder.COLOSSUS)).isFalse();
        assertThat(scene.player().people()).isEqualTo(1 << person);
        assertThat(table.coins(0)).isLessThan(coins);
    }
}
