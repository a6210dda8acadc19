package civitas.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Count;
import civitas.kernel.Event;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchTest {

    private final Match<ToyTable> match = Match.start(new ToyGame(), Setup.of("toy", List.of("base"), Map.of(), 2, 12));

    @Test
    void aRefusalNamesTheDecisionAndWhatIsLegal() {
        List<String> codes =
                match.decision(Seat.RED).choices().stream().map(Choice::code).toList();
        Refusal refusal = refused(Seat.RED, "fly away");
        assertThat(refusal)
                .hasMessage("'fly away' refused: red decides toy.ask.bid; legal: " + String.join(", ", codes));
        assertThat(refusal.reason())
                .isEqualTo(Phrase.of(
                        "refusal.not-legal", "fly away", Phrase.of("toy.ask.bid", 1), String.join(", ", codes)));
    }

    @Test
    void aRefusalShowsAtMostTwentyCodes() {
        match.table().push(new Wide());
        match.table().settle();
        Refusal refusal = refused(Seat.BLUE, "take 31");
        assertThat(refusal)
                .hasMessageContaining("take 0, take 1,")
                .hasMessageContaining("take 19, and 11 more")
                .hasMessageNotContaining("take 20");
    }

    @Test
    void aSeatThatIsNotAskedIsRefused() {
        match.choose(Seat.RED, first(Seat.RED));
        assertThat(refused(Seat.RED, "bid c1")).hasMessageContaining("red has nothing to decide now");
        assertThat(refused(Seat.GREEN, "bid c1")).hasMessageContaining("green does not sit at this table");
        assertThat(match.decision(Seat.GREEN).choices()).isEmpty();
    }

    @Test
    void blanksDoNotMatter() {
        match.choose(Seat.RED, "  " + first(Seat.RED).replace(" ", "   ") + " ");
        assertThat(match.plies()).isEqualTo(1);
    }

    @Test
    void afterTheEndNothingIsAccepted() {
        playToTheEnd();
        assertThat(refused(Seat.RED, "done")).hasMessage("the game is over");
    }

    @Test
    void twoSeatsMayChooseInAnyOrder() {
        Match<ToyTable> other = Match.start(match.game(), match.setup());
        String red = first(Seat.RED);
        String blue = first(Seat.BLUE);
        match.choose(Seat.RED, red);
        match.choose(Seat.BLUE, blue);
        other.choose(Seat.BLUE, blue);
        other.choose(Seat.RED, red);
        assertThat(other.table().dump().toString())
                .isEqualTo(match.table().dump().toString());
    }

    @Test
    void aSeatUndoesItsOwnChoiceFreely() {
        String before = match.table().dump().toString();
        match.choose(Seat.RED, first(Seat.RED));
        assertThat(match.freeUndoTo(Seat.RED)).isZero();
        assertThat(match.freeUndoTo(Seat.BLUE)).isEqualTo(1);
        assertThatThrownBy(() -> match.undo(Seat.BLUE, 0)).isInstanceOf(Refusal.class);
        match.undo(Seat.RED, 0);
        assertThat(match.table().dump().toString()).isEqualTo(before);
        assertThat(match.plies()).isZero();
    }

    @Test
    void aSeatAsksForItsOwnLastChoiceAndNotForThatOfAnother() {
        assertThat(match.beforeLastChoiceOf(Seat.RED)).isEqualTo(-1);
        match.choose(Seat.RED, first(Seat.RED));
        match.choose(Seat.BLUE, first(Seat.BLUE));
        assertThat(match.beforeLastChoiceOf(Seat.RED)).isZero();
        assertThat(match.beforeLastChoiceOf(Seat.BLUE)).isEqualTo(1);
    }

    @Test
    void undoStopsWhereSomethingWasRevealed() {
        bidBoth();
        String after = match.table().dump().toString();
        assertThat(match.freeUndoTo(Seat.BLUE)).isEqualTo(2);
        assertThatThrownBy(() -> match.undo(Seat.BLUE, 1))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("free back to ply 2");
        assertThat(match.table().dump().toString()).isEqualTo(after);
    }

    @Test
    void furtherBackTheOthersMustAgree() {
        String before = match.table().dump().toString();
        bidBoth();
        match.requestUndo(Seat.BLUE, 0);
        assertThat(match.undoRequest()).contains(new Match.UndoRequest(Seat.BLUE, 0, Seat.BLUE.mask()));
        assertThat(match.plies()).isEqualTo(2);
        match.agreeToUndo(Seat.RED, 2, 0);
        assertThat(match.table().dump().toString()).isEqualTo(before);
        assertThat(match.undoRequest()).isEmpty();
    }

    @Test
    void consentIsToTheWishThatWasSeen() {
        bidBoth();
        match.requestUndo(Seat.BLUE, 1);
        match.requestUndo(Seat.BLUE, 0);
        String before = match.table().dump().toString();
        assertThatThrownBy(() -> match.agreeToUndo(Seat.RED, 2, 1)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> match.agreeToUndo(Seat.RED, 1, 0)).isInstanceOf(Refusal.class);
        assertThat(match.table().dump().toString()).isEqualTo(before);
        assertThat(match.undoRequest()).contains(new Match.UndoRequest(Seat.BLUE, 0, Seat.BLUE.mask()));
        match.agreeToUndo(Seat.RED, 2, 0);
        assertThat(match.plies()).isZero();
    }

    @Test
    void aWishIsOvertakenByAnUndo() {
        match.choose(Seat.RED, first(Seat.RED));
        match.requestUndo(Seat.BLUE, 0);
        match.undo(Seat.RED, 0);
        assertThat(match.undoRequest()).isEmpty();
    }

    @Test
    void aDeclinedOrOvertakenRequestIsGone() {
        bidBoth();
        match.requestUndo(Seat.BLUE, 0);
        match.declineUndo();
        assertThatThrownBy(() -> match.agreeToUndo(Seat.RED, match.plies(), 0)).isInstanceOf(Refusal.class);
        match.requestUndo(Seat.BLUE, 0);
        Seat asked = Seat.of(match.table().asking());
        match.choose(asked, first(asked));
        assertThat(match.undoRequest()).isEmpty();
        assertThat(match.plies()).isEqualTo(3);
    }

    @Test
    void thereMustBeSomethingToUndo() {
        assertThatThrownBy(() -> match.undo(Seat.RED, 0)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> match.requestUndo(Seat.RED, 0)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> match.requestUndo(Seat.RED, -1)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> match.agreeToUndo(Seat.RED, match.plies(), 0)).isInstanceOf(Refusal.class);
    }

    @Test
    void everybodyReadsHisOwnLog() {
        match.choose(Seat.RED, first(Seat.RED));
        Event bid = match.log().getLast().event();
        assertThat(bid.as(Viewer.of(Seat.RED)).key()).isEqualTo("toy.bid.own");
        assertThat(bid.as(Viewer.of(Seat.BLUE)).key()).isEqualTo("toy.bid");
        assertThat(bid.as(Viewer.SPECTATOR).key()).isEqualTo("toy.bid");
        assertThat(match.log().getLast().ply()).isEqualTo(1);
    }

    /** Thirty-one choices for blue. */
    private record Wide() implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return Seat.BLUE.mask();
        }

        @Override
        public Phrase prompt(ToyTable table, int seat) {
            return Phrase.of("wide");
        }

        @Override
        public void list(ToyTable table, int seat, Choices out) {
            for (int i = 0; i <= 30; i++) {
                out.add(() -> "take", Count.of(i));
            }
        }

        @Override
        public void choose(ToyTable table, int seat, Choice choice) {}
    }

    private void bidBoth() {
        match.choose(Seat.RED, first(Seat.RED));
        match.choose(Seat.BLUE, first(Seat.BLUE));
    }

    private void playToTheEnd() {
        while (!match.over()) {
            Seat asked = Seat.of(match.table().asking());
            match.choose(asked, first(asked));
        }
    }

    private String first(Seat seat) {
        return match.decision(seat).choices().getFirst().code();
    }

    private Refusal refused(Seat seat, String code) {
        String before = match.table().dump().toString();
        Refusal refusal = catchThrowableOfType(Refusal.class, () -> match.choose(seat, code));
        assertThat(refusal).isNotNull();
        assertThat(match.table().dump().toString()).isEqualTo(before);
        return refusal;
    }
}
