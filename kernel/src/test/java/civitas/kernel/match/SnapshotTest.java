package civitas.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.DumpException;
import civitas.kernel.Event;
import civitas.kernel.Played;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SnapshotTest {

    private static final ToyGame GAME = new ToyGame();
    private static final Setup SETUP = Setup.of("toy", List.of("base"), Map.of(), 3, 7);

    @Test
    void isTakenOnlyAtRest() {
        Match<ToyTable> match = Match.start(GAME, SETUP);
        assertThat(match.snapshot(10)).as("while everybody bids").isEmpty();
        assertThat(atRest().snapshot(10)).isPresent();
    }

    @Test
    void keepsTheLastLinesOfWholePlies() {
        Match<ToyTable> match = atRest();
        Snapshot few = match.snapshot(3).orElseThrow();
        assertThat(few.log()).hasSizeLessThanOrEqualTo(3).allMatch(told -> told.ply() >= few.logFrom());
        assertThat(match.log().stream().filter(told -> told.ply() >= few.logFrom()))
                .containsExactlyElementsOf(few.log());
        Snapshot all = match.snapshot(1000).orElseThrow();
        assertThat(all.logFrom()).isZero();
        assertThat(all.log()).isEqualTo(match.log());
    }

    @Test
    void whatWasSaidComesBackWordForWord() {
        Phrase odd = Phrase.of(
                "toy.say", "a tab\tand a\nline \\t", 7, Phrase.of("toy.nested", Seat.BLUE), Phrase.literal(""), 10.5);
        Snapshot snapshot = new Snapshot(
                0, List.of(), 0, List.of(new Match.Told(0, new Event(odd, Seat.RED.mask(), Phrase.NONE))), "seats 2\n");
        Event event = Snapshot.parse(snapshot.text()).log().getFirst().event();
        assertThat(event.audience()).isEqualTo(Seat.RED.mask());
        assertThat(event.others()).isEqualTo(Phrase.NONE);
        assertThat(event.text().args().subList(0, 2)).containsExactly("a tab\tand a\nline \\t", 7);
        assertThat(event.text().args().getLast()).isEqualTo(10.5);
        Phrase nested = (Phrase) event.text().args().get(2);
        Thing seat = (Thing) nested.args().getFirst();
        assertThat(List.of(seat.kind(), seat.code(), seat.title()))
                .isEqualTo(List.of("seat", "blue", Seat.BLUE.title()));
    }

    @Test
    void asksForTheChoicesBeforeItOnlyIfSomebodyLooksSoFarBack() {
        Match<ToyTable> match = atRest();
        AtomicInteger asked = new AtomicInteger();
        Match<ToyTable> resumed = Match.resume(GAME, SETUP, match.snapshot(5).orElseThrow(), () -> {
            asked.incrementAndGet();
            return match.record().entries();
        });
        for (Seat seat : List.of(Seat.RED, Seat.BLUE, Seat.YELLOW)) {
            assertThat(resumed.freeUndoTo(seat)).isEqualTo(match.freeUndoTo(seat));
        }
        assertThat(resumed.plies()).isEqualTo(match.plies());
        assertThat(asked).hasValue(0);
        assertThat(resumed.record()).isEqualTo(match.record());
        assertThat(asked).hasValue(1);
    }

    @Test
    void undoGoesBackBeyondASnapshot() {
        Match<ToyTable> match = atRest();
        Snapshot snapshot = match.snapshot(5).orElseThrow();
        Match<ToyTable> resumed = Match.resume(GAME, SETUP, Snapshot.parse(snapshot.text()), match.record()::entries);
        assertThat(resumed.logFrom()).isEqualTo(snapshot.logFrom()).isPositive();
        resumed.requestUndo(Seat.RED, 1);
        resumed.agreeToUndo(Seat.BLUE, resumed.plies(), 1);
        resumed.agreeToUndo(Seat.YELLOW, resumed.plies(), 1);
        match.requestUndo(Seat.RED, 1);
        match.agreeToUndo(Seat.BLUE, match.plies(), 1);
        match.agreeToUndo(Seat.YELLOW, match.plies(), 1);
        assertThat(resumed.table().dump().toString())
                .isEqualTo(match.table().dump().toString());
        assertThat(resumed.logFrom()).as("all has been told again").isZero();
        assertThat(resumed.log()).isEqualTo(match.log());
    }

    @Test
    void refusesWhatIsNoSnapshotOrNotOfThisMatch() {
        Match<ToyTable> match = atRest();
        String text = match.snapshot(5).orElseThrow().text();
        assertThatThrownBy(() -> Snapshot.parse("")).isInstanceOf(DumpException.class);
        assertThatThrownBy(() -> Snapshot.parse(text.substring(0, 40))).isInstanceOf(DumpException.class);
        assertThatThrownBy(() -> Match.resume(GAME, SETUP, Snapshot.parse(text), List::of)
                        .record())
                .isInstanceOf(DumpException.class);
        Snapshot poorer = Snapshot.parse(text.replaceFirst("(?m)^coins .*$", "coins 1 1"));
        assertThatThrownBy(() -> Match.resume(GAME, SETUP, poorer, List::of)).isInstanceOf(DumpException.class);
        Snapshot foreign = Snapshot.parse(text.replaceFirst("Round\\[", "Flight["));
        assertThatThrownBy(() -> Match.resume(GAME, SETUP, foreign, List::of))
                .isInstanceOf(DumpException.class)
                .hasMessageContaining("Flight");
    }

    @Test
    void brokenTextsAreRefusedInOnlyOneWay() {
        String text = atRest().snapshot(20).orElseThrow().text();
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 500; i++) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + 1 + random.nextInt(30));
            String broken = text.substring(0, from) + (i % 2 == 0 ? "" : "\tx 7") + text.substring(to);
            try {
                Snapshot.parse(broken);
            } catch (DumpException e) {
                assertThat(e).hasMessageNotContaining("null");
            }
        }
    }

    /** A match in which the market is open for the second time. */
    private static Match<ToyTable> atRest() {
        Match<ToyTable> match = Match.start(GAME, SETUP);
        SplittableRandom random = new SplittableRandom(3);
        while (GAME.period(match.table()) < 2 || !match.table().isRestorable()) {
            Played.step(match, random);
        }
        return match;
    }
}
