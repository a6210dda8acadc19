package civitas.civ.wisdom;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.CityScene;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.research.Learning;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.content.WisdomCivilization;
import civitas.civ.wisdom.content.WisdomTech;
import civitas.civ.wisdom.content.WisdomWonder;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The techs of Wisdom and Warfare. */
class WisdomTechTest {

    @Test
    @Rule({"CV-09.35", "CV-09.31"})
    void logisticsRaisesThreeTypesThatAreLower() {
        CityScene scene = CityScene.begun(Books.wisdom()).knows(BaseTech.GUNPOWDER, WisdomTech.LOGISTICS);
        assertThat(scene.player().rank(UnitType.INFANTRY)).isEqualTo(3);
        assertThat(scene.player().rank(UnitType.ARTILLERY)).isEqualTo(2);
        assertThat(scene.player().rank(UnitType.MOUNTED)).isEqualTo(2);
        assertThat(scene.player().rank(UnitType.AIRCRAFT)).isZero();
    }

    @Test
    @Rule("CV-09.35")
    void theGermansGetAUnitForEveryTypeRaisedAndOneResource() {
        TestTable test = TestTable.choosing(Books.wisdom(), BaseCivilization.GERMANY, WisdomCivilization.ZULU)
                .ready();
        CivTable table = test.table();
        test.knows(0, BaseTech.MATHEMATICS);
        int before = Long.bitCount(table.player(0).forces());
        Learning.learn(table, 0, WisdomTech.LOGISTICS);
        table.settle();
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(before + 2);
        test.choose(0, test.codes(0).getFirst());
        assertThat(table.player(0).resources()).isOne();
    }

    @Test
    @Rule("CV-09.35")
    void withTheOptionTheGermansChooseOneUnitInAll() {
        CityScene scene = CityScene.begun(Books.wisdom(), TestTable.otherwise("several-unit-types"))
                .knows(BaseTech.MATHEMATICS);
        CivTable table = scene.table();
        table.player(0).setCivilization(BaseCivilization.GERMANY);
        int before = Long.bitCount(table.player(0).forces());
        Learning.learn(table, 0, WisdomTech.LOGISTICS);
        table.settle();
        assertThat(scene.test().codes(0))
                .as("artillery was raised before")
                .containsExactly("choose infantry", "choose mounted");
        scene.test().choose(0, "choose mounted");
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(before + 1);
        scene.test().choose(0, scene.test().codes(0).getFirst());
        assertThat(table.player(0).resources()).isOne();
    }

    @Test
    @Rule({"CV-12.01", "CV-09.32"})
    void bureaucracyHasACoin() {
        CityScene scene = CityScene.begun(Books.wisdom());
        int coins = scene.table().coins(0);
        assertThat(scene.knows(WisdomTech.BUREAUCRACY).table().coins(0)).isEqualTo(coins + 1);
    }

    @Test
    @Rule({"CV-10.12", "CV-03.22"})
    void educationCollectsACoinForAWonder() {
        CityScene scene =
                CityScene.begun(Books.wisdom()).knows(WisdomTech.EDUCATION).offers(WisdomWonder.STATUE_OF_ZEUS);
        scene.player().addProduction(0, 20);
        scene.manage().choose("build-wonder C2 statue-of-zeus").choose("place statue-of-zeus D3");
        assertThat(scene.player().coinTokens(WisdomTech.EDUCATION)).isOne();
        scene.table().run(scene.table().hooks().city.afterWonder, 0);
        assertThat(scene.player().coinTokens(WisdomTech.EDUCATION)).isOne();
        scene.player().renew();
        scene.table().setCoinTokens(0, WisdomTech.EDUCATION, 4);
        scene.table().run(scene.table().hooks().city.afterWonder, 0);
        assertThat(scene.player().coinTokens(WisdomTech.EDUCATION)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-10.01", "CV-09.13", "CV-03.12"})
    void educationTeachesATechForFourResources() {
        CityScene scene = CityScene.begun(Books.wisdom()).knows(WisdomTech.EDUCATION);
        assertThat(scene.manage().codes()).doesNotContain("use education");
        for (int i = 0; i < Resource.MARKET; i++) {
            scene.table().takeResource(0, Resource.of(i));
        }
        scene.manage().choose("use education");
        assertThat(scene.codes()).contains("learn masonry").doesNotContain("learn flight");
        assertThat(scene.test().why(0, BaseTech.FLIGHT)).contains("why.pyramid");
        scene.choose("learn masonry");
        assertThat(scene.player().knows(BaseTech.MASONRY)).isTrue();
        assertThat(scene.player().resources()).isZero();
    }

    @Test
    @Rule({"CV-01.10", "CV-01.34"})
    void metalCastingAndRailroadAreReplaced() {
        CityScene scene = CityScene.begun(Books.wisdom()).knows(BaseTech.METAL_CASTING);
        assertThat(scene.player().rank(UnitType.ARTILLERY)).isEqualTo(3);
        int coins = scene.table().coins(0);
        assertThat(scene.knows(BaseTech.RAILROAD).table().coins(0)).isEqualTo(coins + 1);
        scene.table().takeResource(0, Resource.INCENSE);
        scene.player().setCulture(0);
        scene.manage().choose("use metal-casting");
        assertThat(scene.player().culture()).isEqualTo(7);
    }
}
