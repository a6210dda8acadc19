package civitas.clash.move;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static civitas.clash.move.Field.BLUE;
import static civitas.clash.move.Field.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.route.TradeRoutes;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.StartTurn;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class TradeRoutesTest {

    private static TestTable trader() {
        return Field.barren()
                .advances(RED, BaseAdvance.STORAGE, BaseAdvance.TRADE_ROUTES)
                .goods(RED, Good.FOOD, 0);
    }

    private static void startTurn(TestTable t) {
        t.table().push(new StartTurn(RED));
        t.table().settle();
    }

    /** CC-EX-43. */
    @Test
    @Rule({"CC-6.87", "CC-6.88", "CC-6.89", "CC-6.90"})
    void eachTraderAndEachCityOnce() {
        TestTable t = trader().city(BLUE, "B3", Mood.NEUTRAL)
                .city(BLUE, "D4", Mood.HAPPY)
                .city(BLUE, "F3", Mood.NEUTRAL)
                .units(RED, SETTLER, "B2", 1)
                .units(RED, SETTLER, "D2", 1);
        Field.sea(t, "F4", "F5");
        t.units(RED, SHIP, "F4", 1).units(RED, SETTLER, "F4", 1);
        // Two traders aboard and ashore more than cities they reach: three routes.
        assertThat(TradeRoutes.count(t.table(), RED)).isEqualTo(3);
        assertThat(TradeRoutes.countByShips(t.table(), RED)).isEqualTo(1);
        t.units(RED, SETTLER, "A7", 1);
        assertThat(TradeRoutes.count(t.table(), RED)).isEqualTo(3);
        startTurn(t);
        assertThat(t.codes()).containsExactly("take 3food", "take 2food", "take 1food", "take nothing");
        t.choose("take 3food");
        assertThat(t.table().player(RED).get(Good.FOOD)).isEqualTo(3);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule("CC-6.91")
    void thePairingGivesTheMostRoutes() {
        TestTable t = trader().city(BLUE, "D4", Mood.NEUTRAL)
                .city(BLUE, "D6", Mood.NEUTRAL)
                // This one reaches both cities, the other only D4: taking D4 first must be undone.
                .units(RED, SETTLER, "D5", 1)
                .units(RED, SETTLER, "D3", 1);
        assertThat(TradeRoutes.count(t.table(), RED)).isEqualTo(2);
    }

    @Test
    @Rule("CC-6.91")
    void routesMayBeLeftUnused() {
        TestTable t = trader().city(BLUE, "D4", Mood.NEUTRAL).units(RED, SETTLER, "D5", 1);
        startTurn(t);
        t.choose("take nothing");
        assertThat(t.table().player(RED).get(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-6.88", "CC-6.94"})
    void angryOwnAndBarbarianCitiesAreNoPartners() {
        TestTable t = trader().city(BLUE, "D4", Mood.ANGRY)
                .city(RED, "D6", Mood.HAPPY)
                .city(ClashTable.BARBARIANS, "C5", Mood.NEUTRAL)
                .units(RED, SETTLER, "D5", 3)
                .units(RED, INFANTRY, "B3", 2)
                .city(BLUE, "B2", Mood.HAPPY);
        assertThat(TradeRoutes.count(t.table(), RED)).isZero();
        startTurn(t);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-6.88", "CC-1.60"})
    void noRouteThroughTheUnknown() {
        TestTable t = trader().city(BLUE, "D2", Mood.NEUTRAL).units(RED, SETTLER, "D4", 1);
        assertThat(TradeRoutes.count(t.table(), RED)).isEqualTo(1);
        t.terrain("D3", civitas.clash.content.Terrain.UNEXPLORED);
        assertThat(TradeRoutes.count(t.table(), RED)).isZero();
    }

    @Test
    @Rule("CC-6.87")
    void atMostFour() {
        TestTable t = trader();
        for (String city : new String[] {"C4", "E4", "C5", "E5", "D5", "D3"}) {
            t.city(BLUE, city, Mood.NEUTRAL);
        }
        Field.sea(t, "D4");
        t.units(RED, SETTLER, "D4", 3).units(RED, SHIP, "D4", 3);
        assertThat(TradeRoutes.count(t.table(), RED)).isEqualTo(6);
        startTurn(t);
        assertThat(t.codes()).contains("take 4food").doesNotContain("take 5food");
    }

    @Test
    @Rule("CC-6.92")
    void withCurrencyEachRouteMayBeGold() {
        TestTable t = trader().advances(RED, BaseAdvance.CURRENCY)
                .city(BLUE, "D4", Mood.NEUTRAL)
                .city(BLUE, "D6", Mood.NEUTRAL)
                .units(RED, SETTLER, "D5", 2);
        startTurn(t);
        assertThat(t.codes())
                .containsExactly(
                        "take 2food", "take 1food+1gold", "take 2gold", "take 1food", "take 1gold", "take nothing");
        t.choose("take 1food+1gold");
        assertThat(t.table().player(RED).goods().code()).isEqualTo("1food+1gold");
    }

    @Test
    @Rule("CC-1.38")
    void nothingIsOfferedThatHasNoRoom() {
        TestTable t = trader().city(BLUE, "D4", Mood.NEUTRAL)
                .units(RED, SETTLER, "D5", 1)
                .goods(RED, Good.FOOD, 7);
        startTurn(t);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    void couldHaveTraded() {
        TestTable t = trader().city(BLUE, "D4", Mood.NEUTRAL).city(RED, "B3", Mood.NEUTRAL);
        assertThat(TradeRoutes.couldTrade(t.table(), RED, t.at("D6"))).isTrue();
        assertThat(TradeRoutes.couldTrade(t.table(), RED, t.at("D7"))).isFalse();
        assertThat(TradeRoutes.couldTrade(t.table(), BLUE, t.at("B2"))).isFalse();
        t.advances(BLUE, BaseAdvance.TRADE_ROUTES);
        assertThat(TradeRoutes.couldTrade(t.table(), BLUE, t.at("B2"))).isTrue();
        assertThat(BaseUnit.SHIP.isLand()).isFalse();
    }
}
