package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Deck;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class BuildFigureUnitTest {

    @Test
    @Rule({"CV-06.20", "CV-06.21", "CV-06.23", "CV-06.24", "CV-06.25"})
    void figuresArePlacedInTheOutskirtsOfTheirCity() {
        CityScene scene = CityScene.begun().knows(BaseTech.NAVIGATION).city(CityScene.SECOND, "F3");
        assertThat(Prices.of(scene.table(), Figure.ARMY)).isEqualTo(4);
        assertThat(Prices.of(scene.table(), Figure.SCOUT)).isEqualTo(6);
        scene.figure(0, Figure.ARMY, "B1").figure(0, Figure.ARMY, "B1");
        scene.manage().choose("build-figure C2 army");
        assertThat(scene.codes())
                .containsExactly("place army D1", "place army B2", "place army B3", "place army C3", "place army D3");
        scene.choose("place army D3");
        assertThat(scene.table().figures().count(0, Figure.ARMY, scene.square("D3")))
                .isOne();
    }

    @Test
    @Rule({"CV-06.25"})
    void onWaterOnlyWithTheRightToEndThere() {
        CityScene scene = CityScene.begun().knows(BaseTech.SAILING).manage().choose("build-figure C2 army");
        assertThat(scene.codes()).contains("place army C1", "place army D2");
    }

    @Test
    @Rule({"CV-06.22", "CV-01.28"})
    void onlyFiguresOfTheReserveCanBeBuilt() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        while (table.figures().inReserve(0, Figure.ARMY) >= 0) {
            table.putFigure(0, table.figures().inReserve(0, Figure.ARMY), Figures.LIFTED);
        }
        scene.manage();
        assertThat(scene.codes()).doesNotContain("build-figure C2 army");
        table.putFigure(0, 0, Figures.RESERVE);
        scene.manage();
        assertThat(scene.codes()).contains("build-figure C2 army");
    }

    @Test
    @Rule({"CV-06.26", "CV-13.06"})
    void scoutsStayAwayFromEnemies() {
        CityScene scene = CityScene.begun().figure(1, Figure.SCOUT, "D1").trade(9);
        scene.manage().choose("build-figure C2 scout");
        assertThat(scene.codes()).contains("place scout B1").doesNotContain("place scout D1");
    }

    @Test
    @Rule({"CV-06.27", "CV-06.28", "CV-06.29", "CV-13.07"})
    void anArmyBuiltAmongEnemyScoutsKillsThem() {
        CityScene scene = CityScene.begun().figure(1, Figure.SCOUT, "D1");
        scene.manage().choose("build-figure C2 army").choose("place army D1");
        while (!scene.codes().contains("done")) {
            scene.choose(scene.codes().getFirst());
        }
        CivTable table = scene.table();
        assertThat(table.figures().holder(scene.square("D1"))).isZero();
        assertThat(table.figures().count(1, Figure.SCOUT, scene.square("D1"))).isZero();
        int army = Integer.numberOfTrailingZeros(table.figures().on(0, scene.square("D1")));
        assertThat(table.player(0).moved() | table.player(0).frozen()).isZero();
        assertThat(Figures.kind(army)).isEqualTo(Figure.ARMY);
    }

    @Test
    @Rule({"CV-06.31", "CV-06.32", "CV-06.33", "CV-06.34", "CV-EX-37", "CV-09.28"})
    void unitsCostWhatTheRankSays() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        assertThat(Prices.of(table, 0, UnitType.MOUNTED)).isEqualTo(5);
        scene.player().addProduction(0, 7);
        scene.manage();
        assertThat(scene.codes()).contains("build-unit C2 mounted").doesNotContain("build-unit C2 aircraft");
        scene.knows(BaseTech.CHIVALRY);
        assertThat(Prices.of(table, 0, UnitType.MOUNTED)).isEqualTo(7);
        scene.knows(BaseTech.RAILROAD);
        assertThat(Prices.of(table, 0, UnitType.MOUNTED)).isEqualTo(9);
        scene.knows(BaseTech.COMBUSTION);
        assertThat(Prices.of(table, 0, UnitType.MOUNTED)).isEqualTo(11);
        scene.knows(BaseTech.FLIGHT).manage();
        assertThat(Prices.of(table, 0, UnitType.AIRCRAFT)).isEqualTo(12);
        assertThat(scene.codes()).contains("build-unit C2 aircraft");
    }

    @Test
    @Rule({"CV-06.35", "CV-06.36"})
    void aUnitJoinsTheStandingForces() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        for (int i = 0; i < 12; i++) {
            table.player(0).addForce(table.market().units(UnitType.INFANTRY).draw(table.chance()));
        }
        int cards = Long.bitCount(scene.player().forces());
        scene.manage().choose("build-unit C2 mounted");
        assertThat(Long.bitCount(scene.player().forces())).isEqualTo(cards + 1);
    }

    @Test
    @Rule({"CV-06.37", "CV-06.38"})
    void anEmptyDeckIsRenewedOrHasNothingToGive() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        Deck deck = table.market().units(UnitType.INFANTRY);
        int last = 0;
        while (!deck.isExhausted()) {
            last = deck.draw(table.chance());
        }
        scene.manage();
        assertThat(scene.codes()).doesNotContain("build-unit C2 infantry").contains("build-unit C2 mounted");
        deck.discard(last);
        scene.manage().choose("build-unit C2 infantry");
        assertThat(scene.player().forces() >> last & 1).isOne();
    }
}
