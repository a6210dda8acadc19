package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Talk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private static final int RED = 1;
    private static final int BLUE = 2;
    private static final int YELLOW = 4;

    /** What the timer was asked for, to be called whenever the test likes. */
    private final List<Runnable> alarms = new ArrayList<>();

    private final Patience patience = new Patience((delay, ply, over) -> alarms.add(() -> over.accept(ply)));

    /** Red has made an offer to these seats. */
    private static Talk offered(int partners) {
        return new Talk() {
            @Override
            public boolean isDrafting(int seat) {
                return false;
            }

            @Override
            public int made(int seat) {
                return seat == 0 ? Integer.bitCount(partners) : 0;
            }

            @Override
            public int partners(int seat) {
                return seat == 0 ? partners : 0;
            }
        };
    }

    @Test
    void aComputerWaitsForThePersonItMadeAnOfferTo() {
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7)).isEqualTo(RED);
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7))
                .as("however often one asks")
                .isEqualTo(RED);
        assertThat(alarms).hasSize(1);
        alarms.getFirst().run();
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7))
                .as("nobody has answered")
                .isZero();
    }

    @Test
    void nobodyIsWaitedForTwiceBecauseOfOneOffer() {
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7)).isEqualTo(RED);
        alarms.getFirst().run();
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 8))
                .as("the computer has gone on, and the offer still lies there")
                .isZero();
        assertThat(patience.waiting(offered(BLUE | YELLOW), RED, BLUE | YELLOW, 9))
                .as("another person")
                .isEqualTo(RED);
        assertThat(patience.waiting(offered(0), RED, BLUE, 10)).isZero();
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 11))
                .as("another offer")
                .isEqualTo(RED);
    }

    @Test
    void anAnswerEndsTheWaiting() {
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7)).isEqualTo(RED);
        assertThat(patience.waiting(offered(0), RED, BLUE, 8)).isZero();
        alarms.getFirst().run();
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 9))
                .as("an old alarm means nothing")
                .isEqualTo(RED);
    }

    @Test
    void nobodyWaitsForComputersOrWithoutAnOffer() {
        assertThat(patience.waiting(offered(BLUE), RED, YELLOW, 7)).isZero();
        assertThat(patience.waiting(offered(YELLOW), BLUE, YELLOW, 7))
                .as("red has offered, blue is asked")
                .isZero();
        assertThat(patience.waiting(Talk.NONE, RED, BLUE | YELLOW, 7)).isZero();
        assertThat(alarms).isEmpty();
    }

    @Test
    void anotherPastIsWaitedForAnew() {
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7)).isEqualTo(RED);
        alarms.getFirst().run();
        patience.forget();
        assertThat(patience.waiting(offered(BLUE), RED, BLUE, 7)).isEqualTo(RED);
    }
}
