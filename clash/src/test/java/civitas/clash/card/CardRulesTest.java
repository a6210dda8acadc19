package civitas.clash.card;

import static civitas.clash.card.CardTable.BLUE;
import static civitas.clash.card.CardTable.RED;
import static civitas.clash.card.CardTable.askAgain;
import static civitas.clash.card.CardTable.great;
import static civitas.clash.card.CardTable.plains;
import static civitas.clash.card.CardTable.red;
import static civitas.clash.card.CardTable.topDiscard;
import static civitas.clash.card.CardTable.topEventDiscard;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.Civil;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Wonder;
import civitas.kernel.Deck;
import civitas.kernel.Event;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds for all cards: piles, drawing, prices, and that each card is known. */
class CardRulesTest {

    @Test
    @Rule({"CC-10.1", "CC-9.31"})
    void everyCardDoesSomething() {
        for (Civil civil : BaseCivil.values()) {
            assertThat(TestTable.BOOK.civil().of(civil)).as(civil.code()).isNotNull();
        }
        for (int number = 18; number <= 26; number++) {
            EventCard card = TestTable.players(2).table().content().eventCard(number);
            assertThat(TestTable.BOOK.people().of(card.event())).as(card.code()).isNotNull();
        }
    }

    @Test
    @Rule({"CC-10.5", "CC-4.147"})
    void actionCardsNeedAnActionAndOthersDoNot() {
        TestTable t = plains().hand(RED, 1, 41).goods(RED, Good.CULTURE, 1).turnOf(RED);
        assertThat(t.codes()).contains("play a1", "play a41");
        t.table().turn().setActionsLeft(0);
        askAgain(t);
        assertThat(t.codes()).contains("play a1").doesNotContain("play a41");
    }

    @Test
    @Rule({"CC-10.14", "CC-10.16"})
    void anEmptyDeckIsRenewedFromTheDiscards() {
        TestTable t = plains();
        Deck deck = t.table().actionDeck();
        while (deck.size() > 0) {
            deck.draw(t.table().chance());
        }
        Drawing.actionCard(t.table(), RED);
        assertThat(red(t).actionCards().isEmpty()).as("nothing left at all").isTrue();
        deck.discard(7);
        Drawing.actionCard(t.table(), RED);
        assertThat(red(t).actionCards()).isEqualTo(Numbers.of(7));
        assertThat(deck.isExhausted()).isTrue();
    }

    @Test
    @Rule("CC-18.5")
    void onlyTheDrawerLearnsWhatHeDrew() {
        TestTable t = plains();
        List<Event> told = new ArrayList<>();
        t.table().listen(told::add);
        Drawing.actionCard(t.table(), RED);
        Drawing.objectiveCard(t.table(), RED);
        assertThat(told).allSatisfy(event -> {
            assertThat(event.as(Viewer.of(Seat.RED)).key()).doesNotContain("hidden");
            assertThat(event.as(Viewer.of(Seat.BLUE)).key()).contains("hidden");
        });
    }

    /** A table where red owns the Great Mausoleum. */
    private static TestTable mausoleum() {
        TestTable t = plains();
        red(t).setWonder(Wonder.GREAT_MAUSOLEUM, true);
        return t;
    }

    @Test
    @Rule({"CC-12.29", "CC-18.8"})
    void theMausoleumDrawsFromTheDiscards() {
        TestTable t = great(mausoleum(), RED, 23);
        t.hand(BLUE, 7, 9);
        Discarding.actionCard(t.table(), BLUE, 7);
        Discarding.actionCard(t.table(), BLUE, 9);
        t.turnOf(RED).choose("play e23");
        assertThat(t.codes()).containsExactlyInAnyOrder("draw", "take a9");
        t.choose("take a9");
        assertThat(t.codes()).as("card by card").containsExactlyInAnyOrder("draw", "take a7");
        t.choose("draw");
        assertThat(red(t).actionCards().size()).isEqualTo(2);
        assertThat(red(t).actionCards().has(9)).isTrue();
        assertThat(t.table().actionDeck().topDiscard()).isEqualTo(7);
    }

    @Test
    @Rule("CC-12.29")
    void theMausoleumTakesWhatIsLeft() {
        TestTable t = great(mausoleum(), RED, 23);
        Deck deck = t.table().actionDeck();
        while (deck.size() > 0) {
            deck.draw(t.table().chance());
        }
        deck.discard(7);
        t.turnOf(RED).choose("play e23", "take a7");
        assertThat(t.codes()).as("the second card does not exist").contains("end-turn");
        assertThat(red(t).actionCards()).isEqualTo(Numbers.of(7));
    }

    @Test
    @Rule({"CC-12.29", "CC-9.33"})
    void cardsOfTheMausoleumOwnerGoUnderTheirPiles() {
        TestTable t = great(mausoleum(), RED, 21);
        t.hand(BLUE, 7).hand(RED, 25).goods(RED, Good.CULTURE, 1);
        Discarding.actionCard(t.table(), BLUE, 7);
        t.table().eventDeck().remove(19);
        t.table().eventDeck().discard(19);
        t.turnOf(RED).choose("play a25", "play e21", "pass");
        assertThat(topDiscard(t)).isEqualTo("a7");
        assertThat(topEventDiscard(t)).isEqualTo("e19");
        assertThat(t.table().actionDeck().discardPile()).containsExactly(25, 7);
        assertThat(t.table().eventDeck().discardPile()).containsExactly(21, 19);
    }

    @Test
    @Rule({"CC-12.30", "CC-10.11"})
    void pricesKnowSubstitutes() {
        TestTable t = plains().hand(RED, 25).goods(RED, Good.MOOD, 1);
        red(t).setWonder(Wonder.GREAT_ARENA, true);
        t.turnOf(RED).choose("play a25");
        assertThat(red(t).get(Good.MOOD)).isZero();
        assertThat(t.table().turn().actionsLeft()).isEqualTo(4);
    }

    @Test
    @Rule({"CC-11.16", "CC-10.2"})
    void discardedObjectivesWaitForTheNextDeck() {
        TestTable t = plains().objectives(RED, 5);
        Discarding.objective(t.table(), RED, 5);
        assertThat(red(t).objectiveCards().isEmpty()).isTrue();
        assertThat(t.table().objectiveDeck().discardPile()).containsExactly(5);
    }

    @Test
    @Rule({"CC-10.13", "CC-9.32"})
    void barteredCardsGoToTheirPiles() {
        TestTable t = great(plains().hand(RED, 3).advances(RED, BaseAdvance.BARTERING), RED, 20)
                .turnOf(RED);
        t.choose("use bartering", "discard e20 gold");
        assertThat(topEventDiscard(t)).isEqualTo("e20");
        assertThat(red(t).get(Good.GOLD)).isEqualTo(1);
    }
}
