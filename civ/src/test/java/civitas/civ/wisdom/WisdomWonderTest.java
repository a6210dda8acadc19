package civitas.civ.wisdom;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.CityScene;
import civitas.civ.city.Prices;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.research.ChooseResearch;
import civitas.civ.research.RevealResearch;
import civitas.civ.state.Licence;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.content.WisdomWonder;
import civitas.civ.wonder.Obsolescence;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The wonders of Wisdom and Warfare; the map is that of {@link CityScene}. */
class WisdomWonderTest {

    private static CityScene with(WisdomWonder wonder) {
        return CityScene.begun(Books.wisdom()).wonder("D3", wonder);
    }

    @Test
    @Rule({"CV-14.06", "CV-11.30", "CV-14.10"})
    void statueOfZeus() {
        CivTable table = with(WisdomWonder.STATUE_OF_ZEUS).table();
        assertThat(table.sum(table.hooks().battle.combat, 0)).isEqualTo(6);
        assertThat(table.sum(table.hooks().battle.combat, 1)).isZero();
        Obsolescence.make(table, WisdomWonder.STATUE_OF_ZEUS);
        assertThat(table.sum(table.hooks().battle.combat, 0)).isZero();
    }

    @Test
    @Rule({"CV-14.06", "CV-05.01", "CV-13.03"})
    void theGreatLighthouse() {
        CityScene scene = with(WisdomWonder.GREAT_LIGHTHOUSE);
        CivTable table = scene.table();
        assertThat(table.sum(table.hooks().wealth.trade, 0)).isEqualTo(2);
        scene.building("C1", BaseBuilding.HARBOR);
        assertThat(table.sum(table.hooks().wealth.trade, 0)).isOne();
        scene.figure(1, Figure.ARMY, "D2");
        assertThat(table.sum(table.hooks().wealth.trade, 0)).isZero();
    }

    @Test
    @Rule({"CV-14.06", "CV-06.32"})
    void leonardosWorkshop() {
        CityScene scene =
                with(WisdomWonder.LEONARDOS_WORKSHOP).knows(BaseTech.GUNPOWDER, BaseTech.FLIGHT, BaseTech.CHIVALRY);
        for (UnitType type : UnitType.values()) {
            assertThat(Prices.of(scene.table(), 0, type)).isEqualTo(5);
        }
    }

    private static CityScene scholars(int trade) {
        CityScene scene = with(WisdomWonder.NOTRE_DAME)
                .knows(BaseTech.POTTERY, BaseTech.WRITING, BaseTech.CURRENCY)
                .trade(trade);
        scene.table().player(1).setTrade(0);
        scene.test().at(new ChooseResearch());
        return scene;
    }

    @Test
    @Rule({"CV-14.23", "CV-09.06", "CV-09.07"})
    void notreDame() {
        CityScene scene = scholars(17);
        assertThat(scene.test().codes(0))
                .contains("research masonry", "research masonry philosophy", "research logistics masonry")
                .doesNotContain("research logistics logistics", "research masonry logistics");
        scene.test().choose(0, "research logistics masonry");
        assertThat(scene.player().secondResearch()).isEqualTo(BaseTech.MASONRY.index());
        scene.test().at(new RevealResearch());
        assertThat(scene.player().knows(BaseTech.MASONRY)).isTrue();
        assertThat(scene.player().trade()).isZero();
        assertThat(scene.player().secondResearch()).isEqualTo(Player.DECLINED);
    }

    @Test
    @Rule({"CV-14.23", "CV-09.03"})
    void notreDameNeedsSixMoreTrade() {
        assertThat(scholars(16).test().codes(0))
                .contains("research logistics", "research masonry philosophy")
                .noneMatch(code -> code.startsWith("research logistics "));
        assertThat(scholars(11).test().codes(0)).noneMatch(code -> code.split(" ").length == 3);
    }

    @Test
    @Rule({"CV-14.23", "CV-17.22", "CV-09.21"})
    void aPairMayBeReconsidered() {
        CityScene scene = scholars(17);
        scene.test().choose(0, "research masonry philosophy");
        assertThat(scene.test().codes(0))
                .contains("reconsider masonry", "reconsider philosophy masonry", "forgo")
                .doesNotContain("reconsider masonry philosophy");
        scene.test().choose(0, "reconsider masonry");
        assertThat(scene.player().secondResearch()).isEqualTo(Player.DECLINED);
        assertThat(scene.test().codes(0))
                .contains("reconsider masonry philosophy")
                .doesNotContain("reconsider masonry");
    }

    /** The first tech makes room for the second one above it. */
    @Test
    @Rule("CV-14.23")
    void theSecondNeedsAPlaceOnceTheFirstIsLaid() {
        CityScene scene = scholars(17);
        int below = civitas.civ.research.Pyramid.inRow(scene.table(), 0, 1);
        int beside = civitas.civ.research.Pyramid.inRow(scene.table(), 0, 2);
        boolean two = below >= beside + 3;
        assertThat(scene.test().codes(0).contains("research logistics bureaucracy"))
                .isEqualTo(two);
    }

    @Test
    @Rule({"CV-14.06", "CV-10.12"})
    void theInternet() {
        CityScene scene = with(WisdomWonder.INTERNET).knows(BaseTech.POTTERY);
        CivTable table = scene.table();
        table.setCoinTokens(0, BaseTech.POTTERY, 4);
        table.takeResource(0, Resource.SILK);
        table.takeResource(0, Resource.WHEAT);
        assertThat(scene.manage().codes()).contains("use pottery");
        table.setCoinTokens(0, BaseTech.POTTERY, 6);
        assertThat(scene.manage().codes()).doesNotContain("use pottery");
        assertThat(table.techCoins(1, 4)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-14.06", "CV-11.59"})
    void thePentagon() {
        CivTable table = with(WisdomWonder.PENTAGON).table();
        assertThat(table.may(0, Licence.UNTRUMPED)).isTrue();
        assertThat(table.may(1, Licence.UNTRUMPED)).isFalse();
    }

    @Test
    @Rule("CV-14.13")
    void wondersOnTheMarketCanBeMadeObsoleteWithAnExpansion() {
        assertThat(CityScene.begun(Books.wisdom()).table().rules().revised()).isTrue();
        assertThat(CityScene.begun().table().rules().revised()).isFalse();
    }
}
