package civitas.civ.fame.people;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BasePerson;
import civitas.civ.content.Phase;
import civitas.civ.culture.GreatPeople;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The deck of great person cards, hands and tokens (rules 7.5). */
class GreatDeckTest {

    private final Gallery gallery = new Gallery();
    private final CivTable table = gallery.table();
    private final GreatCards cards = gallery.cards();

    @Test
    @Rule({"CV-01.47", "CV-02.16", "CV-07.35", "CV-07.39", "CV-17.13"})
    void aCardIsDrawnFaceDownWithItsToken() {
        assertThat(GreatCard.values()).hasSize(42);
        int tokens = table.market().people().size();
        gallery.happen(t -> GreatPeople.gain(t, 0));
        assertThat(cards.hiddenOf(0)).hasSize(1);
        assertThat(cards.openOf(0)).isEmpty();
        int token = Integer.numberOfTrailingZeros(table.player(0).people());
        assertThat(table.content().person(token))
                .isEqualTo(cards.hiddenOf(0).getFirst().type());
        assertThat(table.market().people().size()).isEqualTo(tokens - 1);
    }

    @Test
    @Rule({"CV-07.37", "CV-07.38"})
    void cardsWithoutATokenGoUnderTheDeck() {
        for (byte token : table.market().people().drawPile()) {
            if (table.content().person(token) != BasePerson.SCIENTIST) {
                table.market().people().remove(token);
            }
        }
        gallery.happen(t -> GreatPeople.gain(t, 0));
        assertThat(cards.hiddenOf(0).getFirst().type()).isEqualTo(BasePerson.SCIENTIST);
        for (byte token : table.market().people().drawPile()) {
            table.market().people().remove(token);
        }
        gallery.happen(t -> GreatPeople.gain(t, 1));
        assertThat(cards.held(1)).isZero();
    }

    @Test
    @Rule("CV-07.42")
    void faceUpCardsAreShuffledWhenTheyComeToTheTop() {
        byte[] pile = cards.deck().drawPile();
        cards.deck().replace(new byte[0]);
        for (byte card : pile) {
            cards.deck().discard(card);
        }
        gallery.happen(t -> GreatPeople.gain(t, 0));
        assertThat(cards.hiddenOf(0)).hasSize(1);
        assertThat(cards.deck().discardPile()).isEmpty();
        assertThat(cards.deck().size()).isEqualTo(pile.length - 1);
        assertThat(cards.deck().drawPile())
                .as("not in the order in which they lay")
                .isNotEqualTo(pile);
    }

    @Test
    @Rule({"CV-07.48", "CV-07.49", "CV-07.51"})
    void surplusCardsAreLostWithTheirTokens() {
        int square = gallery.token(0, GreatCard.WILLIAM_SHAKESPEARE);
        gallery.with(0, GreatCard.WILLIAM_SHAKESPEARE);
        cards.give(0, GreatCard.JERRY_GARCIA);
        cards.turnUp(GreatCard.WILLIAM_SHAKESPEARE);
        gallery.happen(t -> {});
        assertThat(GreatCards.list(cards.held(0))).hasSize(2);
        gallery.happen(t -> t.clearPiece(square));
        assertThat(GreatCards.list(cards.held(0))).hasSize(1);
        assertThat(cards.deck().discardPile()).hasSize(1);
    }

    @Test
    @Rule({"CV-07.45", "CV-07.46", "CV-07.47", "CV-13.04"})
    void aCardWorksFaceUpWhileATokenStandsOnTheMap() {
        int limit = table.handLimit(0);
        gallery.with(0, GreatCard.VALMIKI);
        assertThat(table.handLimit(0)).isEqualTo(limit);
        gallery.step(Phase.START_OF_TURN).choose("turn-up valmiki");
        assertThat(table.handLimit(0)).isEqualTo(limit + 2);
        for (int square : table.cities().outskirts(Cities.of(0, 0))) {
            if (table.pieces().isPerson(square)) {
                table.player(0).addPerson(table.pieces().person(square));
                table.clearPiece(square);
            }
        }
        assertThat(table.handLimit(0)).isEqualTo(limit);
        gallery.step(Phase.START_OF_TURN);
        assertThat(gallery.test().why(0, GreatCard.VALMIKI)).containsExactly("why.no-token-on-map");
    }
}
