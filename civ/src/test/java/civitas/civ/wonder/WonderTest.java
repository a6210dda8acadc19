package civitas.civ.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.city.Placing;
import civitas.civ.city.Prices;
import civitas.civ.content.Ability;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Era;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.research.ResearchPhase;
import civitas.civ.state.Licence;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class WonderTest {

    private static final Rules.Options REVISED = new Rules.Options(false, false, true, false, false, false, true);

    @Test
    @Rule({"CV-06.65", "CV-06.66", "CV-EX-17", "CV-14.02"})
    void wondersOnTheMarketCanBeBuiltAtADiscount() {
        CityScene scene = CityScene.begun().offers(BaseWonder.COLOSSUS);
        assertThat(Prices.of(scene.table(), 0, BaseWonder.COLOSSUS)).isEqualTo(15);
        scene.player().addProduction(0, 9);
        scene.manage();
        assertThat(scene.codes()).doesNotContain("build-wonder C2 colossus");
        scene.knows(BaseTech.METALWORKING).manage();
        assertThat(Prices.of(scene.table(), 0, BaseWonder.COLOSSUS)).isEqualTo(10);
        assertThat(scene.codes()).contains("build-wonder C2 colossus").doesNotContain("build-wonder C2 stonehenge");
    }

    @Test
    @Rule({"CV-06.67", "CV-06.70", "CV-06.71", "CV-14.04", "CV-14.05", "CV-14.01", "CV-14.08", "CV-14.07"})
    void aBuiltWonderStandsInTheOutskirtsAndTheMarketIsRefilled() {
        CityScene scene = CityScene.begun().offers(BaseWonder.STONEHENGE).figure(1, Figure.SCOUT, "B1");
        CivTable table = scene.table();
        byte[] pile = table.market().wonderDeck().drawPile();
        scene.player().addProduction(0, 6);
        scene.manage().choose("build-wonder C2 stonehenge");
        assertThat(scene.codes())
                .containsExactly(
                        "place stonehenge D1",
                        "place stonehenge B2",
                        "place stonehenge B3",
                        "place stonehenge C3",
                        "place stonehenge D3");
        scene.choose("place stonehenge D3");
        assertThat(table.wonders().where(BaseWonder.STONEHENGE)).isEqualTo(scene.square("D3"));
        assertThat(table.has(0, BaseWonder.STONEHENGE)).isTrue();
        assertThat(table.has(1, BaseWonder.STONEHENGE)).isFalse();
        assertThat(table.market().offers(BaseWonder.STONEHENGE)).isFalse();
        assertThat(table.market().wonder(0)).isEqualTo(pile[pile.length - 1]);
        scene.player().setActions(0, 1);
        scene.test().at(table.top().orElseThrow());
        scene.choose("arts C2");
        assertThat(scene.player().culture()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-06.68", "CV-06.69", "CV-14.12"})
    void oneWonderToACityBesideAUniqueBuilding() {
        CityScene scene = CityScene.begun().wonder("D3", BaseWonder.STONEHENGE).building("B3", BaseBuilding.MARKET);
        CivTable table = scene.table();
        Obsolescence.make(table, BaseWonder.STONEHENGE);
        assertThat(Placing.mayPlaceWonder(table, 0, scene.square("B1"))).isFalse();
        assertThat(Placing.mayPlaceWonder(table, 0, scene.square("D3"))).isTrue();
        assertThat(civitas.civ.city.Destroying.isBuilding(table, scene.square("D3")))
                .isFalse();
        scene.city(CityScene.SECOND, "F3").building("F2", BaseBuilding.TEMPLE);
        assertThat(Placing.mayPlaceWonder(table, 0, scene.square("G2"))).isTrue();
    }

    @Test
    @Rule({"CV-14.03", "CV-14.04"})
    void wondersComeInTheOrderOfTheErasUntilTheDeckIsEmpty() {
        CityScene scene = CityScene.begun();
        CivTable table = scene.table();
        Era era = Era.ANCIENT;
        while (table.market().wonderDeck().size() > 0) {
            civitas.civ.table.Supply.refillWonder(table, 0);
            Era next = table.content()
                    .spec(table.content().wonders().get(table.market().wonder(0)))
                    .era();
            assertThat(next).isGreaterThanOrEqualTo(era);
            era = next;
        }
        civitas.civ.table.Supply.refillWonder(table, 0);
        assertThat(table.market().wonder(0)).isEqualTo(Market.NO_WONDER);
    }

    @Test
    @Rule({"CV-14.18"})
    void otherReductionsAddToTheDiscountDownToNothing() {
        CityScene scene = CityScene.begun().knows(BaseTech.METALWORKING, BaseTech.BIOLOGY, BaseTech.IRRIGATION);
        CivTable table = scene.table();
        Ability one = BaseTech.BIOLOGY;
        table.hooks().city.wonderCost.join(one, (t, player) -> -4);
        assertThat(Prices.of(table, 0, BaseWonder.COLOSSUS)).isEqualTo(6);
        table.hooks().city.wonderCost.join(BaseTech.IRRIGATION, (t, player) -> -40);
        assertThat(Prices.of(table, 0, BaseWonder.COLOSSUS)).isZero();
    }

    @Test
    @Rule({"CV-14.06", "CV-14.19", "CV-04.06"})
    void startOfTurnWondersGiveFromTheNextTurnOn() {
        CityScene scene = CityScene.begun().offers(BaseWonder.STONEHENGE);
        scene.player().addProduction(0, 6);
        scene.manage().choose("build-wonder C2 stonehenge").choose("place stonehenge D3");
        assertThat(scene.player().culture()).isZero();
        scene.step(Phase.START_OF_TURN);
        assertThat(scene.player().culture()).isOne();
        scene.city(CityScene.SECOND, "F3").wonder("F2", BaseWonder.LOUVRE).step(Phase.START_OF_TURN);
        assertThat(scene.player().culture()).isEqualTo(1 + 1 + 3);
    }

    @Test
    @Rule({"CV-14.06", "CV-10.35", "CV-07.08"})
    void colossusCanalAndOpera() {
        CityScene scene = CityScene.begun()
                .wonder("D3", BaseWonder.COLOSSUS)
                .city(CityScene.SECOND, "F3")
                .wonder("F2", BaseWonder.PANAMA_CANAL)
                .city(2, "F6")
                .wonder("G6", BaseWonder.SYDNEY_OPERA_HOUSE);
        int coins = scene.table().coins(0);
        scene.step(Phase.START_OF_TURN);
        assertThat(scene.player().trade()).isEqualTo(3);
        assertThat(scene.table().coins(0)).isEqualTo(coins + 1);
        assertThat(scene.player().track()).isOne();
        scene.step(Phase.START_OF_TURN);
        assertThat(scene.table().wonders().coins(BaseWonder.PANAMA_CANAL)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-14.06", "CV-04.05", "CV-03.24"})
    void hangingGardensPutAFigureOnTheirSquare() {
        CityScene scene =
                CityScene.begun().wonder("D3", BaseWonder.HANGING_GARDENS).step(Phase.START_OF_TURN);
        assertThat(scene.codes()).contains("deed hanging-gardens army", "deed hanging-gardens scout");
        scene.choose("deed hanging-gardens scout");
        assertThat(scene.table().figures().count(0, Figure.SCOUT, scene.square("D3")))
                .isOne();
        assertThat(scene.codes()).doesNotContain("deed hanging-gardens army");
        scene.player().renew();
        while (scene.table().figures().count(scene.square("D3")) < scene.table().stack(0)) {
            scene.figure(0, Figure.ARMY, "D3");
        }
        scene.step(Phase.START_OF_TURN);
        assertThat(scene.codes()).doesNotContain("deed hanging-gardens army");
        assertThat(scene.manage().codes()).doesNotContain("deed hanging-gardens army");
    }

    @Test
    @Rule({"CV-14.06", "CV-09.13", "CV-09.15"})
    void statueOfLibertyLearnsWhatOthersKnow() {
        CityScene scene = CityScene.begun().wonder("D3", BaseWonder.STATUE_OF_LIBERTY);
        scene.test().knows(1, BaseTech.POTTERY, BaseTech.SAILING);
        scene.step(Phase.START_OF_TURN).choose("deed statue-of-liberty");
        assertThat(scene.codes()).contains("learn pottery").doesNotContain("learn sailing");
        scene.choose("learn pottery");
        assertThat(scene.player().knows(BaseTech.POTTERY)).isTrue();
        assertThat(scene.codes()).doesNotContain("deed statue-of-liberty");
    }

    @Test
    @Rule({"CV-10.34", "CV-09.09"})
    void porcelainTowerLowersTheThresholdOnly() {
        CityScene scene =
                CityScene.begun().wonder("D3", BaseWonder.PORCELAIN_TOWER).trade(1);
        scene.test().at(new ResearchPhase());
        assertThat(scene.test().codes(0)).contains("research pottery");
        scene.test().choose(0, "research pottery").choose(1, "decline");
        assertThat(scene.player().trade()).isEqualTo(Math.min(1, scene.table().coins(0)));
    }

    @Test
    @Rule({"CV-14.06", "CV-10.10"})
    void battleWondersAndProtection() {
        CityScene scene = CityScene.begun()
                .wonder("D3", BaseWonder.HIMEJI_SAMURAI_CASTLE)
                .city(CityScene.SECOND, "F3")
                .wonder("F2", BaseWonder.ORACLE)
                .city(2, "F6")
                .wonder("G6", BaseWonder.UNITED_NATIONS);
        CivTable table = scene.table();
        assertThat(table.sum(table.hooks().battle.strength, 0)).isOne();
        assertThat(table.sum(table.hooks().battle.strength, 1)).isZero();
        assertThat(table.may(0, Licence.SEES_ENEMY_FORCE)).isTrue();
        assertThat(table.may(0, Licence.UNTARGETABLE)).isTrue();
        assertThat(table.may(1, Licence.UNTARGETABLE)).isFalse();
    }

    @Test
    @Rule({"CV-14.10", "CV-14.11", "CV-06.83", "CV-14.14", "CV-14.15", "CV-14.16", "CV-14.17"})
    void builtWondersBecomeObsolete() {
        CityScene scene = CityScene.begun()
                .offers(BaseWonder.ORACLE)
                .wonder("D3", BaseWonder.STONEHENGE)
                .city(CityScene.SECOND, "F3")
                .wonder("F2", BaseWonder.LOUVRE);
        CivTable table = scene.table();
        assertThat(Obsolescence.choices(table, Era.ANCIENT)).isEqualTo(BaseWonder.STONEHENGE.mask());
        assertThat(Obsolescence.choices(table, Era.ANCIENT, Era.MEDIEVAL))
                .isEqualTo(BaseWonder.STONEHENGE.mask() | BaseWonder.LOUVRE.mask());
        Obsolescence.make(table, BaseWonder.STONEHENGE);
        assertThat(Obsolescence.choices(table, Era.ANCIENT)).isZero();
        assertThat(table.has(0, BaseWonder.STONEHENGE)).isFalse();
        assertThat(table.wonders().where(BaseWonder.STONEHENGE)).isEqualTo(scene.square("D3"));
        scene.manage().choose("arts C2");
        assertThat(scene.player().culture()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-14.14", "CV-14.04"})
    void withTheRevisedRulesWondersOnTheMarketToo() {
        CityScene scene = CityScene.begun(REVISED).offers(BaseWonder.ORACLE);
        CivTable table = scene.table();
        assertThat(Obsolescence.choices(table, Era.ANCIENT)).isEqualTo(BaseWonder.ORACLE.mask());
        Obsolescence.make(table, BaseWonder.ORACLE);
        assertThat(table.market().offers(BaseWonder.ORACLE)).isFalse();
        assertThat(table.market().wonder(0)).isNotEqualTo(Market.NO_WONDER);
        assertThat(Obsolescence.choices(table, Era.ANCIENT) & BaseWonder.ORACLE.mask())
                .isZero();
    }
}
