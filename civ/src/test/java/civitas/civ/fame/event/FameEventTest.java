package civitas.civ.fame.event;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.FameEvent;
import civitas.civ.fame.content.FameWonder;
import civitas.civ.government.Governments;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The culture events of Fame and Fortune, one by one. */
class FameEventTest {

    private static final int GREEN = 2;

    private static TestTable holding(FameEvent event) {
        return Fame.bare().holds(RED, event);
    }

    /** Three players without coin tokens, the first of whom holds an event. */
    private static TestTable three(FameEvent event) {
        TestTable test = TestTable.dealt(Fame.book(), 3, TestTable.STANDARD, 7).ready();
        for (int player = 0; player < 3; player++) {
            test.cleared(player);
            test.table().setSheetCoins(player, 0);
        }
        return test.holds(RED, event);
    }

    /** Plays on until the declared card has had its effect: nobody cancels. */
    private static TestTable settled(TestTable test) {
        while (test.codes().contains("pass")) {
            test.choose("pass");
        }
        return test;
    }

    @Test
    @Rule({"CV-01.49", "CV-01.48"})
    void thereAreTenCards() {
        var content = Fame.book().content();
        int cards = 0;
        for (FameEvent event : FameEvent.values()) {
            cards += content.spec(event).count();
        }
        assertThat(cards).isEqualTo(10);
        assertThat(content.eventCards()).isEqualTo(57);
    }

    @ParameterizedTest
    @EnumSource(
            value = FameEvent.class,
            names = {"CITIZENS_ARE_REVOLTING_1", "CITIZENS_ARE_REVOLTING_2"})
    @Rule({"CV-04.37", "CV-04.42", "CV-07.17"})
    void theCitizensAreRevolting(FameEvent event) {
        TestTable test = three(event).step(Phase.START_OF_TURN, RED).choose("play-event " + event.code());
        CivTable table = test.table();
        assertThat(test.codes()).hasSize(2);
        assertThat(test.why(RED, table.name(RED))).contains("why.not-yourself");
        settled(test.choose("choose " + table.name(BLUE).code()));
        assertThat(table.player(BLUE).government()).isEqualTo(BaseGovernment.ANARCHY);
        assertThat(table.player(BLUE).actions(0)).isZero();
        assertThat(Governments.open(table, BLUE)).as("for this turn").isZero();
        assertThat(table.player(GREEN).government()).isNotEqualTo(BaseGovernment.ANARCHY);
    }

    @Test
    @Rule({"CV-04.45", "CV-03.28"})
    void whoeverIsImmuneToAnarchyIsNoTarget() {
        TestTable test = three(FameEvent.CITIZENS_ARE_REVOLTING_1);
        int outskirts = test.table().cities().outskirts(Cities.of(BLUE, 0))[0];
        test.table().putWonder(outskirts, FameWonder.PYRAMIDS);
        test.step(Phase.START_OF_TURN, RED).choose("play-event citizens-are-revolting-1");
        settled(test);
        assertThat(test.table().player(BLUE).government()).isNotEqualTo(BaseGovernment.ANARCHY);
        assertThat(test.table().player(GREEN).government()).isEqualTo(BaseGovernment.ANARCHY);
    }

