package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.CivGame;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.state.Intent;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why a city cannot do something. */
class CityReasonsTest {

    private static final Lexicon EN = Lexicon.load(Language.EN, new CivGame().bundles());

    private static List<String> why(CityScene scene, Thing thing) {
        return scene.test().why(0, thing);
    }

    private static Thing here(CityScene scene, String center, Thing what) {
        return new InCity(scene.table().square(scene.square(center)), what);
    }

    @Test
    @Rule({"CV-06.39", "CV-06.54", "CV-06.34", "CV-06.65"})
    void lockedThingsSayWhatUnlocksThem() {
        CityScene scene = CityScene.begun().offers(BaseWonder.COLOSSUS).manage();
        assertThat(why(scene, BaseBuilding.GRANARY)).containsExactly("why.locked");
        assertThat(why(scene, UnitType.AIRCRAFT)).containsExactly("why.locked");
        assertThat(why(scene, BaseWonder.STONEHENGE)).containsExactly("why.wonder-not-offered");
        scene.knows(BaseTech.POTTERY, BaseTech.ENGINEERING).manage();
        assertThat(why(scene, BaseBuilding.GRANARY)).containsExactly("why.upgraded");
    }

    @Test
    @Rule({"CV-06.11", "CV-06.16"})
    void thePriceIsSpeltOut() {
        CityScene scene = CityScene.begun().trade(4).offers(BaseWonder.COLOSSUS).manage();
        assertThat(scene.table().reasons(Seat.RED, BaseWonder.COLOSSUS).stream().map(EN::say))
                .containsExactly("The Colossus costs 15 production. The city C2 produces 5, and rushing with your trade"
                        + " (4) adds 1: 9 too few.");
        assertThat(why(scene.trade(27).manage(), Figure.SCOUT)).isEmpty();
    }

    @Test
    @Rule({"CV-06.22", "CV-06.38", "CV-06.41", "CV-06.86"})
    void whatIsUsedUpSaysSo() {
        CityScene scene = CityScene.begun().trade(27).knows(BaseTech.CURRENCY);
        for (int army = 0; army < Figures.ARMIES; army++) {
            if (scene.table().figures().where(0, army) == Figures.RESERVE) {
                scene.table().putFigure(0, army, Figures.LIFTED);
            }
        }
        while (scene.table().market().buildings(BaseFamily.MARKET_BANK) > 0) {
            scene.building("H" + scene.table().market().buildings(BaseFamily.MARKET_BANK), BaseBuilding.MARKET);
        }
        while (scene.table().market().resources(Resource.SILK) > 0) {
            scene.test().resource(1, Resource.SILK);
        }
        scene.manage();
        assertThat(why(scene, Figure.ARMY)).containsExactly("why.no-figure");
        assertThat(why(scene, BaseBuilding.MARKET)).containsExactly("why.no-building");
        assertThat(why(scene, Resource.SILK)).containsExactly("why.no-resource");
        assertThat(why(scene, Resource.SPY)).containsExactly("why.never-harvested");
    }

    @Test
    @Rule({"CV-06.43", "CV-06.45", "CV-06.50", "CV-06.68", "CV-06.61"})
    void theGroundIsNamed() {
        CityScene scene = CityScene.begun().trade(27).knows(BaseTech.MASONRY, BaseTech.CURRENCY);
        scene.building("B1", BaseBuilding.MARKET)
                .wonder("B3", BaseWonder.STONEHENGE)
                .offers(BaseWonder.COLOSSUS);
        scene.table().cities().setWalls(CityScene.CAPITAL, true);
        scene.manage();
        assertThat(why(scene, BaseBuilding.WALLS)).containsExactly("why.walls-there");
        scene.figure(1, Figure.ARMY, "B1").figure(1, Figure.ARMY, "B3").manage();
        assertThat(why(scene, BaseBuilding.MARKET)).containsExactly("why.unique", "why.city-enemy");
        assertThat(why(scene, BaseWonder.COLOSSUS)).contains("why.second-wonder");
    }

