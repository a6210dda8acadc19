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
        return CivView.of(gallery.table(), viewer).players().get(player).cards();
    }

    private static CardView card(GreatCard card, String code, boolean open) {
        return new CardView(GreatCard.KIND, code, card.type().code(), open, 0);
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
        assertThat(imagined.players().get(0).cards()).isEqualTo(seen(Viewer.of(Seat.of(1)), 0));
    }

    @Test
    @Rule({"CV-12.20", "CV-12.24", "CV-17.02"})
    void everybodySeesInvestments() {
        Investment card = Investment.values()[1];
        gallery.table().sheet(Investments.class).add(1, card, 3);
        CardView three = new CardView("investment", card.code(), "", true, 3);
        assertThat(seen(Viewer.of(Seat.of(0)), 1)).containsExactly(three);
        assertThat(seen(Viewer.of(Seat.of(1)), 1)).containsExactly(three);
        assertThat(seen(Viewer.SPECTATOR, 1)).containsExactly(three);
    }
}
