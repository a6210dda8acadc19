package civitas.civ.setup;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BuildingFamily;
import civitas.civ.content.Civilization;
import civitas.civ.content.Era;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Market;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.trade.TradePhase;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SetupTest {

    private static final Rules.Options INTRODUCTORY = new Rules.Options(true, false, false, false, false, false, true);
    private static final Rules.Options CHOOSING = new Rules.Options(false, true, false, false, false, false, true);
    private static final Rules.Options CHOOSING_INTRODUCTORY =
            new Rules.Options(true, true, false, false, false, false, true);

    @Test
    @Rule({"CV-02.01", "CV-02.20"})
    void civilizationsAndTheFirstPlayerAreDrawn() {
        Set<Civilization> first = new HashSet<>();
        Set<Integer> starters = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            CivTable table = TestTable.dealt(4, TestTable.STANDARD, seed).table();
            Set<Civilization> taken = new HashSet<>();
            for (int player = 0; player < 4; player++) {
                taken.add(table.player(player).civilization());
            }
            assertThat(taken).hasSize(4);
            first.add(table.player(0).civilization());
            starters.add(table.turn().first());
        }
        assertThat(first).hasSameSizeAs(BaseCivilization.values());
        assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    @Rule("CV-02.47")
    void nobodyHasAGovernmentBeforeHisStart() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.ROME, BaseCivilization.RUSSIA);
        CivTable table = test.table();
        assertThat(CivView.of(table, Viewer.SPECTATOR).players())
                .extracting(CivView.PlayerView::government)
                .containsOnly("");
        test.ready("place-capital B3");
        assertThat(CivView.of(table, Viewer.SPECTATOR).players())
                .extracting(CivView.PlayerView::government)
                .containsExactly("republic", "communism");
    }

    @Test
    @Rule("CV-02.01")
    void playersMayChooseTheirCivilizations() {
        TestTable test = TestTable.dealt(3, CHOOSING, 1);
        int first = test.table().turn().first();
        assertThat(test.table().asking()).isEqualTo(first);
        assertThat(test.codes()).hasSize(6);
        test.choose("choose rome");
        assertThat(test.table().asking()).isEqualTo((first + 1) % 3);
        assertThat(test.codes()).hasSize(5).doesNotContain("choose rome");
    }

    @Test
    @Rule({"CV-02.02", "CV-02.06", "CV-02.08", "CV-02.12", "CV-02.47", "CV-02.51", "CV-01.25", "CV-01.39"})
    void everyPlayerStartsAlike() {
        CivTable table = TestTable.playing(BaseCivilization.EGYPT, BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .table();
        for (int seat = 0; seat < 3; seat++) {
            Player player = table.player(seat);
            int armies = 0;
            int scouts = 0;
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                boolean owned = table.figures().where(seat, figure) != Figures.ABSENT;
                armies += owned && Figures.kind(figure) == Figure.ARMY ? 1 : 0;
                scouts += owned && Figures.kind(figure) == Figure.SCOUT ? 1 : 0;
            }
            assertThat(armies).isEqualTo(6);
            assertThat(scouts).isEqualTo(2);
            assertThat(table.cities().count(seat)).isOne();
            assertThat(table.cityLimit(seat)).isEqualTo(2);
            assertThat(Long.bitCount(player.forces())).isEqualTo(3);
            for (int type = 0; type < UnitType.RANKED; type++) {
                assertThat(player.rank(UnitType.of(type))).isOne();
            }
            assertThat(player.rank(UnitType.AIRCRAFT)).isZero();
            assertThat(player.track()).isZero();
            assertThat(player.government().code()).isEqualTo("despotism");
            assertThat(player.hand().size()).isZero();
        }
    }

    @Test
    @Rule({"CV-02.05", "CV-02.09", "CV-02.11", "CV-02.13", "CV-02.15", "CV-EX-01"})
    void theMarketIsFull() {
        CivTable table = TestTable.playing(BaseCivilization.EGYPT, BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .table();
        Market market = table.market();
        for (int i = 0; i < Resource.MARKET; i++) {
            assertThat(market.resources(Resource.of(i))).isEqualTo(3);
        }
        for (BuildingFamily family : BaseFamily.values()) {
            assertThat(market.buildings(family)).isEqualTo(table.content().count(family));
        }
        assertThat(market.units(UnitType.ARTILLERY).size()).isEqualTo(12);
        assertThat(market.units(UnitType.AIRCRAFT).size()).isEqualTo(8);
        for (int level = 1; level <= 3; level++) {
            assertThat(market.events(level).size()).isPositive();
        }
        CivTable other = TestTable.begun(3, TestTable.STANDARD, 8).table();
        assertThat(other.market().events(1).drawPile())
                .isNotEqualTo(market.events(1).drawPile());
        assertThat(other.market().huts().drawPile()).isNotEqualTo(market.huts().drawPile());
        assertThat(other.market().people().drawPile())
                .isNotEqualTo(market.people().drawPile());
    }

    @Test
    @Rule({"CV-02.21", "CV-02.26"})
    void fourAncientWondersAreOnOffer() {
        CivTable table = TestTable.playing(BaseCivilization.ROME, BaseCivilization.AMERICA)
                .table();
        for (int space = 0; space < 4; space++) {
            assertThat(era(table, table.market().wonder(space))).isEqualTo(Era.ANCIENT);
        }
        byte[] deck = table.market().wonderDeck().drawPile();
        assertThat(deck).hasSize(8);
        for (int i = 0; i < deck.length; i++) {
            assertThat(era(table, deck[i])).isEqualTo(i < 4 ? Era.MODERN : Era.MEDIEVAL);
        }
    }

    private static Era era(CivTable table, int wonder) {
        return table.content().spec(table.content().wonders().get(wonder)).era();
    }

    @Test
    @Rule({"CV-02.37", "CV-02.38", "CV-EX-03", "CV-02.39", "CV-04.26"})
    void capitalsStandOnCentralLand() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.AMERICA, BaseCivilization.CHINA);
        CivTable table = test.table();
        while (table.asking() != 0) {
            test.choose(test.codes().getFirst());
        }
        assertThat(test.codes())
                .containsExactly("place-capital B2", "place-capital C2", "place-capital B3", "place-capital C3");
        test.choose("place-capital C3");
        int city = Cities.of(0, 0);
        assertThat(table.cities().hasWalls(city)).isFalse();
        assertThat(table.cities().outskirts(city)).hasSize(8);
        for (int square : table.cities().outskirts(city)) {
            assertThat(table.board().slotOf(square)).isEqualTo(table.board().slotOf(test.square("C3")));
        }
        table.lands().strike(test.square("C2"), civitas.civ.content.Terrain.WATER);
        test.at(new PlaceCapital(0));
        assertThat(test.codes()).doesNotContain("place-capital C2").hasSize(3);
    }

    @Test
    @Rule({"CV-02.43", "CV-01.73"})
    void firstFiguresStandAroundTheCapital() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.AMERICA, BaseCivilization.CHINA);
        CivTable table = test.table();
        while (table.asking() != 0) {
            test.choose(test.codes().getFirst());
        }
        test.choose("place-capital B2");
        // B1 and A3 are water
        assertThat(test.codes())
                .containsExactlyInAnyOrder(
                        "place army A1",
                        "place army C1",
                        "place army A2",
                        "place army C2",
                        "place army B3",
                        "place army C3");
        test.choose("place army A1");
        assertThat(test.codes()).contains("place scout A1", "place scout C3");
        test.choose("place scout A1");
        assertThat(table.figures().count(test.square("A1"))).isEqualTo(2);
        test.at(new PlaceFigure(0, Figure.ARMY));
        assertThat(test.codes()).doesNotContain("place army A1");
    }

    @Test
    @Rule({"CV-EX-02", "CV-02.48", "CV-02.49", "CV-05.01"})
    void startingTradeIsCountedAgainInTheFirstTurn() {
        TestTable test = TestTable.choosing(Books.base(), BaseCivilization.CHINA, BaseCivilization.ROME)
                .ready("place-capital C3");
        assertThat(test.table().player(0).trade()).isEqualTo(3);
        test.at(new TradePhase());
        assertThat(test.table().player(0).trade()).isEqualTo(6);
    }

    @Test
    @Rule({"CV-02.44", "CV-02.45", "CV-02.46"})
    void startingTechsWorkFromTheStart() {
        CivTable table = TestTable.playing(BaseCivilization.EGYPT, BaseCivilization.GERMANY)
                .table();
        assertThat(table.player(0).techs()).isEqualTo(BaseTech.CONSTRUCTION.mask());
        assertThat(table.player(0).startTechs()).isEqualTo(BaseTech.CONSTRUCTION.mask());
        assertThat(table.player(1).knows(BaseTech.METALWORKING)).isTrue();
        assertThat(table.content().spec(BaseTech.CONSTRUCTION).level()).isEqualTo(2);
        assertThat(civitas.civ.research.Pyramid.inRow(table, 0, 1)).isOne();
    }

    @Test
    @Rule({"CV-02.71", "CV-02.27", "CV-02.74"})
    void theIntroductoryGameHasNoWonders() {
        for (int seed = 0; seed < 20; seed++) {
            CivTable table = TestTable.begun(4, INTRODUCTORY, seed).table();
            for (int player = 0; player < 4; player++) {
                assertThat(table.player(player).civilization()).isNotIn(BaseCivilization.EGYPT, BaseCivilization.ROME);
            }
            assertThat(table.market().wonderDeck().size()).isZero();
            for (int space = 0; space < 4; space++) {
                assertThat(table.market().wonder(space)).isEqualTo(Market.NO_WONDER);
            }
        }
        List<String> choices = TestTable.dealt(2, CHOOSING_INTRODUCTORY, 1).codes();
        assertThat(choices).hasSize(4).doesNotContain("choose egypt", "choose rome");
    }

    @Test
    @Rule("CV-02.74")
    void theMarkedSquareIsOnlyAHint() {
        TestTable test = TestTable.dealt(2, INTRODUCTORY, 5);
        assertThat(test.codes()).hasSizeGreaterThan(1).allMatch(code -> code.startsWith("place-capital"));
    }
}
