package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.Back;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.view.CivView;
import civitas.kernel.Event;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the winner takes (rules 11.7 and 11.8). */
class LootTest {

    /** Gives a hut or village token of a kind. */
    private static void token(Field field, int player, String kind) {
        for (int token = 0; token < field.table.content().tokens(); token++) {
            TokenKind found = field.table.content().token(token);
            boolean removed = found.code().equals(kind)
                    && (found.village()
                                    ? field.table.market().villages()
                                    : field.table.market().huts())
                            .remove(token);
            if (removed) {
                field.table.player(player).addToken(token);
                return;
            }
        }
        throw new IllegalStateException("no " + kind);
    }

    private static Field cityTaken(Field field) {
        field.unit(RED, UnitType.AIRCRAFT, 7);
        field.city().attack(1, 0);
        // whoever holds culture events is asked before forces are drawn, whether or not one of them fits
        while (field.test.codes().equals(List.of("pass"))) {
            field.choose("pass");
        }
        return field;
    }

    @Test
    @Rule({"CV-11.82", "CV-11.85", "CV-11.86"})
    void outsideACityOneOfThreeThings() {
        Field field = Field.prepared().mounted(RED, 2);
        field.table.player(RED).setTrade(26);
        field.table.player(BLUE).setTrade(9);
        field.table.player(BLUE).setCulture(2);
        field.test.resource(BLUE, Resource.SILK);
        field.fight();
        assertThat(field.test.codes())
                .containsExactly(
                        "loot-trade 3",
                        "loot-trade 2",
                        "loot-trade 1",
                        "loot-culture 2",
                        "loot-culture 1",
                        "loot-resource silk",
                        "loot-nothing");
        field.choose("loot-trade 3");
        assertThat(field.table.player(RED).trade()).isEqualTo(27);
        assertThat(field.table.player(BLUE).trade()).isEqualTo(6);
        assertThat(field.test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-11.82"})
    void aRepelledAttackerPaysForIt() {
        Field field = Field.prepared().city();
        field.test.resource(RED, Resource.IRON);
        field.attack(1, 0);
        assertThat(field.table.asking()).isEqualTo(BLUE);
        field.choose("loot-resource iron");
        assertThat(field.table.player(BLUE).resource(Resource.IRON)).isOne();
        assertThat(field.table.player(RED).resource(Resource.IRON)).isZero();
    }

    @Test
    @Rule({"CV-11.85"})
    void nothingCanBeTakenFromAPoorLoser() {
        Field field = Field.prepared().mounted(RED, 2).fight();
        assertThat(field.test.isDone()).isTrue();
        assertThat(field.armies(RED)).isOne();
    }

    @Test
    @Rule({"CV-11.83", "CV-17.20", "CV-17.09"})
    void hiddenTokensAreTakenUnseen() {
        Field field = Field.prepared(3, TestTable.STANDARD, 7).mounted(RED, 2);
        token(field, BLUE, "hut-spy");
        token(field, BLUE, "hut-wheat");
        token(field, BLUE, "village-iron");
        field.fight();
        assertThat(field.test.codes()).containsExactly("loot-token hut", "loot-token village", "loot-nothing");
        field.choose("loot-token village");
        int token = Long.numberOfTrailingZeros(field.table.player(RED).tokens());
        assertThat(field.table.content().token(token).code()).isEqualTo("village-iron");
        assertThat(Long.bitCount(field.table.player(BLUE).tokens())).isEqualTo(2);
        Event event = field.lines("log.loot.token").getFirst();
        Phrase others = event.as(Viewer.of(Seat.of(2)));
        assertThat(others.args().get(2)).isEqualTo(Back.VILLAGE);
        assertThat(event.as(Viewer.of(Seat.of(RED))).args().get(2))
                .isEqualTo(field.table.content().token(token));
    }

    @Test
    @Rule({"CV-11.84"})
    void aCityGivesATech() {
        Field field = Field.prepared();
        field.test.knows(BLUE, BaseTech.PHILOSOPHY, BaseTech.SAILING);
        cityTaken(field);
        assertThat(field.test.codes()).containsExactly("loot-learn", "loot-nothing");
        // The city is gone, and everybody still has to see the battle.
        assertThat(CivView.of(field.table, Viewer.SPECTATOR).battle().city())
                .isEqualTo(field.table.square(field.square).code());
        field.choose("loot-learn");
        if (!field.test.isDone()) {
            assertThat(field.test.codes()).contains("learn philosophy").doesNotContain("learn sailing", "no");
            field.choose("learn philosophy");
        }
        assertThat(field.table.player(RED).knows(BaseTech.PHILOSOPHY)).isTrue();
        assertThat(field.test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-11.84", "CV-11.98"})
    void theFallenCityIsStillNamedWhileItsLootIsChosen() {
        Field field = Field.prepared();
        field.test.knows(BLUE, BaseTech.PHILOSOPHY);
        cityTaken(field);
        for (Viewer viewer : List.of(Viewer.of(Seat.of(RED)), Viewer.of(Seat.of(BLUE)), Viewer.SPECTATOR)) {
            CivView view = CivView.of(field.table, viewer);
            assertThat(view.battle().city()).isEqualTo(view.battle().square()).isNotEmpty();
        }
    }

    @Test
    @Rule({"CV-11.84", "CV-11.86", "CV-17.20"})
    void aCityGivesACultureEventByItsBack() {
        Field field = Field.prepared();
        field.test.holds(BLUE, BaseEvent.SABOTAGE).holds(BLUE, BaseEvent.CATASTROPHE);
        field.test.holds(RED, BaseEvent.DROUGHT).holds(RED, BaseEvent.DEFECTION);
        cityTaken(field);
        assertThat(field.test.codes()).contains("loot-event event-1", "loot-event event-2", "loot-nothing");
        field.choose("loot-event event-2");
        assertThat(field.table.player(BLUE).hand().size()).isOne();
        assertThat(field.table.player(RED).hand().size()).isEqualTo(3);
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.isDone()).isFalse();
        field.choose(field.test.codes().getFirst());
        assertThat(field.table.player(RED).hand().size()).isLessThanOrEqualTo(field.table.handLimit(RED));
    }

    @Test
    @Rule({"CV-11.84", "CV-11.85"})
    void aCityGivesTwoTokens() {
        Field one = Field.prepared();
        one.test.resource(BLUE, Resource.IRON);
        cityTaken(one);
        assertThat(one.test.codes()).doesNotContain("loot-resource iron");
        Field two = Field.prepared();
        two.test.resource(BLUE, Resource.IRON).resource(BLUE, Resource.WHEAT);
        token(two, BLUE, "hut-spy");
        cityTaken(two);
        two.choose("loot-resource iron");
        assertThat(two.test.codes()).containsExactly("loot-resource wheat", "loot-token hut");
        two.choose("loot-token hut");
        assertThat(two.test.isDone()).isTrue();
        assertThat(two.table.player(RED).resource(Resource.IRON)).isOne();
        assertThat(Long.bitCount(two.table.player(RED).tokens())).isOne();
        assertThat(two.table.player(BLUE).resource(Resource.WHEAT)).isOne();
    }

    @Test
    @Rule({"CV-11.95", "CV-11.87", "CV-11.88", "CV-11.90", "CV-11.94", "CV-12.08"})
    void anOptionGivesLootPoints() {
        Field field = Field.revised().mounted(RED, 2);
        field.table.player(BLUE).setTrade(5);
        field.table.setSheetCoins(BLUE, 1);
        field.table.setCoinTokens(BLUE, BaseTech.POTTERY, 1);
        field.test.knows(BLUE, BaseTech.POTTERY, BaseTech.CONSTRUCTION);
        field.fight();
        String sheet = "loot-discard " + field.table.player(BLUE).civilization().code();
        assertThat(field.test.codes())
                .containsExactlyInAnyOrder(
                        "loot-trade 3", "loot-trade 2", "loot-trade 1", sheet, "loot-discard pottery", "loot-nothing");
        field.choose("loot-discard pottery");
        assertThat(field.table.player(BLUE).coinTokens(BaseTech.POTTERY)).isZero();
        assertThat(field.table.player(BLUE).sheetCoins()).isOne();
        assertThat(field.test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-11.87", "CV-11.89", "CV-11.91", "CV-EX-50"})
    void aCityIsWorthTwoPoints() {
        Field field = Field.revised();
        field.table.player(BLUE).setTrade(9);
        field.table.setSheetCoins(BLUE, 1);
        cityTaken(field);
        String coin = "loot-coin " + field.table.player(BLUE).civilization().code();
        assertThat(field.test.codes()).contains(coin, "loot-learn", "loot-trade 3");
        field.choose("loot-trade 3");
        assertThat(field.test.codes()).doesNotContain(coin, "loot-learn").contains("loot-trade 3");
        field.choose("loot-trade 3");
        assertThat(field.table.player(RED).trade()).isEqualTo(6);
        assertThat(field.test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-11.91", "CV-11.93"})
    void coinTokensAreTakenFromCards() {
        Field field = Field.revised();
        int home = field.table.cities().outskirts(Cities.of(BLUE, 0))[0];
        field.table.putWonder(home, BaseWonder.PANAMA_CANAL);
        field.table.setCoinTokens(BaseWonder.PANAMA_CANAL, 2);
        field.test.knows(BLUE, BaseTech.CIVIL_SERVICE);
        cityTaken(field);
        assertThat(field.test.codes()).contains("loot-coin panama-canal").doesNotContain("loot-coin civil-service");
        field.choose("loot-coin panama-canal");
        assertThat(field.table.wonders().coins(BaseWonder.PANAMA_CANAL)).isOne();
        assertThat(field.table.player(RED).sheetCoins()).isOne();
        assertThat(field.test.isDone()).isTrue();
    }
}
