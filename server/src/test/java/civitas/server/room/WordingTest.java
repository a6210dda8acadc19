package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WordingTest {

    private static final int PLIES = 80;
    private static final ClashGame GAME = new ClashGame();

    private final Lexicon words = new Catalogue(List.of(new ServedGame<>(GAME, (table, seat) -> 0)))
            .words(GAME.id(), GAME.usualBoxes().ids(), Language.EN);

    /** Whoever remembers words says the same as whoever finds them anew, at every decision of a game. */
    @Test
    void whatIsRememberedIsWhatWouldBeSaid() {
        Setup setup = Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), 2, 7L);
        Match<ClashTable> match = Match.start(GAME, setup);
        SplittableRandom random = new SplittableRandom(7);
        Wording wording = new Wording(words);
        while (!match.over() && match.plies() < PLIES) {
            Seat seat = Seat.of(match.table().asking());
            List<Choice> choices = match.decision(seat).choices();
            assertThat(wording.of(choices)).isEqualTo(new Wording(words).of(choices));
            match.choose(seat, choices.get(random.nextInt(choices.size())).code());
        }
        assertThat(match.plies()).isEqualTo(PLIES);
    }

    @Test
    void whatWasSaidAMomentAgoIsNotPutIntoWordsAnew() {
        Setup setup = Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), 2, 7L);
        Match<ClashTable> match = Match.start(GAME, setup);
        List<Choice> choices = match.decision(Seat.of(match.table().asking())).choices();
        Wording wording = new Wording(words);
        Wording.Worded first = wording.of(choices).getFirst();
        assertThat(wording.of(choices).getFirst()).isSameAs(first);
        wording.of(List.of());
        assertThat(wording.of(choices).getFirst()).isEqualTo(first).isNotSameAs(first);
    }
}
