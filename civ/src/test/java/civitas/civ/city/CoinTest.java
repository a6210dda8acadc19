package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Yield;
import civitas.civ.research.ResearchPhase;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.civ.wonder.Obsolescence;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class CoinTest {

    @Test
    @Rule({"CV-12.01", "CV-12.02", "CV-12.06", "CV-12.07", "CV-12.16", "CV-01.70"})
    void coinsAreCountedFromAllSources() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        int coins = table.coins(0);
        scene.city(CityScene.SECOND, "F6");
        assertThat(table.coins(0)).isEqualTo(coins + 1);
        scene.building("B3", BaseBuilding.BANK);
        assertThat(table.coins(0)).isEqualTo(coins + 2);
        scene.knows(BaseTech.RAILROAD);
        assertThat(table.coins(0)).isEqualTo(coins + 3);
        table.setCoinTokens(0, BaseTech.POTTERY, 2);
        table.setSheetCoins(0, 1);
        assertThat(table.coins(0)).isEqualTo(coins + 6);
        assertThat(scene.player().coinTokens()).isEqualTo(3);
        Placing.put(table, 0, scene.square("B3"), BaseBuilding.TEMPLE);
        assertThat(table.coins(0)).isEqualTo(coins + 5);
    }

    @Test
    @Rule({"CV-12.01", "CV-07.28"})
    void coinsOfGreatPeopleCount() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        int coins = table.coins(0);
        for (int token = 0; token < table.content().peopleTokens(); token++) {
            GreatPerson person = table.content().person(token);
            int given = Yield.coins(table.content().spec(person).icons());
            table.putPerson(scene.square("B1"), token);
            assertThat(table.coins(0)).isEqualTo(coins + given);
            table.clearPiece(scene.square("B1"));
        }
    }

    @Test
    @Rule({"CV-12.03", "CV-04.52"})
    void aScoutGivesTheCoinOfItsSquareWithoutAssignment() {
        CityScene scene = CityScene.begun();
        int coins = scene.table().coins(0);
        scene.figure(0, Figure.SCOUT, "E7");
        assertThat(scene.table().coins(0)).isEqualTo(coins + 1);
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(5);
        scene.figure(0, Figure.SCOUT, "E7");
        assertThat(scene.table().coins(0)).isEqualTo(coins + 1);
    }

    @Test
    @Rule({"CV-12.04", "CV-12.05", "CV-13.01"})
    void anEnemyScoutTakesTheCoin() {
        CityScene scene = CityScene.begun().city(CityScene.SECOND, "F6");
        CivTable table = scene.table();
        int own = table.coins(0);
        int enemy = table.coins(1);
        scene.figure(1, Figure.ARMY, "E7");
        assertThat(table.coins(0)).isEqualTo(own - 1);
        assertThat(table.coins(1)).isEqualTo(enemy);
        table.putFigure(1, 0, Figures.RESERVE);
        scene.figure(1, Figure.SCOUT, "E7");
        assertThat(table.coins(0)).isEqualTo(own - 1);
        assertThat(table.coins(1)).isEqualTo(enemy + 1);
        table.putFigure(1, Figures.first(Figure.SCOUT), Figures.RESERVE);
        assertThat(table.coins(0)).isEqualTo(own);
    }

    @Test
    @Rule({"CV-12.09", "CV-10.35", "CV-13.03"})
    void coinsOnAWonderCardRestDuringABlockade() {
        CityScene scene = CityScene.begun().wonder("D3", BaseWonder.PANAMA_CANAL);
        CivTable table = scene.table();
        int coins = table.coins(0);
        table.setCoinTokens(BaseWonder.PANAMA_CANAL, 3);
        assertThat(table.coins(0)).isEqualTo(coins + 3);
        scene.figure(1, Figure.SCOUT, "D3");
        assertThat(table.coins(0)).isEqualTo(coins);
        table.putFigure(1, Figures.first(Figure.SCOUT), Figures.RESERVE);
        assertThat(table.coins(0)).isEqualTo(coins + 3);
    }

    @Test
    @Rule({"CV-12.10", "CV-14.10"})
    void coinsOnAnObsoleteOrRemovedWonderAreLost() {
        CityScene scene = CityScene.begun().wonder("D3", BaseWonder.PANAMA_CANAL);
        CivTable table = scene.table();
        table.setCoinTokens(BaseWonder.PANAMA_CANAL, 3);
        CivTable other = table.copy();
        Obsolescence.make(table, BaseWonder.PANAMA_CANAL);
        assertThat(table.wonders().coins(BaseWonder.PANAMA_CANAL)).isZero();
        Replacing.clear(other, 0, scene.square("D3"));
        assertThat(other.wonders().coins(BaseWonder.PANAMA_CANAL)).isZero();
    }

    @Test
    @Rule({"CV-12.11", "CV-12.14", "CV-09.07", "CV-EX-29"})
    void coinsKeepTradeAfterResearch() {
        CityScene scene = CityScene.begun()
                .knows(BaseTech.POTTERY, BaseTech.WRITING, BaseTech.MASONRY)
                .trade(18);
        CivTable table = scene.table();
        table.setSheetCoins(0, 4 - table.coins(0));
        scene.test().at(new ResearchPhase());
        scene.test().choose(0, "research sailing").choose(1, "decline");
        assertThat(scene.player().trade()).isEqualTo(4);
        assertThat(table.coins(0)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-12.12", "CV-15.06", "CV-15.07", "CV-EX-47"})
    void fifteenCoinsWinAtOnce() {
        CityScene scene = CityScene.begun().wonder("D3", BaseWonder.PANAMA_CANAL);
        CivTable table = scene.table();
        table.setSheetCoins(0, 14 - table.coins(0));
        scene.manage();
        assertThat(table.over()).isFalse();
        scene.step(civitas.civ.content.Phase.START_OF_TURN);
        assertThat(table.victory()).isEqualTo(Victory.ECONOMY);
        assertThat(table.winner()).isZero();
    }

    @Test
    @Rule({"CV-12.13", "CV-12.14", "CV-10.20"})
    void abilitiesDependOnCoinsWithoutSpendingThem() {
        CityScene scene = CityScene.begun().knows(BaseTech.MILITARY_SCIENCE);
        CivTable table = scene.table();
        table.setSheetCoins(0, 7 - table.coins(0));
        assertThat(Production.of(table, CityScene.CAPITAL)).isEqualTo(5 + 2);
        scene.manage().choose("build-unit C2 infantry");
        assertThat(table.coins(0)).isEqualTo(7);
        table.setSheetCoins(0, scene.player().sheetCoins() + 2);
        assertThat(Production.of(table, CityScene.CAPITAL)).isEqualTo(5 + 3);
    }

    @Test
    @Rule({"CV-11.96", "CV-11.97", "CV-11.101", "CV-11.102", "CV-11.103", "CV-10.29", "CV-14.09", "CV-04.28", "CV-04.53"
    })
    void aDestroyedCityLosesEverything() {
        CityScene scene = CityScene.begun()
                .city(CityScene.SECOND, "F6")
                .building("F5", BaseBuilding.GRANARY)
                .wonder("G6", BaseWonder.COLOSSUS)
                .figure(0, Figure.ARMY, "E5")
                .scout("D4", CityScene.SECOND);
        CivTable table = scene.table();
        table.player(0).setCivilization(BaseCivilization.GERMANY);
        table.cities().setWalls(CityScene.SECOND, true);
        int person = table.market().people().draw(table.chance());
        table.putPerson(scene.square("G7"), person);
        int granaries = table.market().buildings(BaseFamily.GRANARY_AQUEDUCT);
        Razing.destroy(table, CityScene.SECOND);
        assertThat(table.cities().count(0)).isOne();
        assertThat(table.cities().exists(Cities.of(1, 0))).isTrue();
        assertThat(table.market().buildings(BaseFamily.GRANARY_AQUEDUCT)).isEqualTo(granaries + 1);
        assertThat(table.wonders().where(BaseWonder.COLOSSUS)).isNegative();
        assertThat(table.market().offers(BaseWonder.COLOSSUS)).isFalse();
        assertThat(scene.player().people()).isZero();
        assertThat(table.figures().count(0, Figure.ARMY, scene.square("E5"))).isOne();
        assertThat(table.pieces().isEmpty(scene.square("G7"))).isTrue();
        scene.city(CityScene.SECOND, "F6");
        assertThat(table.cities().hasWalls(CityScene.SECOND)).isFalse();
        assertThat(Production.of(table, CityScene.SECOND)).isEqualTo(3);
    }
}
