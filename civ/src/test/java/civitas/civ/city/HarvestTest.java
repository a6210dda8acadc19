package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class HarvestTest {

    private static List<String> harvests(CityScene scene) {
        return scene.codes().stream().filter(code -> code.startsWith("harvest")).toList();
    }

    @Test
    @Rule({"CV-06.84", "CV-06.85", "CV-EX-18", "CV-06.89"})
    void oneHarvestOneToken() {
        CityScene scene = CityScene.begun().manage();
        CivTable table = scene.table();
        int silk = table.market().resources(Resource.SILK);
        scene.choose("harvest C2 silk");
        assertThat(scene.player().resource(Resource.SILK)).isOne();
        assertThat(scene.player().resource(Resource.INCENSE)).isZero();
        assertThat(table.market().resources(Resource.SILK)).isEqualTo(silk - 1);
        assertThat(harvests(scene)).isEmpty();
        table.spendResource(0, Resource.SILK);
        assertThat(table.market().resources(Resource.SILK)).isEqualTo(silk);
    }

    @Test
    @Rule({"CV-EX-19", "CV-06.85"})
    void twoSymbolsStillGiveOneToken() {
        CityScene scene =
                CityScene.begun().scout("E3", CityScene.CAPITAL).manage().choose("harvest C2 incense");
        assertThat(scene.player().resource(Resource.INCENSE)).isOne();
    }

    @Test
    @Rule({"CV-EX-23", "CV-04.55"})
    void scoutsBringResourcesWithinReach() {
        CityScene scene = CityScene.begun().scout("D4", CityScene.CAPITAL).manage();
        assertThat(harvests(scene)).containsExactly("harvest C2 wheat", "harvest C2 silk", "harvest C2 incense");
    }

    @Test
    @Rule({"CV-04.57", "CV-06.84"})
    void aScoutInTheOutskirtsMaySendTheSymbolElsewhere() {
        CityScene scene = CityScene.begun().city(CityScene.SECOND, "F6").scout("B2", CityScene.SECOND);
        scene.manage();
        assertThat(harvests(scene)).containsExactly("harvest C2 incense", "harvest F6 silk");
    }

    @Test
    @Rule({"CV-06.86"})
    void anEmptyMarketGivesNothing() {
        CityScene scene = CityScene.begun();
        while (scene.table().takeResource(1, Resource.SILK)) {
            assertThat(scene.table().player(1).resource(Resource.SILK)).isPositive();
        }
        scene.manage();
        assertThat(harvests(scene)).containsExactly("harvest C2 incense");
    }

    @Test
    @Rule({"CV-06.87", "CV-06.88", "CV-13.01", "CV-10.21"})
    void coveredAndBlockadedSymbolsCannotBeHarvested() {
        CityScene scene = CityScene.begun().figure(1, Figure.ARMY, "B2");
        scene.table().lands().strike(scene.square("C3"), Terrain.DESERT);
        scene.manage();
        assertThat(harvests(scene)).isEmpty();
    }

    @Test
    @Rule({"CV-06.84"})
    void aLicenceOpensTheOutskirtsOfAllOwnCities() {
        CityScene scene = CityScene.begun().city(CityScene.SECOND, "F6");
        if (!scene.table().may(0, Licence.HARVEST_ANYWHERE)) {
            scene.table().setGovernment(0, BaseGovernment.FEUDALISM);
        }
        if (!scene.table().may(0, Licence.HARVEST_ANYWHERE)) {
            scene.table().hooks().license(BaseGovernment.FEUDALISM, Licence.HARVEST_ANYWHERE);
        }
        scene.manage();
        assertThat(harvests(scene))
                .containsExactly("harvest C2 silk", "harvest C2 incense", "harvest F6 silk", "harvest F6 incense");
    }

    @Test
    @Rule({"CV-10.33", "CV-03.22", "CV-06.08", "CV-01.81"})
    void angkorWatHarvestsTwiceInAnyCityOncePerTurn() {
        CityScene scene = CityScene.begun().city(CityScene.SECOND, "F3").wonder("G2", BaseWonder.ANGKOR_WAT);
        scene.manage().choose("harvest C2 silk");
        assertThat(scene.codes()).containsExactly("harvest C2 silk", "harvest C2 incense", "done");
        scene.choose("harvest C2 silk");
        assertThat(scene.player().resource(Resource.SILK)).isEqualTo(2);
        scene.choose("harvest F3 incense");
        assertThat(scene.codes()).containsExactly("done");
        assertThat(scene.player().resource(Resource.INCENSE)).isOne();
    }

    @Test
    @Rule({"CV-10.33", "CV-06.86"})
    void theSecondHarvestNeedsAnotherToken() {
        CityScene scene = CityScene.begun().wonder("D3", BaseWonder.ANGKOR_WAT);
        while (scene.table().market().resources(Resource.SILK) > 1) {
            scene.table().takeResource(1, Resource.SILK);
        }
        scene.manage().choose("harvest C2 silk");
        assertThat(scene.codes()).containsExactly("harvest C2 incense", "done");
        scene.choose("done");
        assertThat(scene.player().resources()).isOne();
        assertThat(scene.player().hasUsed(BaseWonder.ANGKOR_WAT)).isFalse();
    }
}
