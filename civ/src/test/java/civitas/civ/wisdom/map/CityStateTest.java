package civitas.civ.wisdom.map;

import static civitas.civ.wisdom.Peace.land;
import static civitas.civ.wisdom.Peace.with;
import static civitas.civ.wisdom.Peace.withToken;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.battle.CombatBonus;
import civitas.civ.city.Placing;
import civitas.civ.city.Production;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Yield;
import civitas.civ.hut.Exploring;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Landmarks;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.turn.BeginStep;
import civitas.civ.view.Audit;
import civitas.civ.view.CivView;
import civitas.civ.wisdom.Peace;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import org.junit.jupiter.api.Test;

class CityStateTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int CAPITAL = Cities.of(RED, 0);

    private static TestTable held(WisdomLandmark landmark, Figure figure) {
        return with(land(), landmark, "C6").figure(RED, figure, "C6");
    }

    private record Explore(int player, int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Exploring.hut(table, player, square);
        }
    }

    @Test
    @Rule({"CV-05.08", "CV-16.53", "CV-16.54", "CV-16.61", "CV-13.15"})
    void tradeComesToTheCapitalWhileAFigureStandsThere() {
        CivTable table = held(WisdomLandmark.CITY_STATE_TRADE, Figure.SCOUT).table();
        int before = Yield.trade(Yields.ofCity(table, CAPITAL));
        table.putFigure(RED, 7, table.board().parse("D8").orElseThrow().index());
        assertThat(Yield.trade(Yields.ofCity(table, CAPITAL))).isEqualTo(before - 3);
        assertThat(table.landmarks().where(WisdomLandmark.CITY_STATE_TRADE)).isNotNegative();
    }

    @Test
    @Rule({"CV-16.54", "CV-16.55", "CV-06.79"})
    void cultureCountsWhenTheCapitalIsDevotedToTheArts() {
        TestTable test = held(WisdomLandmark.CITY_STATE_CULTURE, Figure.ARMY);
        CivTable table = test.table();
        int square = test.square("C6");
        assertThat(Yields.of(table, square)).isEqualTo(3 * Yield.ONE_CULTURE);
        int culture = Yield.culture(Yields.ofCity(table, CAPITAL));
        table.removeLandmark(square);
        assertThat(Yield.culture(Yields.ofCity(table, CAPITAL))).isEqualTo(culture - 3);
    }

    @Test
    @Rule({"CV-16.54", "CV-16.56", "CV-12.01"})
    void theCoinCountsOnceAndTheProductionIsTheCapitals() {
        TestTable test = held(WisdomLandmark.CITY_STATE_COIN, Figure.SCOUT);
        CivTable table = test.table();
        table.player(RED).assign(7, 0);
        int production = Production.of(table, CAPITAL);
        int coins = table.coins(RED);
        table.removeLandmark(test.square("C6"));
        table.putFigure(RED, 7, -1);
        assertThat(Production.of(table, CAPITAL)).isEqualTo(production - 1);
        assertThat(table.coins(RED)).isEqualTo(coins - 1);
    }

    @Test
    @Rule({"CV-11.28", "CV-11.29", "CV-16.54", "CV-16.58"})
    void theCombatBonusServesEverywhereAndMoreWhereOneIsAttacked() {
        TestTable test = held(WisdomLandmark.CITY_STATE_COMBAT, Figure.ARMY);
        test.figure(BLUE, Figure.ARMY, "D6").unit(RED, UnitType.INFANTRY, 1);
        CivTable table = test.table();
        test.at(new Fight(test.square("C6")));
        assertThat(CombatBonus.parts(table, Battle.DEFENDER))
                .anyMatch(part -> part.from().equals(WisdomLandmark.CITY_STATE_COMBAT) && part.amount() == 6);
    }

    /** Blue's army on the square to the right attacks. */
    private record Fight(int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.putFigure(BLUE, 0, Figures.LIFTED);
            table.book().attack().begin(table, BLUE, 1, square);
        }
    }

    @Test
    @Rule({"CV-11.28", "CV-16.58", "CV-08.79"})
    void anyCityStateDefendsTheArmiesOnIt() {
        TestTable test = held(WisdomLandmark.CITY_STATE_TRADE, Figure.ARMY);
        test.figure(BLUE, Figure.ARMY, "D6");
        test.at(new Fight(test.square("C6")));
        assertThat(CombatBonus.parts(test.table(), Battle.DEFENDER))
                .anyMatch(part -> part.from().equals(WisdomLandmark.CITY_STATE_TRADE) && part.amount() == 4);
        assertThat(test.table().battle().isActive()).isTrue();
    }

    @Test
    @Rule({"CV-16.59", "CV-08.79"})
    void scoutsAloneAreKilledThereWithoutABattle() {
        TestTable test = held(WisdomLandmark.CITY_STATE_TRADE, Figure.SCOUT);
        test.figure(BLUE, Figure.ARMY, "D6");
        test.at(new Fight(test.square("C6")));
        assertThat(test.table().battle().isActive()).isFalse();
        assertThat(test.table().controls(BLUE, WisdomLandmark.CITY_STATE_TRADE)).isTrue();
    }

    @Test
    @Rule({"CV-16.54", "CV-06.84"})
    void theCapitalHarvestsAnyResource() {
        TestTable test = held(WisdomLandmark.CITY_STATE_RESOURCE, Figure.ARMY);
        test.step(Phase.CITY_MANAGEMENT, RED);
        assertThat(test.codes())
                .contains("harvest B2 wheat", "harvest B2 silk", "harvest B2 incense", "harvest B2 iron");
        test.choose("harvest B2 iron");
        assertThat(test.table().player(RED).resource(Resource.IRON)).isOne();
    }

    @Test
    @Rule({"CV-06.30", "CV-16.57"})
    void figuresOfTheCapitalMayBePlacedThere() {
        TestTable test = held(WisdomLandmark.CITY_STATE_TRADE, Figure.ARMY);
        test.table().player(RED).setTrade(27);
        test.step(Phase.CITY_MANAGEMENT, RED).choose("build-figure B2 army");
        assertThat(test.codes()).contains("place army C6").doesNotContain("place army C7");
        test.choose("place army C6");
        assertThat(test.table().figures().count(test.square("C6"))).isEqualTo(2);
        test.at(new BeginStep(Phase.CITY_MANAGEMENT, RED));
        test.table().player(RED).setTrade(27);
        test.again().choose("build-figure B2 army");
        assertThat(test.why(RED, "C6")).contains("why.stack");
    }

    @Test
    @Rule({"CV-04.14", "CV-04.19", "CV-16.60", "CV-16.64"})
    void aCityIsFoundedOnACityStateButNotBesideOne() {
        TestTable test = with(land(), WisdomLandmark.CITY_STATE_TRADE, "B6")
                .figure(RED, Figure.SCOUT, "B6")
                .figure(RED, Figure.SCOUT, "C7");
        int culture = test.table().player(RED).culture();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).contains("found B6 scout").doesNotContain("found C7 scout");
        assertThat(test.why(RED, "C7")).contains("why.found-city-state");
        test.choose("found B6 scout");
        assertThat(test.table().player(RED).culture()).isEqualTo(culture + 3);
        assertThat(test.table().landmarks().where(WisdomLandmark.CITY_STATE_TRADE))
                .isEqualTo(Landmarks.GONE);
    }

    @Test
    @Rule({"CV-16.51", "CV-08.46", "CV-02.19", "CV-17.06"})
    void tokensFoundThem() {
        TestTable test = withToken(land(), "hut-city-state", "C6").figure(RED, Figure.ARMY, "C6");
        CivTable table = test.table();
        assertThat(table.landmarks().cityStates().size()).isEqualTo(5);
        test.at(new Explore(RED, test.square("C6")));
        assertThat(table.landmarks().isCityState(test.square("C6"))).isTrue();
        assertThat(table.landmarks().cityStates().size()).isEqualTo(4);
        assertThat(table.player(RED).tokens()).isZero();
        String code = table.landmarks().on(test.square("C6")).code();
        assertThat(CivView.of(table, Viewer.SPECTATOR).squares())
                .anyMatch(square ->
                        square.code().equals("C6") && square.landmark().equals(code));
        Audit.check(table);
    }

    @Test
    @Rule({"CV-16.52"})
    void withoutMarkersATokenDoesNothing() {
        TestTable test = withToken(land(), "village-city-state", "C6").figure(RED, Figure.ARMY, "C6");
        CivTable table = test.table();
        for (WisdomLandmark landmark : WisdomLandmark.values()) {
            table.landmarks().cityStates().remove(landmark.index());
        }
        test.at(new Explore(RED, test.square("C6")));
        assertThat(table.landmarks().has(test.square("C6"))).isFalse();
        assertThat(table.player(RED).tokens()).isZero();
    }

    @Test
    @Rule({"CV-04.31"})
    void oneBesideACityIsDestroyedAtOnce() {
        TestTable test = withToken(land(), "hut-city-state", "C3");
        test.at(new Explore(RED, test.square("C3")));
        assertThat(test.table().landmarks().has(test.square("C3"))).isFalse();
        assertThat(test.table().player(RED).culture()).isEqualTo(3);
    }

    @Test
    @Rule({"CV-08.46"})
    void wealthIsACoinAndUraniumIsKept() {
        TestTable test = withToken(withToken(land(), "village-wealth", "C6"), "hut-uranium", "C7");
        test.at(new Explore(RED, test.square("C6")));
        assertThat(test.table().player(RED).sheetCoins()).isOne();
        test.at(new Explore(RED, test.square("C7")));
        assertThat(Long.bitCount(test.table().player(RED).tokens())).isOne();
    }

    @Test
    @Rule({"CV-01.56", "CV-01.63"})
    void theBoxBringsFiveHutsAndFiveVillages() {
        var content = Peace.book().content();
        assertThat(content.tokens()).isEqualTo(40);
        assertThat(content.tokenKinds().stream().filter(kind -> kind.code().equals("hut-spy")))
                .allMatch(kind -> kind.count() == 5);
        assertThat(content.landmarks().all()).hasSize(7);
    }

    @Test
    @Rule({"CV-08.78", "CV-16.62"})
    void figuresPassThroughAndNothingIsBuiltThere() {
        TestTable test = with(land(), WisdomLandmark.CITY_STATE_TRADE, "C6").figure(RED, Figure.SCOUT, "B6");
        test.step(Phase.MOVEMENT, RED).choose("move B6").choose("step C6");
        assertThat(test.codes()).as("the move goes on").contains("step C7", "stop");
        test.choose("stop");
        assertThat(test.table().controls(RED, WisdomLandmark.CITY_STATE_TRADE)).isTrue();
        assertThat(Placing.mayPlaceWonder(test.table(), RED, test.square("C6"))).isFalse();
        assertThat(Placing.mayPlacePerson(test.table(), RED, test.square("C6"))).isFalse();
    }
}
