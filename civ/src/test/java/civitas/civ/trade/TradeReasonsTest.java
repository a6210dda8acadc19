package civitas.civ.trade;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.content.Wealth;
import civitas.civ.state.Act;
import civitas.civ.state.Intent;
import civitas.civ.table.CivTable;
import civitas.civ.table.Deals;
import civitas.civ.table.Rules;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import org.junit.jupiter.api.Test;

/** Why something cannot be said in a negotiation. */
class TradeReasonsTest {

    private static final Rules.Options SILENT = new Rules.Options(false, false, false, false, false, false, false);

    private static final Intent SEND = new Intent(Act.OFFER);

    private static TestTable talking(Rules.Options options) {
        TestTable test = TestTable.begun(3, options, 7);
        for (int player = 0; player < 3; player++) {
            test.table().player(player).setTrade(10);
            test.table().player(player).setCulture(6);
        }
        test.table().turn().setPhase(civitas.civ.content.Phase.TRADE);
        test.resource(0, Resource.SILK).holds(0, BaseEvent.SABOTAGE).holds(1, BaseEvent.DROUGHT);
        return test.knows(0, BaseTech.HORSEBACK_RIDING).at(new Begin());
    }

    private record Begin() implements Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            Talk.begin(table);
        }
    }

    private static TestTable say(TestTable test, int seat, String... codes) {
        for (String code : codes) {
            test.choose(seat, code);
        }
        return test;
    }

    @Test
    @Rule({"CV-05.10", "CV-05.12"})
    void anOfferIsBegunWithAPlayer() {
        TestTable test = talking(TestTable.STANDARD);
        assertThat(test.why(0, Seat.RED)).containsExactly("why.not-yourself");
        assertThat(test.why(0, Resource.SILK)).containsExactly("why.trade-begin");
        assertThat(test.why(0, SEND)).containsExactly("why.trade-begin");
        assertThat(test.why(0, BaseBuilding.MARKET)).containsExactly("why.phase");
        assertThat(test.why(0, BaseEvent.SABOTAGE)).containsExactly("why.event-phase");
        assertThat(talking(SILENT).why(0, Seat.BLUE)).containsExactly("why.no-negotiation");
    }

    @Test
    @Rule({"CV-05.15", "CV-05.11"})
    void draftsSayWhatIsMissing() {
        TestTable test = say(talking(TestTable.STANDARD), 0, "trade blue");
        assertThat(test.why(0, SEND)).containsExactly("why.trade-empty");
        assertThat(test.why(0, Resource.IRON)).containsExactly("why.trade-no-more");
        assertThat(test.why(0, Seat.YELLOW)).containsExactly("why.trade-draft");
        assertThat(test.why(0, Wealth.TRADE)).isEmpty();
        say(test, 0, "give silk");
        test.table().giveResource(0, 2, Resource.SILK);
        test.again();
        assertThat(test.why(0, SEND)).containsExactly("why.trade-cannot-give");
    }

    @Test
    @Rule("CV-05.23")
    void talkHasLimits() {
        TestTable test = talking(TestTable.STANDARD);
        say(test, 0, "trade blue", "give trade 1", "offer", "trade blue", "give trade 1");
        assertThat(test.why(0, SEND)).containsExactly("why.trade-made");
        say(test, 0, "withdraw", "trade blue", "withdraw");
        assertThat(Deals.DRAFTS).isEqualTo(3);
        assertThat(test.why(0, Seat.BLUE)).containsExactly("why.trade-drafts");
    }

    @Test
    @Rule({"CV-05.15", "CV-05.23"})
    void anOfferSaysWhyItCannotBeAccepted() {
        TestTable test = say(talking(TestTable.STANDARD), 0, "trade blue", "ask trade 5", "ask trade 5", "offer");
        AskedOffer offer = new AskedOffer(1);
        assertThat(test.why(1, offer)).isEmpty();
        test.table().addTrade(1, -1);
        test.again();
        assertThat(test.why(1, offer)).containsExactly("why.trade-cannot-answer");
        assertThat(test.why(2, offer)).containsExactly("why.trade-not-yours");
    }

    @Test
    @Rule({"CV-10.01", "CV-10.04"})
    void abilitiesOfThePhaseSayWhatTheyCost() {
        TestTable test = talking(TestTable.STANDARD);
        assertThat(test.why(0, BaseTech.HORSEBACK_RIDING)).isEmpty();
        test.table().giveResource(0, 2, Resource.SILK);
        test.again();
        assertThat(test.why(0, BaseTech.HORSEBACK_RIDING)).containsExactly("why.pay-resource");
    }
}