    @Test
    @Rule({"CV-06.42", "CV-06.43", "CV-06.45"})
    void sitesSayWhatIsAgainstThem() {
        CityScene scene = CityScene.begun().trade(27).knows(BaseTech.CURRENCY, BaseTech.POTTERY);
        scene.figure(1, Figure.ARMY, "B1").manage().choose("build C2 market");
        assertThat(scene.test().why(0, "D1")).isEmpty();
        assertThat(scene.test().why(0, "B1")).containsExactly("why.enemy");
        assertThat(scene.test().why(0, "C1")).containsExactly("why.water");
        assertThat(scene.test().why(0, "G6")).containsExactly("why.not-around");
        assertThat(scene.test().why(0, "C2")).containsExactly("why.not-outskirts");
    }

    @Test
    @Rule({"CV-06.24", "CV-06.25", "CV-06.26"})
    void figuresSayWhyTheyCannotStandThere() {
        CityScene scene = CityScene.begun().trade(27).figure(1, Figure.ARMY, "B1");
        scene.figure(0, Figure.ARMY, "B3").figure(0, Figure.ARMY, "B3");
        scene.manage().choose("build-figure C2 scout");
        assertThat(scene.test().why(0, "C1")).containsExactly("why.water-end");
        assertThat(scene.test().why(0, "B1")).containsExactly("why.enemy");
        assertThat(scene.test().why(0, "B3")).containsExactly("why.stack");
        assertThat(scene.test().why(0, "D3")).isEmpty();
    }

    @Test
    @Rule({"CV-06.84", "CV-06.87", "CV-06.88", "CV-13.01"})
    void harvestsSayWhatHidesTheSymbol() {
        CityScene scene = CityScene.begun().manage();
        assertThat(why(scene, Resource.WHEAT)).containsExactly("why.no-symbol");
        assertThat(why(scene, Resource.SILK)).isEmpty();
        scene.figure(1, Figure.ARMY, "B2").building("C3", BaseBuilding.WORKSHOP).manage();
        assertThat(why(scene, Resource.SILK)).containsExactly("why.harvest-enemy");
        assertThat(why(scene, Resource.INCENSE)).containsExactly("why.harvest-covered");
        CityScene sent = CityScene.begun().city(CityScene.SECOND, "F6").scout("B2", CityScene.SECOND);
        sent.manage().choose("arts F6");
        assertThat(why(sent, here(sent, "C2", Resource.SILK))).containsExactly("why.harvest-sent");
    }

    @Test
    @Rule({"CV-06.01", "CV-04.37"})
    void aCityThatHasActedSaysSo() {
        CityScene scene =
                CityScene.begun().city(CityScene.SECOND, "F6").manage().choose("arts C2");
        assertThat(scene.test().why(0, "C2")).containsExactly("why.city-acted");
        assertThat(why(scene, Resource.SILK)).contains("why.city-acted", "why.no-symbol");
        assertThat(why(scene, here(scene, "C2", Resource.SILK))).containsExactly("why.city-acted");
        assertThat(why(scene, here(scene, "F6", Resource.SILK))).containsExactly("why.no-symbol");
        assertThat(why(scene, here(scene, "A1", Resource.SILK))).containsExactly("why.not-your-city");
        scene.table().setGovernment(0, BaseGovernment.ANARCHY);
        assertThat(scene.manage().test().why(0, "C2")).containsExactly("why.idle-capital");
    }

    @Test
    @Rule({"CV-06.15"})
    void theSecondThingSaysWhatIsLeft() {
        CityScene scene = CityScene.begun().trade(9).knows(BaseTech.ENGINEERING).manage();
        scene.choose("build-figure C2 army").choose("place army D1");
        assertThat(why(scene, UnitType.INFANTRY)).containsExactly("why.production-rest");
        assertThat(why(scene, Resource.SILK)).containsExactly("why.second-build");
        assertThat(scene.test().why(0, "A1")).containsExactly("why.second-here");
    }

    @Test
    @Rule({"CV-07.03", "CV-07.04"})
    void anAdvanceSaysWhatItCosts() {
        CityScene scene = CityScene.begun().manage();
        assertThat(why(scene, new Intent(Act.ADVANCE))).containsExactly("why.advance");
        scene.player().setCulture(3);
        scene.manage();
        assertThat(why(scene, new Intent(Act.ADVANCE))).isEmpty();
    }
}
