package civitas.civ.fame.people;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.fame.invest.Investment;
import civitas.civ.fame.invest.Investments;
import civitas.civ.view.CivView;
import civitas.civ.view.CivView.CardView;
import civitas.civ.view.Imagining;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What viewers see of great person cards and investments. */
class FameViewTest {

    private static final GreatCard OPEN = GreatCard.MARTIN_LUTHER_KING;
    private static final GreatCard HIDDEN = GreatCard.MARK_TWAIN;

    private final Gallery gallery = new Gallery().open(0, OPEN).with(0, HIDDEN);

    private List<CardView> seen(Viewer viewer, int player) {
        return people(CivView.of(gallery.table(), viewer), player);
    }

    private static List<CardView> people(CivView view, int player) {
        return view.players().get(player).cards().stream()
                .filter(card -> card.kind().equals(GreatCard.KIND))
                .toList();
    }

    private List<CardView> investments(Viewer viewer, int player) {
        return CivView.of(gallery.table(), viewer).players().get(player).cards().stream()
                .filter(card -> !card.levels().isEmpty())
                .toList();
    }

    private CardView card(GreatCard card, String code, boolean open) {
        boolean active = gallery.table().inspires(0, card.type());
        return new CardView(GreatCard.KIND, code, card.type().code(), open, active, false, 0, List.of());
    }

    @Test
    @Rule({"CV-17.13", "CV-07.39"})
    void theOwnerSeesHisCards() {
        assertThat(seen(Viewer.of(Seat.of(0)), 0))
                .containsExactly(card(OPEN, OPEN.code(), true), card(HIDDEN, HIDDEN.code(), false));
        assertThat(seen(Viewer.of(Seat.of(0)), 1)).isEmpty();
    }

    @Test
    @Rule({"CV-17.13", "CV-07.44"})
    void othersSeeWhatLiesFaceUpAndTheTypesOfTheRest() {
        for (Viewer other : List.of(Viewer.of(Seat.of(1)), Viewer.SPECTATOR)) {
            assertThat(seen(other, 0)).containsExactly(card(OPEN, OPEN.code(), true), card(HIDDEN, "", false));
            assertThat(CivView.of(gallery.table(), other).toString()).doesNotContain(HIDDEN.code());
        }
        CivView imagined = CivView.of(Imagining.imagine(gallery.table(), 1, 3), Viewer.of(Seat.of(1)));
        assertThat(people(imagined, 0)).isEqualTo(seen(Viewer.of(Seat.of(1)), 0));
    }

    @Test
    @Rule({"CV-12.20", "CV-12.24", "CV-17.02"})
    void everybodySeesInvestments() {
        Investment card = Investment.values()[1];
        gallery.table().sheet(Investments.class).add(1, card, 3);
        CardView three = new CardView("investment", card.code(), "", true, true, false, 3, List.of(1, 2, 4));
        for (Viewer viewer : List.of(Viewer.of(Seat.of(0)), Viewer.of(Seat.of(1)), Viewer.SPECTATOR)) {
            assertThat(investments(viewer, 1))
                    .hasSize(Investment.values().length)
                    .contains(three);
            assertThat(investments(viewer, 0)).allMatch(other -> other.markers() == 0 && !other.active());
        }
    }

    @Test
    @Rule({"CV-07.44", "CV-17.05"})
    void everybodySeesTheDeckAndWhatLiesFaceUpUnderIt() {
        gallery.table().sheet(GreatCards.class).discard(0, OPEN);
        CivView.DeckView deck =
                CivView.of(gallery.table(), Viewer.SPECTATOR).market().cards().getFirst();
        assertThat(deck.code()).isEqualTo(GreatCard.KIND);
        assertThat(deck.discards()).containsExactly(OPEN.code());
        assertThat(deck.left()).isEqualTo(GreatCard.values().length - 2);
    }
}