    @Test
    @Rule({"CV-12.08", "CV-03.12", "CV-03.28"})
    void counterfeitersTakeACoinToken() {
        TestTable test = holding(FameEvent.COUNTERFEITERS);
        CivTable table = test.table();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).doesNotContain("play-event counterfeiters");
        assertThat(test.why(RED, FameEvent.COUNTERFEITERS)).contains("why.no-target");
        test.knows(BLUE, BaseTech.POTTERY);
        table.setCoinTokens(BLUE, BaseTech.POTTERY, 2);
        table.setSheetCoins(BLUE, 1);
        int coins = table.coins(BLUE);
        test.step(Phase.START_OF_TURN, RED).choose("play-event counterfeiters");
        String blue = " " + table.name(BLUE).code();
        assertThat(test.codes()).containsExactly("choose china" + blue, "choose pottery" + blue);
        assertThat(test.why(RED, table.name(RED))).contains("why.not-yourself");
        settled(test.choose("choose pottery" + blue));
        assertThat(table.player(BLUE).coinTokens(BaseTech.POTTERY)).isEqualTo(1);
        assertThat(table.coins(BLUE)).isEqualTo(coins - 1);
    }

    @Test
    @Rule({"CV-12.08", "CV-03.12"})
    void aDepressionHitsOneOrTwoPlayers() {
        for (boolean both : new boolean[] {false, true}) {
            TestTable test = three(FameEvent.DEPRESSION);
            CivTable table = test.table();
            table.setSheetCoins(BLUE, 2);
            table.setSheetCoins(GREEN, 2);
            test.step(Phase.START_OF_TURN, RED).choose("play-event depression");
            assertThat(test.codes()).hasSize(2);
            test.choose(test.codes().getFirst());
            assertThat(test.codes()).hasSize(2).contains("done");
            assertThat(test.why(RED, table.name(BLUE))).contains("why.coin-chosen");
            settled(test.choose(both ? test.codes().getFirst() : "done"));
            assertThat(table.player(BLUE).sheetCoins()).isEqualTo(1);
            assertThat(table.player(GREEN).sheetCoins()).isEqualTo(both ? 1 : 2);
        }
    }

    @Test
    @Rule({"CV-12.08", "CV-03.26"})
    void aBankScandalHitsEverybodyElse() {
        TestTable test = three(FameEvent.BANK_SCANDAL);
        CivTable table = test.table();
        test.knows(BLUE, BaseTech.POTTERY);
        table.setCoinTokens(BLUE, BaseTech.POTTERY, 1);
        for (int player = 0; player < 3; player++) {
            table.setSheetCoins(player, 1);
        }
        test.step(Phase.START_OF_TURN, RED).choose("play-event bank-scandal");
        assertThat(test.codes())
                .as("there is no choice but of the token")
                .hasSize(2)
                .doesNotContain("done");
        settled(test.choose("choose pottery " + table.name(BLUE).code()));
        assertThat(table.player(RED).coinTokens()).isEqualTo(1);
        assertThat(table.player(BLUE).coinTokens()).isEqualTo(1);
        assertThat(table.player(GREEN).coinTokens()).isZero();
    }

    @Test
    @Rule({"CV-01.61", "CV-10.21", "CV-10.22", "CV-10.23"})
    void floodingTurnsAnEmptySquareToWater() {
        TestTable test = holding(FameEvent.FLOODING).figure(BLUE, Figure.SCOUT, "D10");
        CivTable table = test.table();
        Fame.draw(table, test.square("D11"), Terrain.MOUNTAIN);
        table.lands().strike(test.square("D12"), Terrain.DESERT);
        test.step(Phase.START_OF_TURN, RED).choose("play-event flooding");
        assertThat(test.codes())
                .contains("choose E14", "choose C9")
                .doesNotContain("choose D10", "choose D11", "choose D12", "choose C6");
        assertThat(test.why(RED, "D10")).contains("why.not-bare");
        assertThat(test.why(RED, "D11")).contains("why.event-terrain");
        assertThat(test.why(RED, "D12")).contains("why.not-bare");
        settled(test.choose("choose C9"));
        int square = test.square("C9");
        assertThat(table.lands().isWater(square)).isTrue();
        assertThat(Yield.trade(table.lands().icons(square))).isEqualTo(1);
        Audit.check(table);
    }

    @ParameterizedTest
    @CsvSource({"DISORIENTED, C11, C12", "LOST, C12, C13", "OUT_OF_POSITION, C13, D13"})
    @Rule({"CV-10.28", "CV-03.12"})
    void figuresOfOthersAreDisplaced(FameEvent event, String near, String far) {
        TestTable test = holding(event)
                .figure(BLUE, Figure.ARMY, "C9")
                .figure(BLUE, Figure.SCOUT, "C9")
                .figure(RED, Figure.ARMY, "D9");
        CivTable table = test.table();
        Fame.draw(table, test.square("B9"), Terrain.WATER);
        test.step(Phase.CITY_MANAGEMENT, RED).choose("play-event " + event.code());
        if (test.codes().contains("choose C9")) {
            assertThat(test.why(RED, "D9")).contains("why.no-rival-figures");
            test.choose("choose C9");
        }
        assertThat(test.codes())
                .contains("choose " + near, "choose C10")
                .doesNotContain("choose " + far, "choose D9", "choose B9", "choose C9");
        assertThat(test.why(RED, "B9")).contains("why.water");
        assertThat(test.why(RED, "D9")).contains("why.displace");
        settled(test.choose("choose " + near));
        assertThat(table.figures().count(test.square("C9"))).isZero();
        assertThat(table.figures().holder(test.square(near))).isEqualTo(BLUE);
        assertThat(table.figures().count(test.square(near))).isEqualTo(2);
        assertThat(table.player(BLUE).moved()).isZero();
    }

    @Test
    @Rule({"CV-10.28", "CV-03.28"})
    void figuresWithoutAWayStay() {
        TestTable test = holding(FameEvent.OUT_OF_POSITION).figure(BLUE, Figure.ARMY, "C9");
        for (String square : new String[] {"B9", "D9", "C8", "C10"}) {
            Fame.draw(test.table(), test.square(square), Terrain.WATER);
        }
        test.knows(BLUE, BaseTech.NAVIGATION).step(Phase.CITY_MANAGEMENT, RED);
        assertThat(test.codes()).doesNotContain("play-event out-of-position");
        assertThat(test.why(RED, FameEvent.OUT_OF_POSITION)).contains("why.no-target");
    }
}
