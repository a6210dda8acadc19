package civitas.civ.culture;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.table.CivTable;
import civitas.kernel.Deck;
import civitas.kernel.Event;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandTest {

    @Test
    @Rule({"CV-07.14", "CV-07.19", "CV-07.21", "CV-01.75"})
    void tooManyCardsAreDiscardedAtOnce() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.DROUGHT).holds(0, BaseEvent.SABOTAGE);
        table.player(0).setTrade(20);
        table.player(0).setCulture(3);
        TestTable test = scene.step(0, Phase.CITY_MANAGEMENT).choose("advance");
        assertThat(table.player(0).hand().size()).isEqualTo(3);
        assertThat(test.codes()).hasSize(3).contains("discard-event drought", "discard-event sabotage");
        test.choose("discard-event drought");
        assertThat(table.player(0).hand().size()).isEqualTo(2);
        byte[] pile = table.market().events(1).discardPile();
        assertThat(table.content().event(pile[pile.length - 1])).isEqualTo(BaseEvent.DROUGHT);
        assertThat(test.codes()).contains("done");
    }

    @Test
    @Rule({"CV-07.14", "CV-07.16"})
    void discardingOneOfEqualCardsIsStillADecision() {
        Scene scene = Scene.of(2);
        TestTable test = scene.test();
        for (int i = 0; i < 3; i++) {
            test.holds(0, BaseEvent.EXCHANGE_OF_IDEAS);
        }
        scene.happen(t -> HandLimit.check(t, 0));
        assertThat(test.codes(0)).containsExactly("discard-event exchange-of-ideas");
        assertThat(test.choose("discard-event exchange-of-ideas").isDone()).isTrue();
    }

    @Test
    @Rule({"CV-07.15", "CV-01.79", "CV-03.21"})
    void aShrinkingLimitIsNoticed() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        TestTable test = scene.test().knows(0, BaseTech.COMPUTERS);
        int coins = table.coins(0);
        table.setSheetCoins(0, Math.max(0, 5 - coins % 5) % 5);
        int limit = table.handLimit(0);
        CultureEvent[] cards = {BaseEvent.DROUGHT, BaseEvent.SABOTAGE, BaseEvent.DEFECTION, BaseEvent.EXCHANGE_OF_IDEAS
        };
        for (int i = 0; i < limit; i++) {
            test.holds(0, cards[i]);
        }
        scene.happen(t -> t.setSheetCoins(0, t.player(0).sheetCoins()));
        assertThat(test.isDone()).isTrue();
        scene.happen(t -> t.setSheetCoins(0, t.player(0).sheetCoins() - 1));
        assertThat(table.handLimit(0)).isEqualTo(limit - 1);
        assertThat(test.codes(0)).hasSize(limit);
        assertThat(test.choose(test.codes(0).getFirst()).isDone()).isTrue();
        assertThat(table.player(0).hand().size()).isEqualTo(limit - 1);
    }

    @Test
    @Rule("CV-07.20")
    void decksAreRenewedFromTheirDiscards() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        Deck deck = table.market().events(3);
        int first = deck.drawPile()[0];
        while (deck.size() > 0) {
            deck.remove(deck.drawPile()[0]);
        }
        deck.discard(first);
        Events.draw(table, 0, 3);
        assertThat(table.player(0).hand().get(0)).isEqualTo(first);
        assertThat(deck.isExhausted()).isTrue();
        Events.draw(table, 0, 3);
        assertThat(table.player(0).hand().size()).isOne();
    }

    @Test
    @Rule({"CV-07.11", "CV-07.16", "CV-17.08"})
    void onlyTheOwnerIsToldWhatHeDrew() {
        Scene scene = Scene.of(2);
        List<Event> told = new ArrayList<>();
        scene.table().listen(told::add);
        Events.draw(scene.table(), 1, 2);
        CultureEvent drawn =
                scene.table().content().event(scene.table().player(1).hand().get(0));
        assertThat(told).hasSize(1);
        assertThat(told.getFirst().audience()).isEqualTo(2);
        assertThat(told.getFirst().text().args()).contains(drawn);
        assertThat(told.getFirst().others().args()).doesNotContain(drawn);
    }
}
