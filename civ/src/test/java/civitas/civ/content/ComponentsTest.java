package civitas.civ.content;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.TileSquare;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What is in the box (chapter 1). */
class ComponentsTest {

    private static final Content BOX = Books.content();

    @Test
    @Rule("CV-01.11")
    void everyComponentHasItsFacts() {
        for (Tech tech : BaseTech.values()) {
            assertThat(BOX.spec(tech).level()).isBetween(1, 5);
        }
        for (Building building : BaseBuilding.values()) {
            assertThat(BOX.spec(building).cost()).isPositive();
        }
        for (CultureEvent event : BaseEvent.values()) {
            assertThat(BOX.spec(event).level()).isBetween(1, 3);
        }
        for (Civilization civilization : BaseCivilization.values()) {
            assertThat(BOX.spec(BOX.spec(civilization).tech())).isNotNull();
        }
        for (Government government : BaseGovernment.values()) {
            assertThat(BOX.governments().all()).contains(government);
        }
        assertThat(BOX.trackLength()).isEqualTo(21);
    }

    @Test
    @Rule({"CV-01.12", "CV-01.13", "CV-01.14"})
    void tiles() {
        int homes = 0;
        for (int tile = 0; tile < BOX.tiles(); tile++) {
            assertThat(BOX.tile(tile).squares()).hasSize(16);
            homes += BOX.tile(tile).home().isPresent() ? 1 : 0;
        }
        assertThat(homes).isEqualTo(6).isEqualTo(BOX.civilizations().all().size());
        assertThat(BOX.tiles() - homes).isEqualTo(14);
        for (Civilization civilization : BaseCivilization.values()) {
            assertThat(BOX.tile(BOX.home(civilization)).home()).contains(civilization);
        }
    }

    @Test
    @Rule({"CV-01.17", "CV-01.18", "CV-01.19", "CV-01.20"})
    void squares() {
        assertThat(Terrain.COUNT).isEqualTo(5);
        assertThat(Yield.production(BOX.icons(Terrain.FOREST))).isEqualTo(2);
        assertThat(Yield.production(BOX.icons(Terrain.MOUNTAIN))).isOne();
        assertThat(Yield.trade(BOX.icons(Terrain.DESERT))).isOne();
        assertThat(Yield.trade(BOX.icons(Terrain.WATER))).isOne();
        assertThat(BOX.icons(Terrain.GRASSLAND)).isEqualTo(Yield.NOTHING);
        for (int tile = 0; tile < BOX.tiles(); tile++) {
            for (TileSquare square : BOX.tile(tile).squares()) {
                int normal = BOX.icons(square.terrain());
                boolean wonder = Yield.culture(square.icons()) > 0;
                assertThat(Yield.trade(square.icons())).isEqualTo(Yield.trade(normal));
                assertThat(wonder && square.resource().isPresent()).isFalse();
                assertThat(square.hut() && square.village()).isFalse();
            }
        }
    }

    @Test
    @Rule({"CV-01.31", "CV-01.32", "CV-01.35", "CV-01.36", "CV-01.58", "CV-02.18"})
    void cardsOfAPlayer() {
        int techs = 0;
        for (int level = 1; level <= 4; level++) {
            techs += Long.bitCount(BOX.techs(level));
        }
        assertThat(techs).isEqualTo(36);
        assertThat(BOX.techs(5)).isEqualTo(BaseTech.SPACE_FLIGHT.mask());
        assertThat(BOX.governments().all()).hasSize(8);
        CivTable four = TestTable.begun(4, TestTable.STANDARD, 2).table();
        assertThat(four.market().resources(Resource.IRON)).isEqualTo(4);
        for (int player = 0; player < 4; player++) {
            assertThat(four.player(player).knows(BaseTech.SPACE_FLIGHT)).isFalse();
        }
    }

