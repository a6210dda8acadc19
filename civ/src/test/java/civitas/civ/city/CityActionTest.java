package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.state.Figures;
import civitas.civ.state.Market;
import civitas.civ.table.OncePerTurn;
import civitas.civ.table.Rules;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class CityActionTest {

    @Test
    @Rule({"CV-06.01", "CV-06.02", "CV-06.04", "CV-06.05", "CV-06.07"})
    void everyCityActsOnceInAnyOrder() {
        CityScene scene = CityScene.begun().city(CityScene.SECOND, "F3").manage();
        assertThat(scene.codes()).contains("arts C2", "arts F3", "build-figure C2 army", "harvest C2 silk", "done");
        scene.choose("arts F3");
        assertThat(scene.codes()).contains("arts C2").doesNotContain("arts F3", "harvest F3 incense");
        scene.choose("arts C2");
        assertThat(scene.codes()).containsExactly("advance", "done");
        assertThat(scene.player().culture()).isEqualTo(1 + 2);
    }

    @Test
    @Rule({"CV-06.05", "CV-03.07"})
    void actionsMayBeSkippedAndAreLost() {
        CityScene scene = CityScene.begun().manage().choose("done");
        assertThat(scene.test().isDone()).isTrue();
        assertThat(scene.player().culture()).isZero();
    }

    @Test
    @Rule({"CV-06.06", "CV-06.13"})
    void anAdditionalActionCountsProductionAfresh() {
        CityScene scene = CityScene.begun().manage();
        scene.player().setActions(0, 2);
        scene.choose("build-unit C2 infantry");
        assertThat(scene.codes()).contains("build-unit C2 infantry");
        scene.choose("build-unit C2 mounted");
        assertThat(scene.codes()).containsExactly("done");
        assertThat(scene.player().trade()).isZero();
    }

    @Test
    @Rule({"CV-06.09", "CV-06.11", "CV-EX-12", "CV-06.16"})
    void aCityBuildsOneThingForItsProduction() {
        CityScene scene = CityScene.begun().knows(BaseTech.POTTERY, BaseTech.CURRENCY);
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(5);
        scene.manage();
        assertThat(scene.codes())
                .contains("build-figure C2 army", "build-unit C2 artillery", "build C2 granary")
                .doesNotContain("build-figure C2 scout", "build C2 market");
        scene.trade(3);
        scene.test().at(scene.table().top().orElseThrow());
        assertThat(scene.codes()).contains("build-figure C2 scout").doesNotContain("build C2 market");
        scene.choose("build C2 granary");
        assertThat(scene.codes()).containsExactly("done");
        assertThat(scene.player().trade()).isEqualTo(3);
    }

    @Test
    @Rule({"CV-EX-20", "CV-06.79", "CV-06.84"})
    void theExampleCity() {
        CityScene scene = CityScene.begun().manage();
        assertThat(scene.codes())
                .containsExactly(
                        "build-figure C2 army",
                        "build-unit C2 artillery",
                        "build-unit C2 infantry",
                        "build-unit C2 mounted",
                        "arts C2",
                        "harvest C2 silk",
                        "harvest C2 incense",
                        "done");
        scene.choose("arts C2");
        assertThat(scene.player().culture()).isOne();
    }

    @Test
    @Rule({"CV-06.12", "CV-06.10", "CV-06.09"})
    void productionIsExplainedAndNeverCombined() {
        CityScene scene = CityScene.begun()
                .city(CityScene.SECOND, "F3")
                .scout("A2", CityScene.CAPITAL)
                .figure(1, Figure.SCOUT, "B1");
        scene.player().addProduction(0, 3);
        List<Production.Part> parts = Production.parts(scene.table(), CityScene.CAPITAL);
        assertThat(parts)
                .extracting(part -> part.source() + " " + part.from().code() + " " + part.amount())
                .containsExactly("OUTSKIRTS B2 1", "OUTSKIRTS C3 1", "OUTSKIRTS D3 2", "SCOUT A2 2", "EXTRA  3");
        assertThat(parts.stream().mapToInt(Production.Part::amount).sum())
                .isEqualTo(Production.of(scene.table(), CityScene.CAPITAL))
                .isEqualTo(9);
        assertThat(Production.of(scene.table(), CityScene.SECOND)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-EX-21", "CV-04.55"})
    void aScoutSendsProduction() {
        CityScene scene = CityScene.begun().scout("A2", CityScene.CAPITAL);
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(7);
    }

    @Test
    @Rule({"CV-EX-22", "CV-06.80"})
    void aScoutSendsCultureToo() {
        CityScene scene = CityScene.begun().scout("D7", CityScene.CAPITAL);
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(7);
        scene.manage().choose("arts C2");
        assertThat(scene.player().culture()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-EX-13", "CV-06.16", "CV-06.18", "CV-06.19", "CV-06.08", "CV-12.15"})
    void tradeIsConvertedAsFarAsNeeded() {
        CityScene scene = CityScene.begun().trade(10).knows(BaseTech.CURRENCY).manage();
        scene.table().setSheetCoins(0, 5);
        scene.choose("build C2 market").choose("place market B3");
        assertThat(scene.player().trade()).isEqualTo(4);
        assertThat(scene.table().pieces().building(scene.square("B3"))).isEqualTo(BaseBuilding.MARKET);
    }

    @Test
    @Rule({"CV-06.17", "CV-06.19"})
    void anotherRateReplacesTheNormalOne() {
        CityScene scene = CityScene.begun().trade(10).knows(BaseTech.CURRENCY);
        if (!scene.table().hooks().city.rush.has(BaseCivilization.AMERICA)) {
            scene.table().hooks().city.rush.join(BaseCivilization.AMERICA, (table, player) -> 2);
        }
        scene.player().setCivilization(BaseCivilization.AMERICA);
        scene.manage().choose("build C2 market").choose("place market B3");
        assertThat(scene.player().trade()).isEqualTo(7);
        assertThat(Production.tradeFor(scene.table(), 0, 5, 8)).isEqualTo(6);
    }

    @Test
    @Rule({"CV-06.14"})
    void extraProductionServesEveryActionOfTheTurn() {
        CityScene scene = CityScene.begun().manage();
        scene.player().addProduction(0, 3);
        scene.player().setActions(0, 2);
        scene.choose("build-unit C2 infantry");
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(8);
        scene.player().renew();
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(5);
    }

    @Test
    @Rule({"CV-06.14"})
    void extraProductionMayServeOnceOnly() {
        CityScene scene = CityScene.begun(new Rules.Options(false, false, false, false, false, true, true))
                .manage();
        scene.player().addProduction(0, 3);
        scene.player().setActions(0, 3);
        scene.choose("arts C2");
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(8);
        scene.choose("build-unit C2 infantry");
        assertThat(Production.of(scene.table(), CityScene.CAPITAL)).isEqualTo(5);
    }

    @Test
    @Rule({"CV-06.15", "CV-06.08", "CV-03.22"})
    void engineeringDividesProductionOncePerTurn() {
        CityScene scene =
                CityScene.begun().knows(BaseTech.ENGINEERING).trade(12).manage();
        scene.player().addProduction(0, 3);
        scene.player().setActions(0, 2);
        scene.choose("build C2 aqueduct");
        // 8 production are spent; 12 trade give 4 more, though the aqueduct itself would give 2.
        assertThat(scene.codes())
                .contains("build-figure C2 army", "done")
                .doesNotContain("build-unit C2 infantry", "build C2 aqueduct", "arts C2");
        scene.choose("build-figure C2 army").choose("place army D1");
        assertThat(scene.player().trade()).isZero();
        assertThat(scene.table().figures().count(0, Figure.ARMY, scene.square("D1")))
                .isOne();
        assertThat(scene.table().pieces().building(scene.square("D1"))).isEqualTo(BaseBuilding.AQUEDUCT);
        scene.choose("build-unit C2 infantry");
        assertThat(scene.codes()).containsExactly("done");
        assertThat(scene.player().actions(0)).isZero();
    }

    @Test
    @Rule({"CV-06.15", "CV-06.24"})
    void theSecondThingReckonsWithTheFirst() {
        CityScene scene = CityScene.begun().knows(BaseTech.ENGINEERING);
        int reserve = scene.table().stack(0);
        for (int i = 1; i < reserve; i++) {
            scene.figure(0, Figure.ARMY, "D1");
        }
        scene.player().addProduction(0, 3);
        scene.manage().choose("build-figure C2 army").choose("place army D1").choose("build-figure C2 army");
        assertThat(scene.codes()).contains("place army B1").doesNotContain("place army D1");
        scene.choose("place army B1");
        assertThat(scene.table().figures().count(scene.square("D1"))).isEqualTo(reserve);
        assertThat(scene.table().figures().count(scene.square("B1"))).isOne();
    }

    @Test
    @Rule({"CV-03.17", "CV-03.12", "CV-10.17", "CV-06.08", "CV-06.90"})
    void aCancelledActionIsLostAndCostsNothing() {
        CityScene scene =
                CityScene.begun().knows(BaseTech.CURRENCY).trade(10).withSpy().manage();
        Market market = scene.table().market();
        int hidden = market.huts().size() + market.villages().size();
        scene.choose("build C2 market").choose("place market B3");
        assertThat(scene.table().asking()).isOne();
        scene.choose("use writing");
        while (scene.table().asking() == 1) {
            scene.choose(scene.codes().getFirst());
        }
        assertThat(scene.player().trade()).isEqualTo(10);
        assertThat(scene.table().pieces().isEmpty(scene.square("B3"))).isTrue();
        assertThat(scene.codes()).doesNotContain("arts C2");
        assertThat(scene.table().player(1).tokens()).isZero();
        assertThat(market.huts().size() + market.villages().size()).isEqualTo(hidden);
        assertThat(market.huts().discarded() + market.villages().discarded()).isZero();
    }

    @Test
    @Rule({"CV-03.12", "CV-03.13"})
    void anActionNobodyCancelsIsCarriedOut() {
        CityScene scene = CityScene.begun().withSpy().manage().choose("arts C2");
        assertThat(scene.table().asking()).isOne();
        assertThat(scene.player().culture()).isZero();
        scene.choose("pass");
        assertThat(scene.player().culture()).isOne();
    }

    @Test
    @Rule({"CV-03.24", "CV-06.39"})
    void aFreeBuildingTakesTheActionOnly() {
        CityScene scene = CityScene.begun().city(CityScene.SECOND, "F3").knows(BaseTech.CURRENCY);
        if (!scene.table().hooks().city.freeBuilding.has(BaseCivilization.EGYPT)) {
            scene.table()
                    .hooks()
                    .city
                    .freeBuilding
                    .join(BaseCivilization.EGYPT, new OncePerTurn(BaseCivilization.EGYPT));
        }
        scene.player().setCivilization(BaseCivilization.EGYPT);
        scene.manage();
        assertThat(scene.codes()).contains("build-free C2 market").doesNotContain("build C2 market");
        scene.choose("build-free C2 market").choose("place market B3");
        assertThat(scene.table().pieces().isBuilding(scene.square("B3"))).isTrue();
        assertThat(scene.codes()).contains("arts F3").doesNotContain("arts C2", "build-free F3 market");
    }

    @Test
    @Rule({"CV-06.79"})
    void artsNeverTakeCultureAway() {
        CityScene scene = CityScene.begun();
        if (!scene.table().hooks().culture.arts.has(BaseGovernment.COMMUNISM)) {
            scene.table().hooks().culture.arts.join(BaseGovernment.COMMUNISM, (table, city) -> -1);
        }
        scene.table().setGovernment(0, BaseGovernment.COMMUNISM);
        assertThat(Arts.culture(scene.table(), CityScene.CAPITAL)).isZero();
        scene.figure(1, Figure.ARMY, "B1");
        scene.building("D1", BaseBuilding.LIBRARY);
        assertThat(Arts.culture(scene.table(), CityScene.CAPITAL)).isOne();
    }

    @Test
    @Rule({"CV-06.81", "CV-13.01"})
    void blockadedCultureDoesNotCount() {
        CityScene scene = CityScene.begun().building("D1", BaseBuilding.LIBRARY);
        assertThat(Arts.culture(scene.table(), CityScene.CAPITAL)).isEqualTo(2);
        scene.figure(1, Figure.SCOUT, "D1");
        assertThat(Arts.culture(scene.table(), CityScene.CAPITAL)).isOne();
    }

    @Test
    @Rule({"CV-03.24", "CV-03.25"})
    void aFreeFigureObeysTheRulesOfPlacing() {
        CityScene scene = CityScene.begun();
        TestTable test = scene.test();
        test.at(new PlaceNewFigure(0, Figure.SCOUT, CityScene.CAPITAL));
        assertThat(test.codes()).hasSize(6).doesNotContain("place scout C1", "place scout D2");
        test.choose("place scout B1");
        assertThat(scene.table().figures().count(0, Figure.SCOUT, scene.square("B1")))
                .isOne();
        while (scene.table().figures().inReserve(0, Figure.SCOUT) >= 0) {
            scene.table().putFigure(0, scene.table().figures().inReserve(0, Figure.SCOUT), Figures.LIFTED);
        }
        assertThat(PlaceNewFigure.isPossible(scene.table(), 0, Figure.SCOUT, CityScene.CAPITAL))
                .isFalse();
    }

    @Test
    @Rule({"CV-06.07", "CV-03.08"})
    void actionsBelongToTheOwnStepOfThePhase() {
        CityScene scene = CityScene.begun().step(Phase.START_OF_TURN);
        assertThat(scene.codes()).doesNotContain("arts C2");
    }
}
