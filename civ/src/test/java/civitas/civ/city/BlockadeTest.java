package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.trade.TradePhase;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class BlockadeTest {

    private static final int ENEMY_CAPITAL = Cities.of(1, 0);

    private static void assign(CityScene scene) {
        scene.table().player(1).assign(Figures.first(Figure.SCOUT), 0);
    }

    @Test
    @Rule({"CV-EX-24", "CV-13.01", "CV-13.08", "CV-13.10"})
    void anEnemyScoutTakesTheYield() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        int before = Production.of(table, ENEMY_CAPITAL);
        scene.figure(1, Figure.SCOUT, "D3");
        assign(scene);
        assertThat(Production.of(table, CityScene.CAPITAL)).isEqualTo(3);
        assertThat(Yield.trade(Yields.ofCity(table, CityScene.CAPITAL))).isEqualTo(3);
        assertThat(Production.of(table, ENEMY_CAPITAL)).isEqualTo(before + 2);
        table.putFigure(1, Figures.first(Figure.SCOUT), Figures.RESERVE);
        assertThat(Production.of(table, CityScene.CAPITAL)).isEqualTo(5);
    }

    @Test
    @Rule({"CV-13.09", "CV-13.12"})
    void anArmyBlockadesWithoutGathering() {
        CityScene scene = CityScene.begun();
        int before = Production.of(scene.table(), ENEMY_CAPITAL);
        scene.figure(1, Figure.ARMY, "D3");
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(3);
        assertThat(Production.of(scene.table(), ENEMY_CAPITAL)).isEqualTo(before);
    }

    @Test
    @Rule({"CV-13.02", "CV-13.13", "CV-13.08"})
    void piecesOfAllKindsCanBeBlockadedAndStay() {
        CityScene scene = CityScene.begun()
                .building("D1", BaseBuilding.GRANARY)
                .wonder("B3", BaseWonder.COLOSSUS)
                .figure(1, Figure.SCOUT, "D1")
                .figure(1, Figure.ARMY, "B3");
        CivTable table = scene.table();
        assign(scene);
        assertThat(TradePhase.icons(table, 0)).isEqualTo(2);
        assertThat(Production.of(table, CityScene.CAPITAL)).isEqualTo(5);
        assertThat(Yields.isBlockaded(table, scene.square("B3"))).isTrue();
        assertThat(table.pieces().building(scene.square("D1"))).isEqualTo(BaseBuilding.GRANARY);
        assertThat(table.wonders().where(BaseWonder.COLOSSUS)).isEqualTo(scene.square("B3"));
    }

    @Test
    @Rule({"CV-13.03", "CV-14.20"})
    void aBlockadedWonderDoesNothing() {
        CityScene scene = CityScene.begun().wonder("B3", BaseWonder.COLOSSUS);
        CivTable table = scene.table();
        assertThat(table.has(0, BaseWonder.COLOSSUS)).isTrue();
        assertThat(Arts.culture(table, CityScene.CAPITAL)).isEqualTo(2);
        scene.figure(1, Figure.SCOUT, "B3");
        assertThat(table.has(0, BaseWonder.COLOSSUS)).isFalse();
        assertThat(table.has(1, BaseWonder.COLOSSUS)).isFalse();
        assertThat(Arts.culture(table, CityScene.CAPITAL)).isOne();
    }

    @Test
    @Rule({"CV-13.06", "CV-13.07"})
    void onlyArmiesArePlacedOnBlockadedSquares() {
        CityScene scene = CityScene.begun().figure(1, Figure.ARMY, "D1");
        CivTable table = scene.table();
        int square = scene.square("D1");
        assertThat(Placing.mayPlace(table, 0, square, BaseBuilding.MARKET)).isFalse();
        assertThat(Placing.mayPlaceWonder(table, 0, square)).isFalse();
        assertThat(Placing.mayPlacePerson(table, 0, square)).isFalse();
        assertThat(Placing.mayPlace(table, 0, square, Figure.SCOUT)).isFalse();
        assertThat(Placing.mayPlace(table, 0, square, Figure.ARMY)).isTrue();
    }

    @Test
    @Rule({"CV-13.11"})
    void aCityWorksWhateverStandsAroundIt() {
        CityScene scene = CityScene.begun().knows(BaseTech.MASONRY).trade(27);
        String[] around = {"B1", "D1", "B2", "B3", "C3", "D3"};
        for (String square : around) {
            scene.figure(1, Figure.ARMY, square);
        }
        scene.manage();
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isZero();
        assertThat(Yields.isBlockaded(scene.table(), scene.square("C2"))).isFalse();
        assertThat(scene.codes()).contains("build C2 walls", "arts C2", "build-unit C2 infantry");
    }
}