    @Test
    @Rule({"CV-01.40", "CV-01.41", "CV-01.43", "CV-01.44", "CV-01.67"})
    void unitsAndBuildings() {
        int[] units = new int[UnitType.COUNT];
        for (int card = 0; card < BOX.unitCards(); card++) {
            units[BOX.unit(card).type().ordinal()]++;
        }
        assertThat(units).containsExactly(15, 15, 15, 8);
        int tokens = 0;
        for (BuildingFamily family : BaseFamily.values()) {
            tokens += BOX.count(family);
        }
        assertThat(tokens).isEqualTo(10 + 6 + 6 + 6 + 6 + 5 + 5 + 5);
        assertThat(BOX.count(BaseFamily.HARBOR)).isEqualTo(10);
        assertThat(BOX.spec(BaseBuilding.BANK).family())
                .isEqualTo(BOX.spec(BaseBuilding.MARKET).family());
        assertThat(BOX.spec(BaseBuilding.BANK).upgradeOf()).contains(BaseBuilding.MARKET);
        CivTable table =
                TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME).table();
        int left = table.market().buildings(BaseFamily.HARBOR);
        table.putBuilding(table.cities().outskirts(0)[0], BaseBuilding.HARBOR);
        assertThat(table.market().buildings(BaseFamily.HARBOR)).isEqualTo(left - 1);
        table.clearPiece(table.cities().outskirts(0)[0]);
        assertThat(table.market().buildings(BaseFamily.HARBOR)).isEqualTo(left);
    }

    @Test
    @Rule({"CV-01.45", "CV-01.46", "CV-01.48", "CV-01.51", "CV-01.54", "CV-01.57"})
    void tokensAndDecks() {
        assertThat(BOX.peopleTokens()).isEqualTo(18);
        for (GreatPerson person : BasePerson.values()) {
            assertThat(BOX.spec(person).count()).isEqualTo(3);
        }
        assertThat(BOX.eventCards()).isEqualTo(47);
        int[] wonders = new int[Era.COUNT];
        for (Wonder wonder : BaseWonder.values()) {
            wonders[BOX.spec(wonder).era().ordinal()]++;
        }
        assertThat(wonders).containsExactly(4, 4, 4);
        int huts = 0;
        for (int token = 0; token < BOX.tokens(); token++) {
            huts += BOX.token(token).village() ? 0 : 1;
        }
        assertThat(huts).isEqualTo(20);
        assertThat(BOX.tokens() - huts).isEqualTo(10);
        assertThat(Resource.COUNT).isEqualTo(6);
        assertThat(Resource.SPY.isOnMarket()).isFalse();
        assertThat(Resource.URANIUM.isOnMarket()).isFalse();
        assertThat(Resource.WHEAT.isOnMarket()).isTrue();
    }

    @Test
    @Rule("CV-01.66")
    void disastersAreNeverUsedUp() {
        TestTable test = TestTable.begun().explored();
        for (int square = 0; square < test.table().board().size(); square++) {
            test.table().lands().strike(square, Terrain.DESERT);
        }
        assertThat(test.table().lands().terrain(test.table().board().size() - 1))
                .isEqualTo(Terrain.DESERT);
    }

    @Test
    @Rule({"CV-01.28", "CV-01.29"})
    void figuresReturnToTheReserve() {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME);
        CivTable table = test.table();
        assertThat(Cities.PER_PLAYER).isEqualTo(3);
        test.cleared(0);
        for (int figure = 0; figure < 6; figure++) {
            assertThat(table.figures().where(0, figure)).isEqualTo(Figures.RESERVE);
        }
        test.figure(0, Figure.ARMY, "A2");
        assertThat(table.figures().count(0, Figure.ARMY, test.square("A2"))).isOne();
    }

    @Test
    @Rule({"CV-01.65", "CV-01.68", "CV-01.69", "CV-01.71", "CV-01.80", "CV-02.17", "CV-EX-04", "CV-EX-06"})
    void dials() {
        CivTable table = TestTable.begun().table();
        table.player(0).setTrade(20);
        table.addTrade(0, 12);
        assertThat(table.player(0).trade()).isEqualTo(27);
        table.addTrade(0, -40);
        assertThat(table.player(0).trade()).isZero();
        table.addTrade(0, 3);
        table.addTrade(0, 3);
        assertThat(table.player(0).trade())
                .isEqualTo(6)
                .isEqualTo(table.constants().threshold(1));
        assertThat(table.constants().threshold(5)).isEqualTo(26);
        table.addCulture(0, -5);
        assertThat(table.player(0).culture()).isZero();
        table.addCulture(0, 500);
        assertThat(table.player(0).culture()).isEqualTo(500);
    }

    @Test
    @Rule({"CV-01.72", "CV-01.73", "CV-01.74", "CV-01.75", "CV-01.76", "CV-01.78", "CV-01.79", "CV-01.65"})
    void limits() {
        TestTable test = TestTable.playing(BaseCivilization.RUSSIA, BaseCivilization.AMERICA);
        CivTable table = test.table();
        assertThat(table.speed(1)).isEqualTo(2);
        assertThat(table.stack(1)).isEqualTo(2);
        assertThat(table.constants().force).isEqualTo(3);
        assertThat(table.handLimit(1)).isEqualTo(2);
        assertThat(table.cityLimit(1)).isEqualTo(2);
        test.knows(
                1,
                BaseTech.SAILING,
                BaseTech.HORSEBACK_RIDING,
                BaseTech.IRRIGATION,
                BaseTech.POTTERY,
                BaseTech.CIVIL_SERVICE);
        assertThat(table.speed(1)).isEqualTo(4);
        assertThat(table.cityLimit(1)).isEqualTo(3);
        assertThat(table.handLimit(1)).isEqualTo(4);
        test.knows(0, BaseTech.PRINTING_PRESS, BaseTech.MASONRY);
        assertThat(table.stack(0)).isEqualTo(5);
        for (int i = 0; i < 20; i++) {
            table.setSheetCoins(1, i);
        }
        assertThat(table.player(1).sheetCoins()).isEqualTo(19);
    }
}
